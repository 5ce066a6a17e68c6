import { addDays, parkDay } from '@park/contract/parkTime';
import { getTickets } from '@park/contract/ticket/product/calls';
import { serverNow } from '@/api/serverNow';
import { useCall } from '@/api/useCall';
import { bestState, saleDay } from './rules';

/**
 * The day to show: the wanted one while it is on sale, else today, or tomorrow once today's entry times are over.
 * @param wanted by a link or a tap.
 */
export function useSaleDay(wanted?: string): string {
  const now = serverNow();
  const chosen = saleDay(wanted, now);
  const today = useCall(getTickets, { day: parkDay(now) }, { enabled: !chosen }).data;
  const isOver = today !== undefined && bestState(today.map(({ state }) => state)) === 'past';
  return chosen || (isOver ? addDays(parkDay(now), 1) : parkDay(now));
}
