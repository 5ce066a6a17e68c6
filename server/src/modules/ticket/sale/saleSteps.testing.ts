import assert from 'node:assert/strict';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import { addDays } from '@park/contract/parkTime';
import type { AddOrderIn } from '@park/contract/ticket/sale/schemas';
import fc from 'fast-check';
import { ADULT, FREE, MORNING, NAMED, NOON, person, TODAY, TOMORROW } from '../salePark.testing';

/** A small park, so that random steps meet: so many places of each product in each slot. */
export const PLACES = 4;
export const GUESTS = 3;
const PERSONS = 5;
export const PRODUCTS = [ADULT, NAMED, FREE];
export const SLOTS = [
  { day: TODAY, slotId: NOON },
  { day: TOMORROW, slotId: MORNING },
  { day: TOMORROW, slotId: NOON },
  { day: addDays(TODAY, 2), slotId: MORNING },
];

/** Guests, products and slots are counted round, so that every number means one; orders too, from the newest. */
export type Step =
  | { do: 'order'; guest: number; product: number; slot: number; quantity: number; person: number; taps: number }
  | { do: 'basket'; guest: number; slot: number; quantities: number[]; person: number; taps: number }
  | { do: 'orderAgain'; order: number }
  | { do: 'takeOffer'; entry: number }
  | { do: 'pay'; order: number; fenShort: number; where: 'h5' | 'mini' }
  | { do: 'cancel'; order: number }
  | { do: 'refund'; order: number; tickets: number[] | null }
  | { do: 'refundByPark'; order: number }
  | { do: 'refundPart'; order: number; fen: number; taps: number }
  | { do: 'change'; order: number; slot: number }
  | { do: 'close'; slot: number; wholeDay: boolean; product: number | null }
  | { do: 'reopen'; closure: number }
  | { do: 'answer'; order: number; move: boolean; slot: number }
  | { do: 'join'; guest: number; product: number; slot: number; quantity: number }
  | { do: 'leave'; entry: number }
  | { do: 'enter'; order: number; ticket: number }
  | { do: 'undo'; scan: number }
  | { do: 'exit'; order: number; ticket: number }
  | { do: 'approve'; daily: number }
  | { do: 'group'; slot: number; people: number }
  | { do: 'erase'; guest: number }
  | { do: 'jobs' }
  | { do: 'wait'; minutes: number }
  | { do: 'wechat'; refunds: 'atOnce' | 'slow' | 'down' };

// Most of it is one guest's, and most want the same, so that limits are met and it is soon sold out.
const guest = fc.constantFrom(0, 0, 0, 1, 1, 2);
const product = fc.constantFrom(0, 0, 0, 1, 1, 2);
const slot = fc.constantFrom(1, 1, 1, 1, 2, 3, 0);
const anySlot = fc.nat(SLOTS.length - 1);
const anOrder = fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 4, 5, 6);
const quantity = fc.constantFrom(1, 1, 1, 2, 2, 3, 4, DEFAULT_RULES.ticket.perOrder);
/** A step by its name, and what it says beside it. */
function step<Name extends Step['do'], Fields extends object>(
  name: Name,
  fields: { [Key in keyof Fields]: fc.Arbitrary<Fields[Key]> },
) {
  return fc.record({ do: fc.constant(name), ...fields }, { noNullPrototype: true }) as unknown as fc.Arbitrary<Step>;
}

const tickets = fc.option(fc.array(fc.nat(DEFAULT_RULES.ticket.perOrder - 1), { minLength: 1, maxLength: 2 }));
/** Of each product. */
const quantities = fc.array(fc.constantFrom(0, 1, 1, 2), { minLength: PRODUCTS.length, maxLength: PRODUCTS.length });
const fenShort = fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 0, 0, 1);
const taps = fc.integer({ min: 1, max: 3 });

/** What anybody does to orders; safe to do at once. */
export const deed: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: step('order', { guest, product, slot, quantity, person: fc.nat(PERSONS - 1), taps }) },
  { weight: 4, arbitrary: step('basket', { guest, slot, quantities, person: fc.nat(PERSONS - 1), taps }) },
  { weight: 1, arbitrary: step('orderAgain', { order: anOrder }) },
  { weight: 1, arbitrary: step('takeOffer', { entry: fc.nat(3) }) },
  { weight: 6, arbitrary: step('pay', { order: anOrder, fenShort, where: fc.constantFrom('h5', 'mini') }) },
  { weight: 2, arbitrary: step('cancel', { order: anOrder }) },
  { weight: 3, arbitrary: step('refund', { order: anOrder, tickets }) },
  { weight: 1, arbitrary: step('refundByPark', { order: anOrder }) },
  { weight: 2, arbitrary: step('refundPart', { order: anOrder, fen: fc.constantFrom(1, 99, 2_500, 5_000, 10_000), taps }) },
  { weight: 3, arbitrary: step('change', { order: anOrder, slot: anySlot }) },
  { weight: 1, arbitrary: step('close', { slot, wholeDay: fc.boolean(), product: fc.option(product, { freq: 2 }) }) },
  { weight: 1, arbitrary: step('reopen', { closure: fc.nat(3) }) },
  { weight: 2, arbitrary: step('answer', { order: anOrder, move: fc.boolean(), slot: anySlot }) },
  { weight: 3, arbitrary: step('join', { guest, product, slot, quantity }) },
  { weight: 1, arbitrary: step('leave', { entry: fc.nat(5) }) },
  { weight: 3, arbitrary: step('enter', { order: anOrder, ticket: fc.nat(DEFAULT_RULES.ticket.perOrder - 1) }) },
  { weight: 2, arbitrary: step('undo', { scan: fc.nat(3) }) },
  { weight: 2, arbitrary: step('exit', { order: anOrder, ticket: fc.nat(DEFAULT_RULES.ticket.perOrder - 1) }) },
  { weight: 2, arbitrary: step('approve', { daily: fc.constantFrom(1, 4, 6, 8, 12, 40) }) },
  { weight: 1, arbitrary: step('group', { slot, people: fc.constantFrom(0, 1, 2, 5) }) },
  { weight: 1, arbitrary: step('erase', { guest }) },
  { weight: 2, arbitrary: step('jobs', {}) },
);

/** What changes for everybody: the hour, and how WeChat's refunds are doing. */
export const turn: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: step('wait', { minutes: fc.constantFrom(1, 10, 15, 31, 31, 240, 1440) }) },
  { weight: 1, arbitrary: step('wechat', { refunds: fc.constantFrom('atOnce', 'slow', 'down') }) },
);

/** Counted round. */
export function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length];
  assert.ok(item !== undefined);
  return item;
}

/** With names where the product asks for them, from the first of these persons on. */
export function withPersons<Line extends Partial<AddOrderIn>>(line: Line, first: number): Line {
  const visitors = Array.from({ length: line.quantity ?? 0 }, (_, index) => person((first + index) % PERSONS));
  return line.ticketId === NAMED ? { ...line, visitors } : line;
}
