import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ageOn } from '@park/contract/ticket/limits';
import { changeOrderDay, getAdminOrders } from '@park/contract/ticket/order/calls';
import { saveVisitor } from '@park/contract/ticket/visitor/calls';
import { testDatabases } from '../../../testing/testDatabase';
import { type OrderChangesPark, startOrderChangesPark } from '../orderChangesPark.testing';
import { type Guest, MORNING, ok, refused, TODAY, TOMORROW } from '../salePark.testing';
import { checkFare } from './fare.rules';

const FARES_SQL = `
  insert into ticket_product (id, kind, name, text, includes, rules, motif, price, real_name, late_refund_percent, on_sale, position, updated_at,
    age_from, age_to)
  select id, kind, '{"zh-Hans": "票"}', '{}', '[]', '[]', 'valley', price, true, 0, true, position, '2026-01-01', age_from, age_to
  from (values ('grown', 'adult', 8000, 5, 18, 64), ('pupil', 'student', 4000, 6, 18, 64), ('old', 'senior', 0, 7, 65, null))
    as p (id, kind, price, position, age_from, age_to);
  insert into ticket_product_slot (product_id, slot_id, stock) select p.id, s.id, 50 from ticket_product p, ticket_slot s
    where p.id in ('grown', 'pupil', 'old')`;

/** An identity card of somebody born on a day (`yyyyMMdd`). */
function born(day: string) {
  const digits = `110101${day}123`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return { name: `Born ${day}`, idNumber: digits + '10X98765432'[sum % 11] };
}
const passport = { name: 'Ada Lovelace', idKind: 'passport' as const, idNumber: 'X1234567' };

describe('fares', () => {
  it('count whole years on the day of the visit', () => {
    assert.deepEqual([ageOn('1961-05-05', '2026-05-04'), ageOn('1961-05-05', '2026-05-05')], [64, 65]);
    assert.equal(ageOn('2008-02-29', '2026-02-28'), 17);
  });

  it('name what fits, all whom it fits, and nothing where nothing does', () => {
    const grown = { id: 'grown', price: 8000, ageFrom: 18, ageTo: 64 };
    const old = { id: 'old', price: 0, ageFrom: 65, ageTo: null };
    const fares = [grown, old];
    const people = ['1990-01-01', '1950-01-01', '2020-01-01', '1940-01-01'].map((birthday) => ({ name: 'A', birthday }));
    const day = '2026-05-05';
    assert.deepEqual(checkFare(grown, fares, people, day)?.result, { ticketId: 'old', visitors: [1, 3] });
    assert.deepEqual(checkFare(old, [], people.slice(2, 3), day)?.result, { ticketId: null, visitors: [0] });
    assert.equal(checkFare({ ...grown, ageFrom: null, ageTo: null }, fares, people, day), null);
  });

  it('let whoever has no fare of their own pay the dearest, and nobody come cheaper', () => {
    const grown = { id: 'grown', price: 8000, ageFrom: 18, ageTo: 64 };
    const old = { id: 'old', price: 0, ageFrom: 65, ageTo: null };
    const child = [{ name: 'A', birthday: '2020-01-01' }];
    assert.equal(checkFare(grown, [grown, old], child, '2026-05-05'), null);
    assert.deepEqual(checkFare(old, [grown, old], child, '2026-05-05')?.result, { ticketId: 'grown', visitors: [0] });
    const senior = [{ name: 'A', birthday: '1950-01-01' }];
    assert.equal(checkFare(grown, [grown], senior, '2026-05-05'), null);
  });
});

for (const kind of testDatabases())
  describe(`fares on ${kind}`, () => {
    let park: OrderChangesPark;
    let guest: Guest;
    before(async () => {
      park = await startOrderChangesPark(kind);
    });
    beforeEach(async () => {
      await park.reset();
      await park.database.session((session) => session.script(FARES_SQL));
      guest = await park.guest();
    });
    after(() => park.close());
    const order = (ticketId: string, visitors: object[], change: object = {}) =>
      park.order(guest, { ticketId, quantity: visitors.length, visitors: visitors as never, ...change });

    const wrong = ({ extras }: { extras: { error?: string } | null }) => assert.equal(extras?.error, 'fareWrong');

    it('refuse a fare that is too cheap and one that is too dear, each with the right one', async () => {
      const young = await order('old', [born('20100101')]);
      wrong(young);
      assert.deepEqual(young.result, { ticketId: 'grown', visitors: [0] });
      assert.match(young.message, /Born 20100101 is 16/);
      const grown = await order('old', [born('19491231'), born('19900101')]);
      assert.deepEqual(grown.result, { ticketId: 'grown', visitors: [1] });
      const old = await order('grown', [born('19900101'), born('19491231')]);
      wrong(old);
      assert.deepEqual(old.result, { ticketId: 'old', visitors: [1] });
      wrong(await order('pupil', [born('19491231')]));
      assert.equal(await park.count('ticket_order'), 0);
      ok(await order('grown', [born('19900101')]));
      ok(await order('old', [born('19491231')]));
    });

    it('count from the day of the visit, also when it is moved', async () => {
      // 65 on Wednesday.
      const turning = born('19610506');
      wrong(await order('old', [turning], { day: TOMORROW }));
      ok(await order('old', [born('19610505')], { day: TOMORROW }));
      const { id } = ok(await order('old', [turning], { day: '2026-05-06' }));
      const moved = await park.call(changeOrderDay, { orderId: id, day: TODAY, slotId: MORNING }, guest.token);
      wrong(moved);
      assert.equal(await park.taken({ productId: 'old', day: '2026-05-06' }), 1);
      ok(await park.call(changeOrderDay, { orderId: id, day: '2026-05-07', slotId: MORNING }, guest.token));
      await park.agree();
    });

    it('let a paid ticket be moved to a day on which another would be cheaper', async () => {
      const turning = born('19610506');
      const { id } = await park.bought(guest, { ticketId: 'grown', quantity: 1, visitors: [turning], day: TOMORROW });
      ok(await park.call(changeOrderDay, { orderId: id, day: '2026-05-06', slotId: MORNING }, guest.token));
      assert.equal(await park.taken({ productId: 'grown', day: '2026-05-06' }), 1);
      await park.agree();
    });

    it('sell the full price to those whose own fare is not on sale', async () => {
      await park.sql("update ticket_product set on_sale = false where id = 'old'");
      ok(await order('grown', [born('19491231')]));
    });

    it('ask for the birthday that a passport does not tell, and keep it encrypted', async () => {
      refused(await order('grown', [passport]), 'birthdayMissing');
      ok(await order('grown', [{ ...passport, birthday: '1990-12-10' }]));
      const saved = ok(
        await park.call(saveVisitor, { ...passport, idNumber: 'X2345678', birthday: '1950-12-10' } as never, guest.token),
      );
      assert.deepEqual((await order('grown', [{ savedVisitorId: saved.id }])).result, { ticketId: 'old', visitors: [0] });
      ok(await order('old', [{ savedVisitorId: saved.id }]));
      const rows = await park.sql('select * from saved_visitor');
      assert.doesNotMatch(JSON.stringify(rows), /1950-12-10/);
    });

    it('take an order without a phone from somebody with a passport alone, and numbers of any country', async () => {
      const abroad = { ...passport, birthday: '1990-12-10' };
      refused(await order('grown', [born('19900101')], { phone: undefined }), 'phoneMissing');
      assert.equal(ok(await order('grown', [abroad, born('19900101')], { phone: undefined })).phone, '');
      const french = ok(await order('grown', [born('19910101')], { phone: '+33 (0)6 12 34 56 78' }));
      assert.equal(french.phone, '+33612345678');
      const found = ok(await park.call(getAdminOrders, { keyword: '0033 6 12 34 56 78' }, await park.signInAdmin()));
      assert.deepEqual(
        found.items.map(({ id, phone }) => [id, phone]),
        [[french.id, '+33****5678']],
      );
    });
  });
