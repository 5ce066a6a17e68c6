import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { ConcessionRule } from '@park/contract/ticket/concession';
import { changeOrderDay, getAdminOrders } from '@park/contract/ticket/order/calls';
import { saveVisitor } from '@park/contract/ticket/visitor/calls';
import { sharedPark } from '../../../testing/sharedPark';
import { startOrderChangesPark } from '../orderChangesPark.testing';
import { born, type Guest, MORNING, ok, refused, TODAY, TOMORROW } from '../salePark.testing';
import { checkFare } from './fare.rules';

const FARES_SQL = `
  insert into ticket_product (id, kind, name, text, includes, rules, motif, price, real_name, late_refund_percent, on_sale, position, updated_at,
    age_from, age_to)
  select id, kind, '{"zh-Hans": "票"}', '{}', '[]', '[]', 'valley', price, true, 0, true, position, '2026-01-01', age_from, age_to
  from (values ('grown', 'adult', 8000, 5, 18, 64), ('pupil', 'student', 4000, 6, 18, 64), ('old', 'senior', 0, 7, 65, null))
    as p (id, kind, price, position, age_from, age_to);
  insert into ticket_product_slot (product_id, slot_id, stock) select p.id, s.id, 50 from ticket_product p, ticket_slot s
    where p.id in ('grown', 'pupil', 'old')`;

const passport = { name: 'Ada Lovelace', idKind: 'passport' as const, idNumber: 'X1234567' };

const RULE: ConcessionRule = {
  ...{ who: 'age', ageFrom: null, ageTo: null, heightTo: null, areas: [], asked: false, from: null, until: null, source: '' },
};
const span = (ageFrom: number | null, ageTo: number | null): ConcessionRule => ({ ...RULE, ageFrom, ageTo });
const grown = { id: 'grown', price: 8000, full: true, concessions: [span(18, 64)] };
const old = { id: 'old', price: 0, full: false, concessions: [span(65, null)] };
const bornOn = (birthday: string | null, area: string | null = '110101') => ({ name: 'A', birthday, area });

describe('fares', () => {
  it('name what fits, all whom it fits, and nothing where nothing does', () => {
    const fares = [grown, old];
    const people = ['1990-01-01', '1950-01-01', '2020-01-01', '1940-01-01'].map((birthday) => bornOn(birthday));
    const day = '2026-05-05';
    assert.deepEqual(checkFare(grown, fares, people, day)?.result, { ticketId: 'old', visitors: [1, 3], proofs: [] });
    assert.deepEqual(checkFare(old, [], people.slice(2, 3), day)?.result, { ticketId: null, visitors: [0], proofs: [] });
    assert.equal(checkFare({ ...grown, concessions: [] }, fares, people, day), null);
  });

  it('let whoever has no fare of their own pay the full one, and nobody come cheaper', () => {
    const child = [bornOn('2020-01-01')];
    const day = '2026-05-05';
    const wrong = { ticketId: 'grown', visitors: [0], proofs: [] };
    assert.equal(checkFare(grown, [grown, old], child, day), null);
    assert.deepEqual(checkFare(old, [grown, old], child, day)?.result, wrong);
    assert.equal(checkFare(grown, [grown], [bornOn('1950-01-01')], day), null);
    // A park whose full ticket is for everybody: no rule makes a grown-up a pensioner.
    const everybody = { ...grown, concessions: [] };
    assert.deepEqual(checkFare(old, [old, everybody], [bornOn('1990-01-01')], day)?.result, wrong);
  });

  it('say what the right one asks for, and sell none on a day on which its rules are over', () => {
    const half = { id: 'half', price: 4000, full: false, concessions: [{ ...span(6, 18), asked: true, until: '2026-05-05' }] };
    const abroad = bornOn('2015-01-01', null);
    assert.deepEqual(checkFare(old, [grown, half, old], [abroad], '2026-05-05')?.result, {
      ...{ ticketId: 'half', visitors: [0], proofs: ['age'] },
    });
    assert.equal(checkFare(half, [grown, half], [abroad], '2026-05-05'), null);
    assert.equal(checkFare(half, [grown, half], [abroad], '2026-05-06')?.error, 'fareWrong');
    assert.equal(checkFare(half, [grown, half], [], '2026-05-05'), null);
    assert.equal(checkFare(half, [grown, half], [], '2026-05-06')?.error, 'concessionOver');
  });
});

describe('fares', () => {
  const park = sharedPark(startOrderChangesPark);
  let guest: Guest;
  beforeEach(async () => {
    await park.reset();
    await park.database.session((session) => session.script(FARES_SQL));
    guest = await park.guest();
  });
  const order = (ticketId: string, visitors: object[], change: object = {}) =>
    park.order(guest, { ticketId, quantity: visitors.length, visitors: visitors as never, ...change });

  const wrong = ({ extras }: { extras: { error?: string } | null }) => assert.equal(extras?.error, 'fareWrong');

  it('refuse a fare that is too cheap and one that is too dear, each with the right one', async () => {
    const young = await order('old', [born('20100101')]);
    wrong(young);
    assert.deepEqual(young.result, { ticketId: 'grown', visitors: [0], proofs: [] });
    assert.match(young.message, /Born 20100101 will be 16/);
    const grown = await order('old', [born('19491231'), born('19900101')]);
    assert.deepEqual(grown.result, { ticketId: 'grown', visitors: [1], proofs: [] });
    const old = await order('grown', [born('19900101'), born('19491231')]);
    wrong(old);
    assert.deepEqual(old.result, { ticketId: 'old', visitors: [1], proofs: [] });
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
    assert.deepEqual((await order('grown', [{ savedVisitorId: saved.id }])).result, {
      ticketId: 'old',
      visitors: [0],
      proofs: [],
    });
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
