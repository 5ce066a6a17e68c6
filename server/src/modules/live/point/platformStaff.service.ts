import { isDeepStrictEqual } from 'node:util';
import type * as calls from '@park/contract/live/point/calls';
import type { AdminPlatform, schemas } from '@park/contract/live/point/schemas';
import type { Database, Db } from '../../../db/db';
import { AppError } from '../../../http/appError';
import type { Handlers } from '../../../http/mount';
import { audit } from '../../staff/audit.service';
import { listPlatforms, lockPlatforms, setPlatforms } from './point.repo';

/** The services whose links hosts give. */
export function staffPlatforms(database: Database) {
  return {
    getAdminPlatforms: () => list(database.db),

    savePlatforms: ({ platforms, seen }, ctx) =>
      database.transaction(async (tx) => {
        await lockPlatforms(tx);
        const before = await list(tx);
        // The answer to the same save may have been lost.
        if (isDeepStrictEqual(before, platforms)) return before;
        if (!isDeepStrictEqual(before, seen)) throw new AppError('platformsChanged');
        await setPlatforms(tx, platforms, ctx.now);
        await audit(tx, ctx, 'live.savePlatforms', 'livePlatform:all', { before, platforms });
        return list(tx);
      }),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

const list = async (db: Db): Promise<AdminPlatform[]> =>
  (await listPlatforms(db)).map(({ id, name, hosts }) => ({ id, name, hosts }));
