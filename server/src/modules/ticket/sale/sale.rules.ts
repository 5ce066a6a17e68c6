import type { TicketRules } from '@park/contract/park/rules';
import type { Claimant, Fare } from '@park/contract/ticket/concession';
import type { TicketKind } from '@park/contract/ticket/limits';
import { isSameRequest } from '../../../http/idempotencyKey';
import type { Violation } from '../../../http/violation';
import { checkDayLeft } from '../../capacity/parkDay.service';
import { checkFare } from '../product/fare.rules';
import { checkDay, type SlotKey, slotName, WIDEST } from '../slot.rules';

/**
 * What may be ordered (R-ticket-1, R-ticket-2). Pure: facts and a moment in, a decision out. Money is fen, moments are epoch
 * milliseconds, days are the park's.
 */
const MINUTE = 60_000;

/** Who asks for how much of what; persons only where they were named. */
export interface OrderRequest {
  slot: SlotKey;
  visitorId: string;
  /** The tap's own key, and what was asked for under it. */
  key: string;
  hash: string;
  quantity: number;
  /** What it is ordered together with: which basket, and the tickets of all of it. */
  basket?: { id: string; quantity: number };
  persons: readonly ({ idHash: string; name: string } & Claimant)[];
  /** Those of them who are under 14, by hash, unless their guardian agrees with this order. */
  children: readonly string[];
  /** As they were when it was asked for. */
  rules: TicketRules;
}

/** What is known of one product, day and slot. */
export interface SlotFacts {
  /** `price`: fen, of one that day and then */
  product: ({ onSale: boolean; realName: boolean; kind: TicketKind } & Omit<Fare, 'full'>) | null;
  /** What is on sale by age, at what it costs that day and then. */
  fares: readonly Fare[];
  /** Null when the product has no such slot on that day. */
  stock: { left: number; closed: boolean; inBallot: boolean; endAt: number } | null;
  /** What the waiting list offers each visitor; `persons`: who alone may come with it, null: anybody. */
  offers: ReadonlyMap<string, { id: string; quantity: number; persons: readonly string[] | null }>;
  /** Whether unpaid orders still hold places of it whose time is over. */
  due: boolean;
}

export interface SaleFacts {
  /** By `slotName`; of every slot that is asked for. */
  slots: ReadonlyMap<string, SlotFacts>;
  /** What is ordered already under keys of this batch, by `keyOf`. */
  ordered: ReadonlyMap<string, { orderId: string; hash: string }>;
  /** Orders of each visitor that wait for payment. */
  unpaid: ReadonlyMap<string, number>;
  /** Who has a ticket of which day, by `personOn`; `due`: only in unpaid orders whose time is over. */
  persons: ReadonlySet<string>;
  due: ReadonlySet<string>;
  /** Children whose guardian agreed before, by `childOf`. */
  consented: ReadonlySet<string>;
  /** Places left of the days that have a maximum; `due`: whether unpaid orders still hold some whose time is over. */
  days: ReadonlyMap<string, { left: number; due: boolean }>;
}

export type OrderDecision =
  | { kind: 'ordered'; orderId: string }
  /** The same tap arrived in this batch before, at this index. */
  | { kind: 'sameAs'; index: number }
  | { kind: 'refused'; violation: Violation }
  /** What it needs is held by orders whose time is over: expire those, then ask again. */
  | { kind: 'blockedByDue' }
  /** `fromFree`: places it takes beyond those of its offer; `unused`: places of the offer it leaves. */
  | { kind: 'accepted'; offerId: string | null; fromFree: number; unused: number };

export function keyOf({ visitorId, key }: Pick<OrderRequest, 'visitorId' | 'key'>): string {
  return `${visitorId} ${key}`;
}

export const personOn = (day: string, idHash: string): string => `${day} ${idHash}`;

export function childOf({ visitorId, idHash }: { visitorId: string; idHash: string }): string {
  return `${visitorId} ${idHash}`;
}

/** When an order has to be paid by: never later than its slot ends. */
export function payUntil(now: number, slotEnds: number, { payWithin }: Pick<TicketRules, 'payWithin'>): number {
  return Math.min(now + payWithin * MINUTE, slotEnds);
}

/**
 * Decides requests that are taken together, of whatever slots, in the order they arrived: each sees what the ones before it took. A
 * repeated tap gets the order it made whatever has changed since.
 */
export function decideOrders(facts: SaleFacts, requests: readonly OrderRequest[], now: number): OrderDecision[] {
  const sale = new Sale(facts, now);
  return requests.map((request, index) => sale.decide(request, index));
}

const UNKNOWN: SlotFacts = { product: null, fares: [], stock: null, offers: new Map(), due: false };

class Sale {
  readonly #facts: SaleFacts;
  readonly #now: number;
  readonly #keys = new Map<string, { index: number; hash: string }>();
  readonly #unpaid = new Map<string, number>();
  readonly #persons = new Set<string>();
  readonly #offersTaken = new Set<string>();
  /** Those that count as unpaid already. */
  readonly #baskets = new Set<string>();
  /** Places that this sale took of each slot, and of each day. */
  readonly #taken = new Map<string, number>();
  readonly #takenOfDay = new Map<string, number>();

  constructor(facts: SaleFacts, now: number) {
    this.#facts = facts;
    this.#now = now;
  }

  decide(request: OrderRequest, index: number): OrderDecision {
    const before = this.#facts.ordered.get(keyOf(request));
    if (before) return isSameRequest(before.hash, request.hash) ? { kind: 'ordered', orderId: before.orderId } : KEY_REUSED;
    const twin = this.#keys.get(keyOf(request));
    if (twin) return twin.hash === request.hash ? { kind: 'sameAs', index: twin.index } : KEY_REUSED;
    const slot = this.#facts.slots.get(slotName(request.slot)) ?? UNKNOWN;
    // What was offered or won can be ordered whatever the park has chosen since.
    const offer = offerOf(slot, request);
    const isOffered = offer && !this.#offersTaken.has(offer.id) && offer.quantity >= request.quantity;
    const rules = isOffered ? WIDEST : request.rules;
    const violation =
      checkQuantity(request.basket?.quantity ?? request.quantity, rules) ??
      checkDay(request.slot.day, rules, this.#now) ??
      checkSlot(slot, this.#now) ??
      checkVisitors(request, slot.product?.realName ?? false) ??
      (slot.product && checkFare(slot.product, slot.fares, request.persons, request.slot.day)) ??
      this.#limits(request, rules);
    if (violation) return { kind: 'refused', violation };
    if (personsOf(request).some((person) => this.#facts.due.has(person))) return { kind: 'blockedByDue' };
    return this.#take(request, slot, index);
  }

  #limits({ visitorId, children, basket }: OrderRequest, rules: Pick<TicketRules, 'unpaidOrders'>): Violation | null {
    if (!(basket && this.#baskets.has(basket.id)) && this.#unpaidOf(visitorId) >= rules.unpaidOrders)
      return { error: 'tooManyUnpaidOrders', params: { limit: rules.unpaidOrders } };
    // Asked last: who is refused anyway is not asked for a guardian.
    const isAgreed = children.every((idHash) => this.#facts.consented.has(childOf({ visitorId, idHash })));
    return isAgreed ? null : { error: 'guardianConsentMissing' };
  }

  #unpaidOf(visitorId: string): number {
    return (this.#facts.unpaid.get(visitorId) ?? 0) + (this.#unpaid.get(visitorId) ?? 0);
  }

  /** A basket is one payment, so it counts once. */
  #countUnpaid({ visitorId, basket }: OrderRequest): void {
    if (basket && this.#baskets.has(basket.id)) return;
    if (basket) this.#baskets.add(basket.id);
    this.#unpaid.set(visitorId, (this.#unpaid.get(visitorId) ?? 0) + 1);
  }

  #hasTicket(person: string): boolean {
    return this.#persons.has(person) || this.#facts.persons.has(person);
  }

  #take(request: OrderRequest, slot: SlotFacts, index: number): OrderDecision {
    const { quantity, hash } = request;
    const name = slotName(request.slot);
    const found = offerOf(slot, request);
    const offer = found && !this.#offersTaken.has(found.id) ? found : null;
    const offered = offer?.quantity ?? 0;
    const fromFree = Math.max(quantity - offered, 0);
    const isNamed = (idHash: string) => offer?.persons?.includes(idHash) ?? true;
    if (!request.persons.every(({ idHash }) => isNamed(idHash)))
      return { kind: 'refused', violation: { error: 'ballotPersonsOther' } };
    // What was offered before the ballot is still theirs.
    if (fromFree > 0 && slot.stock?.inBallot) return { kind: 'refused', violation: { error: 'ticketInBallot' } };
    const taken = this.#taken.get(name) ?? 0;
    const free = (slot.stock?.left ?? 0) - taken;
    if (fromFree > free) {
      if (slot.due) return { kind: 'blockedByDue' };
      const left = free + offered;
      return { kind: 'refused', violation: left > 0 ? { error: 'ticketsLeft', params: { left } } : { error: 'ticketSoldOut' } };
    }
    const { day } = request.slot;
    const ofDay = slot.product?.kind === 'addOn' ? undefined : this.#facts.days.get(day);
    const takenOfDay = this.#takenOfDay.get(day) ?? 0;
    const full = ofDay && fromFree > 0 && checkDayLeft(ofDay.left - takenOfDay, fromFree);
    if (full) return ofDay.due ? { kind: 'blockedByDue' } : { kind: 'refused', violation: full };
    // Last: it tells of others, and an order that cannot be would ask for nothing.
    const has = request.persons.find(({ idHash }) => this.#hasTicket(personOn(day, idHash)));
    if (has) return { kind: 'refused', violation: { error: 'visitorHasTicket', params: { name: has.name } } };
    this.#taken.set(name, taken + fromFree);
    if (ofDay) this.#takenOfDay.set(day, takenOfDay + fromFree);
    this.#keys.set(keyOf(request), { index, hash });
    // What costs nothing never waits for payment.
    if (slot.product?.price !== 0) this.#countUnpaid(request);
    for (const person of personsOf(request)) this.#persons.add(person);
    if (offer) this.#offersTaken.add(offer.id);
    return { kind: 'accepted', offerId: offer?.id ?? null, fromFree, unused: Math.max(offered - quantity, 0) };
  }
}

/** A basket takes no offers: one line's would lift the limits of the others. */
const offerOf = ({ offers }: SlotFacts, { visitorId, basket }: OrderRequest) => (basket ? undefined : offers.get(visitorId));

const personsOf = ({ slot, persons }: OrderRequest): string[] => persons.map(({ idHash }) => personOn(slot.day, idHash));

const KEY_REUSED: OrderDecision = { kind: 'refused', violation: { error: 'idempotencyKeyReused' } };

function checkSlot({ product, stock }: SlotFacts, now: number): Violation | null {
  if (!product) return { error: 'ticketNotFound' };
  if (!product.onSale) return { error: 'ticketNotOnSale' };
  if (!stock) return { error: 'ticketSlotNotFound' };
  if (stock.endAt <= now) return { error: 'ticketSlotPast' };
  return stock.closed ? { error: 'ticketSlotClosed' } : null;
}

/** Whether so many may be ordered at once. */
export function checkQuantity(quantity: number, { perOrder }: Pick<TicketRules, 'perOrder'>): Violation | null {
  return quantity > perOrder ? { error: 'ticketsPerOrder', params: { limit: perOrder } } : null;
}

/** Whether exactly the persons are named that the product asks for. */
export function checkVisitors(
  { quantity, persons }: Pick<OrderRequest, 'quantity' | 'persons'>,
  realName: boolean,
): Violation | null {
  if (!realName) return persons.length > 0 ? { error: 'visitorsNotAsked' } : null;
  if (persons.length !== quantity) return { error: 'visitorsMissing' };
  return new Set(persons.map(({ idHash }) => idHash)).size < persons.length ? { error: 'visitorTwice' } : null;
}
