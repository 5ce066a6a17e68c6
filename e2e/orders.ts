import type { OrderSummary } from '@park/contract/ticket/order/schemas';

const ORDER: OrderSummary = {
  id: 'order-0',
  number: 'TK261121-000000',
  status: 'used',
  ticket: { id: 'adult', kind: 'adult', name: 'Adult', motif: 'ammonite', cover: null, realName: true },
  day: '2026-11-21',
  slot: { id: 'morning', start: '2026-11-21T09:00:00+08:00', end: '2026-11-21T12:00:00+08:00' },
  quantity: 1,
  price: 8_000,
  amount: 8_000,
  createdAt: '2026-11-18T07:50:00+08:00',
  expiresAt: '2026-11-18T08:05:00+08:00',
  paidAt: '2026-11-18T07:52:00+08:00',
  closure: null,
  asCompanion: false,
};

/** What the server would answer somebody who has bought this often, all on one page; the nth is called `Ticket n`. */
export function longHistory(length: number) {
  const items = Array.from({ length }, (_, n) => ({
    ...ORDER,
    id: `order-${n}`,
    ticket: { ...ORDER.ticket, name: `Ticket ${n + 1}` },
  }));
  return {
    code: 200,
    type: 'success',
    message: '',
    extras: null,
    time: '2026-11-21T10:00:00+08:00',
    result: { page: 1, pageSize: length, total: length, totalPages: 1, items, hasPrevPage: false, hasNextPage: false },
  };
}
