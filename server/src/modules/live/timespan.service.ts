import type { TimespanSet, TimespansSet } from '@park/contract/live/adminSchemas';
import { parkDay } from '@park/contract/parkTime';
import type { Database, Db } from '../../db/db';
import { AppError } from '../../http/appError';
import type { StaffCallContext } from '../../http/callContext';
import { changedBy } from '../../http/changedBy';
import { throwIfViolated } from '../../http/violation';
import { recordAudit } from '../admin/audit.service';
import { checkTimespans } from './live.rules';
import type { TimespanRow } from './place.repo';
import { cancelByPark } from './reservation.repo';
import * as timespans from './timespan.repo';

interface Span {
  start: string;
  end: string;
}

interface SetInput {
  day?: string;
  version: number;
  timespans: Span[];
  reason?: string;
}

/** The park's usual timespans, and those of days that have their own. */
export interface TimespanSets {
  get(day: string | undefined): Promise<TimespanSet>;
  /**
   * Replaces a set. Timespans that stay keep their ids; reservations in one that goes are cancelled, each anchor told. The same save
   * again changes nothing.
   * @param input `version`: the one that was opened, also where a day showed the usual set
   * @throws AppError dayPast, timespanEndsEarly, timespansOverlap, timespansChanged (by whom, when)
   */
  set(input: SetInput, staff: StaffCallContext): Promise<TimespansSet>;
}

export function createTimespanSets(database: Database): TimespanSets {
  return {
    get: (day) => read(database.db, day ?? null),
    set: (input, staff) => database.transaction((tx) => set(tx, input, staff)),
  };
}

async function read(db: Db, day: string | null): Promise<TimespanSet> {
  const own = day !== null && (await timespans.hasOwnTimespans(db, day));
  // The version comes first: a change between the two is then told to the editor, and not overwritten.
  const { version } = await timespans.lastChange(db, own ? day : null);
  const rows = await timespans.listTimespanSet(db, own ? day : null);
  return {
    day,
    own,
    version,
    timespans: rows.map(({ id, startClock, endClock }) => ({ id, start: startClock, end: endClock })),
  };
}

async function set(
  tx: Db,
  { day: givenDay, version, timespans: spans, reason }: SetInput,
  { admin, now, req }: StaffCallContext,
): Promise<TimespansSet> {
  const day = givenDay ?? null;
  if (day !== null && day < parkDay(now)) throw new AppError('dayPast');
  throwIfViolated(checkTimespans(spans));
  await timespans.lockTimespans(tx);
  const opened = await read(tx, day);
  if (opened.version !== version) {
    // This very set is there already: the answer to an earlier save was lost, or somebody had the same thought.
    if (opened.own === (day !== null) && isSaved(opened.timespans, spans)) return { ...opened, cancelledReservations: 0 };
    throw new AppError('timespansChanged', changedBy(await timespans.lastChange(tx, opened.own ? day : null)));
  }
  await timespans.noteChange(tx, day, { updatedAt: now, updatedBy: admin?.userName ?? null });
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

function isSaved(saved: Span[], wanted: Span[]): boolean {
  return (
    saved.length === wanted.length &&
    saved.every(({ start, end }) => wanted.some((one) => one.start === start && one.end === end))
  );
}

function isSame(row: TimespanRow, span: Span): boolean {
  return row.startClock === span.start && row.endClock === span.end;
}
