import { PARK_HOURS } from '@park/contract/parkHours';
import { addDays, parkClock, parkDay } from '@park/contract/parkTime';
import { serverNow } from '@/api/serverNow';
import { saleDay } from './rules';

/**
 * The day to show: the wanted one while it is on sale, else today, or tomorrow once nobody is let in any more.
 * @param wanted by a link or a tap.
 */
export function useSaleDay(wanted?: string): string {
  const now = serverNow();
  const today = parkDay(now);
  return saleDay(wanted, now) || (parkClock(now) < PARK_HOURS.lastEntry ? today : addDays(today, 1));
}
