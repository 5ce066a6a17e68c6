import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { getOverview } from '@park/contract/overview/calls';
import { approveRefund, declineRefund, getRefundRequests, refundPartByPark } from '@park/contract/ticket/desk/calls';
import { getAdminOrder, getOrderHistory, refundByPark } from '@park/contract/ticket/order/calls';
import { newId } from '../../../db/newId';
import { sharedPark } from '../../../testing/sharedPark';
import { testDatabases } from '../../../testing/testDatabase';
import { createSessions } from '../../session/session.service';
import { startOrderChangesPark } from '../orderChangesPark.testing';
import { checkBooks } from '../sale/books.repo';
import { type Guest, ok, refused } from '../salePark.testing';

const LIMIT = 30_000;
const DAY_MS = 86_400_000;

for (const kind of testDatabases())
  describe(`refunds under a limit on ${kind}`, () => {
    const park = sharedPark(() => startOrderChangesPark(kind));
    let desk: string;
    let chief: string;
    let guest: Guest;
    const hire = async (...roles: string[]) => {
      const id = newId();
      await park.sql(`insert into admin_account (id, user_name, password_hash, roles) values ($1, $2, '', $3)`, [
        id,
        `${roles[0]}-${id}`,
        roles,
      ]);
      const sessions = createSessions(park.database.db, park.config.authSecret);
      return (await sessions.open(park.database.db, { adminId: id, adminName: roles[0] ?? '' }, park.now())).accessToken;
    };
    beforeEach(async () => {
      await park.reset();
      const role = `insert into staff_role (id, name, permissions, refund_limit, version)
        values ('limited', 'Desk', '{orders.read,orders.change,refunds.read,refunds.make}', $1, 1) on conflict do nothing`;
      await park.sql(role, [LIMIT]);
      [desk, chief, guest] = [await hire('limited'), await hire('dutyManager'), await park.guest()];
    });
    const part = (orderId: string, amount: number, id = newId(), token = desk) =>
      park.call(refundPartByPark, { id, orderId, amount, reason: 'A long queue' }, token);
    const whole = (orderId: string, token = desk) => park.call(refundByPark, { orderId, reason: 'Ill' }, token);
    const requests = async (token = desk) => ok(await park.call(getRefundRequests, {}, token));
    const approve = (id: string, token = chief) => park.call(approveRefund, { id }, token);
    const decline = (id: string, token = chief) => park.call(declineRefund, { id, reason: 'Not ours' }, token);
    const given = async (orderId: string) =>
      (
        await park.sql<{ fen: number }>(`select coalesce(sum(amount), 0)::int as fen from pay_refund where subject = $1`, [
          orderId,
        ])
      )[0]?.fen;
    /** An order of 20000 fen whose whole refund waits, as 15000 of the day's limit are used. */
    const waiting = async () => {
      const [used, order] = [await park.bought(guest), await park.bought(await park.guest())];
      ok(await part(used.id, 15_000));
      assert.equal(ok(await whole(order.id)).awaitsApproval, true);
      const [request] = await requests();
      assert.ok(request);
      return { order, request };
    };

    it('are never more than it, whoever refunds at once', async () => {
      const orders = [];
      for (let one = 0; one < 5; one += 1) orders.push(await park.bought(await park.guest()));
      const answers = await Promise.all(orders.map(({ id }) => part(id, 10_000)));
      assert.equal(answers.filter((answer) => ok(answer).awaitsApproval === false).length, 3);
      const sums = await Promise.all(orders.map(({ id }) => given(id)));
      assert.equal(
        sums.reduce((sum: number, fen) => sum + (fen ?? 0), 0),
        LIMIT,
      );
      assert.equal((await requests()).filter(({ state }) => state === 'open').length, 2);
    });

    it('that wait are given once, however many approve, and not where somebody declined', async () => {
      const { order, request } = await waiting();
      const other = await hire('owner');
      const answers = await Promise.all([approve(request.id), approve(request.id, other), approve(request.id)]);
      for (const answer of answers) assert.equal(ok(answer).state, 'approved');
      assert.equal(await given(order.id), 20_000);
      const second = await park.bought(await park.guest());
      const id = newId();
      assert.equal(ok(await part(second.id, 16_000, id)).awaitsApproval, true);
      const [yes, no] = await Promise.all([approve(id), decline(id, other)]);
      assert.deepEqual([yes.code === 200, no.code === 200].filter(Boolean).length, 1);
      assert.equal(await given(second.id), yes.code === 200 ? 16_000 : 0);
      await park.agree();
      assert.deepEqual((await checkBooks(park.database.db)).faults, []);
    });

    it('wait once, whoever asks for the same order at once', async () => {
      const { order } = await waiting();
      const again = await Promise.all([whole(order.id), whole(order.id), part(order.id, 16_000)]);
      assert.deepEqual(
        again.map((answer) => answer.extras?.error ?? answer.result.awaitsApproval),
        [true, true, 'refundRequested'],
      );
      assert.equal((await requests()).length, 1);
    });

    it('meet a visitor who gives the order back meanwhile', async () => {
      const { order, request } = await waiting();
      const owner = (
        await park.sql<{ visitor: string }>('select visitor_id as visitor from ticket_order where id = $1', [order.id])
      )[0];
      assert.ok(owner);
      const theirs = await park.guest(owner.visitor);
      const [mine, approved] = await Promise.all([park.refund(theirs, order.id), approve(request.id)]);
      assert.ok([mine, approved].some(({ code }) => code === 200));
      assert.ok(((await given(order.id)) ?? 0) <= 20_000);
      await park.agree();
      assert.deepEqual((await checkBooks(park.database.db)).faults, []);
    });

    if (kind === 'postgres') return;

    it('tell who asked what became of it, and the log who asked and who decided', async () => {
      const { order, request } = await waiting();
      assert.deepEqual(
        [request.orderId, request.number, request.amount, request.tickets, request.reason, request.state],
        [order.id, order.number, 20_000, 2, 'Ill', 'open'],
      );
      assert.equal(await given(order.id), 0);
      assert.equal(ok(await park.call(getAdminOrder, { id: order.id }, desk)).status, 'paid');
      assert.equal(ok(await park.call(getOverview, {}, chief)).approvals, 1);
      assert.equal(ok(await park.call(getOverview, {}, desk)).approvals, null);
      refused(await approve(request.id, desk), 'roleMissing');
      assert.deepEqual([ok(await decline(request.id)).answer, ok(await decline(request.id)).state], ['Not ours', 'declined']);
      refused(await approve(request.id), 'refundRequestDeclined');
      // Declined, it may be asked for again.
      assert.equal(ok(await whole(order.id)).awaitsApproval, true);
      const [anew] = await requests();
      ok(await approve(anew?.id ?? ''));
      refused(await decline(anew?.id ?? ''), 'refundRequestApproved');
      refused(await approve(newId()), 'refundRequestNotFound');
      const log = await park.sql<{ action: string; details: { requestedBy?: string } }>(
        `select action, details from audit_log where subject = $1 and action like 'ticket.%efund%' order by id`,
        [`order:${order.id}`],
      );
      assert.deepEqual(
        log.map(({ action, details }) => [action, details.requestedBy]),
        [
          ['ticket.requestRefund', undefined],
          ['ticket.declineRefund', 'limited'],
          ['ticket.requestRefund', undefined],
          ['ticket.refundOrder', 'limited'],
        ],
      );
      assert.ok(ok(await park.call(getOrderHistory, { id: order.id }, desk)).events.some(({ about }) => about === 'Not ours'));
      assert.equal(await given(order.id), 20_000);
    });

    it('that were declined are not told as waiting to who sends them again', async () => {
      const order = await park.bought(await park.guest());
      ok(await part((await park.bought(guest)).id, 15_000));
      const id = newId();
      assert.equal(ok(await part(order.id, 16_000, id)).awaitsApproval, true);
      await park.sql('delete from staff_refund_day');
      assert.equal(ok(await part(order.id, 16_000, id)).awaitsApproval, true, 'nor given by its limit of the next day');
      assert.equal(await given(order.id), 0);
      ok(await decline(id));
      refused(await part(order.id, 16_000, id), 'refundRequestDeclined');
    });

    it('that no longer fit the order are not approved', async () => {
      const { order, request } = await waiting();
      ok(await part(order.id, 1_000, newId(), chief));
      refused(await approve(request.id), 'refundRequestStale');
      assert.equal(await given(order.id), 1_000);
      ok(await decline(request.id));
    });

    it('are whole again the next day, and without a limit for an owner and who may approve', async () => {
      const { order } = await waiting();
      assert.equal(ok(await part(order.id, 15_000)).awaitsApproval, false);
      for (const token of [chief, await hire('owner')])
        assert.equal(ok(await part((await park.bought(await park.guest())).id, 20_000, newId(), token)).awaitsApproval, false);
      park.later(DAY_MS);
      const next = await park.bought(await park.guest());
      assert.equal(ok(await part(next.id, 20_000, newId(), await hire('limited'))).awaitsApproval, false);
    });
  });
