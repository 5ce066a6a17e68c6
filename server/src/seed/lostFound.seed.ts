import { addDays, parkDay, parkMoment } from '@park/contract/parkTime';
import { sql } from 'drizzle-orm';
import { SANDBOX_H5 } from '../config';
import { newId } from '../db/newId';
import { lostFoundItem } from '../modules/lostFound/lostFound.tables';
import { LOST_FOUND_PHONE, lostFoundItems } from './lostFound';
import { SEED_LOCK, type SeedDeps } from './seed';

const MINUTE_MS = 60_000;

/** Things that were lost and found, where the sandbox stands in for WeChat and none ever was. @returns whether it did */
export function seedLostFound({ database, wechat, clock }: SeedDeps): Promise<boolean> {
  if (wechat.appId('h5') !== SANDBOX_H5.appId) return Promise.resolve(false);
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if ((await tx.$count(lostFoundItem)) > 0) return false;
    const now = clock();
    await tx.insert(lostFoundItem).values(
      lostFoundItems.map(({ daysAgo, ...item }, index) => {
        const day = addDays(parkDay(now), -daysAgo);
        // Told in the evening of its day, or just now; the first in the list is the newest.
        const toldAt = Math.min(parkMoment(day, '18:00'), now) - index * MINUTE_MS;
        return {
          ...item,
          id: newId(),
          day,
          contact: LOST_FOUND_PHONE,
          createdAt: toldAt - MINUTE_MS,
          publishedAt: toldAt,
          closedAt: item.state === 'returned' ? Math.min(parkMoment(addDays(day, 1), '10:00'), now) : null,
        };
      }),
    );
    return true;
  });
}
