import { getTicketStock } from '@park/contract/ticket/product/calls';
import { serverNow } from '@/api/serverNow';
import { useCall } from '@/api/useCall';
import { soonest, useNow } from '@/ui/useNow';

/** The slots of a product's day, with what is offered to this visitor, and the time (epoch ms), anew when one of them ends. */
export function useTicketStock(id: string, day: string) {
  const query = useCall(getTicketStock, { id, day }, { enabled: day !== '', isPersonal: true });
  const slots = query.data ?? [];
  const now = useNow(
    (at) =>
      soonest(
        slots.map(({ end }) => end),
        at,
      ),
    serverNow,
  );
  return { query, slots, now };
}
