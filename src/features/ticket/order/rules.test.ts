import { groupNumber } from '@park/contract/groupNumber';
import type { Order, Ticket } from '@park/contract/ticket/order/schemas';
import { order as en } from '@/i18n/messages/en/order';
import { order as es } from '@/i18n/messages/es/order';
import { order as fr } from '@/i18n/messages/fr/order';
import { order as hans } from '@/i18n/messages/zh-Hans/order';
import { order as hant } from '@/i18n/messages/zh-Hant/order';
import { ORDER, TICKET_A } from '../testOrders';
import {
  asOne,
  CONFIRM_WAITS,
  closureWaits,
  firstToShow,
  gathered,
  groupsOf,
  heldTickets,
  isAtGate,
  lineNames,
  linesOf,
  nextChange,
  orderOffer,
  orderWords,
  refundReason,
  refundTotal,
  statusNow,
} from './rules';

const at = (clock: string) => Date.parse(`2026-11-21T${clock}+08:00`);
const before = Date.parse('2026-11-20T12:00:00+08:00');
const ticket = (changes: Partial<Ticket>): Ticket => ({ ...TICKET_A, ...changes });
const order = (changes: Partial<Order>): Order => ({ ...ORDER, ...changes });
const pending = order({ status: 'pending', expiresAt: '2026-11-20T12:15:00+08:00', tickets: [ticket({ status: 'held' })] });
const closure = { reason: 'Storm', answer: null, answerUntil: '2026-11-28T00:00:00+08:00' };

describe('what was ordered together', () => {
  const adults = order({ id: 'o1', basketId: 'o1', refunded: 100 });
  const child = order({
    id: 'o2',
    basketId: 'o1',
    quantity: 1,
    amount: 3_000,
    tickets: [ticket({ id: 't3' })],
    rules: ['Run.'],
  });

  it('is one order with one sum and all tickets, one after another', () => {
    const one = asOne([adults, child]);
    expect(one).toMatchObject({ status: 'paid', quantity: 3, amount: 19_000, refunded: 100 });
    expect(one.tickets.map(({ id }) => id)).toEqual(['t1', 't2', 't3']);
    expect(one.rules).toEqual(['Enter within your time.', 'Run.']);
    expect(linesOf(one)).toEqual([adults, child]);
    expect(asOne([child])).toBe(child);
    expect(linesOf(child)).toEqual([child]);
    expect(lineNames(en, [adults, child])).toEqual([2, 1].map((n) => en.addOn({ name: 'Adult', n })));
    expect(lineNames(en, [child])).toEqual(['Adult']);
  });

  it.each([
    ['pending', 'pending', 'pending'],
    ['paid', 'refunded', 'paid'],
    ['paid', 'used', 'partlyUsed'],
    ['used', 'refunding', 'refunding'],
    ['refunded', 'used', 'used'],
    ['cancelled', 'cancelled', 'cancelled'],
  ] as const)('and is, %s and %s, %s', (a, b, together) => {
    expect(asOne([order({ status: a }), order({ status: b })]).status).toBe(together);
  });

  it('enters by one code as long as it is for one time, and none of it is closed', () => {
    const names = (lines: Order[]) => groupsOf(lines, before).map((group) => linesOf(group).map(({ id }) => id));
    expect(names([adults, child])).toEqual([['o1', 'o2']]);
    const moved = { ...child, slot: { ...child.slot, start: '2026-11-21T12:00:00+08:00' } };
    expect(names([adults, moved])).toEqual([['o1'], ['o2']]);
    expect(names([adults, { ...child, closure }])).toEqual([['o1'], ['o2']]);
  });

  it('stands once in a list, where the first of it stood', () => {
    const other = order({ id: 'x' });
    expect(gathered([{ ...child, price: 3_000 }, adults, other])).toEqual([
      { id: 'o1', lines: [adults, { ...child, price: 3_000 }] },
      { id: 'x', lines: [other] },
    ]);
  });
});

describe('a pending order', () => {
  const end = Date.parse(pending.expiresAt);

  it('can be paid and cancelled until its last moment, and is expired from then on', () => {
    expect(orderOffer(pending, end - 1)).toMatchObject({ status: 'pending', canPay: true, canCancel: true });
    expect(orderOffer(pending, end)).toMatchObject({ status: 'expired', canPay: false, canCancel: false });
  });

  it('is looked at again at that moment, and then no more', () => {
    expect(nextChange(pending, before)).toBe(end);
    expect(nextChange(pending, end)).toBeNull();
  });

  it('leaves every other status as it is', () => {
    expect(statusNow(order({ status: 'paid', expiresAt: '2000-01-01T00:00:00+08:00' }), before)).toBe('paid');
  });
});

describe('a paid order', () => {
  it('offers what the server says it can give back and change, until midnight', () => {
    const midnight = Date.parse(ORDER.freeRefundUntil);
    expect(orderOffer(ORDER, midnight - 1)).toMatchObject({ canRefund: true, canChange: true, mustAnswer: false });
    expect(orderOffer(ORDER, midnight)).toMatchObject({ canChange: false });
  });

  it('offers no refund of what cannot be given back', () => {
    const used = order({ tickets: [ticket({ status: 'used', refundNow: null })] });
    expect(orderOffer(used, before).canRefund).toBe(false);
    expect(orderOffer(order({ tickets: [ticket({ price: 0, refundNow: 0 })] }), before).canRefund).toBe(true);
  });

  it('is asked for again when the rule of giving back changes', () => {
    expect(nextChange(ORDER, before)).toBe(Date.parse(ORDER.freeRefundUntil));
    expect(nextChange(ORDER, at('08:00:00'))).toBe(Date.parse(ORDER.slot.end));
    expect(nextChange(ORDER, at('13:00:00'))).toBeNull();
  });

  it('waits for an answer when the park closed its slot, and then neither refunds nor changes by the usual way', () => {
    const closed = order({ closure });
    expect(orderOffer(closed, before)).toMatchObject({ mustAnswer: true, canRefund: false, canChange: false });
    expect(closureWaits(order({ closure: { ...closure, answer: 'move' } }), before)).toBe(false);
    expect(closureWaits(closed, Date.parse(closure.answerUntil))).toBe(false);
    expect(closureWaits(order({ closure, status: 'refunding' }), before)).toBe(false);
  });
});

describe('what is said of an order', () => {
  const words = orderWords(en, ORDER);
  const ofFree = orderWords(en, order({ amount: 0, price: 0 }));
  const textsOf = ({ status, over, ticket, facts, terms, refund, closure }: typeof en) => [
    status.refunded,
    over.refunded,
    ticket.stamp.refunded,
    facts.paid,
    terms.free({ day: 'Friday' }),
    terms.lateAll,
    ...[refund.action, refund.title, refund.not, refund.done, refund.why.nothing],
    ...[
      closure.until({ day: 'Friday' }),
      closure.refundAll,
      closure.refundTitle,
      closure.refundText({ amount: '¥0' }),
      closure.refundDone,
    ],
  ];

  it('speaks of money where some was paid, and of cancelling where none was', () => {
    expect(words).toBe(en);
    expect(textsOf(ofFree).filter((one) => /refund|pay|paid|money|¥/i.test(one))).toEqual([]);
    expect(ofFree.status.used).toBe(en.status.used);
    expect(ofFree.closure.move).toBe(en.closure.move);
  });

  it.each(Object.entries({ 'zh-Hans': hans, 'zh-Hant': hant, es, fr }))('does so in %s', (_, pack) => {
    const money = /退款|付|票款|费|費|¥|reembols|devol|dinero|pag|rembours|argent|pay|rendre/i;
    expect(textsOf(orderWords(pack, order({ amount: 0 }))).filter((one) => money.test(one))).toEqual([]);
  });
});

describe('what comes back', () => {
  it('has its reason', () => {
    expect(refundReason(ORDER, TICKET_A, before)).toBe('free');
    expect(refundReason(ORDER, TICKET_A, at('09:00:00'))).toBe('late');
    expect(refundReason(order({ closure }), TICKET_A, at('09:00:00'))).toBe('closed');
    expect(refundReason(ORDER, { price: 0 }, before)).toBe('nothing');
  });

  it('is summed over the tickets chosen', () => {
    expect(refundTotal([ticket({ refundNow: 4000 }), ticket({ refundNow: null }), ticket({ refundNow: 1 })])).toBe(4001);
  });
});

describe('what is shown', () => {
  it('groups a number in fours', () => {
    expect(groupNumber('0123456789')).toBe('0123 4567 89');
    expect(groupNumber('01234567')).toBe('0123 4567');
  });

  it('begins with the ticket that still lets the reader in', () => {
    expect(
      firstToShow([
        { status: 'used', isGiven: false },
        { status: 'valid', isGiven: true },
        { status: 'valid', isGiven: false },
      ]),
    ).toBe(2);
    expect(firstToShow([{ status: 'used', isGiven: false }])).toBe(0);
  });

  it('shows no ticket that was never paid', () => {
    const all = order({
      tickets: [ticket({ status: 'released' }), ticket({ status: 'held' }), ticket({ status: 'refunded' })],
    });
    expect(heldTickets(all).map(({ status }) => status)).toEqual(['refunded']);
  });

  it('knows when somebody may be at the gate', () => {
    expect(['07:59:59', '08:00:00', '11:59:59', '12:00:00'].map((clock) => isAtGate(ORDER, at(clock)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('when to ask', () => {
  it('asks for a payment for a minute, ever more slowly', () => {
    expect(CONFIRM_WAITS.reduce((sum, wait) => sum + wait, 0)).toBe(60_000);
    expect([...CONFIRM_WAITS].sort((one, other) => one - other)).toEqual(CONFIRM_WAITS);
  });
});
