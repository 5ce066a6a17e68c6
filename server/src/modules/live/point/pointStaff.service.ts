import { isDeepStrictEqual } from 'node:util';
import type * as calls from '@park/contract/live/point/calls';
import type { AdminPoint, schemas } from '@park/contract/live/point/schemas';
import { toParkIso } from '@park/contract/parkTime';
import type { Database } from '../../../db/db';
import { AppError, required } from '../../../http/appError';
import type { Handlers } from '../../../http/mount';
import { requireParkPictures } from '../../file/parkPictures.service';
import { audit } from '../../staff/audit.service';
import { saveVersioned } from '../../staff/saveVersioned.service';
import { toPoint } from '../live.view';
import { atPoint, cancelByPark } from '../reservation/reservation.repo';
import * as repo from './point.repo';

/** What staff write of live points, and whether they are open. */
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

    savePoint: ({ id, version, ...contents }, ctx) =>
      database.transaction(async (tx) =>
        toAdminPoint(
          await saveVersioned(tx, ctx, {
            version,
            contents,
            lock: () => repo.lockPoint(tx, id),
            check: () => requireParkPictures(tx, { coverId: contents.coverId }),
            async write(next, before) {
              await repo.updatePoint(tx, id, next);
              return before && { ...before, ...next };
            },
            errors: { missing: 'pointNotFound', changed: 'pointChanged' },
            audit: { action: 'live.savePoint', subject: `point:${id}` },
          }),
        ),
      ),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

function toAdminPoint({
  id,
  version,
  name,
  text,
  facilities,
  motif,
  coverId,
  updatedAt,
  updatedBy,
}: repo.PointRow): AdminPoint {
  return { id, version, name, text, facilities, motif, coverId, updatedAt: toParkIso(updatedAt), updatedBy };
}
