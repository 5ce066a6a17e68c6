import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CONCESSION_PRESETS } from '@park/contract/ticket/concessionPresets';
import type { AdminProduct } from '@park/contract/ticket/product/schemas';
import { fromForm, fromRuleForm, moved, NEW_PRODUCT, NEW_RULE, toForm, withPreset } from './rules';

const PRODUCT: AdminProduct = {
  id: 'adult',
  kind: 'adult',
  name: { 'zh-Hans': '成人票', en: 'Adult' },
  text: { 'zh-Hans': '一天' },
  includes: [{ 'zh-Hans': '博物馆', en: 'Museum' }, { 'zh-Hans': '缆车' }, { 'zh-Hans': '地图', fr: 'Plan' }],
  rules: [],
  motif: 'valley',
  coverId: null,
  price: 8_050,
  prices: [{ weekdays: [6, 7], slots: ['morning'], price: 9_000 }],
  saleFrom: '2026-05-04T08:00:00+08:00',
  saleUntil: null,
  realName: true,
  concessions: [
    {
      ...{ who: 'local', ageFrom: 18, ageTo: null, heightTo: null, areas: ['5103', '510422'], asked: true },
      ...{ from: '2026-01-01', until: null, source: '川办函' },
    },
  ],
  lateRefundPercent: 50,
  onSale: true,
  position: 0,
  stock: { morning: 10 },
  version: 3,
  updatedAt: '2026-05-04T08:00:00+08:00',
  updatedBy: 'lin',
};

test('a product goes through its form unharmed', () => {
  const { id: _, position: __, version: ___, updatedAt: ____, updatedBy: _____, ...rest } = PRODUCT;
  assert.deepEqual(fromForm(toForm(PRODUCT)), rest);
  assert.deepEqual(fromForm({ ...NEW_PRODUCT, yuan: 0.29, stock: { morning: null, noon: 3 } }).stock, { noon: 3 });
  assert.equal(fromForm({ ...NEW_PRODUCT, yuan: 0.29 }).price, 29);
});

test('a price is nothing until it is typed, and free only where that is said', () => {
  assert.equal(NEW_PRODUCT.yuan, null);
  assert.deepEqual([toForm(PRODUCT).free, toForm({ ...PRODUCT, price: 0 }).free], [false, true]);
  assert.equal(fromForm({ ...NEW_PRODUCT, yuan: 0, free: true }).free, true);
  assert.equal(fromForm({ ...NEW_PRODUCT, yuan: 5, free: true }).free, undefined);
  const someDays = { ...PRODUCT, prices: [{ weekdays: [1], price: 0 }] };
  assert.deepEqual([toForm(someDays).freeTimes, fromForm(toForm(someDays)).free], [true, true]);
  // A price that becomes 0 is asked about, also where some days cost nothing already.
  assert.equal(fromForm({ ...toForm(someDays), yuan: 0 }).free, undefined);
  assert.equal(fromForm({ ...toForm(someDays), yuan: 0, free: true }).free, true);
});

test('a product moves by one place, and only what changes is written', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id, position) => ({ ...PRODUCT, id, position })) as [
    AdminProduct,
    AdminProduct,
    AdminProduct,
  ];
  const places = (list: AdminProduct[]) => list.map(({ id, position }) => `${id}${position}`);
  assert.deepEqual(places(moved([a, b, c], 'b', -1)), ['b0', 'a1']);
  assert.deepEqual(places(moved([a, b, c], 'c', 1)), []);
  const ties = [a, b, c].map((one) => ({ ...one, position: 5 }));
  assert.deepEqual(places(moved(ties, 'a', 1)), ['b0', 'a1', 'c2']);
});

test('a rule keeps only what its kind has', () => {
  const typed = { ...NEW_RULE, heightTo: 120, areas: '5103，51 ', from: '' };
  assert.deepEqual(fromRuleForm(typed), { ...fromRuleForm(NEW_RULE), heightTo: null, areas: [], from: null });
  assert.deepEqual(fromRuleForm({ ...typed, who: 'local' }).areas, ['5103', '51']);
  assert.equal(fromRuleForm({ ...typed, who: 'height' }).heightTo, 120);
});

test('a preset fills in rules and price, after what is there', () => {
  const find = (id: string) => CONCESSION_PRESETS.find((one) => one.id === id) ?? assert.fail();
  const half = withPreset({ concessions: [NEW_RULE], yuan: 12 }, find('national-young'), 80.5);
  assert.equal(half.yuan, 40.25);
  assert.deepEqual(
    half.concessions.map(({ who, ageFrom, ageTo }) => [who, ageFrom, ageTo]),
    [
      ['student', null, null],
      ['age', 7, 18],
      ['student', null, null],
    ],
  );
  assert.equal(withPreset({ concessions: [], yuan: 12 }, find('national-child'), 80).yuan, 0);
  assert.equal(withPreset({ concessions: [], yuan: 12 }, find('national-young'), 0).yuan, 12);
  assert.ok(CONCESSION_PRESETS.every(({ rules }) => rules.every(({ source }) => source !== '' && source.length <= 200)));
});
