import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { addFeedBack } from '@park/contract/feedback/calls';
import type { Feedback } from '@park/contract/feedback/schemas';
import { callHelp } from '@park/contract/help/calls';
import type { CallHelpIn } from '@park/contract/help/schemas';
import { findVisitor } from '@park/contract/visitor/calls';
import { sharedPark } from '../../testing/sharedPark';
import { startOrderChangesPark } from '../ticket/orderChangesPark.testing';
import { ok, refused } from '../ticket/salePark.testing';

describe('finding a visitor', () => {
  const park = sharedPark(startOrderChangesPark);
  let admin: string;
  before(async () => {
    admin = await park.signInAdmin();
  });

  const call = (): CallHelpIn => ({
    clientId: randomUUID(),
    device: randomUUID(),
    kind: 'other',
    phone: '',
    note: '',
    position: null,
    askedAt: null,
  });

  it('goes by what they show, whole, and tells no more than their points', async () => {
    const guest = await park.guest();
    const order = await park.bought(guest, { quantity: 1 });
    const found = { visitorId: guest.visitorId, balance: 100, erased: null };
    assert.deepEqual(ok(await park.call(findVisitor, { by: 'order', key: ` ${order.number.toLowerCase()} ` }, admin)), found);

    const help = ok(await park.call(callHelp, call(), guest.token));
    assert.deepEqual(ok(await park.call(findVisitor, { by: 'help', key: help.number }, admin)), found);

    const text = 'The benches by the lake are wet.';
    const headers = { 'idempotency-key': randomUUID() };
    const sent = ok<Feedback>((await park.send(addFeedBack, { kind: 'suggestion', text }, guest.token, headers)).json());
    assert.deepEqual(ok(await park.call(findVisitor, { by: 'feedback', key: sent.id }, admin)), found);
  });

  it('finds nobody by a part, by a wrong kind of number, or behind a call of somebody not signed in', async () => {
    const guest = await park.guest();
    const order = await park.bought(guest, { quantity: 1 });
    const help = ok(await park.call(callHelp, call()));
    for (const [by, key] of [
      ['order', order.number.slice(0, -1)],
      ['order', '%'],
      ['feedback', order.number],
      ['help', help.number],
    ] as const)
      refused(await park.call(findVisitor, { by, key }, admin), 'visitorNotFound');
    assert.equal((await park.call(findVisitor, { by: 'order', key: order.number }, guest.token)).code, 401);
  });
});
