import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_HOURS } from '@park/contract/park/hours';
import { fromPriceForm, holidaysToCome, NEW_PRICE, pricesAhead, toHolidayPrice, toPriceForm } from './prices';

const EVERY_DAY = { weekdays: [1, 2, 3, 4, 5, 6, 7], seasons: [], retired: false };
const SLOTS = [
  { id: 'morning', start: '09:00', end: '12:00', ...EVERY_DAY },
  { id: 'noon', start: '12:00', end: '15:00', ...EVERY_DAY },
];
const FRIDAY = '2026-10-02';

test('a rule goes through its form unharmed, and says nothing of what is empty', () => {
  const rule = { from: '2026-10-01', until: '2026-10-07', weekdays: [6, 7], slots: ['morning'], price: 8_050 };
  assert.deepEqual(fromPriceForm(toPriceForm(rule)), rule);
  assert.deepEqual(fromPriceForm({ ...NEW_PRICE, weekdays: [7, 6], yuan: 0.29 }), { weekdays: [6, 7], price: 29 });
});

test('the coming days show what each costs, at once with what is typed', () => {
  const typed = {
    yuan: 60,
    stock: { morning: 10, noon: 5 },
    prices: [
      { ...NEW_PRICE, weekdays: [6], slots: ['noon'], yuan: 40 },
      { ...NEW_PRICE, weekdays: [6], yuan: 90 },
      { ...NEW_PRICE, yuan: null },
    ],
  };
  const ahead = (stock: Record<string, number | null>) => pricesAhead({ ...typed, stock }, DEFAULT_HOURS, SLOTS, FRIDAY, 2);
  assert.deepEqual(ahead(typed.stock), [
    { day: FRIDAY, price: 6_000, own: false },
    { day: '2026-10-03', price: 4_000, priceTo: 9_000, own: true },
  ]);
  assert.deepEqual(ahead({ morning: 1, noon: null })[1], { day: '2026-10-03', price: 9_000, own: true });
  assert.deepEqual(ahead({})[0], { day: FRIDAY, own: false });
});

test('a holiday fills in its days, while it is not over', () => {
  const [next] = holidaysToCome('2026-10-07');
  assert.deepEqual([next?.name.en, next?.until, next?.year], ['National Day', '2026-10-07', 2026]);
  assert.deepEqual(next && toHolidayPrice(next), { ...NEW_PRICE, from: next?.from, until: '2026-10-07' });
});
