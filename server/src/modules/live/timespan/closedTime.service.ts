import { type DayTime, parkMoment } from '@park/contract/parkTime';
import type { Db } from '../../../db/db';
import type { Doer } from '../../staff/audit.service';
import { listReserved } from '../reservation/reservation.repo';
import { lockTimespans } from './timespan.repo';
import { readSet, writeSet } from './timespanStaff.service';

/** Live points at which somebody is still to stream in that time, with how many reservations. */
export function reservedIn(db: Db, { day, start, end }: DayTime, now: number) {
  return listReserved(db, { day, from: parkMoment(day, start), until: parkMoment(day, end) }, now);
}

/** Takes the timespans of those times off their days: reservations are cancelled with the reason, and there are no new ones. */
export async function closeTimespansIn(tx: Db, times: DayTime[], reason: string, by: Doer): Promise<void> {
  await lockTimespans(tx);
  for (const { day, start, end } of times) {
    const { timespans } = await readSet(tx, day);
    const stay = timespans.filter((span) => span.end <= start || span.start >= end);
    if (stay.length < timespans.length) await writeSet(tx, day, stay, reason, by);
  }
}
