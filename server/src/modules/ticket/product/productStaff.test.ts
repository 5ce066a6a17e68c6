import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import { ticketOrder, ticketProduct } from '@park/contract/calls';
import { parkDay, toParkIso } from '@park/contract/parkTime';
import { getTickets, type saveProduct } from '@park/contract/ticket/product/calls';
import { sharedPark } from '../../../testing/sharedPark';
import { testDatabases } from '../../../testing/testDatabase';
import { ADULT, AFTERNOON, type Guest, MORNING, NOON, OFF_SALE, ok, refused, startSalePark } from '../salePark.testing';

const NEW: CallInput<typeof saveProduct> = {
  version: 0,
  kind: 'combined',
  name: { 'zh-Hans': '联票', en: 'Combined' },
  text: { 'zh-Hans': '都看', en: 'See it all' },
  includes: [{ 'zh-Hans': '博物馆' }],
  rules: [],
  motif: 'museum',
  coverId: null,
  price: 12_000,
  prices: [],
  realName: false,
  concessions: [
    {
      ...{ who: 'student', ageFrom: 18, ageTo: null, heightTo: null, areas: [], asked: true },
      ...{ from: '2026-01-01', until: null, source: '发改价格〔2012〕283号' },
    },
  ],
  lateRefundPercent: 30,
  onSale: true,
  saleFrom: null,
  saleUntil: null,
  position: 9,
  stock: { [MORNING]: 7, [NOON]: 3 },
};

for (const kind of testDatabases())
  describe(`products in the hands of staff on ${kind}`, () => {
    const park = sharedPark(() => startSalePark({ kind }));
    let admin: string;
    let guest: Guest;
    beforeEach(async () => {
      await park.reset();
      admin = await park.signInAdmin();
      guest = await park.guest();
    });

    const audit = async () =>
      (await park.sql<{ line: string }>(`select action || ' ' || subject as line from audit_log order by id desc limit 1`))[0]
        ?.line;

    it('lose nothing of a product that two change, and make one however often it is saved', async () => {
      const draft = { ...NEW, id: 'chosen-by-hand' };
      const made = ok(await park.call(ticketProduct.saveProduct, draft, admin));
      assert.deepEqual(ok(await park.call(ticketProduct.saveProduct, draft, admin)), made);
      assert.equal(await park.count('ticket_product'), 5);
      const both = [1, 2].map((price) => park.call(ticketProduct.saveProduct, { ...draft, version: 1, price }, admin));
      const answers = await Promise.all(both);
      assert.deepEqual(answers.map(({ extras }) => extras?.error).sort(), ['productChanged', undefined]);
      const message = answers.find(({ code }) => code !== 200)?.message ?? '';
      assert.ok(message.startsWith('admin ') && message.includes(parkDay(park.now())), message);
    });

    if (kind === 'postgres') return;

    it('add a product and change it, for what is sold from then on', async () => {
      const made = ok(await park.call(ticketProduct.saveProduct, NEW, admin));
      refused(await park.call(ticketProduct.saveProduct, { ...NEW, coverId: 'nobodys' }, admin), 'noticeCoverUnknown');
      const { id, version, updatedAt, updatedBy, ...contents } = made;
      assert.deepEqual({ ...contents, version: 0 }, NEW);
      assert.deepEqual([version, updatedBy, updatedAt], [1, 'admin', toParkIso(park.now())]);

      assert.equal(await audit(), `ticket.addProduct product:${made.id}`);
      const ordered = ok(await park.order(guest, { ticketId: made.id }));
      assert.equal(ordered.amount, 24_000);
      const cheaper = { ...made, price: 100, lateRefundPercent: 0, stock: { [MORNING]: 9, [AFTERNOON]: 1 } };
      const changed = { ...cheaper, version: 2 };
      for (let times = 0; times < 2; times++)
        assert.deepEqual(ok(await park.call(ticketProduct.saveProduct, cheaper, admin)), changed);
      assert.equal(await audit(), `ticket.changeProduct product:${made.id}`);
      const list = ok(await park.call(ticketProduct.getProducts, {}, admin));
      assert.deepEqual(
        list.find(({ id }) => id === made.id),
        changed,
      );
      assert.ok(list.some(({ id, onSale }) => id === OFF_SALE && !onSale));
      const [order] = ok(await park.call(ticketOrder.getAdminOrders, {}, admin)).items;
      assert.deepEqual([order?.price, order?.amount], [12_000, 24_000]);
      ok(await park.call(ticketProduct.saveProduct, { ...changed, onSale: false }, admin));
      assert.ok(!ok(await park.call(getTickets, {})).some(({ id }) => id === made.id));
    });

    it('cannot save a product that makes no sense, and nothing is written', async () => {
      refused(await park.call(ticketProduct.saveProduct, { ...NEW, id: 'nothing', version: 1 }, admin), 'ticketNotFound');
      refused(await park.call(ticketProduct.saveProduct, { ...NEW, stock: { midnight: 5 } }, admin), 'ticketSlotNotFound');
      refused(await park.call(ticketProduct.saveProduct, { ...NEW, price: -1 }, admin), 'invalidInput');
      refused(await park.call(ticketProduct.saveProduct, { ...NEW, name: { en: 'No Chinese' } }, admin), 'invalidInput');
      assert.equal(await park.count('ticket_product'), 4);
      assert.equal((await park.send(ticketProduct.saveProduct, NEW, guest.token)).statusCode, 401);
    });

    it('give a product away only when they say so: as its price becomes 0, and as one of no price goes on sale', async () => {
      const save = (change: object) => park.call(ticketProduct.saveProduct, { ...NEW, id: 'gift', ...change }, admin);
      refused(await save({ price: 0 }), 'freeNotSaid');
      ok(await save({ onSale: false }));
      refused(await save({ version: 1, onSale: false, price: 0 }), 'freeNotSaid');
      ok(await save({ version: 1, onSale: false, price: 0, free: true }));
      refused(await save({ version: 2, price: 0 }), 'freeNotSaid');
      const sold = ok(await save({ version: 2, price: 0, free: true }));
      assert.deepEqual([sold.price, sold.onSale, 'free' in sold], [0, true, false]);
      ok(await save({ version: 3, price: 0, position: 4 }));
      refused(await save({ version: 4, price: 1, free: true }), 'freeNotSaid');
    });

    it('see and mend a product that was written without Chinese', async () => {
      const bare = { name: '{"en": "Lift"}', text: '{}', rules: '[{"fr": "Un tour"}]' };
      await park.sql(`update ticket_product set name = $1, text = $2, rules = $3 where id = $4`, [
        ...Object.values(bare),
        ADULT,
      ]);
      const found = ok(await park.call(ticketProduct.getProducts, {}, admin)).find(({ id }) => id === ADULT);
      assert.deepEqual(
        [found?.name, found?.text, found?.rules],
        [{ 'zh-Hans': 'Lift', en: 'Lift' }, { 'zh-Hans': '—' }, [{ 'zh-Hans': 'Un tour', fr: 'Un tour' }]],
      );
      assert.ok(found);
      ok(await park.call(ticketProduct.saveProduct, { ...found, name: { 'zh-Hans': '缆车', en: 'Lift' } }, admin));
    });
  });
