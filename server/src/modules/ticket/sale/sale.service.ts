import { randomInt } from 'node:crypto';
import { parkDay } from '@park/contract/parkTime';
import { type Database, type Db, sqlState } from '../../../db/db';
import { hashAs } from '../../../db/encryptedColumn';
import { newId } from '../../../db/newId';
import { errorOf } from '../../../http/violation';
import { dayNumber, randomLetters } from '../../../randomLetters';
import { notifyAll } from '../../message/message.service';
import type { OrderRow } from '../order/order.repo';
import type { OrderFacts } from '../order/orderReads.repo';
import { checkDay, type SlotKey } from '../slot.rules';
import { releaseStock } from '../stock.repo';
import type { EncryptedPerson } from '../visitor/person.service';
import { type LockedSlot, lockSale, offersOf, readSale, type SaleRead, takeOffer, writeOrders } from './sale.repo';
import { decideOrders, keyOf, type OrderDecision, payUntil, type SaleFacts } from './sale.rules';

/** One tap on "order". */
export interface SaleRequest {
  visitorId: string;
  key: string;
  hash: string;
  quantity: number;
  phone: string;
  /** As kept, and each person's name and birthday in clear. */
  persons: (EncryptedPerson & { plainName: string; birthday: string | null })[];
  /** Epoch milliseconds. */
  now: number;
}

/** The order that was made, or the id of the one that the same tap made before. */
export type SaleResult = { made: OrderFacts } | { orderId: string };

const UNIQUE_VIOLATION = '23505';
/** A clash is found anew by every reading of the facts, so more than a few in a row mean a mistake. */
const ATTEMPTS = 5;

/** Writes down which orders are over, all of a slot and some of other slots, and gives their places back. */
type Expire = (slot: SlotKey, orderIds: string[], now: number) => Promise<unknown>;

/** Answers every request of one product, day and slot, in their order; each with the order or with the AppError against it. */
export async function sell(
  database: Database,
  expire: Expire,
  slot: SlotKey,
  requests: SaleRequest[],
): Promise<PromiseSettledResult<SaleResult>[]> {
  let mayExpire = true;
  for (let attempt = 1; ; attempt++) {
    try {
      const outcome = await database.transaction((tx) => sellOnce(tx, slot, requests, mayExpire));
      if ('results' in outcome) return outcome.results;
      await expire(slot, outcome.due, latest(requests));
      mayExpire = false;
    } catch (error) {
      if (sqlState(error) !== UNIQUE_VIOLATION || attempt === ATTEMPTS) throw error;
      // Read anew, the one that clashed is told why. If they clash again, nobody waits for another's luck.
      if (attempt > 1 && requests.length > 1) return sellEach(database, expire, slot, requests);
    }
  }
}

async function sellEach(database: Database, expire: Expire, slot: SlotKey, requests: SaleRequest[]) {
  const results: PromiseSettledResult<SaleResult>[] = [];
  for (const request of requests) {
    try {
      results.push(...(await sell(database, expire, slot, [request])));
    } catch (reason) {
      results.push({ status: 'rejected', reason });
    }
  }
  return results;
}

const latest = (requests: SaleRequest[]) => Math.max(...requests.map(({ now }) => now));

/** Locks, one read of the facts, a pure decision, one write. */
async function sellOnce(
  tx: Db,
  slot: SlotKey,
  requests: SaleRequest[],
  mayExpire: boolean,
): Promise<{ results: PromiseSettledResult<SaleResult>[] } | { due: string[] }> {
  const now = latest(requests);
  const visitorIds = requests.map((request) => request.visitorId);
  // A day that is not sold gets no stock rows; repeated taps are still answered.
  const locked = checkDay(slot.day, now) ? undefined : await lockSale(tx, slot, visitorIds);
  const asked = {
    visitorIds,
    keys: requests.map(({ key }) => key),
    persons: requests.flatMap(({ persons }) => persons.map(({ idHash }) => idHash)),
    short: locked !== undefined && requests.reduce((sum, { quantity }) => sum + quantity, 0) > locked.stock - locked.taken,
  };
  const read = await readSale(tx, slot, asked, now);
  const offers = read.offers ? await offersOf(tx, visitorIds, slot) : [];
  const facts = toFacts(slot, locked, read, offers, mayExpire);
  const decisions = decideOrders(
    facts,
    requests.map(({ persons, ...request }) => ({
      ...request,
      persons: persons.map(({ idHash, plainName, birthday }) => ({ idHash, name: plainName, birthday })),
    })),
    now,
  );
  if (decisions.some(({ kind }) => kind === 'blockedByDue'))
    return { due: read.persons.filter(({ due }) => due).map(({ orderId }) => orderId) };
  const made = await write(tx, slot, requests, decisions, { locked, read, now });
  return { results: decisions.map((decision, index) => settle(decision, index, made)) };
}

function toFacts(
  { day }: SlotKey,
  locked: LockedSlot | undefined,
  read: SaleRead,
  offers: { id: string; visitorId: string; quantity: number }[],
  mayExpire: boolean,
): SaleFacts {
  const due = mayExpire ? read.persons.filter((person) => person.due) : [];
  const has = mayExpire ? read.persons.filter((person) => !person.due) : read.persons;
  return {
    day,
    product: read.product,
    fares: read.fares,
    slot: locked ? { left: locked.stock - locked.taken, closed: locked.closed, endAt: locked.endAt } : null,
    ordered: new Map(read.ordered.map((order) => [keyOf(order), order])),
    unpaid: counted(read.unpaid.map(({ visitorId }) => visitorId)),
    persons: new Set(has.map(({ hash }) => hash)),
    offers: new Map(offers.map((offer) => [offer.visitorId, offer])),
    due: { places: mayExpire && read.due, persons: new Set(due.map(({ hash }) => hash)) },
  };
}

function counted(ids: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

interface Basis {
  locked: LockedSlot | undefined;
  read: SaleRead;
  now: number;
}

/** Writes what was accepted; by the request's place in the batch. */
async function write(
  tx: Db,
  slot: SlotKey,
  requests: SaleRequest[],
  decisions: OrderDecision[],
  { locked, read, now }: Basis,
): Promise<Map<number, OrderFacts>> {
  const { product } = read;
  const made = new Map<number, OrderFacts>();
  const offersUsed: { offerId: string; orderId: string }[] = [];
  let [fromFree, unused] = [0, 0];
  for (const [index, decision] of decisions.entries()) {
    const request = requests[index];
    if (decision.kind !== 'accepted' || !request || !product || !locked) continue;
    const order = newOrder(slot, request, locked, product, now);
    const addOns = read.addOns.filter(({ visitorId }) => visitorId === request.visitorId);
    made.set(index, { order, product, closure: null, addOns });
    if (decision.offerId) offersUsed.push({ offerId: decision.offerId, orderId: order.id });
    fromFree += decision.fromFree;
    unused += decision.unused;
  }
  const [first, ...others] = [...made.values()].map(({ order }) => order);
  if (!first || !product) return made;
  await writeOrders(tx, [first, ...others], fromFree);
  for (const { offerId, orderId } of offersUsed) await takeOffer(tx, offerId, orderId, now);
  if (unused > 0) await releaseStock(tx, slot, unused, now);
  // What costs nothing is paid at once.
  if (first.status === 'paid') await tellPaid(tx, [first, ...others], product.name, now);
  return made;
}

function newOrder(
  slot: SlotKey,
  { visitorId, key, hash, quantity, phone, persons }: SaleRequest,
  { startAt, endAt }: LockedSlot,
  { price, lateRefundPercent }: NonNullable<SaleRead['product']>,
  now: number,
): OrderRow {
  const id = newId();
  const free = price === 0;
  const tickets = Array.from({ length: quantity }, (_, position) => {
    const person = persons[position];
    return {
      id: newId(),
      number: ticketNumber(),
      orderId: id,
      position,
      visitorId,
      ...slot,
      price,
      status: free ? ('valid' as const) : ('held' as const),
      personName: person?.name ?? null,
      personIdKind: person?.idKind ?? null,
      personIdNumber: person?.idNumber ?? null,
      personIdMasked: person?.idMasked ?? null,
      personHash: person?.idHash ?? null,
      usedAt: null,
      usedWhere: null,
      device: null,
      refundAmount: null,
      refundNo: null,
      holderId: null,
      shareHash: null,
    };
  });
  return {
    id,
    number: orderNumber(now),
    visitorId,
    idempotencyKey: key,
    requestHash: hash,
    ...slot,
    startAt,
    endAt,
    quantity,
    price,
    amount: price * quantity,
    lateRefundPercent,
    phone,
    phoneHash: hashAs('order phone', phone),
    status: free ? 'paid' : 'pending',
    changes: 0,
    closureId: null,
    closureAnswer: null,
    createdAt: now,
    expiresAt: payUntil(now, endAt),
    paidAt: free ? now : null,
    endedAt: null,
    tickets,
  };
}

function tellPaid(tx: Db, orders: OrderRow[], ticket: OrderFacts['product']['name'], now: number): Promise<void> {
  const messages = orders.map(({ id, visitorId, number, startAt, endAt, quantity }) => ({
    visitorId,
    kind: 'ticketPaid' as const,
    params: { ticket, number, start: startAt, end: endAt, quantity },
    subject: id,
  }));
  return notifyAll(tx, messages, now);
}

function settle(decision: OrderDecision, index: number, made: Map<number, OrderFacts>): PromiseSettledResult<SaleResult> {
  if (decision.kind === 'ordered') return { status: 'fulfilled', value: { orderId: decision.orderId } };
  if (decision.kind === 'refused') return { status: 'rejected', reason: errorOf(decision.violation) };
  const order = made.get(decision.kind === 'sameAs' ? decision.index : index);
  if (!order) throw new Error('An order was accepted and not written.');
  return { status: 'fulfilled', value: { made: order } };
}

/** A number that visitor and staff read out to each other, e.g. `TK261121-7Q4K2M`; `now` is when it is ordered (epoch ms). */
const orderNumber = (now: number): string => dayNumber('TK', parkDay(now), randomLetters(6));

/** Ten random digits. */
export function ticketNumber(): string {
  return String(randomInt(10_000_000_000)).padStart(10, '0');
}
