import type { TicketDetail, TicketOnDay, TicketProduct, TicketSlot } from '@park/contract/ticket/product/schemas';
import type { SavedVisitor } from '@park/contract/ticket/visitor/schemas';
import type { WaitlistEntry } from '@park/contract/ticket/waitlist/schemas';

/** For tests, on Wednesday 18 November 2026 at 8 in the morning: one product and three entry times of Saturday. */
const PRODUCT: TicketProduct = {
  id: 'adult',
  kind: 'adult',
  name: 'Adult ticket',
  text: 'The museum, the valley and the fossil trail.',
  motif: 'valley',
  cover: null,
  price: 12_000,
  realName: true,
  lateRefundPercent: 50,
  includes: ['Museum'],
  rules: ['Enter within your time.'],
};

export const DETAIL: TicketDetail = {
  ...PRODUCT,
  ballots: [],
  concessions: [],
  days: [
    { day: '2026-11-18', remaining: 0, state: 'past', closedReason: null },
    { day: '2026-11-19', remaining: 0, state: 'closed', closedReason: 'Storm' },
    { day: '2026-11-20', remaining: 0, state: 'soldOut', closedReason: null },
    { day: '2026-11-21', remaining: 123, state: 'open', closedReason: null },
    { day: '2026-11-22', remaining: 3, state: 'few', closedReason: null },
  ],
};

export const ON_DAY: TicketOnDay = { ...PRODUCT, day: '2026-11-18', remaining: 120, state: 'open' };

const slot = (id: string, from: string, until: string, more: Partial<TicketSlot> = {}): TicketSlot => ({
  id,
  start: `2026-11-21T${from}:00+08:00`,
  end: `2026-11-21T${until}:00+08:00`,
  remaining: 120,
  state: 'open',
  closedReason: null,
  offered: 0,
  ...more,
});

export const SLOTS: TicketSlot[] = [
  slot('s1', '09:00', '12:00', { remaining: 0, state: 'soldOut' }),
  slot('s2', '12:00', '15:00'),
  slot('s3', '15:00', '17:30', { remaining: 3, state: 'few' }),
];

export const VISITORS: SavedVisitor[] = [
  { id: 'lin', name: 'Lin Yue', idKind: 'idCard', idNumber: '110***********1234' },
  { id: 'zhou', name: 'Zhou Shan', idKind: 'passport', idNumber: 'E1*****89' },
];

export const ENTRY: WaitlistEntry = {
  id: 'w1',
  status: 'waiting',
  ticket: { id: PRODUCT.id, name: PRODUCT.name, motif: PRODUCT.motif, cover: null },
  day: '2026-11-21',
  slot: { id: 's1', start: '2026-11-21T09:00:00+08:00', end: '2026-11-21T12:00:00+08:00' },
  quantity: 2,
  ahead: 3,
  offerUntil: null,
  createdAt: '2026-11-18T08:00:00+08:00',
};
