import { readFile } from 'node:fs/promises';
import { getReport } from '@park/contract/report/calls';
import { refundByPark } from '@park/contract/ticket/order/calls';
import type { Page } from '@playwright/test';
import { ui } from '../../console/src/i18n/messages/en/core';
import { report as t } from '../../console/src/i18n/messages/en/report';
import { guest } from '../guest';
import { resultOf, staffToken } from '../staff';
import { atTheGate, dayAhead } from '../tickets';
import { consoleUrl, expect, firstHeading, noSeriousViolations, openAsOwner, pick, test } from './fixtures';
import { codeOf, ticketsForToday } from './guests';

const money = (fen: number) => (fen / 100).toFixed(2);
/** No journey takes a thousand. */
const yuan = (fen: number) => `¥${money(fen)}`;
const PHONE = { width: 390, height: 844 };

async function exported(page: Page, button: string, format: 'CSV' | 'Excel') {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await page.getByRole('button', { name: new RegExp(`${button}$`) }).click();
      await page.getByRole('menuitem', { name: format }).click();
    })(),
  ]);
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test('an owner reads a sale and a refund in the takings, cut in any way, and takes each entry along', async ({ page }) => {
  test.setTimeout(240_000);
  const token = await guest();
  const order = await ticketsForToday(token, 3);
  const staff = await staffToken();
  const [first, second] = order.tickets;
  await atTheGate(await codeOf(token, order, 0), 'Fern gate', first?.number);
  await resultOf(refundByPark, { orderId: order.id, reason: 'A lift is broken', ticketIds: [second?.id ?? ''] }, staff);
  const today = { from: dayAhead(0), to: dayAhead(0) };
  const read = async () => (await resultOf(getReport, { kind: 'takings', by: 'day', ...today }, staff)).totals;
  await expect.poll(async () => (await read()).moneyOut, { timeout: 60_000 }).toBe(order.price);

  await openAsOwner(page, 'reports');
  await expect(firstHeading(page)).toHaveText(t.kinds.takings.title);
  await page.getByRole('button', { name: t.spans.today, exact: true }).click();
  const totals = page.getByRole('region', { name: t.totals({ days: 1 }) });
  const [came, back] = [order.amount, order.price];
  await expect(totals).toContainText(yuan(came - back));
  for (const [by, name] of [
    ['product', order.ticket.name],
    ['channel', 'Mini Program · WeChat Pay'],
    ['month', ''],
  ] as const) {
    await pick(page.getByRole('combobox', { name: t.rows }), t.by[by]);
    await expect(page).toHaveURL(new RegExp(`by=${by}`));
    const row = page
      .getByRole('row')
      .filter({ hasText: yuan(came) })
      .first();
    await expect(row).toContainText(name);
    await expect(row).toContainText(yuan(back));
    await expect(row).toContainText(yuan(came - back));
  }
  await noSeriousViolations(page);

  const whole = await exported(page, ui.export, 'Excel');
  expect(whole.name).toBe(`${t.kinds.takings.title}-${today.from}-${today.to}.xlsx`);
  expect(whole.content.subarray(0, 2).toString()).toBe('PK');
  const { content } = await exported(page, t.ledger, 'CSV');
  const [, paid = '', refunded = '', ...rest] = content.toString().trim().split('\r\n');
  expect(rest).toEqual([]);
  expect(paid).toMatch(
    new RegExp(`^${today.from} \\d\\d:\\d\\d:\\d\\d,.*,${order.number},.*,${order.number}-M1,,\\w+,${money(came)},$`),
  );
  expect(refunded).toMatch(new RegExp(`,${order.number}-M1-R\\w+,\\w+,,${money(back)}$`));

  await page.getByRole('link', { name: t.kinds.entries.tab }).click();
  await expect(firstHeading(page)).toHaveText(t.kinds.entries.title);
  await page.getByRole('button', { name: t.spans.today, exact: true }).click();
  await pick(page.getByRole('combobox', { name: t.rows }), t.by.gate);
  await expect(page.getByRole('row', { name: /Fern gate/ })).toContainText('1');
  await page.setViewportSize(PHONE);
  for (const path of ['no-shows', 'concessions', 'capacity', 'takings']) {
    await page.goto(consoleUrl(`reports/${path}?from=${today.from}&to=${today.to}`));
    await expect(page.getByRole('region', { name: t.table })).toBeVisible();
    await noSeriousViolations(page);
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(over, { message: path }).toBeLessThanOrEqual(0);
  }

  await page.goto(consoleUrl(`reports/takings?from=2020-01-01&to=${today.to}`));
  await expect(page.getByText('A report covers 366 days at most. Choose a shorter span.')).toBeVisible();
});
