import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, beforeEach, describe, it } from 'node:test';
import { enroll, publishActivity, saveActivity } from '@park/contract/activity/calls';
import { saveCapacity } from '@park/contract/capacity/calls';
import { callOffBallot } from '@park/contract/ticket/ballot/calls';
import { answerClosure, closePark, closeSlot, getClosures, reopenSlot } from '@park/contract/ticket/closure/calls';
import { shareTickets, takeSharedTickets } from '@park/contract/ticket/companion/calls';
import { checkIn } from '@park/contract/ticket/gate/calls';
import { cancelOrder, changeOrderDay } from '@park/contract/ticket/order/calls';
import { saveVisitor } from '@park/contract/ticket/visitor/calls';
import { joinWaitingList } from '@park/contract/ticket/waitlist/calls';
import { eraseMe } from '@park/contract/visitor/calls';
import { type RecordedTransaction, recordLocks } from '../../testing/recordLocks';
import { testDatabases } from '../../testing/testDatabase';
import { DIG } from '../activity/activityPark.testing';
import { plantRows } from '../visitor/ownData/ownRows.testing';
import { type BallotPark, startBallotPark } from './ballot/ballotPark.testing';
import { expireDue } from './sale/expiry.service';
import { AFTERNOON, FREE, type Guest, MORNING, NAMED, NOON, ok, person, TODAY, TOMORROW } from './salePark.testing';
import { lapseOffers } from './waitlist/waitlist.service';

const DECISIONS = new URL('../../../../docs/decisions/database-and-migrations.md', import.meta.url);
const QUARTER = 15 * 60_000;
const LATER = '2026-05-07';
/** What orders the rows of a kind; by default their id. */
const KEYS: Record<string, string> = {
  ticket_stock: 'product_id, day, slot_id',
  staff_refund_day: 'admin_id, day',
  park_day: 'day',
  waiting_place: 'visitor_id',
  pay_refund: 'out_refund_no',
};
/** Locks that are no row of a table of their name. */
const NO_ROWS = ['hours', 'visitor in turn', 'person'];

/** The locks in their order, as decision 218 tells it. */
async function readOrder(): Promise<string[]> {
  const sections = (await readFile(DECISIONS, 'utf8')).split('\n## ');
  const decision = sections.find((section) => section.startsWith('218 ')) ?? '';
  return decision.split('\n').flatMap((line) => /^\| `([^`]+)` \|/.exec(line)?.[1] ?? []);
}

/** What a transaction took after something that comes behind it. */
function againstOrder(transaction: RecordedTransaction, order: readonly string[]): string[] {
  let last = { rank: -1, place: 0, kind: '' };
  const wrong: string[] = [];
  for (const { statement, taken } of transaction) {
    const ranked = taken
      .map(({ kind, place }) => ({ kind, rank: order.indexOf(kind), place: place ?? 0 }))
      .sort((a, b) => a.rank - b.rank || a.place - b.place);
    for (const lock of ranked) {
      if (lock.rank < last.rank || (lock.rank === last.rank && lock.place < last.place))
        wrong.push(`${lock.kind} ${lock.place} after ${last.kind} ${last.place}: ${statement}`);
      last = lock.rank < last.rank ? last : lock;
    }
  }
  return wrong;
}

describe('the order of locks on PostgreSQL', { skip: !testDatabases().includes('postgres') }, () => {
  let park: BallotPark;
  let order: string[];
  let locks: Awaited<ReturnType<typeof recordLocks>>;
  let ann: Guest;
  let ben: Guest;
  before(async () => {
    order = await readOrder();
    park = await startBallotPark('postgres');
    const [row] = await park.sql<{ name: string }>('select current_database() as name');
    const tables = order.filter((kind) => !NO_ROWS.includes(kind));
    locks = await recordLocks(row?.name ?? '', Object.fromEntries(tables.map((table) => [table, KEYS[table] ?? 'id'])));
  });
  beforeEach(async () => {
    await park.reset();
    [ann, ben] = (await park.guests(2)) as [Guest, Guest];
    const approved = { validFrom: TODAY, daily: 500, momentary: 400, approval: 'No. 7', meanStay: null, version: 0 };
    ok(await park.call(saveCapacity, approved, await park.owner()));
  });
  after(async () => {
    await locks.close();
    await park.close();
  });

  /** Every transaction of `work` takes its locks in order, and all of them together take `kinds` and more. */
  async function inOrder(kinds: string[], work: () => Promise<unknown>): Promise<void> {
    const transactions = await locks.record(work);
    assert.deepEqual(
      transactions.flatMap((transaction) => againstOrder(transaction, order)),
      [],
    );
    const taken = new Set(transactions.flat().flatMap((step) => step.taken.map(({ kind }) => kind)));
    for (const kind of kinds) assert.ok(taken.has(kind), `nothing of ${kind} was locked`);
  }
  const named = async (guest: Guest, nth: number, slotId = MORNING) => {
    const { id } = ok(await park.call(saveVisitor, person(nth), guest.token));
    return park.unpaid(guest, { ticketId: NAMED, slotId, quantity: 1, visitors: [{ savedVisitorId: id }] });
  };
  const join = async (guest: Guest, change: { day?: string; slotId?: string; quantity?: number } = {}) =>
    ok(
      await park.call(
        joinWaitingList,
        { ticketId: 'adult', day: TOMORROW, slotId: MORNING, quantity: 1, ...change },
        guest.token,
      ),
    );
  /** A slot that Ann has a place of and Ben waits for. */
  const soldOut = async (day = TOMORROW, slotId = MORNING) => {
    await park.setStock(1, { day, slotId });
    const mine = await park.unpaid(ann, { day, slotId, quantity: 1 });
    await join(ben, { day, slotId });
    return mine;
  };

  it('is kept by a sale', async () => {
    // What is free is paid at once, with a message.
    await inOrder(['visitor in turn', 'ticket_stock'], async () => ok(await park.order(ann, { ticketId: FREE })));
    await inOrder(['visitor in turn', 'ticket_stock', 'person', 'park_day'], () => named(ann, 1));
  });

  it('is kept by a payment, in time and late', async () => {
    const [first, second] = [await named(ann, 1), await named(ann, 2, NOON)];
    await inOrder(['ticket_order'], () => park.pay(first));
    park.later(QUARTER);
    await expireDue(park.database, park.now());
    await inOrder(['ticket_order', 'ticket_stock', 'person', 'park_day'], () => park.pay(second));
    assert.equal(await park.status(second.id), 'paid');
    await park.agree();
  });

  it('is kept by a cancellation and an expiry, which offer what they free', async () => {
    const first = await soldOut();
    await inOrder(['ticket_order', 'ticket_stock', 'park_day'], () => park.call(cancelOrder, { orderId: first.id }, ann.token));
    await soldOut(TOMORROW, NOON);
    park.later(QUARTER);
    await inOrder(['ticket_order', 'ticket_stock', 'park_day'], () => expireDue(park.database, park.now()));
    park.later(4 * QUARTER);
    await inOrder(['ticket_stock', 'park_day'], () => lapseOffers(park.database, park.now()));
    await park.agree();
  });

  it('is kept by a refund, a move and a scan of tickets of which a companion has one', async () => {
    const [first, second] = [await park.bought(ann), await park.bought(ann, { day: TODAY, slotId: NOON })];
    for (const { id, tickets } of [first, second]) {
      const ticketIds = [tickets[0]?.id ?? ''];
      const { token } = ok(await park.call(shareTickets, { orderId: id, ticketIds }, ann.token));
      await inOrder(['visitor in turn', 'ticket_order'], () => park.call(takeSharedTickets, { token }, ben.token));
    }
    await inOrder(['ticket_order', 'ticket_stock', 'park_day'], async () =>
      ok(await park.call(changeOrderDay, { orderId: first.id, day: LATER, slotId: AFTERNOON }, ann.token)),
    );
    await inOrder(['pay_refund', 'ticket_order', 'ticket_stock'], async () => ok(await park.refund(ann, first.id)));
    park.at(TODAY, '12:30');
    const owner = await park.owner();
    await inOrder(['ticket_order'], async () =>
      ok(await park.call(checkIn, { code: second.tickets[0]?.number ?? '', gate: 'East' }, owner)),
    );
    await park.agree();
  });

  it('is kept by closures of a slot and of the park, what follows from them, and their end', async () => {
    const owner = await park.owner();
    const [early, late] = [await park.bought(ann), await park.bought(ben, { day: LATER, slotId: NOON })];
    await soldOut(TOMORROW, NOON);
    const times = {
      start: `${TOMORROW}T13:00:00+08:00`,
      end: `${TOMORROW}T14:00:00+08:00`,
      openAt: '2026-05-04T07:00:00+08:00',
    };
    const closeAt = `${TOMORROW}T12:00:00+08:00`;
    const draft = { ...DIG, ...times, closeAt, cancelUntil: closeAt, position: null };
    const { id: activityId, version } = ok(await park.call(saveActivity, draft, owner));
    ok(await park.call(publishActivity, { id: activityId, version }, owner));
    const wish = { activityId, name: 'Ann', phone: '13800138000', people: 1, answers: { boots: 'own' } };
    assert.equal((await park.send(enroll, wish, ann.token, { 'idempotency-key': 'enrol-before-a-storm' })).statusCode, 200);
    const also = { cancelActivities: true, closeLive: true };
    await inOrder(
      ['activity', 'activity_enrollment', 'ticket_closure', 'ticket_order', 'ticket_stock', 'park_day'],
      async () => {
        ok(await park.call(closeSlot, { day: TOMORROW, slotId: NOON, ticketId: 'adult', reason: 'Storm' }, owner));
        ok(await park.call(closeSlot, { day: TOMORROW, slotId: NOON, reason: 'Storm' }, owner));
        ok(await park.call(closePark, { from: TOMORROW, to: LATER, reason: 'Storm', ...also }, owner));
      },
    );
    await inOrder(['ticket_order', 'ticket_stock', 'park_day', 'pay_refund'], async () => {
      ok(await park.call(answerClosure, { orderId: early.id, choice: 'refund' }, ann.token));
    });
    await inOrder(['ticket_closure', 'ticket_order', 'ticket_stock'], async () => {
      for (const { id } of ok(await park.call(getClosures, {}, owner)).items) ok(await park.call(reopenSlot, { id }, owner));
    });
    assert.equal(await park.status(late.id), 'paid');
    await park.agree();
  });

  it('is kept by a ballot', async () => {
    for (const day of [TOMORROW, LATER]) ok(await park.order(ben, { day, ticketId: FREE }));
    await park.setStock(1);
    const ids = [(await park.open({ slots: [{ day: TOMORROW, slotId: MORNING }] })).id];
    ids.push((await park.open({ slots: [NOON, AFTERNOON].map((slotId) => ({ day: LATER, slotId })) })).id);
    const [drawn = '', off = ''] = ids;
    await inOrder(['visitor in turn', 'ticket_ballot'], async () => {
      for (const guest of [ann, ben]) for (const id of ids) ok(await park.enter(guest, id));
    });
    const owner = await park.owner();
    await inOrder(['ticket_ballot', 'ticket_stock', 'park_day'], async () =>
      ok(await park.call(callOffBallot, { id: off, reason: 'Storm' }, owner)),
    );
    await inOrder(['ticket_ballot', 'ticket_stock', 'park_day'], () => park.closeSignUp(drawn));
    // The draw would offer a place to somebody whom nobody may write to any more.
    const again = await park.guest(ann.visitorId);
    await inOrder(['visitor in turn', 'ticket_ballot', 'visitor'], async () =>
      ok(await park.call(eraseMe, { confirmed: true }, again.token)),
    );
    await inOrder(['ticket_ballot', 'ticket_stock', 'park_day'], () => park.draw(drawn));
    await park.agree();
  });

  it('is kept by an erasure, whose orders and lines are of many days and slots', async () => {
    for (const slotId of [NOON, AFTERNOON]) {
      const { id } = await park.open({ slots: [{ day: LATER, slotId }] });
      ok(await park.enter(ann, id));
      if (slotId === NOON) await park.closeSignUp(id);
    }
    for (const day of [LATER, TOMORROW]) await soldOut(day, MORNING);
    await park.bought(ann, { day: '2026-05-08', slotId: AFTERNOON });
    const over = await park.bought(ann, { slotId: AFTERNOON });
    ok(await park.refund(ann, over.id));
    // An offer of a day that no order is of, and somebody behind.
    const [cid] = (await park.guests(1)) as [Guest];
    await park.setStock(1, { day: TODAY, slotId: AFTERNOON });
    const his = await park.unpaid(cid, { day: TODAY, slotId: AFTERNOON, quantity: 1 });
    for (const guest of [ann, ben]) await join(guest, { day: TODAY, slotId: AFTERNOON });
    ok(await park.call(cancelOrder, { orderId: his.id }, cid.token));
    const shared = await park.bought(cid, { slotId: NOON });
    const { token } = ok(
      await park.call(shareTickets, { orderId: shared.id, ticketIds: [shared.tickets[0]?.id ?? ''] }, cid.token),
    );
    ok(await park.call(takeSharedTickets, { token }, ann.token));
    const again = await park.guest(ann.visitorId);
    await inOrder(['visitor in turn', 'ticket_ballot', 'ticket_order', 'ticket_stock', 'park_day', 'visitor'], async () =>
      ok(await park.call(eraseMe, { confirmed: true }, again.token)),
    );
    assert.equal(await park.count(`ticket_waiting where status = 'offered'`), 3);
    await park.agree();
  });

  it('is kept by the erasure of somebody who has a row of everything', async () => {
    await plantRows(park, (_, text) => text, ['ann']);
    const owner = await park.guest('ann');
    const things = order.slice(order.indexOf('visitor in turn'), order.indexOf('ticket_ballot'));
    await inOrder([...things, 'activity', 'activity_enrollment', 'ticket_order', 'waiting_place', 'visitor'], async () =>
      ok(await park.call(eraseMe, { confirmed: true }, owner.token)),
    );
  });
});
