import { GUARDIAN_VERSION } from '@park/contract/ticket/guardian/limits';
import type { GuardianYes } from '@park/contract/ticket/guardian/schemas';
import type { Answer, Turn as BatchTurn } from '../../../db/batches';
import { type Database, type Db, type Send, sqlState } from '../../../db/db';
import { CHECK_VIOLATION, UNIQUE_VIOLATION } from '../../../db/sqlState';
import { AppError } from '../../../http/appError';
import { errorOf, type Violation } from '../../../http/violation';
import { lockDays } from '../../capacity/parkDay.service';
import { notifyAll } from '../../message/message.service';
import { childrenOf, isCurrent } from '../guardian/consent.service';
import { insertConsents, listConsented, type NamedChild } from '../guardian/guardian.repo';
import type { OrderFacts } from '../order/orderReads.repo';
import { pricedOn } from '../product/price.rules';
import { checkDay, type SlotKey, slotName, WIDEST } from '../slot.rules';
import { ensureDays, releaseStock } from '../stock.repo';
import { takeOffer } from '../waitlist/waitlist.repo';
import { newOrder, type SaleRequest } from './newOrder';
import { type LockedSlot, lockSale, readSale, type SaleRead, type SlotOrders, writeOrders } from './sale.repo';
import { childOf, decideOrders, type OrderDecision, payUntil, personOn } from './sale.rules';
import { daysOf, queryOf, toFacts } from './saleFacts';

/** The order that was made, or the id of the one that the same tap made before. */
export type SaleResult = { made: OrderFacts } | { orderId: string };

/** A clash is found anew by every reading of the facts, so more than a few in a row mean a mistake. */
const ATTEMPTS = 5;
/** Rows that are missing are made, and orders that are over are ended: each once. */
const MAX_PREPARATIONS = 2;
/** So long orders that go together wait for what one of them needs; then each slot is sold by itself, and waits as everybody does. */
const LOCK_TIMEOUT_MS = 300;

/** Writes down which orders are over, all of some slots and some of other slots, and gives their places back. */
export type Expire = (due: { slots: SlotKey[]; orderIds: string[] }, now: number) => Promise<unknown>;

/** How requests are answered that no queue put together. */
type Alone = BatchTurn & {
  /** All of them or none: why one is refused is thrown. */
  isWhole?: boolean;
};

interface Turn extends Alone {
  /** Whether it may ask for something before it decides. */
  mayPrepare: boolean;
  /** Lock the days, too, before what is left of them is read. */
  locksDays: boolean;
}

type Outcome = { answers: Answer<SaleResult>[] } | { due: Parameters<Expire>[0] } | { missing: SlotKey[] };

/** Waits for its locks as long as a person does. */
const BY_ITSELF: Alone = { alone: true, goOn: () => undefined };

/** Makes all of the orders or none. @throws AppError why the first one cannot be @throws a lock timeout */
export async function sellWhole(database: Database, expire: Expire, requests: SaleRequest[]): Promise<SaleResult[]> {
  const answers = await sell(database, expire, requests, { ...BY_ITSELF, isWhole: true });
  return answers.flatMap((answer) => {
    if (answer === 'alone') return [];
    if (answer.status === 'rejected') throw answer.reason;
    return [answer.value];
  });
}

/**
 * Answers every request, of whatever slots, in their order; each with the order, with the AppError against it, or with `alone` when
 * somebody else holds its visitor.
 * @throws a lock timeout when somebody else holds a slot or a day
 */
export async function sell(
  database: Database,
  expire: Expire,
  requests: SaleRequest[],
  batch: Alone = BY_ITSELF,
): Promise<Answer<SaleResult>[]> {
  const lockMs = batch.alone ? undefined : LOCK_TIMEOUT_MS;
  let preparations = 0;
  let clashes = 0;
  let locksDays = false;
  for (let attempt = 1; ; attempt++) {
    try {
      const turn = { ...batch, mayPrepare: preparations < MAX_PREPARATIONS, locksDays };
      const outcome = await database.transaction((tx, send) => sellOnce(tx, send, requests, turn), lockMs);
      if ('answers' in outcome) return outcome.answers;
      preparations += 1;
      if ('missing' in outcome) await makeRows(database.db, outcome.missing);
      else await expire(outcome.due, latest(requests));
    } catch (error) {
      const state = sqlState(error);
      if ((state !== UNIQUE_VIOLATION && state !== CHECK_VIOLATION) || attempt >= ATTEMPTS) throw error;
      // Read anew, the one that clashed is told why. If they clash again, nobody waits for another's luck.
      clashes += 1;
      if (clashes > 1 && requests.length > 1 && !batch.isWhole) return sellEach(database, expire, requests);
      // Another node took the day's last places after they were read: a day is locked by the write alone, which goes with the commit.
      if (state === CHECK_VIOLATION) locksDays = true;
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

/** Locks, one read of the facts, a pure decision, one write. The read is sent with the locks, and the write with the commit. */
async function sellOnce(
  tx: Db,
  send: Send,
  requests: SaleRequest[],
  { alone, isWhole, mayPrepare, locksDays, goOn }: Turn,
): Promise<Outcome> {
  const now = latest(requests);
  const slots = [...new Map(requests.map(({ slot }) => [slotName(slot), slot])).values()];
  // A day that is not sold gets no stock rows; repeated taps are still answered, and what was offered of it is still taken.
  const sold = new Set(requests.flatMap(({ slot, rules }) => (checkDay(slot.day, rules, now) ? [] : [slotName(slot)])));
  const near = slots.filter(({ day }) => !checkDay(day, WIDEST, now));
  const visitorIds = requests.map(({ visitorId }) => visitorId);
  const children = requests.flatMap(unagreedOf);
  const locking = lockSale(tx, near, visitorIds, { skipHeldVisitors: !alone });
  if (locksDays) {
    // The read must not be on its way before the days are locked.
    await locking;
    await lockDays(tx, daysOf(near));
  }
  const [locks, read, consented] = await Promise.all([
    locking,
    readSale(tx, queryOf(requests, slots, visitorIds), now),
    children.length > 0 ? listConsented(tx, children, GUARDIAN_VERSION) : [],
  ]);
  const locked = new Map(locks.slots.map((slot) => [slotName(slot), slot]));
  const missing = locks.missing.filter((slot) => sold.has(slotName(slot)));
  if (mayPrepare && missing.length > 0) return { missing };
  const visitors = new Set(locks.visitors);
  const taken = requests.filter(({ visitorId }) => visitors.has(visitorId));
  const facts = { ...toFacts(slots, locked, read, mayPrepare), consented: new Set(consented.map(childOf)) };
  const decisions = decideOrders(
    facts,
    taken.map(({ persons, ...request }) => ({
      ...request,
      persons: persons.map(({ idHash, plainName, birthday, area }) => ({ idHash, name: plainName, birthday, area })),
      children: unagreedOf({ ...request, persons }).map(({ idHash }) => idHash),
    })),
    now,
  );
  if (decisions.some(({ kind }) => kind === 'blockedByDue')) return { due: dueOf(taken, read) };
  const refused = isWhole && violationOf(decisions);
  if (refused) throw errorOf(refused);
  const made = await write(tx, send, taken, decisions, { locked, read, now });
  goOn();
  const answers = new Map(taken.map((request, index) => [request, settle(decisions[index], index, made)]));
  return {
    // Whom nobody holds had themselves erased since they asked.
    answers: requests.map(
      (request) => answers.get(request) ?? (alone ? { status: 'rejected', reason: new AppError('signInRequired') } : 'alone'),
    ),
  };
}

/** What is told of a whole that cannot be only when nothing else is wrong: one asks a guardian, the other tells of others. */
const LAST_ERRORS: readonly string[] = ['guardianConsentMissing', 'visitorHasTicket'];

/** Why a whole cannot be. */
function violationOf(decisions: OrderDecision[]): Violation | undefined {
  const violations = decisions.flatMap((decision) => (decision.kind === 'refused' ? [decision.violation] : []));
  return violations.sort((a, b) => LAST_ERRORS.indexOf(a.error) - LAST_ERRORS.indexOf(b.error))[0];
}

/** The children of an order, each with its account. */
function namedChildren({ visitorId, persons, now }: SaleRequest): NamedChild[] {
  return childrenOf(persons, now).map((idHash) => ({ visitorId, idHash }));
}

/** Those for whom it brings no guardian's yes. */
const unagreedOf = (request: SaleRequest) => (isCurrent(request.guardian) ? [] : namedChildren(request));

/** What is over of that which these requests need. */
function dueOf(requests: SaleRequest[], read: SaleRead): Parameters<Expire>[0] {
  const slots = new Set(requests.map(({ slot }) => slotName(slot)));
  const days = new Set(daysOf(requests.map(({ slot }) => slot)));
  const named = new Set(requests.flatMap(({ slot: { day }, persons }) => persons.map(({ idHash }) => personOn(day, idHash))));
  return {
    slots: [...read.due.filter((slot) => slots.has(slotName(slot))), ...read.dueOfDays.filter(({ day }) => days.has(day))],
    orderIds: read.persons.flatMap(({ due, day, hash, orderId }) => (due && named.has(personOn(day, hash)) ? [orderId] : [])),
  };
}

/** Writes what was accepted; by the request's place in the batch. */
async function write(
  tx: Db,
  send: Send,
  requests: SaleRequest[],
  decisions: OrderDecision[],
  { locked, read, now }: { locked: Map<string, LockedSlot>; read: SaleRead; now: number },
): Promise<Map<number, OrderFacts>> {
  const made = new Map<number, OrderFacts>();
  const offersUsed: { offerId: string; orderId: string }[] = [];
  const changes = new Map<string, SlotOrders & { slot: SlotKey; unused: number }>();
  const products = new Map(read.products.map((product) => [product.id, product]));
  for (const [index, decision] of decisions.entries()) {
    const request = requests[index];
    if (decision.kind !== 'accepted' || !request) continue;
    const { slot, visitorId } = request;
    const name = slotName(slot);
    const row = locked.get(name);
    const product = products.get(slot.productId);
    if (!row || !product) continue;
    const order = newOrder({ ...request, ...together(request) }, row, pricedOn(product, read.seasons, slot), now);
    const addOns = read.addOns.filter((addOn) => addOn.visitorId === visitorId && addOn.day === slot.day);
    made.set(index, { order, product, closure: null, addOns });
    if (decision.offerId) offersUsed.push({ offerId: decision.offerId, orderId: order.id });
    const change = changes.get(name) ?? { slot, orders: [], taken: 0, unused: 0 };
    change.orders.push(order);
    change.taken += decision.fromFree;
    change.unused += decision.unused;
    changes.set(name, change);
  }
  if (made.size === 0) return made;
  const agreed = [...made.keys()].flatMap((index) => agreedOf(requests[index]));
  if (agreed.length > 0) await insertConsents(tx, agreed, now);
  // The write locks the days in their order; giving back afterwards may not lock one of them before another.
  const sold = [...changes.values()];
  if (sold.some(({ unused }) => unused > 0)) await lockDays(tx, daysOf(sold.map(({ slot }) => slot)));
  send(writeOrders(tx, sold));
  for (const { offerId, orderId } of offersUsed) await takeOffer(tx, offerId, orderId, now);
  for (const { slot, unused } of sold) if (unused > 0) await releaseStock(tx, slot, unused, now);
  await tellPaid(tx, [...made.values()], now);
  return made;

  /** The orders of a basket are held until one moment, and what costs nothing waits for the rest. */
  function together({ basket, rules }: SaleRequest): Pick<SaleRequest, 'heldUntil' | 'waits'> {
    if (!basket) return {};
    const lines = requests.filter((request) => request.basket?.id === basket.id).map(({ slot }) => slot);
    const ends = lines.map((slot) => locked.get(slotName(slot))?.endAt ?? Number.POSITIVE_INFINITY);
    const prices = lines.map((slot) => {
      const product = products.get(slot.productId);
      return product ? pricedOn(product, read.seasons, slot).price : 0;
    });
    return { heldUntil: payUntil(now, Math.min(...ends), rules), waits: prices.some((price) => price > 0) };
  }
}

/** The children for whom an order brings their guardian's yes. */
function agreedOf(request: SaleRequest | undefined): (NamedChild & GuardianYes)[] {
  const guardian = request?.guardian;
  return request && isCurrent(guardian) ? namedChildren(request).map((child) => ({ ...child, ...guardian })) : [];
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
