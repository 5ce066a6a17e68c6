import { addDays } from '@park/contract/parkTime';
import { getOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import type { Page } from '@playwright/test';
import { ui } from '../../console/src/i18n/messages/en/core';
import { order as o } from '../../console/src/i18n/messages/en/order';
import { orderDesk as d } from '../../console/src/i18n/messages/en/orderDesk';
import { guest } from '../guest';
import { resultOf } from '../staff';
import { buy, dayAhead, PHONE, product } from '../tickets';
import { ALL_DAY } from '../world';
import { consoleUrl, expect, firstHeading, noSeriousViolations, openAsOwner, pick, test } from './fixtures';

const DAY = dayAhead(6);
const document = () => ({ idKind: 'passport' as const, idNumber: `E${Math.floor(Math.random() * 1e8 + 1e8)}` });

async function bought(token: string): Promise<Order> {
  const { id: ticketId } = await product({ realName: true });
  const visitors = ['Lin Yve', 'Chen Hao'].map((name) => ({ name, ...document(), birthday: '1990-05-01' }));
  return buy(token, { ticketId, day: DAY, slotId: ALL_DAY, quantity: 2, visitors }, 'mini');
}

const dialog = (page: Page) => page.getByRole('dialog');

test('the desk does on an order what its visitor cannot: note, move, part of the price, name, message, phone', async ({
  page,
}) => {
  const token = await guest();
  const { id, number, amount } = await bought(token);
  const now = () => resultOf(getOrder, { id }, token);
  await openAsOwner(page, `orders/order/${id}`);
  await expect(firstHeading(page)).toHaveText(o.detail.title({ number }));

  await page.getByLabel(ui.notes.label, { exact: true }).fill('Comes with a wheelchair');
  await page.getByRole('button', { name: ui.notes.add }).click();
  await expect(page.getByText('Comes with a wheelchair').first()).toBeVisible();
  await expect(page.getByLabel(ui.notes.label, { exact: true })).toHaveValue('');

  await page.getByRole('button', { name: d.move.button, exact: true }).click();
  await dialog(page).getByLabel(d.move.day).fill(addDays(DAY, 1));
  await dialog(page).getByRole('radio').first().check();
  await dialog(page).getByLabel(d.move.reason).fill('The train was late');
  await noSeriousViolations(page);
  await dialog(page).getByRole('button', { name: d.move.yes }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect((await now()).day).toBe(addDays(DAY, 1));

  await page.getByRole('button', { name: d.part.button }).click();
  await dialog(page).getByLabel(d.part.amount).fill('12.5');
  await dialog(page).getByLabel(d.part.reason).fill('A long queue');
  await noSeriousViolations(page);
  await dialog(page)
    .getByRole('button', { name: d.part.yes({ sum: '¥12.50' }) })
    .click();
  await expect(dialog(page)).toHaveCount(0);
  const part = await now();
  expect([part.refunded, part.status, part.amount]).toEqual([1_250, 'paid', amount]);

  await page.getByRole('button', { name: d.person.button, exact: false }).first().click();
  await dialog(page).getByLabel(d.person.name, { exact: true }).fill('Lin Yue');
  await dialog(page).getByLabel(d.person.reason).fill('Misspelt');
  await noSeriousViolations(page);
  await dialog(page).getByRole('button', { name: d.person.yes }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect((await now()).tickets[0]?.person?.name).toBe('Lin Yue');

  await page.getByRole('button', { name: d.resend.button, exact: true }).click();
  await dialog(page).getByRole('button', { name: d.resend.yes }).click();
  await expect(dialog(page)).toHaveCount(0);

  await page.getByRole('button', { name: d.phone.label }).click();
  await dialog(page).getByLabel(d.phone.reason, { exact: true }).fill('Their child waits');
  await dialog(page).getByRole('button', { name: d.phone.yes }).click();
  await expect(page.getByRole('link', { name: PHONE })).toBeVisible();

  await expect(page.getByText(d.entries.none)).toBeVisible();
  for (const deed of ['Moved an order', 'Refunded ¥12.50', 'Corrected who ticket', 'Looked at the whole phone number'])
    await expect(page.getByText(deed).first()).toBeVisible();
  await noSeriousViolations(page);
});

test('a list of orders is seen as each wants it: sorted, saved under a name, without a column', async ({ page }) => {
  const { preferences } = ui;
  await openAsOwner(page, 'orders/list');
  await page.getByText(o.filters.byAmount).click();
  await pick(page.getByRole('combobox', { name: o.filters.status }), o.statuses.pending);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/field=amount.*status=pending/);
  await page.getByRole('button', { name: preferences.button }).click();
  await dialog(page).getByLabel(preferences.name).fill('To pay, dearest first');
  await dialog(page).getByRole('button', { name: preferences.save }).click();
  await dialog(page).getByRole('checkbox', { name: o.columns.made }).uncheck();
  await noSeriousViolations(page);
  await page.goto(consoleUrl('orders/list'));
  await expect(page.getByRole('columnheader', { name: o.columns.status })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: o.columns.made })).toHaveCount(0);
  await page.getByRole('button', { name: preferences.button }).click();
  await dialog(page)
    .getByRole('button', { name: preferences.openView({ name: 'To pay, dearest first' }) })
    .click();
  await expect(page).toHaveURL(/field=amount.*status=pending/);
  await expect(dialog(page)).toHaveCount(0);
});
