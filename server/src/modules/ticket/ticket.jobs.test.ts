import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import { addDays } from '@park/contract/parkTime';
import { getAdminOrders, getOrder } from '@park/contract/ticket/order/calls';
import { getSavedVisitors, saveVisitor } from '@park/contract/ticket/visitor/calls';
import { parkJobs } from '../../jobs/jobs';
import { sharedPark } from '../../testing/sharedPark';
import { type Guest, NAMED, ok, startSalePark, TODAY, TOMORROW } from './salePark.testing';
import { createPersonTasks } from './ticket.jobs.service';

const { ticketNames, orderPhones } = DEFAULT_RULES.retention;

import { ticketKeys } from './ticketKeys';
import { createPersons } from './visitor/person.service';
import { createSavedVisitors } from './visitor/savedVisitor.service';

const LI = { name: '李小梅', idNumber: '11010519491231002X' };
const key = (id: string, byte: number) => ({ id, key: new Uint8Array(32).fill(byte) });

describe('persons by the clock', () => {
  const park = sharedPark(startSalePark);
  let guest: Guest;
  beforeEach(async () => {
    await park.reset();
    guest = await park.guest();
  });
  const personsWith = (...dataKeys: ReturnType<typeof key>[]) =>
    createPersons(ticketKeys({ authSecret: park.config.authSecret, dataKeys, ticketCodeKeys: [] }));

  it(`leave tickets ${ticketNames} days after their day, and nothing else goes`, async () => {
    await park.sql(`update ticket_product set price = 0 where id = 'named'`);
    const order = (day: string) => park.order(guest, { ticketId: NAMED, day, quantity: 1, visitors: [LI] });
    const today = ok(await order(TODAY));
    const tomorrow = ok(await order(TOMORROW));
    const tasks = createPersonTasks(park.database, personsWith());
    park.at(addDays(TODAY, ticketNames), '23:59');
    assert.equal(await tasks.strip(park.now()), 0);
    park.at(addDays(TODAY, ticketNames + 1), '00:00');
    const job = parkJobs(park.database, park.app, park.config).find(({ name }) => name === 'ticket-strip-persons');
    assert.equal(await job?.run(park.now()), 1);
    assert.equal(await tasks.strip(park.now()), 0);
    park.at(TODAY, '08:00');
    const read = async ({ id }: { id: string }) => ok(await park.call(getOrder, { id }, guest.token)).tickets[0];
    assert.equal((await read(today))?.person, null);
    assert.equal((await read(today))?.number, today.tickets[0]?.number);
    assert.equal((await read(tomorrow))?.person?.name, LI.name);
    const [row] = await park.sql('select * from ticket where order_id = $1', [today.id]);
    assert.deepEqual(
      Object.entries(row ?? {}).filter(([column, value]) => column.startsWith('person') && value !== null),
      [],
    );
  });

  it(`keep no phone of an order ${orderPhones} days after its day, and nobody is found by it any more`, async () => {
    const phone = '13800138000';
    const [today, tomorrow] = [ok(await park.order(guest, { day: TODAY })), ok(await park.order(guest, { day: TOMORROW }))];
    const job = parkJobs(park.database, park.app, park.config).find(({ name }) => name === 'ticket-forget-phones');
    park.at(addDays(TODAY, orderPhones), '23:59');
    assert.equal(await job?.run(park.now()), 0);
    park.at(addDays(TODAY, orderPhones + 1), '00:00');
    assert.equal(await job?.run(park.now()), 1);
    assert.equal(await job?.run(park.now()), 0);
    park.at(TODAY, '08:00');
    const phoneOf = async ({ id }: { id: string }) => ok(await park.call(getOrder, { id }, guest.token)).phone;
    assert.deepEqual([await phoneOf(today), await phoneOf(tomorrow)], ['', phone]);
    const admin = await park.signInAdmin();
    const found = ok(await park.call(getAdminOrders, { keyword: phone }, admin)).items;
    assert.deepEqual(
      found.map(({ id }) => id),
      [tomorrow.id],
    );
    const shown = ok(await park.call(getAdminOrders, { day: TODAY }, admin)).items;
    assert.deepEqual(
      shown.map((order) => order.phone),
      [''],
    );
  });

  it('move to the key in use, so that the old one can go', async () => {
    ok(await park.call(saveVisitor, LI, guest.token));
    const old = createSavedVisitors(park.database, personsWith(key('k1', 1)));
    const ctx = { visitorId: guest.visitorId, lang: 'en' as const, now: park.now() + 1, rules: async () => DEFAULT_RULES };
    await old.saveVisitor({ name: 'Ada', idKind: 'passport', idNumber: 'P12345' }, ctx);
    const lost = createSavedVisitors(park.database, personsWith(key('gone', 9)));
    await lost.saveVisitor({ name: 'Eve', idKind: 'passport', idNumber: 'P99999' }, { ...ctx, now: park.now() + 2 });

    const both = createPersonTasks(park.database, personsWith(key('k2', 2), key('k1', 1)));
    assert.equal(await both.reencrypt(), 2, 'the third is under a key that nobody has');
    assert.equal(await both.reencrypt(), 0);
    const after = await createSavedVisitors(park.database, personsWith(key('k2', 2))).getSavedVisitors({}, ctx);
    assert.deepEqual(
      after.map(({ name }) => name),
      [LI.name, 'Ada', '***'],
    );
    const back = await createSavedVisitors(park.database, personsWith(key('k2', 2), key('gone', 9))).getSavedVisitors({}, ctx);
    assert.equal(back[2]?.name, 'Eve');
    assert.equal(ok(await park.call(getSavedVisitors, {}, guest.token)).length, 3);
  });
});
