import { groupNumber } from '@park/contract/groupNumber';
import { getGateConflicts } from '@park/contract/ticket/gate/calls';
import { getOrder } from '@park/contract/ticket/order/calls';
import { passTurnstile } from '@park/contract/ticket/turnstile/calls';
import type { Page } from '@playwright/test';
import { ui } from '../../console/src/i18n/messages/en/core';
import { gate as t } from '../../console/src/i18n/messages/en/gate';
import { boxOf } from '../boxOf';
import { guest } from '../guest';
import { callPark, resultOf, staffToken } from '../staff';
import { openAs } from './accounts';
import { expect, noSeriousViolations, test } from './fixtures';
import { beAt, conflictsOf, scan, state, statuses, verdict } from './gates';
import { codeOf, ticketsForToday } from './guests';

test.use({ serviceWorkers: 'allow' });

async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: t.undo.open, exact: true }).click();
  await page.getByRole('menuitem', { name: t.undo.reasons.stayedOutside }).click();
}

test('a family comes in by one code, with the network and without it, and who is in already is named', async ({ page }) => {
  const token = await guest();
  const order = await ticketsForToday(token, 4);
  await openAs(page, 'gate', 'gate');
  await beAt(page, 'Fern gate');
  const all = await codeOf(token, order);
  await scan(page, order.tickets[2]?.number ?? '');
  await expect(verdict(page)).toContainText(t.verdicts.ok);
  await scan(page, all);
  await expect(verdict(page)).toContainText(t.family({ inside: 4, all: 4 }));
  await expect(verdict(page)).toContainText(t.verdicts.justNow);
  await expect(verdict(page)).toContainText(groupNumber(order.tickets[2]?.number ?? ''));
  await noSeriousViolations(page);

  const others = await ticketsForToday(token, 3);
  const code = await codeOf(token, others);
  await page.context().setOffline(true);
  await scan(page, code);
  await expect(verdict(page)).toContainText(t.family({ inside: 3, all: 3 }));
  await expect(state(page).getByText(t.state.waiting({ count: 3 }))).toBeVisible();
  await page.context().setOffline(false);
  await expect(state(page).getByText(t.state.waiting({ count: 0 }))).toBeVisible();
  expect((await resultOf(getOrder, { id: others.id }, token)).status).toBe('used');
  const { items } = await resultOf(getGateConflicts, { resolved: false, pageSize: 100 }, await staffToken());
  expect(items.filter(({ ticket }) => others.tickets.some(({ number }) => number === ticket.number))).toEqual([]);
});

test('a family whose tickets have a code each: one scan and one key, and two taps take it back', async ({ page }) => {
  const token = await guest();
  const order = await ticketsForToday(token, 5);
  await openAs(page, 'gate', 'gate');
  await beAt(page, 'Fern gate');
  await scan(page, await codeOf(token, order, 0));
  const family = page.getByRole('region', { name: t.others.title({ count: 4 }) });
  await expect(family.getByRole('listitem')).toHaveCount(4);
  await expect(family).toContainText(order.ticket.name);
  await noSeriousViolations(page);
  await page.keyboard.press('+');
  await expect(verdict(page)).toContainText(t.family({ inside: 5, all: 5 }));
  expect(await statuses(order, token)).toEqual(Array(5).fill('used'));
  await expect(family).toHaveCount(0);

  await undo(page);
  await expect(verdict(page)).toContainText(t.verdicts.undone);
  expect(await statuses(order, token)).toEqual(Array(5).fill('valid'));
  await expect(page.getByRole('button', { name: t.undo.open, exact: true })).toHaveCount(0);
  await noSeriousViolations(page);

  // Who has no code to show: one key in the order's dialog.
  await page.getByRole('link', { name: t.pages.orders }).click();
  await page.getByLabel(t.orders.label).fill(order.number);
  await page.getByRole('button', { name: ui.find }).click();
  await page.getByRole('row', { name: order.number }).getByRole('button', { name: ui.open }).click();
  await page.getByRole('button', { name: t.orders.letAllIn({ count: 5 }) }).click();
  await expect(verdict(page)).toContainText(t.family({ inside: 5, all: 5 }));
  expect(await statuses(order, token)).toEqual(Array(5).fill('used'));
});

test('an entry is taken back without the network, and the next who comes with the ticket is let in', async ({
  page,
  context,
  watch,
}) => {
  watch.expectFailedRequests();
  const token = await guest();
  const order = await ticketsForToday(token, 2);
  await openAs(page, 'gate', 'gate');
  await beAt(page, 'Moss gate');
  // The phones have them all before anybody comes; the family's is the newest.
  const [second, family] = [await codeOf(token, order, 1), await codeOf(token, order)];
  await scan(page, order.tickets[0]?.number ?? '');
  await expect(verdict(page)).toContainText(t.verdicts.ok);
  await context.setOffline(true);
  await expect(state(page).getByText(t.state.alone)).toBeVisible();
  // The one that the server knows, then one that it does not.
  await undo(page);
  await expect(verdict(page)).toContainText(t.verdicts.undone);
  await scan(page, second);
  await expect(verdict(page)).toContainText(t.verdicts.ok);
  await undo(page);
  await expect(verdict(page)).toContainText(t.verdicts.undone);
  await expect(state(page).getByText(t.state.waiting({ count: 2 }))).toBeVisible();
  await page.reload();
  await expect(state(page).getByText(t.state.waiting({ count: 2 }))).toBeVisible();
  await scan(page, family);
  await expect(verdict(page)).toContainText(t.family({ inside: 2, all: 2 }));
  await undo(page);
  await expect(state(page).getByText(t.state.waiting({ count: 4 }))).toBeVisible();
  await context.setOffline(false);
  await expect(state(page).getByText(t.state.waiting({ count: 0 }))).toBeVisible();
  expect(await statuses(order, token)).toEqual(['valid', 'valid']);
  expect(await conflictsOf(order)).toEqual([]);
});

test('an owner gives a turnstile its key, and takes it away', async ({ page }) => {
  await openAs(page, 'gate', 'owner');
  await page.getByLabel(t.name.label).fill('Office');
  await page.getByRole('button', { name: t.name.save }).click();
  await page.getByRole('link', { name: t.turnstiles.title }).click();
  await page.getByLabel(t.turnstiles.name).fill('North 1');
  await page.getByRole('button', { name: t.turnstiles.add }).click();
  const shown = page.getByRole('dialog', { name: t.turnstiles.keyTitle({ name: 'North 1' }) });
  const key = await shown.locator('code').innerText();
  await noSeriousViolations(page);
  await shown.getByRole('button', { name: t.turnstiles.keyDone }).click();
  const pass = () => callPark(passTurnstile, { key, id: crypto.randomUUID(), code: '0000000000' });
  expect((await pass()).result).toMatchObject({ open: false, verdict: 'stale' });
  const row = page.getByRole('row', { name: 'North 1' });
  await row.getByRole('button', { name: t.turnstiles.remove }).click();
  const dialog = page.getByRole('dialog', { name: t.turnstiles.removeTitle({ name: 'North 1' }) });
  await dialog.getByRole('button', { name: t.turnstiles.remove }).click();
  await expect(row).toHaveCount(0);
  expect((await pass()).extras?.error).toBe('turnstileUnknown');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the verdict, the names and the keys are in sight, whatever comes', async ({ page }) => {
    const token = await guest();
    const order = await ticketsForToday(token, 5);
    await openAs(page, 'gate', 'gate');
    await beAt(page, 'Thumb gate');
    await scan(page, await codeOf(token, order, 0));
    const all = page.getByRole('button', { name: t.others.letIn({ count: 4 }) });
    await expect(all).toBeInViewport({ ratio: 1 });
    await expect(verdict(page)).toBeInViewport();
    // In the thumb's half, and as large as a thumb.
    const box = await boxOf(all);
    expect(box.y).toBeGreaterThan(400);
    expect(box.height).toBeGreaterThanOrEqual(48);
    await noSeriousViolations(page);
    await all.click();
    await expect(verdict(page)).toContainText(t.family({ inside: 5, all: 5 }));
    await expect(page.getByRole('button', { name: t.undo.open, exact: true })).toBeInViewport({ ratio: 1 });
  });
});
