import type { Db } from '../../../db/db';
import { type ComplaintDesk, stripComplaints } from './complaint.service';

/** Days that words and phone stay after a complaint is over: long enough for the person to go on, and for a dispute about it. */
const KEEP_COMPLAINT_DAYS = 180;

/** What the clock does to complaints; safe to run twice, late and on several nodes at once. */
export function complaintJobs(db: Db, desk: ComplaintDesk) {
  return [
    { name: 'complaint-ask', cron: '*/5 * * * *', run: (now: number) => desk.askAll(now) },
    { name: 'complaint-send', cron: '* * * * *', run: (now: number) => desk.send(now) },
    { name: 'complaint-strip', cron: '50 19 * * *', run: (now: number) => stripComplaints(db, now, KEEP_COMPLAINT_DAYS) },
  ];
}
