import type { TimespanSet, TimespansSet } from '@park/contract/live/adminSchemas';
import { parkDay } from '@park/contract/parkTime';
import type { Database, Db } from '../../db/db';
import { AppError } from '../../http/appError';
import type { StaffAsker } from '../../http/asker';
import { refuse } from '../../http/refuse';
import { recordAudit } from '../admin/audit.service';
import { decideTimespans } from './live.rules';
import type { TimespanRow } from './place.repo';
import { cancelByPark } from './reservation.repo';
import * as timespans from './timespan.repo';

interface Span {
  start: string;
  end: string;
}

/** The park's usual timespans, and those of days that have their own. */
export interface TimespanSets {
  get(day: string | undefined): Promise<TimespanSet>;
  /**
   * Replaces a set. Timespans that stay keep their ids; reservations in one that goes are cancelled, each anchor told.
   * @throws AppError dayPast, timespanEndsEarly, timespansOverlap
   */
  set(input: { day?: string; timespans: Span[]; reason?: string }, staff: StaffAsker): Promise<TimespansSet>;
}

export function createTimespanSets(database: Database): TimespanSets {
  return {
    get: (day) => read(database.db, day ?? null),
    set: (input, staff) => database.transaction((tx) => set(tx, input, staff)),
  };
}

async function read(db: Db, day: string | null): Promise<TimespanSet> {
  const own = day !== null && (await timespans.hasOwnTimespans(db, day));
  const rows = await timespans.listTimespanSet(db, own ? day : null);
  return { day, own, timespans: rows.map(({ id, startClock, endClock }) => ({ id, start: startClock, end: endClock })) };
}

async function set(
  tx: Db,
  { day: givenDay, timespans: spans, reason }: { day?: string; timespans: Span[]; reason?: string },
  { admin, now, req }: StaffAsker,
): Promise<TimespansSet> {
  const day = givenDay ?? null;
  if (day !== null && day < parkDay(now)) throw new AppError('dayPast');
  refuse(decideTimespans(spans));
  await timespans.lockTimespans(tx);
  if (day !== null) await timespans.insertDay(tx, day);

  const before = await timespans.listTimespanSet(tx, day);
  const gone = before.filter((row) => !spans.some((span) => isSame(row, span))).map(({ id }) => id);
  await timespans.retireTimespans(tx, gone, now);
  await timespans.insertTimespans(
    tx,
    day,
    spans.filter((span) => !before.some((row) => isSame(row, span))),
  );
  if (day !== null) await timespans.moveToOwnTimespans(tx, day);

  const stranded = day === null ? timespans.inTimespans(gone, now) : timespans.strandedOn(day, now);
  const cancelledReservations = await cancelByPark(tx, stranded, reason || null, now);
  await recordAudit(tx, {
    admin,
    action: 'live.setTimespans',
    subject: `timespans:${day ?? 'usual'}`,
    details: { timespans: spans, cancelledReservations },
    requestId: req.id,
    now,
  });
  return { ...(await read(tx, day)), cancelledReservations };
}

function isSame(row: TimespanRow, span: Span): boolean {
  return row.startClock === span.start && row.endClock === span.end;
}
