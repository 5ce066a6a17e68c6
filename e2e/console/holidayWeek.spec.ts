import { addDays, parkDay, weekday } from '@park/contract/parkTime';
import { getProducts, getStock } from '@park/contract/ticket/product/calls';
import { stock as s } from '../../console/src/i18n/messages/en/stock';
import { resultOf, staffToken } from '../staff';
import { expect, noSeriousViolations, openAsOwner, test } from './fixtures';

test('the places of a holiday week of all products are seen before, set at once, and taken back', async ({ page }) => {
  const owner = await staffToken();
  const products = await resultOf(getProducts, {}, owner);
  expect(products.length).toBeGreaterThan(1);
  const today = parkDay(Date.now());
  const monday = addDays(today, 15 - weekday(today));
  const days = Array.from({ length: 7 }, (_, n) => addDays(monday, n));
  const span = { from: days[0] ?? '', to: days[6] ?? '' };
  const before = await resultOf(getStock, span, owner);

  await openAsOwner(page, `stock/calendar?month=${monday.slice(0, 7)}`);
  await page.getByRole('checkbox', { name: s.several }).check();
  for (const day of days) {
    // A week may lie in two months, and what was chosen stays.
    if (day.endsWith('-01') && day !== monday) await page.getByRole('button', { name: s.months.after }).click();
    await page.locator(`[data-day="${day}"]`).click();
  }
  await expect(page.getByRole('heading', { name: s.daysChosen({ days: 7 }) })).toBeVisible();
  await page.getByRole('group', { name: s.products }).getByRole('checkbox', { name: s.all }).check();
  await page.getByLabel(s.stock, { exact: true }).fill('333');
  const changing = before.filter(({ stock }) => stock !== 333).length;
  await expect(page.getByText(/ → 333/)).toHaveCount(changing);
  await noSeriousViolations(page);
  await page.getByRole('button', { name: s.setAll({ places: changing }) }).click();
  await expect(page.getByText(s.changed({ rows: changing, isUndone: false }))).toBeVisible();
  expect((await resultOf(getStock, span, owner)).every(({ stock }) => stock === 333)).toBe(true);
  // It stays whatever is chosen next.
  await page.getByRole('button', { name: s.none, exact: true }).click();
  await page.getByRole('button', { name: s.undo, exact: true }).click();
  await expect(page.getByText(s.changed({ rows: changing, isUndone: true }))).toBeVisible();
  expect(await resultOf(getStock, span, owner)).toEqual(before);
});
