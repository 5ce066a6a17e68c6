import { addOrder } from '@park/contract/ticket/sale/calls';
import { capacity as t } from '../../console/src/i18n/messages/en/capacity';
import { ui } from '../../console/src/i18n/messages/en/core';
import { gate as g } from '../../console/src/i18n/messages/en/gate';
import { guest } from '../guest';
import { callPark } from '../staff';
import { dayAhead, PHONE, product } from '../tickets';
import { consoleUrl, expect, noSeriousViolations, openAsOwner, TABLET, test } from './fixtures';
import { codeOf, ticketsForToday } from './guests';

test('an owner sets the most people allowed, lowers it below what is sold, and a gate counts who leaves', async ({ page }) => {
  test.setTimeout(360_000);
  const token = await guest();
  const order = await ticketsForToday(token, 3);
  await openAsOwner(page, 'capacity');
  await expect(page.getByText(t.none)).toBeVisible();
  await page.getByLabel(t.daily).fill('500');
  await page.getByLabel(t.momentary).fill('600');
  await page.getByLabel(t.approval).fill('No. 7 (2026)');
  await page.getByLabel(t.meanStay).fill('');
  await page.getByRole('button', { name: ui.save }).click();
  await expect(page.getByText(t.momentaryWrong)).toBeVisible();
  await page.getByLabel(t.momentary).fill('300');
  await page.getByRole('button', { name: ui.save }).click();
  await expect(page.getByText(t.saved)).toBeVisible();
  await expect(page.getByRole('region', { name: t.setting }).getByRole('cell', { name: 'No. 7 (2026)' })).toBeVisible();
  await noSeriousViolations(page);

  // Below what is sold: nothing is taken away, nothing more is sold, and it is told how many are over.
  await page.getByLabel(t.daily).fill('2');
  await page.getByLabel(t.momentary).fill('2');
  await page.getByRole('button', { name: ui.save }).click();
  await expect(page.getByText(t.overAbout).first()).toBeVisible();
  await noSeriousViolations(page);
  const { id: ticketId } = await product({ realName: false });
  const wish = { ticketId, day: dayAhead(0), slotId: order.slot.id, quantity: 1, phone: PHONE };
  const refused = await callPark(addOrder, wish, token, { 'idempotency-key': crypto.randomUUID() });
  expect(['ticketDayFull', 'waitingRoom']).toContain(refused.extras?.error);
  const form = page.getByRole('region', { name: t.form });
  await expect(form.getByText('No places left for the day: sale stopped, visitors told')).toBeVisible();

  // At the gate.
  await page.setViewportSize(TABLET);
  await page.goto(consoleUrl('gate'));
  await page.getByLabel(g.name.label).fill('Fern gate');
  await page.getByRole('button', { name: g.name.save }).click();
  const scan = async (label: string, check: string, index: number) => {
    await page.getByLabel(label).fill(await codeOf(token, order, index));
    await page.getByRole('button', { name: check, exact: true }).click();
  };
  const verdict = page.locator('.verdict');
  for (const index of [0, 1]) {
    await scan(g.scan.label, g.scan.check, index);
    await expect(verdict).toContainText(g.verdicts.ok);
  }
  // The advice blocks nobody.
  await expect(page.getByText(g.crowd.hold)).toBeVisible({ timeout: 30_000 });
  await noSeriousViolations(page);
  await page.getByRole('link', { name: g.pages.out }).click();
  // The page before has a field of the same name.
  await expect(page.getByRole('button', { name: g.out.check, exact: true })).toBeVisible();
  // A used ticket has no code any more; its number is on it.
  const leave = async () => {
    await page.getByLabel(g.out.label).fill(order.tickets[0]?.number ?? '');
    await page.getByRole('button', { name: g.out.check, exact: true }).click();
  };
  await leave();
  await expect(verdict).toContainText(g.out.told);
  await expect(page.getByText(g.crowd.counted({ present: 1, momentary: 2 }))).toBeVisible();
  await leave();
  await expect(verdict).toContainText(g.out.notTold);
  await noSeriousViolations(page);
  await page.getByRole('button', { name: g.out.count({ n: 1 }) }).click();
  await expect(page.getByText(g.crowd.counted({ present: 0, momentary: 2 }))).toBeVisible();
  await page.getByLabel(g.out.name).fill('Valley School');
  await page.getByLabel(g.out.size, { exact: true }).fill('4');
  await page.getByRole('button', { name: g.out.add }).click();
  await expect(page.getByText(/takes no more visitors/)).toBeVisible();
});
