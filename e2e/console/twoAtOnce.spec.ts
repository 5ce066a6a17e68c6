import { getTimespans, setTimespans } from '@park/contract/live/timespan/calls';
import { getProducts, getStock, setStock } from '@park/contract/ticket/product/calls';
import { ui as u } from '../../console/src/i18n/messages/en/core';
import { live as l } from '../../console/src/i18n/messages/en/live';
import { stock as s } from '../../console/src/i18n/messages/en/stock';
import { resultOf, staffToken } from '../staff';
import { dayAhead } from '../tickets';
import { ALL_DAY } from '../world';
import { openAs } from './accounts';
import { consoleUrl, expect, noSeriousViolations, openAsOwner, test } from './fixtures';

/** A day that no other journey changes. */
const DAY = dayAhead(11);
const SPAN = '00:00–23:59';

test('who sets places that somebody else has set meanwhile sees both numbers, and chooses', async ({ page }) => {
  const owner = await staffToken();
  const ticketId = (await resultOf(getProducts, {}, owner)).find(({ stock }) => ALL_DAY in stock)?.id ?? '';
  const stockNow = async () =>
    (await resultOf(getStock, { ticketId, from: DAY, to: DAY }, owner)).find(({ slotId }) => slotId === ALL_DAY)?.stock ?? 0;
  const seen = await stockNow();
  await openAsOwner(page, 'stock/calendar');
  await page.goto(consoleUrl(`stock/calendar?ticket=${ticketId}&month=${DAY.slice(0, 7)}`));
  await page.locator(`[data-day="${DAY}"]`).click();
  const places = page.getByLabel(s.stockOf({ slot: SPAN }));
  await expect(places).toHaveValue(`${seen}`);
  await resultOf(setStock, { ticketId, day: DAY, slotId: ALL_DAY, stock: seen + 1, seen }, owner);
  await places.fill(`${seen + 2}`);
  await page.getByRole('button', { name: s.save }).click();
  const both = page.getByRole('dialog', { name: u.conflict.title });
  await expect(both).toContainText(`admin set the places of this entry time to ${seen + 1}`);
  await expect(both).toContainText(`${seen + 2}`);
  await noSeriousViolations(page);
  expect(await stockNow()).toBe(seen + 1);
  await both.getByRole('button', { name: u.conflict.save }).click();
  await expect(both).toHaveCount(0);
  await expect.poll(stockNow).toBe(seen + 2);
  await expect(places).toHaveValue(`${seen + 2}`);
});

test('who changes timespans that somebody else has changed meanwhile sees both sets, and chooses', async ({ page }) => {
  const owner = await staffToken();
  const { version, timespans } = await resultOf(getTimespans, { day: DAY }, owner);
  const usual = timespans.map(({ start, end }) => ({ start, end }));
  await openAs(page, `live/timespans?day=${DAY}`, 'live');
  const rows = page.locator('.span-row');
  await expect(rows).toHaveCount(usual.length);
  await resultOf(setTimespans, { day: DAY, version, timespans: [...usual, { start: '21:00', end: '21:30' }] }, owner);
  await page.getByRole('button', { name: l.timespans.add }).click();
  await rows.last().getByLabel(l.timespans.start).fill('22:00');
  await rows.last().getByLabel(l.timespans.end).fill('22:30');
  const question = page.getByRole('dialog', { name: l.timespans.confirm });
  await page.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'OK' }).click();
  const both = page.getByRole('dialog', { name: u.conflict.title });
  await expect(both).toContainText('admin changed these times');
  await expect(both).toContainText('21:00–21:30');
  await expect(both).toContainText('22:00–22:30');
  await noSeriousViolations(page);
  await both.getByRole('button', { name: u.conflict.save }).click();
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(both).toHaveCount(0);
  await expect(rows).toHaveCount(usual.length + 1);
  const now = await resultOf(getTimespans, { day: DAY }, owner);
  expect(now.timespans.at(-1)).toMatchObject({ start: '22:00', end: '22:30' });
});
