import type { Order, OrderSummary, Ticket } from '@park/contract/ticket/order/schemas';

/** For tests: one order of two adult tickets for Saturday morning, paid. */
export const TICKET_A: Ticket = {
  id: 't1',
  number: '0123456789',
  status: 'valid',
  proofs: [],
  price: 8000,
  person: { name: 'Lin Yue', idKind: 'idCard', idNumber: '110***********1234' },
  usedAt: null,
  usedWhere: null,
  refundNow: 8000,
  refunded: null,
  isGiven: false,
  isShared: false,
};

export const TICKET_B: Ticket = {
  ...TICKET_A,
  id: 't2',
  number: '9876543210',
  person: { name: 'Zhou Shan', idKind: 'idCard', idNumber: '110***********5678' },
};

export const SUMMARY: OrderSummary = {
  id: 'o1',
  number: 'TK261121-7Q4K2M',
  status: 'paid',
  ticket: { id: 'adult', kind: 'adult', name: 'Adult', motif: 'ammonite', cover: null, realName: true },
  day: '2026-11-21',
  slot: { id: 's1', start: '2026-11-21T09:00:00+08:00', end: '2026-11-21T12:00:00+08:00' },
  quantity: 2,
  price: 8000,
  amount: 16_000,
  createdAt: '2026-11-18T07:50:00+08:00',
  expiresAt: '2026-11-18T08:05:00+08:00',
  paidAt: '2026-11-18T07:52:00+08:00',
  closure: null,
  asCompanion: false,
};

export const ORDER: Order = {
  ...SUMMARY,
  phone: '13800138000',
  lateRefundPercent: 50,
  freeRefundUntil: '2026-11-21T00:00:00+08:00',
  changesLeft: 2,
  canChange: true,
  refunded: 0,
  rules: ['Enter within your time.'],
  tickets: [TICKET_A, TICKET_B],
  addOns: [],
};
