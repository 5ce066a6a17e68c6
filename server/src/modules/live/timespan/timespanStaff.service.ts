import type * as calls from '@park/contract/live/timespan/calls';
import type { schemas, TimespanSet } from '@park/contract/live/timespan/schemas';
import { parkDay } from '@park/contract/parkTime';
import type { Database, Db } from '../../../db/db';
import { AppError } from '../../../http/appError';
import { changedBy } from '../../../http/changedBy';
import type { Handlers } from '../../../http/mount';
import { throwIfViolated } from '../../../http/violation';
import { audit, type Doer } from '../../staff/audit.service';
import { checkTimespans } from '../live.rules';
import { cancelByPark } from '../reservation/reservation.repo';
import * as repo from './timespan.repo';

type Span = Pick<TimespanSet['timespans'][number], 'start' | 'end'>;

/** The park's usual timespans, and those of days that have their own. */
export function staffTimespans(database: Database) {
  return {
    getTimespans: ({ day }) => readSet(database.db, day ?? null),

    setTimespans: ({ day: givenDay, version, timespans: spans, reason }, ctx) =>
      database.transaction(async (tx) => {
        const day = givenDay ?? null;
        if (day !== null && day < parkDay(ctx.now)) throw new AppError('dayPast');
        throwIfViolated(checkTimespans(spans));
        await repo.lockTimespans(tx);
        const opened = await readSet(tx, day);
        if (opened.version !== version) {
          // This very set is there already: the answer to an earlier save was lost, or somebody had the same thought.
          if (opened.own === (day !== null) && isSaved(opened.timespans, spans)) return { ...opened, cancelledReservations: 0 };
          throw new AppError('timespansChanged', changedBy(await repo.lastChange(tx, opened.own ? day : null)));
        }
        const cancelledReservations = await writeSet(tx, day, spans, reason || null, ctx);
        return { ...(await readSet(tx, day)), cancelledReservations };
      }),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** Writes a set, under `lockTimespans`; whose timespan is gone is told so, with the reason. @returns how many reservations were cancelled */
export async function writeSet(tx: Db, day: string | null, spans: Span[], reason: string | null, by: Doer): Promise<number> {
  const { admin, now } = by;
  await repo.noteChange(tx, day, { updatedAt: now, updatedBy: admin?.userName ?? null });
  if (day !== null) await repo.insertDay(tx, day);

  const before = await repo.listTimespanSet(tx, day);
  const gone = before.filter((row) => !spans.some((span) => isSame(row, span))).map(({ id }) => id);
  await repo.retireTimespans(tx, gone, now);
  const fresh = spans.filter((span) => !before.some((row) => isSame(row, span)));
  await repo.insertTimespans(tx, day, fresh);
  if (day !== null) await repo.moveToOwnTimespans(tx, day);

  const stranded = day === null ? repo.inTimespans(gone, now) : repo.strandedOn(day, now);
  const cancelledReservations = await cancelByPark(tx, stranded, reason, now);
  const timespans = spans.map(({ start, end }) => ({ start, end }));
  await audit(tx, by, 'live.setTimespans', `timespans:${day ?? 'usual'}`, { timespans, cancelledReservations });
  return cancelledReservations;
}

/** The usual set, or what a day has. */
export async function readSet(db: Db, day: string | null): Promise<TimespanSet> {
  const own = day !== null && (await repo.hasOwnTimespans(db, day));
  // The version comes first: a change between the two is then told to the editor, and not overwritten.
  const { version } = await repo.lastChange(db, own ? day : null);
  const rows = await repo.listTimespanSet(db, own ? day : null);
  return {
    day,
    own,
    version,
    timespans: rows.map(({ id, startClock, endClock }) => ({ id, start: startClock, end: endClock })),
  };
}

function isSaved(saved: Span[], wanted: Span[]): boolean {
  return (
    saved.length === wanted.length &&
    saved.every(({ start, end }) => wanted.some((one) => one.start === start && one.end === end))
  );
}

function isSame(row: repo.TimespanRow, span: Span): boolean {
  return row.startClock === span.start && row.endClock === span.end;
}
