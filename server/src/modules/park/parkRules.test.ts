import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { getAdminPark, getPark, saveParkRules } from '@park/contract/park/calls';
import { type ChosenRules, DEFAULT_RULES } from '@park/contract/park/rules';
import { addDays, parkMoment } from '@park/contract/parkTime';
import { getPoints } from '@park/contract/points/calls';
import { changeOrderDay, getOrder } from '@park/contract/ticket/order/calls';
import { getOpening, getTicket, getTicketStock } from '@park/contract/ticket/product/calls';
import { joinWaitingList } from '@park/contract/ticket/waitlist/calls';
import { getOwnData } from '@park/contract/visitor/calls';
import { newId } from '../../db/newId';
import { ok, refused } from '../../testing/answers';
import { auditOf } from '../staff/audit.service';
import { type OrderChangesPark, startOrderChangesPark } from '../ticket/orderChangesPark.testing';
import { ADULT, MORNING, NOON, TODAY, TOMORROW } from '../ticket/salePark.testing';
import { createPersonTasks } from '../ticket/ticket.jobs.service';

const MINUTE = 60_000;
const FAR = addDays(TODAY, 15);

describe('rules that a park chooses', () => {
  let park: OrderChangesPark;
  let admin: string;
  before(async () => {
    park = await startOrderChangesPark();
    admin = await park.signInAdmin();
  });
  after(() => park.close());
  beforeEach(async () => {
    await park.reset();
    await park.sql('delete from park');
    park.later(10_000);
  });
  const save = (rules: ChosenRules, version = 0) => park.call(saveParkRules, { version, rules }, admin);

  it('are as delivered until somebody chooses, and told to phones whole', async () => {
    assert.deepEqual(ok(await park.call(getPark, {})).rules, DEFAULT_RULES);
    // The answer to the first may have been lost.
    for (let times = 0; times < 2; times += 1)
      assert.deepEqual(ok(await save({ ticket: { payWithin: 20 } })).rules, { ticket: { payWithin: 20 } });
    const { rules } = ok(await park.call(getPark, {}));
    assert.deepEqual(rules, { ...DEFAULT_RULES, ticket: { ...DEFAULT_RULES.ticket, payWithin: 20 } });
    refused(await save({ ticket: { payWithin: 30 } }), 'parkChanged');
    for (const wrong of [
      { ticket: { payWithin: 4 } },
      { ticket: { payWithin: 20.5 } },
      { ticket: { price: 1 } },
      { tickets: {} },
    ])
      refused(await save(wrong as ChosenRules, 1), 'invalidInput');
    assert.deepEqual(ok(await park.call(getAdminPark, {}, admin)).version, 1);
    const [entry] = await auditOf(park.database.db, 'park:1');
    assert.equal(entry?.action, 'park.rules');
    assert.deepEqual(entry?.details, { version: 1, before: null, after: { ticket: { payWithin: 20 } } });
  });

  it('let the phone of an order go earlier than delivered, say so to whose it is, and never let it stay longer', async () => {
    const guest = await park.guest();
    ok(await park.order(guest));
    ok(await save({ retention: { orderPhones: 30, ticketNames: 7 } }));
    refused(await save({ retention: { orderPhones: 181 } }, 1), 'invalidInput');
    refused(await save({ retention: { orderPhones: 31, ticketNames: 7 } }, 1), 'retentionLonger');
    const { areas } = (await park.send(getOwnData, {}, guest.token, { 'accept-language': 'en' })).json().result;
    assert.match(
      areas.find(({ area }: { area: string }) => area === 'orders').text,
      /phone stays 30 days, names and ID numbers on tickets 7 days after the visit, words of a complaint 180 days/,
    );
    const { forgetPhones } = createPersonTasks(park.database, {} as never);
    assert.equal(await forgetPhones(parkMoment(addDays(TOMORROW, 30), '23:59')), 0);
    assert.equal(await forgetPhones(parkMoment(addDays(TOMORROW, 31), '00:00')), 1);
  });

  it('say how many tickets are ordered, how far ahead, and until when they are paid', async () => {
    const guest = await park.guest();
    const key = newId();
    const first = ok(await park.order(guest, { quantity: 3 }, key));
    ok(await save({ ticket: { perOrder: 2, daysAhead: 10, payWithin: 5, unpaidOrders: 2 } }));
    assert.equal(ok(await park.order(guest, { quantity: 3 }, key)).id, first.id, 'the same tap, whatever has changed');
    refused(await park.order(guest, { quantity: 3 }), 'ticketsPerOrder');
    const far = addDays(TODAY, 10);
    assert.equal(ok(await park.call(getTicket, { id: ADULT })).days.at(-1)?.day, far);
    assert.ok(ok(await park.call(getTicketStock, { id: ADULT, day: far })).length > 0, 'its places are there at once');
    const second = ok(await park.order(guest, { day: far, quantity: 2 }));
    refused(await park.order(guest, { day: addDays(far, 1) }), 'ticketDayTooFar');
    assert.equal(Date.parse(second.expiresAt ?? '') - park.now(), 5 * MINUTE);
    assert.match(refused(await park.order(guest), 'tooManyUnpaidOrders'), /\b2\b/);
    await park.agree();
  });

  it('go up to their bounds: ten tickets, moved thrice', async () => {
    const guest = await park.guest();
    ok(await save({ ticket: { perOrder: 10, changes: 3, daysAhead: 20 } }));
    const order = await park.bought(guest, { quantity: 10 });
    for (const days of [2, 3, 4])
      ok(await park.call(changeOrderDay, { orderId: order.id, day: addDays(TODAY, days), slotId: MORNING }, guest.token));
    assert.match(
      refused(
        await park.call(changeOrderDay, { orderId: order.id, day: TOMORROW, slotId: MORNING }, guest.token),
        'changesUsedUp',
      ),
      /\b3\b/,
    );
    await park.setStock(0, { day: FAR, slotId: NOON });
    const wait = { ticketId: ADULT, day: FAR, slotId: NOON, quantity: 10 };
    assert.equal(ok(await park.call(joinWaitingList, wait, guest.token)).quantity, 10);
    // What is offered can be ordered whatever the park has chosen since.
    await park.setStock(10, { day: FAR, slotId: NOON });
    assert.equal(ok(await park.call(joinWaitingList, wait, guest.token)).status, 'offered');
    ok(await save({ ticket: { perOrder: 2, daysAhead: 1 } }, 1));
    assert.equal(ok(await park.call(getOpening, {})).tomorrow.day, TOMORROW);
    ok(await park.order(guest, { day: FAR, slotId: NOON, quantity: 10 }));
    await park.agree();
  });

  it('hold for what was bought under them', async () => {
    const guest = await park.guest();
    ok(await save({ ticket: { changes: 1 }, points: { perYuan: 3 } }));
    const order = await park.bought(guest, { quantity: 2 });
    assert.equal(order.changesLeft, 1);
    assert.equal(ok(await park.call(getPoints, {}, guest.token)).balance, 600);
    ok(await save({ ticket: { changes: 5 } }, 1));
    assert.equal(ok(await park.call(getOrder, { id: order.id }, guest.token)).changesLeft, 1);
    park.slowRefunds = true;
    ok(await park.refund(guest, order.id, [order.tickets[0]?.id ?? '']));
    await park.finishRefunds();
    assert.equal(
      ok(await park.call(getPoints, {}, guest.token)).balance,
      300,
      'what it earned goes back, not what it would earn now',
    );
  });
});
