import { addDays, parkDay, parkMoment } from '@park/contract/parkTime';
import { newId } from '../db/newId';
import { lostFoundItem } from '../modules/lostFound/lostFound.tables';
import { LOST_FOUND_PHONE, lostFoundItems } from './lostFound';
import { type SeedDeps, seedOnce } from './seed';

const MINUTE_MS = 60_000;

/** Things that were lost and found. @returns whether it did */
export function seedLostFound(deps: SeedDeps): Promise<boolean> {
  const now = deps.clock();
  return seedOnce(deps, lostFoundItem, async (tx) => {
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
  });
}
