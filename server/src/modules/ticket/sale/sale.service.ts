import type { Answer } from '../../../db/batches';
import { type Database, type Db, sqlState } from '../../../db/db';
import { errorOf } from '../../../http/violation';
import { notifyAll } from '../../message/message.service';
import type { OrderFacts } from '../order/orderReads.repo';
import { checkDay, type SlotKey, sameSlot, slotName } from '../slot.rules';
import { ensureDays, releaseStock } from '../stock.repo';
import { newOrder, type SaleRequest } from './newOrder';
import { type Asked, type LockedSlot, lockSale, readSale, type SaleRead, takeOffer, writeOrders } from './sale.repo';
import { decideOrders, keyOf, type OrderDecision, personOn, type SaleFacts, type SlotFacts } from './sale.rules';

/** The order that was made, or the id of the one that the same tap made before. */
export type SaleResult = { made: OrderFacts } | { orderId: string };

const UNIQUE_VIOLATION = '23505';
const LOCK_NOT_AVAILABLE = '55P03';
/** A clash is found anew by every reading of the facts, so more than a few in a row mean a mistake. */
const ATTEMPTS = 5;
/** So long orders of several slots wait for what one of them needs; then it is sold by itself, and waits as everybody does. */
const PATIENCE_MS = 300;

/** Writes down which orders are over, all of some slots and some of other slots, and gives their places back. */
export type Expire = (due: { slots: SlotKey[]; orderIds: string[] }, now: number) => Promise<unknown>;

/** What one transaction may ask for before it decides, each once, and what it leaves aside. */
interface Turn {
  mayExpire: boolean;
  mayMake: boolean;
  /** Take only what nobody else holds. */
  free: boolean;
}

type Outcome = { answers: Answer<SaleResult>[] } | { due: Parameters<Expire>[0] } | { missing: SlotKey[] };

/**
 * Answers every request, of whatever slots, in their order; each with the order, with the AppError against it, or with `alone` when
 * somebody else holds what it needs.
 */
export async function sell(database: Database, expire: Expire, requests: SaleRequest[]): Promise<Answer<SaleResult>[]> {
  const turn: Turn = { mayExpire: true, mayMake: true, free: false };
  const isShared = new Set(requests.map(({ slot }) => slotName(slot))).size > 1;
  for (let attempt = 1; ; attempt++) {
    try {
      const patience = isShared ? PATIENCE_MS : undefined;
      const outcome = await database.transaction((tx) => sellOnce(tx, requests, turn), patience);
      if ('answers' in outcome) return outcome.answers;
      if ('missing' in outcome) {
        await makeRows(database.db, outcome.missing);
        turn.mayMake = false;
      } else {
        await expire(outcome.due, latest(requests));
        turn.mayExpire = false;
      }
    } catch (error) {
      const state = sqlState(error);
      if (state === LOCK_NOT_AVAILABLE && isShared && !turn.free) turn.free = true;
      else if (state !== UNIQUE_VIOLATION || attempt >= ATTEMPTS) throw error;
      // Read anew, the one that clashed is told why. If they clash again, nobody waits for another's luck.
      else if (attempt > 1 && requests.length > 1) return sellEach(database, expire, requests);
    }
  }
}

async function sellEach(database: Database, expire: Expire, requests: SaleRequest[]): Promise<Answer<SaleResult>[]> {
  const answers: Answer<SaleResult>[] = [];
  for (const request of requests) {
    try {
      answers.push(...(await sell(database, expire, [request])));
    } catch (reason) {
      answers.push({ status: 'rejected', reason });
    }
  }
  return answers;
}

/** Each by itself, so that it holds nothing while another node makes the same. */
async function makeRows(db: Db, missing: SlotKey[]): Promise<void> {
  for (const { day, productId } of missing) await ensureDays(db, [day], productId);
}

const latest = (requests: SaleRequest[]) => Math.max(...requests.map(({ now }) => now));

/** Locks, one read of the facts, a pure decision, one write. */
async function sellOnce(tx: Db, requests: SaleRequest[], { mayExpire, mayMake, free }: Turn): Promise<Outcome> {
  const now = latest(requests);
  const slots = [...new Map(requests.map(({ slot }) => [slotName(slot), slot])).values()];
  // A day that is not sold gets no stock rows; repeated taps are still answered.
  const sold = slots.filter(({ day }) => !checkDay(day, now));
  const locks = await lockSale(
    tx,
    sold,
    requests.map(({ visitorId }) => visitorId),
    free,
  );
  const locked = new Map(locks.slots.map((slot) => [slotName(slot), slot]));
  if (mayMake && locks.missing.length > 0) return { missing: locks.missing };
  // What is not locked then is somebody else's just now; every other visitor and slot that is not is none.
  const held = new Set(free ? sold.map(slotName).filter((name) => !locked.has(name)) : []);
  const visitors = new Set(locks.visitors);
  const isFree = ({ slot, visitorId }: SaleRequest) => !free || (!held.has(slotName(slot)) && visitors.has(visitorId));
  const taken = requests.filter(isFree);
  const read = await readSale(tx, askedBy(taken, slots, locked), now);
  const facts = toFacts(slots, locked, read, mayExpire);
  const decisions = decideOrders(
    facts,
    taken.map(({ persons, ...request }) => ({
      ...request,
      persons: persons.map(({ idHash, plainName, birthday }) => ({ idHash, name: plainName, birthday })),
    })),
    now,
  );
  if (decisions.some(({ kind }) => kind === 'blockedByDue'))
    return { due: { slots: read.due, orderIds: read.persons.filter(({ due }) => due).map(({ orderId }) => orderId) } };
  const made = await write(tx, taken, decisions, { locked, read, now });
  const answers = new Map(taken.map((request, index) => [request, settle(decisions[index], index, made)]));
  return { answers: requests.map((request) => answers.get(request) ?? 'alone') };
}

function askedBy(requests: SaleRequest[], slots: SlotKey[], locked: Map<string, LockedSlot>): Asked {
  const wanted = sums(requests.map(({ slot, quantity }) => [slotName(slot), quantity]));
  const lacks = (slot: SlotKey) => {
    const row = locked.get(slotName(slot));
    return row !== undefined && (wanted.get(slotName(slot)) ?? 0) > row.stock - row.taken;
  };
  return {
    slots,
    short: slots.filter(lacks),
    visitorIds: requests.map(({ visitorId }) => visitorId),
    keys: requests.map(({ key }) => key),
    persons: requests.flatMap(({ persons, slot: { day } }) => persons.map(({ idHash }) => ({ hash: idHash, day }))),
  };
}

function toFacts(slots: SlotKey[], locked: Map<string, LockedSlot>, read: SaleRead, mayExpire: boolean): SaleFacts {
  const due = new Set(mayExpire ? read.due.map(slotName) : []);
  const factsOf = (slot: SlotKey): SlotFacts => {
    const row = locked.get(slotName(slot));
    const offers = read.offers.filter((offer) => sameSlot(offer, slot));
    return {
      product: read.products.find(({ id }) => id === slot.productId) ?? null,
      stock: row ? { left: row.stock - row.taken, closed: row.closed, endAt: row.endAt } : null,
      offers: new Map(offers.map((offer) => [offer.visitorId, offer])),
      due: due.has(slotName(slot)),
    };
  };
  const isDue = (person: SaleRead['persons'][number]) => mayExpire && person.due;
  const personsWho = (test: typeof isDue) => new Set(read.persons.filter(test).map(({ day, hash }) => personOn(day, hash)));
  return {
    slots: new Map(slots.map((slot) => [slotName(slot), factsOf(slot)])),
    fares: read.fares,
    ordered: new Map(read.ordered.map((order) => [keyOf(order), order])),
    unpaid: sums(read.unpaid.map(({ visitorId }) => [visitorId, 1])),
    persons: personsWho((person) => !isDue(person)),
    due: personsWho(isDue),
  };
}

function sums(parts: [string, number][]): Map<string, number> {
  const sum = new Map<string, number>();
  for (const [name, part] of parts) sum.set(name, (sum.get(name) ?? 0) + part);
  return sum;
}

interface Basis {
  locked: Map<string, LockedSlot>;
  read: SaleRead;
  now: number;
}

/** Writes what was accepted; by the request's place in the batch. */
async function write(
  tx: Db,
  requests: SaleRequest[],
  decisions: OrderDecision[],
  { locked, read, now }: Basis,
): Promise<Map<number, OrderFacts>> {
  const made = new Map<number, OrderFacts>();
  const offersUsed: { offerId: string; orderId: string }[] = [];
  const changes = new Map<string, { slot: SlotKey; places: number; unused: number }>();
  for (const [index, decision] of decisions.entries()) {
    const request = requests[index];
    if (decision.kind !== 'accepted' || !request) continue;
    const { slot, visitorId } = request;
    const row = locked.get(slotName(slot));
    const product = read.products.find(({ id }) => id === slot.productId);
    if (!row || !product) continue;
    const order = newOrder(request, row, product, now);
    const addOns = read.addOns.filter((addOn) => addOn.visitorId === visitorId && addOn.day === slot.day);
    made.set(index, { order, product, closure: null, addOns });
    if (decision.offerId) offersUsed.push({ offerId: decision.offerId, orderId: order.id });
    const change = changes.get(slotName(slot)) ?? { slot, places: 0, unused: 0 };
    change.places += decision.fromFree;
    change.unused += decision.unused;
    changes.set(slotName(slot), change);
  }
  if (made.size === 0) return made;
  const orders = [...made.values()];
  await writeOrders(
    tx,
    orders.map(({ order }) => order),
    [...changes.values()].filter(({ places }) => places > 0),
    now,
  );
  for (const { offerId, orderId } of offersUsed) await takeOffer(tx, offerId, orderId, now);
  for (const { slot, unused } of changes.values()) if (unused > 0) await releaseStock(tx, slot, unused, now);
  await tellPaid(tx, orders, now);
  return made;
}

/** What costs nothing is paid at once. */
async function tellPaid(tx: Db, orders: OrderFacts[], now: number): Promise<void> {
  const messages = orders
    .filter(({ order }) => order.status === 'paid')
    .map(({ order: { id, visitorId, number, startAt, endAt, quantity }, product }) => ({
      visitorId,
      kind: 'ticketPaid' as const,
      params: { ticket: product.name, number, start: startAt, end: endAt, quantity },
      subject: id,
    }));
  if (messages.length > 0) await notifyAll(tx, messages, now);
}

function settle(
  decision: OrderDecision | undefined,
  index: number,
  made: Map<number, OrderFacts>,
): PromiseSettledResult<SaleResult> {
  if (decision?.kind === 'ordered') return { status: 'fulfilled', value: { orderId: decision.orderId } };
  if (decision?.kind === 'refused') return { status: 'rejected', reason: errorOf(decision.violation) };
  const order = made.get(decision?.kind === 'sameAs' ? decision.index : index);
  if (!order) throw new Error('An order was accepted and not written.');
  return { status: 'fulfilled', value: { made: order } };
}
