import { addDays, parkDay } from '@park/contract/parkTime';
import { getTicket, getTickets } from '@park/contract/ticket/product/calls';
import { useCall } from '@/api/useCall';

interface Opening {
  isClosedToday: boolean;
  /** Why, in the park's words. */
  reason: string | null;
  /** The next day that is not closed; null: nobody knows. */
  next: string | null;
}

/**
 * What closures do to the opening hours. The park closes for everybody: where every product of today is closed, so is the park, and
 * the first product's calendar knows the other days.
 * @param isOver whether the hours of today are: then only the next day matters
 */
export function useOpening(now: number, isOver: boolean): Opening {
  const today = parkDay(now);
  const products = useCall(getTickets, { day: today }).data;
  const isClosedToday = !!products?.length && products.every(({ state }) => state === 'closed');
  const asks = isClosedToday || isOver;
  const first = products?.[0]?.id ?? '';
  const days = useCall(getTicket, { id: first }, { enabled: asks && first !== '' }).data?.days;
  const next = days?.find(({ day, state }) => day > today && state !== 'closed')?.day ?? null;
  return {
    isClosedToday,
    reason: days?.find(({ day }) => day === today)?.closedReason ?? null,
    next: days ? next : isClosedToday ? null : addDays(today, 1),
  };
}
