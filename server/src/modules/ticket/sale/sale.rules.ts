import { TICKET } from '@park/contract/ticket/limits';
import { isSameRequest } from '../../../http/idempotencyKey';
import type { Violation } from '../../../http/violation';
import { checkFare, type Fare } from '../product/fare.rules';
import { checkDay } from '../slot.rules';

/**
 * What may be ordered (R-ticket-1, R-ticket-2). Pure: facts and a moment in, a decision out. Money is fen, moments are epoch
 * milliseconds, days are the park's.
 */
const MINUTE = 60_000;

/** Who asks for how much; persons only where they were named. */
export interface OrderRequest {
  visitorId: string;
  /** The tap's own key, and what was asked for under it. */
  key: string;
  hash: string;
  quantity: number;
  persons: readonly { idHash: string; name: string; birthday: string | null }[];
}

export interface SaleFacts {
  day: string;
  /** `price`: fen */
  product: ({ onSale: boolean; realName: boolean } & Fare) | null;
  fares: readonly Fare[];
  /** Null when the product has no such slot on that day. */
  slot: { left: number; closed: boolean; endAt: number } | null;
  /** What is ordered already under keys of this batch, by `keyOf`. */
  ordered: ReadonlyMap<string, { orderId: string; hash: string }>;
  /** Orders of each visitor that wait for payment. */
  unpaid: ReadonlyMap<string, number>;
  /** Hashes of persons who have a ticket that day. */
  persons: ReadonlySet<string>;
  /** What the waiting list offers each visitor in this slot. */
  offers: ReadonlyMap<string, { id: string; quantity: number }>;
  /** What unpaid orders still hold whose time is over: whether places of this slot, and which persons on that day. */
  due: { places: boolean; persons: ReadonlySet<string> };
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

/** When an order has to be paid by: in a quarter of an hour, and never later than its slot ends. */
export function payUntil(now: number, slotEnds: number): number {
  return Math.min(now + TICKET.payWithin * MINUTE, slotEnds);
}

/**
 * Decides requests for one product, day and slot that are taken together, in the order they arrived: each sees what the
 * ones before it took. A repeated tap gets the order it made whatever has changed since.
 */
export function decideOrders(facts: SaleFacts, requests: readonly OrderRequest[], now: number): OrderDecision[] {
  const sale = new Sale(facts, now);
  return requests.map((request, index) => sale.decide(request, index));
}

class Sale {
  readonly #facts: SaleFacts;
  readonly #forAll: Violation | null;
  readonly #keys = new Map<string, { index: number; hash: string }>();
  readonly #unpaid = new Map<string, number>();
  readonly #persons = new Set<string>();
  readonly #offersTaken = new Set<string>();
  #left: number;

  constructor(facts: SaleFacts, now: number) {
    this.#facts = facts;
    this.#forAll = checkDay(facts.day, now) ?? checkSlot(facts, now);
    this.#left = facts.slot?.left ?? 0;
  }

  decide(request: OrderRequest, index: number): OrderDecision {
    const before = this.#facts.ordered.get(keyOf(request));
    if (before) return isSameRequest(before.hash, request.hash) ? { kind: 'ordered', orderId: before.orderId } : KEY_REUSED;
    const twin = this.#keys.get(keyOf(request));
    if (twin) return twin.hash === request.hash ? { kind: 'sameAs', index: twin.index } : KEY_REUSED;
    const violation =
      this.#forAll ??
      checkVisitors(request, this.#facts.product?.realName ?? false) ??
      this.#fare(request) ??
      this.#limits(request);
    if (violation) return { kind: 'refused', violation };
    if (request.persons.some(({ idHash }) => this.#facts.due.persons.has(idHash))) return { kind: 'blockedByDue' };
    return this.#take(request, index);
  }

  #limits({ visitorId, persons }: OrderRequest): Violation | null {
    const has = persons.find(({ idHash }) => this.#persons.has(idHash) || this.#facts.persons.has(idHash));
    if (has) return { error: 'visitorHasTicket', params: { name: has.name } };
    return this.#unpaidOf(visitorId) >= TICKET.unpaidOrders ? { error: 'tooManyUnpaidOrders' } : null;
  }

  #fare({ persons }: OrderRequest): Violation | null {
    const { product, fares, day } = this.#facts;
    return product && checkFare(product, fares, persons, day);
  }

  #unpaidOf(visitorId: string): number {
    return (this.#facts.unpaid.get(visitorId) ?? 0) + (this.#unpaid.get(visitorId) ?? 0);
  }

  #take(request: OrderRequest, index: number): OrderDecision {
    const { visitorId, quantity, hash, persons } = request;
    const found = this.#facts.offers.get(visitorId);
    const offer = found && !this.#offersTaken.has(found.id) ? found : null;
    const offered = offer?.quantity ?? 0;
    const fromFree = Math.max(quantity - offered, 0);
    if (fromFree > this.#left) {
      if (this.#facts.due.places) return { kind: 'blockedByDue' };
      const left = this.#left + offered;
      return { kind: 'refused', violation: left > 0 ? { error: 'ticketsLeft', params: { left } } : { error: 'ticketSoldOut' } };
    }
    this.#left -= fromFree;
    this.#keys.set(keyOf(request), { index, hash });
    // What costs nothing never waits for payment.
    if (this.#facts.product?.price !== 0) this.#unpaid.set(visitorId, (this.#unpaid.get(visitorId) ?? 0) + 1);
    for (const { idHash } of persons) this.#persons.add(idHash);
    if (offer) this.#offersTaken.add(offer.id);
    return { kind: 'accepted', offerId: offer?.id ?? null, fromFree, unused: Math.max(offered - quantity, 0) };
  }
}

const KEY_REUSED: OrderDecision = { kind: 'refused', violation: { error: 'idempotencyKeyReused' } };

function checkSlot({ product, slot }: SaleFacts, now: number): Violation | null {
  if (!product) return { error: 'ticketNotFound' };
  if (!product.onSale) return { error: 'ticketNotOnSale' };
  if (!slot) return { error: 'ticketSlotNotFound' };
  if (slot.endAt <= now) return { error: 'ticketSlotPast' };
  return slot.closed ? { error: 'ticketSlotClosed' } : null;
}

/** Whether exactly the persons are named that the product asks for. */
function checkVisitors({ quantity, persons }: OrderRequest, realName: boolean): Violation | null {
  if (!realName) return persons.length > 0 ? { error: 'visitorsNotAsked' } : null;
  if (persons.length !== quantity) return { error: 'visitorsMissing' };
  return new Set(persons.map(({ idHash }) => idHash)).size < persons.length ? { error: 'visitorTwice' } : null;
}
