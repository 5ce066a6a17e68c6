import { checkIn } from '@park/contract/ticket/gate/calls';
import { windowSale as t } from '../../console/src/i18n/messages/en/windowSale';
import { resultOf, staffToken } from '../staff';
import { dayForTheGate, product } from '../tickets';
import { expect, noSeriousViolations, test } from './fixtures';
import { scan } from './gates';
import { code, dialog, openWindow, PAYS, printed, printedNumbers } from './ticketWindow';

const HAS_TOO_LITTLE = '0003';

test('a cashier serves families by keyboard alone, in cash and by payment codes, gives money back and closes the shift', async ({
  page,
}) => {
  await dayForTheGate();
  const { name, price } = await product({ realName: false });
  const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`;
  await openWindow(page);
  const row = page.locator('.window-product').filter({ hasText: name });
  const digit = (await row.locator('kbd').textContent()) ?? '';

  // Two adults, exact money: four keys.
  await page.evaluate(() => Object.assign(window, { keys: 0 }));
  await page.keyboard.press(digit);
  await page.keyboard.press(digit);
  await expect(row.getByRole('status', { name })).toHaveText('2');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(t.pay.title({ amount: yuan(2 * price) }));
  await noSeriousViolations(page);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(t.pay.paid);
  expect(await page.evaluate(() => window.keys)).toBe(4);
  expect(await printed(page)).toBe(1);
  await noSeriousViolations(page);
  await expect(page.locator('.window-print-number')).toHaveCount(2);
  const [number = '', other = ''] = await printedNumbers(page);
  const entered = await resultOf(checkIn, { code: number, gate: 'West gate' }, await staffToken());
  expect([entered.verdict, entered.others?.length]).toEqual(['ok', 1]);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();

  // More than it costs: change. A slip of the hand goes back.
  for (const key of [digit, digit, 'Backspace', 'Enter']) await page.keyboard.press(key);
  await page.getByLabel(t.pay.received).fill('500');
  await expect(dialog(page)).toContainText(yuan(50_000 - price));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(t.pay.paid);
  await page.keyboard.press('Enter');

  // A payment code is scanned with nothing else done; one that is refused leaves the family where it was.
  await page.keyboard.press(digit);
  await expect(row.getByRole('status', { name })).toHaveText('1');
  await scan(page, code(HAS_TOO_LITTLE));
  await expect(page.getByText(/余额不足/)).toBeVisible();
  await expect(dialog(page)).toContainText(t.pay.title({ amount: yuan(price) }));
  await scan(page, code(PAYS));
  await expect(dialog(page)).toContainText(t.pay.paid);
  expect(await printed(page)).toBe(3);
  await page.keyboard.press('Enter');

  // One of the second family's tickets comes back as cash.
  await page.getByRole('link', { name: t.pages.find }).click();
  await expect(page.getByLabel(t.find.label)).toBeVisible();
  await scan(page, other);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await noSeriousViolations(page);
  await page.getByRole('button', { name: t.find.refund, exact: true }).click();
  await dialog(page).getByLabel(t.find.refundReason).fill('A child fell ill');
  await dialog(page).getByRole('button', { name: t.find.refund, exact: true }).click();
  await expect(page.locator('.window-tickets')).toContainText(t.find.ticketStates.refunded);

  // 200 at the start, three tickets in cash, one given back.
  await page.getByRole('link', { name: t.pages.shift }).click();
  const expected = 20_000 + 2 * price;
  await expect(page.getByRole('row', { name: t.sheet.expected })).toContainText(yuan(expected));
  await page.getByLabel(t.close.counted).fill(String((expected - 100) / 100));
  await page.getByRole('button', { name: t.close.save }).click();
  await expect(dialog(page)).toContainText('−¥1.00');
  await noSeriousViolations(page);
  await dialog(page).getByRole('button', { name: t.close.save }).click();
  await expect(page.getByRole('row', { name: t.sheet.difference })).toContainText('−¥1.00');
  await page.getByRole('button', { name: t.close.next }).click();
  await expect(page.getByRole('button', { name: t.open.save })).toBeVisible();
});

test('a sale that is cancelled or left by a reload keeps nobody’s place', async ({ page }) => {
  await dayForTheGate();
  const { name } = await product({ realName: false });
  await openWindow(page);
  const row = page.locator('.window-product').filter({ hasText: name });
  await row.getByRole('button', { name: t.more({ name }) }).click();
  await page.getByRole('button', { name: t.take }).click();
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await expect(dialog(page), 'taken up again').toBeVisible();
  await dialog(page).getByRole('button', { name: t.pay.cancel }).click();
  await expect(dialog(page)).toBeHidden();
  await row.getByRole('button', { name: t.more({ name }) }).click();
  await page.getByRole('button', { name: t.free.open }).click();
  await dialog(page).getByLabel(t.free.reason).fill('School of the valley');
  await dialog(page).getByRole('button', { name: t.free.open }).click();
  await expect(dialog(page).getByText(t.pay.next)).toBeVisible();
});
