import { nextEntryDay } from '@park/contract/park/hours';
import { parkDay } from '@park/contract/parkTime';
import { serverNow } from '@/api/serverNow';
import { useParkHours, useRules } from '@/api/usePark';
import { saleDay, saleDays } from './rules';

/**
 * The day to show: the wanted one while it is on sale, else the first on which somebody is still let in.
 * @param wanted by a link or a tap.
 */
export function useSaleDay(wanted?: string): string {
  const now = serverNow();
  const hours = useParkHours();
  const days = saleDays(now, useRules().ticket);
  // A day beyond those on sale is shown as little as one that is closed: then today says that nothing is to be had.
  return saleDay(wanted, days) || saleDay(nextEntryDay(hours, now) ?? '', days) || parkDay(now);
}
