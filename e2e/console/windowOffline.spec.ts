import { parkDay } from '@park/contract/parkTime';
import { getReport } from '@park/contract/report/calls';
import { checkIn } from '@park/contract/ticket/gate/calls';
import { payWindowSale } from '@park/contract/ticket/windowSale/calls';
import { windowSale as t } from '../../console/src/i18n/messages/en/windowSale';
import { resultOf, staffToken } from '../staff';
import { dayForTheGate, product } from '../tickets';
import { expect, noSeriousViolations, test } from './fixtures';
import { scan } from './gates';
import { code, dialog, openWindow, PAYS, printed, printedNumbers } from './ticketWindow';

test.use({ serviceWorkers: 'allow' });

const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`;

test('a window that loses the network goes on by the same keys, its tickets let in, and all is settled when it is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFailedRequests();
  await dayForTheGate();
  const { name, price } = await product({ realName: false });
  const cashOf = async () => {
    const day = parkDay(Date.now());
    const report = await resultOf(getReport, { kind: 'takings', by: 'channel', from: day, to: day }, await staffToken());
    return report.rows.find((row) => row.name?.endsWith('cash'))?.figures.moneyIn ?? 0;
  };
  const before = await cashOf();
  await openWindow(page);
  const row = page.locator('.window-product').filter({ hasText: name });
  const digit = (await row.locator('kbd').textContent()) ?? '';
  // One family while all is well.
  await page.keyboard.press(digit);
  await expect(row.getByRole('status', { name })).toHaveText('1');
  await scan(page, code(PAYS));
  await expect(dialog(page)).toContainText(t.pay.paid);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  for (let count = 0; count < 5; count++) await page.keyboard.press(digit);
  await expect(row.getByRole('status', { name })).toHaveText('5');
  await page.getByRole('button', { name: t.offline.hold }).click();
  await expect(page.getByText(t.offline.held({ list: `${name} 5` }))).toBeVisible();
  await noSeriousViolations(page);
  // The browser has the console by now.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  await context.setOffline(true);
  await expect(page.getByText(t.offline.alone({ left: 5 }))).toBeVisible();
  await noSeriousViolations(page);
  await page.evaluate(() => Object.assign(window, { keys: 0 }));
  await page.keyboard.press(digit);
  await page.keyboard.press(digit);
  await expect(row.getByRole('status', { name })).toHaveText('2');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(t.offline.cashOnly);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(t.pay.paid);
  expect(await page.evaluate(() => window.keys), 'as with a network').toBe(4);
  expect(await printed(page)).toBe(2);
  const [first = '', second = ''] = await printedNumbers(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.offline.alone({ left: 3 }))).toBeVisible();

  // The gate has a network, and has not heard of the sale.
  const gate = await staffToken();
  expect((await resultOf(checkIn, { code: first, gate: 'West gate' }, gate)).verdict).toBe('ok');

  // Opened anew without a network, it still knows what it sold and what it holds; too many it does not sell.
  await page.reload();
  await expect(page.getByText(t.offline.alone({ left: 3 }))).toBeVisible();
  await expect(page.getByText(t.offline.waiting({ count: 1 }))).toBeVisible();
  await page.getByRole('button', { name: t.offline.printLast }).click();
  await expect(page.locator('.window-print-number')).toHaveCount(2);
  expect([await printedNumbers(page), await printed(page)]).toEqual([[first, second], 1]);
  for (let count = 0; count < 4; count++) await page.keyboard.press(digit);
  await expect(row.getByRole('status', { name })).toHaveText('4');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.offline.notEnough)).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await page.getByLabel(t.pay.received).fill('500');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(t.pay.paid);
  await expect(dialog(page)).toContainText(yuan(50_000 - price));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('link', { name: t.pages.shift }).click();
  await expect(page.getByText(t.offline.settleFirst({ count: 2 }))).toBeVisible();
  await expect(page.getByRole('button', { name: t.close.save })).toBeDisabled();

  await context.setOffline(false);
  await expect(page.getByText(t.offline.settleFirst({ count: 2 }))).toBeHidden({ timeout: 20_000 });
  await expect(page.getByRole('row', { name: t.sheet.expected })).toContainText(yuan(20_000 + 3 * price));
  await expect(page.getByRole('row', { name: t.sheet.quota })).toContainText('2');
  expect(await cashOf()).toBe(before + 3 * price);
  expect((await resultOf(checkIn, { code: second, gate: 'West gate' }, gate)).verdict).toBe('ok');

  // The network goes between the cash and the print: what the server may have written down is taken back for what was printed.
  await page.getByRole('link', { name: t.pages.sell }).click();
  await expect(row).toBeVisible();
  await page.keyboard.press(digit);
  await expect(row.getByRole('status', { name })).toHaveText('1');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(t.pay.title({ amount: yuan(price) }));
  await page.route(`**${payWindowSale.path}`, async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort();
  });
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(t.pay.paid);
  const [third = ''] = await printedNumbers(page);
  await page.keyboard.press('Enter');
  await page.unroute(`**${payWindowSale.path}`);
  expect((await resultOf(checkIn, { code: third, gate: 'West gate' }, gate)).verdict).toBe('ok');
  await context.setOffline(false);
  await page.getByRole('link', { name: t.pages.shift }).click();
  const expected = 20_000 + 4 * price;
  await expect(page.getByRole('row', { name: t.sheet.cashOut })).toContainText(yuan(price), { timeout: 20_000 });
  await expect(page.getByRole('row', { name: t.sheet.expected })).toContainText(yuan(expected));
  await page.getByLabel(t.close.counted).fill(String(expected / 100));
  await page.getByRole('button', { name: t.close.save }).click();
  await expect(dialog(page)).toContainText(t.close.right);
  await dialog(page).getByRole('button', { name: t.close.save }).click();
  await expect(page.getByRole('row', { name: t.sheet.difference })).toContainText('¥0.00');
  await expect(page.getByRole('row', { name: t.sheet.quota }), 'what was left went back').toBeHidden();
  await expect(page.getByRole('row', { name: t.sheet.entered })).toBeHidden();
});
