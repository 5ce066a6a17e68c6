import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdminProduct } from '@park/contract/ticket/product/schemas';
import { fromForm, moved, NEW_PRODUCT, toForm } from './rules';

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
  realName: true,
  ageFrom: 18,
  ageTo: null,
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
