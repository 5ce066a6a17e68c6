import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { checkInPoints, DEFAULT_RULES } from '@park/contract/park/rules';
import { addDays } from '@park/contract/parkTime';
import { checkIn, correctPoints, getPointRecords, getPoints, getVisitorPoints } from '@park/contract/points/calls';
import { newId } from '../../db/newId';
import { testDatabases } from '../../testing/testDatabase';
import { REFUND_GAP_MS } from '../pay/pay.rules';
import { auditOf } from '../staff/audit.service';
import { type OrderChangesPark, startOrderChangesPark } from '../ticket/orderChangesPark.testing';
import { type Guest, ok, refused, TODAY } from '../ticket/salePark.testing';
import { awardPoints, pointsBook, takeBackPoints } from './points.service';

for (const kind of testDatabases())
  describe(`points on ${kind}`, () => {
    let park: OrderChangesPark;
    let guest: Guest;
    before(async () => {
      park = await startOrderChangesPark(kind);
    });
    beforeEach(async () => {
      await park.reset();
      guest = await park.guest();
    });
    after(() => park.close());

    const standing = async () => ok(await park.call(getPoints, {}, guest.token));
    const records = async () => ok(await park.call(getPointRecords, { pageSize: 100 }, guest.token)).items;
    const lines = async () => (await records()).map(({ points }) => points);

    it('are given once a day of the park, more on each seventh day in a row', async () => {
      const book = pointsBook(park.database);
      // Past the life of a token: without the route.
      const ctx = () =>
        ({ visitorId: guest.visitorId, lang: 'en', now: park.now(), rules: async () => DEFAULT_RULES }) as never;
      let sum = 0;
      for (let streak = 1; streak <= 15; streak++) {
        park.at(addDays(TODAY, streak), streak % 2 ? '00:01' : '23:59');
        const { checkIn: before } = await book.getPoints({}, ctx());
        assert.deepEqual(before, { done: false, streak: streak - 1, next: checkInPoints(DEFAULT_RULES.points, streak) });
        const answers = await Promise.all([1, 2, 3, 4].map(() => book.checkIn({}, ctx())));
        sum += streak % DEFAULT_RULES.points.streakDays ? 1 : 6;
        const after = { done: true, streak, next: checkInPoints(DEFAULT_RULES.points, streak + 1) };
        for (const answer of answers)
          assert.deepEqual(answer, { balance: sum, today: checkInPoints(DEFAULT_RULES.points, streak), checkIn: after });
      }
      park.at(addDays(TODAY, 17), '12:00');
      assert.deepEqual((await book.getPoints({}, ctx())).checkIn, { done: false, streak: 0, next: 1 });
      const { total } = await book.getPointRecords({ page: 1, pageSize: 100 }, ctx());
      assert.deepEqual([sum, total], [25, 15]);
    });

    it('are one for a whole yuan of a paid order, and go back with the money, ticket by ticket', async () => {
      const order = await park.bought(guest, { quantity: 3 });
      assert.deepEqual(await standing().then(({ balance, today }) => [balance, today]), [300, 300]);
      const [line] = await records();
      assert.deepEqual(line?.page, { name: 'recordDetail', params: { id: order.id } });
      assert.equal(line?.title, `Tickets bought, order ${order.number}`);

      park.slowRefunds = true;
      const [one, two] = order.tickets.map(({ id }) => id);
      ok(await park.refund(guest, order.id, [one ?? '']));
      assert.equal((await standing()).balance, 300);
      await Promise.all([park.finishRefunds(), park.finishRefunds()]);
      assert.deepEqual(await lines(), [-100, 300]);
      park.later(REFUND_GAP_MS);
      ok(await park.refund(guest, order.id, [two ?? '']));
      await park.finishRefunds();
      await park.finishRefunds();
      assert.deepEqual(await lines(), [-100, -100, 300]);
      await park.agree();
    });

    it('go back once for each of several refunds of an order that are told at once', async () => {
      const order = await park.bought(guest, { quantity: 4 });
      park.slowRefunds = true;
      for (const { id } of order.tickets.slice(0, 3)) {
        ok(await park.refund(guest, order.id, [id]));
        park.later(REFUND_GAP_MS);
      }
      assert.deepEqual(await lines(), [400]);
      await Promise.all([park.finishRefunds(), park.finishRefunds()]);
      assert.deepEqual(await lines(), [-100, -100, -100, 400]);
      await park.agree();
    });

    it('are kept for the part of the price that the park keeps', async () => {
      park.at(TODAY, '08:00');
      const order = await park.bought(guest, { day: TODAY, quantity: 1 });
      ok(await park.refund(guest, order.id));
      assert.deepEqual(await lines(), [-50, 100]);
      await park.agree();
    });

    it('are not given for money that goes straight back', async () => {
      const order = await park.bought(guest);
      await park.pay(order);
      assert.equal(park.refunds.length, 1);
      assert.deepEqual(await lines(), [200]);
      await park.agree();
    });

    it('are given once for one source, and taken back in whatever order', async () => {
      const source = {
        visitorId: guest.visitorId,
        source: 'activity' as const,
        subject: newId(),
        params: { name: 'Night walk' },
      };
      const award = () => park.database.transaction((tx) => awardPoints(tx, { ...source, points: 10, now: park.now() }));
      const counted = await Promise.all(Array.from({ length: 12 }, award));
      assert.equal(counted.filter(Boolean).length, 1);
      const take = (event: string, keep: number) =>
        park.database.transaction((tx) =>
          takeBackPoints(tx, { ...source, event, amount: 1_000, remaining: keep * 100, now: park.now() }),
        );
      for (const [event, keep] of [
        ['a', 6] as const,
        ['b', 3] as const,
        ['a', 6] as const,
        ['c', 6] as const,
        ['b', 3] as const,
      ])
        await take(event, keep);
      assert.equal((await standing()).balance, 3);
      assert.ok((await records()).every(({ title }) => title.includes('Night walk')));
    });

    it('undo nothing: the ledger only grows', async () => {
      await park.call(checkIn, {}, guest.token);
      await assert.rejects(park.sql('update points_entry set points = 9'), /only grows/);
      await assert.rejects(park.sql('delete from points_entry'), /only grows/);
      await assert.rejects(park.sql('truncate points_entry'), /only grows/);
    });

    it('are corrected by staff, with a reason, once, below zero too, and the visitor is told', async () => {
      const admin = await park.signInAdmin();
      const other = await park.guest();
      const wrong = { visitorId: guest.visitorId, points: -7, reason: 'Counted for a friend', key: newId() };
      const answers = await Promise.all([1, 2, 3].map(() => park.call(correctPoints, wrong, admin)));
      for (const answer of answers) assert.deepEqual(ok(answer), { balance: -7 });
      for (const other of [{ points: -8 }, { reason: 'Another story' }])
        refused(await park.call(correctPoints, { ...wrong, ...other }, admin), 'correctionOther');
      assert.deepEqual([(await standing()).balance, await lines()], [-7, [-7]]);
      assert.deepEqual(await park.kinds(guest), ['pointsCorrected']);
      assert.match((await park.messages(guest))[0]?.text ?? '', /-7.*Counted for a friend/s);
      assert.equal((await auditOf(park.database.db, `visitor:${guest.visitorId}`)).length, 1);

      const seen = ok(await park.call(getVisitorPoints, { visitorId: guest.visitorId }, admin));
      assert.deepEqual(
        seen.items.map(({ title }) => title),
        ['Corrected by the park: Counted for a friend'],
      );
      assert.equal(ok(await park.call(getPointRecords, {}, other.token)).total, 0);
      refused(await park.call(getVisitorPoints, { visitorId: 'nobody' }, admin), 'notFound');
      refused(await park.call(correctPoints, { ...wrong, visitorId: 'nobody' }, admin), 'notFound');
      assert.equal((await park.call(correctPoints, wrong, guest.token)).code, 401);
      assert.equal((await park.call(getPoints, {})).code, 401);
    });
  });
