import { getWalk } from '@park/contract/walk/calls';
import { ui } from '../../console/src/i18n/messages/en/core';
import { walk as t } from '../../console/src/i18n/messages/en/walk';
import { boxOf } from '../boxOf';
import { callPark } from '../staff';
import { scan } from '../tickets';
import { openAs } from './accounts';
import { expect, firstHeading, noSeriousViolations, test } from './fixtures';

test('a walk is written stop by stop, ordered anew, shown, and removed', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const stop = async (number: number, exhibit: string) => {
    await page.getByRole('combobox', { name: t.stop({ number }) }).fill(exhibit);
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
  };
  await openAs(page, 'exhibits', 'content');
  await button(t.title).click();
  await expect(firstHeading(page)).toHaveText(t.title);
  await expect(page.getByRole('row').filter({ hasText: 'Through deep time' })).toContainText(t.isStepFree.no);
  await button(t.add).click();
  await expect(firstHeading(page)).toHaveText(t.add);
  const name = `Ammonites ${Date.now()}`;
  await page.getByLabel(`${ui.name} · ${ui.languages['zh-Hans']}`, { exact: true }).fill(name);
  await page.getByLabel(`${t.text} · ${ui.languages['zh-Hans']}`, { exact: true }).fill('两件菊石');
  await page.getByLabel(t.minutes).fill('15');
  await stop(1, '14 ');
  await stop(2, '14 ');
  await button(ui.save).click();
  await expect(page.getByText(t.stopTwice).first()).toBeVisible();
  await stop(2, '18 ');
  const marks = page.getByRole('img', { name: t.map }).locator('text');
  await expect(marks).toHaveText(['1', '2']);
  const first = await boxOf(marks.first());
  await button(t.up({ n: 2 })).click();
  // The first is where the second was.
  await expect.poll(async () => (await marks.last().boundingBox())?.y).toBe(first.y);
  await page.getByRole('switch', { name: t.shown }).click();
  await noSeriousViolations(page);
  await button(ui.save).click();
  await expect(firstHeading(page)).toHaveText(name);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const shown = async () => (await callPark(getWalk, { id })).result?.stopIds;
  await expect.poll(shown).toEqual(['18', '14']);

  await button(t.code).click();
  const code = page.getByRole('dialog').getByRole('img', { name: t.codeOf({ name }) });
  const scanned = await scan(page, (await code.getAttribute('src')) ?? '');
  expect(scanned).toBe(`pages/IndexCenter/IndexCenter?scene=${encodeURIComponent(`w=${id}`)}`);
  await noSeriousViolations(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await button(ui.remove).click();
  await page.getByRole('dialog').getByRole('button', { name: ui.remove }).click();
  await expect(firstHeading(page)).toHaveText(t.title);
  await expect.poll(shown).toBeUndefined();
});
