import { parkDay, parkMoment } from '@park/contract/parkTime';
import type { OrderRow } from '../order/order.repo';
import { worthOf } from '../order/refund.rules';

/** The moment at which the park's day of a moment begins. */
export const startOfDay = (now: number): number => parkMoment(parkDay(now), '00:00');

/** What is valid of the tickets that are wanted, at all that is left of its price; until their time is over, unless the park closed it. */
export function refundable({ tickets, endAt, closureId }: OrderRow, ids: string[] | undefined, now: number) {
  if (endAt <= now && closureId === null) return [];
  return tickets
    .filter(({ id, status }) => status === 'valid' && (ids?.includes(id) ?? true))
    .map((ticket) => ({ ticket, amount: worthOf(ticket) }));
}

export function sumOf<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + amount(item), 0);
}
