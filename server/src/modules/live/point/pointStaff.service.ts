import { isDeepStrictEqual } from 'node:util';
import { MAX_POINTS } from '@park/contract/live/limits';
import type * as calls from '@park/contract/live/point/calls';
import type { AdminPlatform, AdminPoint, schemas } from '@park/contract/live/point/schemas';
import { parkClock, toParkIso } from '@park/contract/parkTime';
import type { Database, Db } from '../../../db/db';
import { aloneWith } from '../../../db/tableRows';
import { AppError, required } from '../../../http/appError';
import type { Handlers } from '../../../http/mount';
import { dayAndClock } from '../../../i18n/parkWords';
import { requireParkPictures } from '../../file/parkPictures.service';
import { requireInPark } from '../../map/inPark.service';
import { audit } from '../../staff/audit.service';
import { saveVersioned } from '../../staff/saveVersioned.service';
import { livePlatform } from '../live.tables';
import { toPoint } from '../live.view';
import { atPoint, cancelByPark } from '../reservation/reservation.repo';
import * as repo from './point.repo';

/** What staff write of live points, where those are, how many they hold, and whether they are open. */
export function staffPoints(database: Database) {
  return {
    setPointOpen: ({ id, open, reason }, ctx) =>
      database.transaction(async (tx) => {
        const { lang, now } = ctx;
        if (!open && !reason) throw new AppError('reasonRequired');
        const point = required(await repo.lockPoint(tx, id), 'pointNotFound');
        // What staff type is in one language; readers of the others are shown it as it is.
        const closedReason = open || !reason ? null : { [lang]: reason };
        await repo.updatePoint(tx, id, { open, closedReason });
        const cancelledReservations = open ? 0 : await cancelByPark(tx, atPoint(id, now), reason ?? null, now);
        const isChanged = point.open !== open || !isDeepStrictEqual(point.closedReason, closedReason);
        if (isChanged || cancelledReservations > 0)
          await audit(tx, ctx, open ? 'live.openPoint' : 'live.closePoint', `point:${id}`, { cancelledReservations });
        return { point: toPoint({ ...point, open, closedReason }, lang), cancelledReservations };
      }),

    getAdminPoints: async () => (await repo.listAllPoints(database.db)).map(toAdminPoint),

    getAdminPoint: async ({ id }) => toAdminPoint(required(await repo.findPoint(database.db, id), 'pointNotFound')),

    savePoint: ({ id, version, order, ...input }, ctx) =>
      database.transaction(async (tx) => {
        const contents = { ...input, position: order };
        const row = await saveVersioned(tx, ctx, {
          version,
          contents,
          // Bookings of it are over before it is locked and wait after, so what is counted under the lock stays so.
          lock: () => repo.lockPoint(tx, id),
          async check(before) {
            await requireParkPictures(tx, { coverId: contents.coverId });
            if (!before && (await repo.lockPointCount(tx)) >= MAX_POINTS) throw new AppError('pointsFull', { max: MAX_POINTS });
            const isHere = before?.latitude === contents.latitude && before.longitude === contents.longitude;
            if (!isHere) await requireInPark(tx, [contents]);
            if (before && contents.capacity < before.capacity) await requireCapacity(tx, id, contents.capacity, ctx.now);
          },
          async write(next, before) {
            if (!before) return repo.insertPoint(tx, { ...next, id });
            await repo.updatePoint(tx, id, next);
            return { ...before, ...next };
          },
          errors: { missing: 'pointNotFound', changed: 'pointChanged' },
          audit: { action: 'live.savePoint', subject: `point:${id}` },
        });
        return toAdminPoint(row);
      }),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** @throws AppError pointCapacityBooked when more places than that are taken in a timespan to come */
async function requireCapacity(tx: Db, id: string, capacity: number, now: number): Promise<void> {
  const fullest = await repo.fullestTimespan(tx, id, now);
  if (!fullest || fullest.taken <= capacity) return;
  const { start, end, taken } = fullest;
  throw new AppError('pointCapacityBooked', { when: `${dayAndClock(start)}–${parkClock(end)}`, taken });
}

function toAdminPoint(row: repo.PointRow): AdminPoint {
  return { ...row, order: row.position, updatedAt: toParkIso(row.updatedAt) };
}

/** The services whose links hosts give. */
export function staffPlatforms(database: Database) {
  const alone = aloneWith(database, livePlatform);
  return {
    getAdminPlatforms: () => platformsOf(database.db),

    savePlatforms: ({ platforms, seen }, ctx) =>
      alone(async (tx) => {
        const before = await platformsOf(tx);
        // The answer to the same save may have been lost.
        if (isDeepStrictEqual(before, platforms)) return before;
        if (!isDeepStrictEqual(before, seen)) throw new AppError('platformsChanged');
        await repo.setPlatforms(tx, platforms, ctx.now);
        await audit(tx, ctx, 'live.savePlatforms', 'livePlatform:all', { before, platforms });
        return platformsOf(tx);
      }),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

const platformsOf = async (db: Db): Promise<AdminPlatform[]> =>
  (await repo.listPlatforms(db)).map(({ id, name, hosts }) => ({ id, name, hosts }));
