import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { anchorCommitRegister } from '@park/contract/live/anchor/calls';
import { setPointOpen } from '@park/contract/live/point/calls';
import { cancelReservation } from '@park/contract/live/reservation/calls';
import { claimItem, publishItem, reviewItem } from '@park/contract/lostFound/calls';
import { refundByPark } from '@park/contract/ticket/order/calls';
import { newId } from '../../db/newId';
import type { TestApp } from '../../testing/testApp';
import { testDatabases } from '../../testing/testDatabase';
import { startActivityPark } from '../activity/activityPark.testing';
import { LOOKOUT, NINE, ONE, startLivePark } from '../live/livePark.testing';
import { startOrderChangesPark } from '../ticket/orderChangesPark.testing';
import { FREE, ok } from '../ticket/salePark.testing';

/** What staff were told since the last look, oldest first. */
function hearing({ database }: TestApp): () => Promise<string[]> {
  let last = 0;
  return async () => {
    const { rows } = await database.executeSql(
      `select id::int as id, kind || ' ' || subject as told from staff_event where id > $1 and kind <> 'staffChanged' order by id`,
      [last],
    );
    last = Number(rows.at(-1)?.id ?? last);
    return rows.map(({ told }) => String(told));
  };
}

for (const kind of testDatabases())
  describe(`staff are told on ${kind}`, () => {
    it('of orders that are paid, and of money that goes back', async () => {
      const park = await startOrderChangesPark(kind);
      try {
        const heard = hearing(park);
        const guest = await park.guest();
        const admin = await park.signInAdmin();
        const order = await park.unpaid(guest);
        assert.deepEqual(await heard(), [], 'an order that nobody paid is no news');
        await park.pay(order);
        assert.deepEqual(await heard(), [`orderPaid order:${order.id}`]);
        const free = await park.bought(guest, { ticketId: FREE });
        assert.deepEqual(await heard(), [`orderPaid order:${free.id}`]);
        park.slowRefunds = true;
        ok(await park.call(refundByPark, { orderId: order.id, reason: 'Storm' }, admin));
        assert.deepEqual(await heard(), [`orderRefunded order:${order.id}`]);
        await park.finishRefunds();
        assert.deepEqual(await heard(), [`orderRefunded order:${order.id}`]);
        await park.finishRefunds();
        assert.deepEqual(await heard(), [], 'what WeChat says again is no news');
      } finally {
        await park.close();
      }
    });

    it('of anchors who register, reserve and cancel', async () => {
      const park = await startLivePark(kind);
      try {
        const heard = hearing(park);
        const visitor = await park.guest();
        const form = {
          name: 'Lin',
          phone: '13800138000',
          platformId: 'douyin',
          account: 'lin-live',
          introduction: '',
          ofAge: true,
        };
        const { id } = ok(await park.call(anchorCommitRegister, form, visitor.token));
        assert.deepEqual(await heard(), [`anchorRegistered registration:${id}`]);
        const anchor = await park.anchor();
        const mine = ok(await park.book(anchor, { timespanId: NINE }));
        const theirs = ok(await park.book(anchor, { timespanId: ONE, pointId: LOOKOUT }));
        const made = (of: { id: string }) => `reservationMade reservation:${of.id}`;
        assert.deepEqual(await heard(), [made(mine), made(theirs)]);
        ok(await park.call(cancelReservation, { id: mine.id }, anchor.token));
        ok(await park.call(setPointOpen, { id: LOOKOUT, open: false, reason: 'Storm' }, await park.signInAdmin()));
        const cancelled = (of: { id: string }) => `reservationCancelled reservation:${of.id}`;
        assert.deepEqual(await heard(), [cancelled(mine), cancelled(theirs)]);
      } finally {
        await park.close();
      }
    });

    it('of things that are published and claimed, and of people who enrol', async () => {
      const park = await startActivityPark({ kind });
      try {
        const heard = hearing(park);
        const [author, owner] = [await park.guest(), await park.guest()];
        const cap = {
          kind: 'found',
          category: 'clothing',
          title: 'A cap',
          place: 'Bench',
          day: '2026-05-04',
          dayPart: 'morning',
        } as const;
        const thing = { ...cap, text: 'A blue cap with a trilobite.', contact: '13800138001' };
        const { id } = ok((await park.send(publishItem, thing, author.token, { 'idempotency-key': newId() })).json()) as {
          id: string;
        };
        assert.deepEqual(await heard(), [`itemPublished item:${id}`]);
        ok(await park.call(reviewItem, { id, approve: true }, await park.staff()));
        assert.deepEqual(await heard(), [], 'what staff decide is no news to them');
        ok(await park.call(claimItem, { id, text: 'My name is written inside the rim.', contact: '13900139002' }, owner.token));
        assert.deepEqual(await heard(), [`itemClaimed item:${id}`]);
        const dig = await park.put();
        ok(await park.enroll(owner, dig.id));
        assert.deepEqual(await heard(), [`activityEnrolled activity:${dig.id}`]);
      } finally {
        await park.close();
      }
    });
  });
