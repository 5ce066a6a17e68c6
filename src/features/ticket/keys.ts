import type { OrderGroup } from '@park/contract/ticket/order/schemas';

/**
 * Query keys of tickets. What everybody's buying changes hangs under `stock` (days of the list, a product's calendar, the slots of a day), what
 * belongs to a visitor under that visitor (`mine`), so a mutation can name what it made stale and nobody sees another one's.
 */
export const ticketKeys = {
  /** Everything that tells what is left. */
  stock: ['ticket', 'stock'] as const,
  products: (day: string) => ['ticket', 'stock', 'products', day] as const,
  /** What is left of one product: its calendar and the slots of its days. */
  product: (id: string) => ['ticket', 'stock', 'product', id] as const,
  calendar: (id: string) => ['ticket', 'stock', 'product', id, 'calendar'] as const,
  /** Slots of a day; of a visitor, because offers of the waiting list are told to whom they are made. */
  slots: (visitorId: string, id: string, day: string) => ['ticket', 'stock', 'product', id, 'slots', day, visitorId] as const,
  orders: (visitorId: string) => ['ticket', 'mine', visitorId, 'orders'] as const,
  ordersOf: (visitorId: string, group: OrderGroup) => ['ticket', 'mine', visitorId, 'orders', group] as const,
  order: (visitorId: string, id: string) => ['ticket', 'mine', visitorId, 'order', id] as const,
  waitlist: (visitorId: string) => ['ticket', 'mine', visitorId, 'waitlist'] as const,
  savedVisitors: (visitorId: string) => ['ticket', 'mine', visitorId, 'savedVisitors'] as const,
  code: (ticketId: string) => ['ticket', 'code', ticketId] as const,
};
