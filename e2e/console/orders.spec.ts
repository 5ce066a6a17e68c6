import type { Order } from '@park/contract/ticket/order/schemas';
import { addOrder } from '@park/contract/ticket/sale/calls';
import { shell, ui } from '../../console/src/i18n/messages/en/core';
import { order as o } from '../../console/src/i18n/messages/en/order';
import { guest } from '../guest';
import { resultOf } from '../staff';
import { dayAhead, product } from '../tickets';
import { ALL_DAY } from '../world';
import { openAs } from './accounts';
import { consoleUrl, expect, firstHeading, noSeriousViolations, pick, test } from './fixtures';

const DAY = dayAhead(5);
const TAIL = String(Math.floor(Math.random() * 9_000) + 1_000);

async function order(quantity: number, phone: string): Promise<Order> {
  const { id: ticketId } = await product({ realName: false });
  const wish = { ticketId, day: DAY, slotId: ALL_DAY, quantity, phone };
  return resultOf(addOrder, wish, await guest(), { 'idempotency-key': crypto.randomUUID() });
}

test('the help desk finds an order by what a visitor knows, narrows the list and walks it by keys', async ({
  page,
  context,
}) => {
  const [one, two] = [await order(1, `1390000${TAIL}`), await order(2, `1380000${TAIL}`)];
  await openAs(page, 'orders/list', 'helpDesk');
  const row = (number: string) => page.getByRole('link', { name: number });
  const { palette: p } = shell;

  // By the end of a phone, from the keyboard alone.
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: o.filters.keyword });
  await expect(search).toBeFocused();
  await page.keyboard.type(TAIL);
  await page.keyboard.press('Enter');
  await expect(row(two.number)).toBeVisible();
  await expect(row(one.number)).toBeVisible();
  await expect(
    page.getByText(o.totals({ orders: 2, tickets: 3, amount: `¥${((one.amount + two.amount) / 100).toFixed(2)}` })),
  ).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('jk/');
  await expect(search, 'letters are typed').toHaveValue(/jk\/$/);
  await page.keyboard.press('Escape');
  await expect(search).not.toBeFocused();
  await expect(search, 'and dropped').toHaveValue(TAIL);

  // Narrowed, in the address.
  await page.getByRole('button', { name: ui.moreFilters }).click();
  await page.getByLabel(o.filters.amountFrom, { exact: true }).fill(String(two.amount / 100));
  await page.getByLabel(o.filters.amountFrom, { exact: true }).press('Enter');
  await expect(row(one.number)).toHaveCount(0);
  await page.getByLabel(o.filters.from, { exact: true }).fill(DAY);
  await page.getByLabel(o.filters.from, { exact: true }).press('Enter');
  await pick(page.getByRole('combobox', { name: o.filters.status }), o.statuses.pending);
  await page.keyboard.press('Escape');
  await page.getByText(o.filters.byDay).click();
  await expect(page).toHaveURL(/status=pending/);
  await noSeriousViolations(page);
  await page.reload();
  await expect(row(two.number)).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${o.filters.amountFrom}`) }).click();
  await expect(row(one.number)).toBeVisible();

  // The order, and back to what was found.
  await page.keyboard.press('j');
  await expect(row(two.number)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(firstHeading(page)).toHaveText(o.detail.title({ number: two.number }));
  await page.keyboard.press('Escape');
  await expect(firstHeading(page)).toHaveText(o.title);
  await expect(page).toHaveURL(new RegExp(`keyword=${TAIL}`));
  const [tab] = await Promise.all([context.waitForEvent('page'), row(one.number).click({ button: 'middle' })]);
  await expect(firstHeading(tab)).toHaveText(o.detail.title({ number: one.number }));
  await tab.close();
  await page.getByRole('button', { name: ui.clearFilters }).click();
  await expect(page).not.toHaveURL(/keyword/);

  // From anywhere, by the palette.
  await page.goto(consoleUrl('feedback'));
  await expect(firstHeading(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: p.label });
  await expect(box).toBeFocused();
  await expect(page.getByRole('option', { name: 'Products' }), 'not theirs').toHaveCount(0);
  await box.fill('失物');
  await expect(page.getByRole('option', { name: 'Lost and found' })).toHaveAttribute('aria-selected', 'true');
  await noSeriousViolations(page);
  await box.fill(two.number.slice(-6) === two.number.slice(-6).replace(/\d/g, '') ? two.number : two.number.slice(-6));
  await expect(page.getByRole('option', { name: new RegExp(two.number) })).toBeVisible();
  await box.press('Enter');
  await expect(firstHeading(page)).toHaveText(o.detail.title({ number: two.number }));

  // Off for whom they are in the way.
  await page.getByRole('button', { name: p.open }).click();
  await page.getByRole('switch', { name: p.keys }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(firstHeading(page)).toHaveText(o.detail.title({ number: two.number }));
});
