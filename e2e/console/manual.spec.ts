import type { Page } from '@playwright/test';
import { shell as en } from '../../console/src/i18n/messages/en/core';
import { gate as gateTexts } from '../../console/src/i18n/messages/en/gate';
import { shell as zh } from '../../console/src/i18n/messages/zh-Hans/core';
import { consoleUrl, expect, firstHeading, noSeriousViolations, openAsOwner, TABLET, test } from './fixtures';

/** Areas, what their chapters are called, and where they stand. */
const CHAPTERS = [
  ['notices', 'Notices and warnings', '公告和预警', 'daily'],
  ['park/profile', 'Park', '园区资料', 'set-up'],
] as const;

async function openManual(page: Page, name: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name }).click();
  return opened;
}

for (const [path, inEnglish, inChinese, file] of CHAPTERS)
  test(`the question mark of ${path} opens its chapter in the reader’s language`, async ({ page }) => {
    await openAsOwner(page, path);
    const manual = await openManual(page, en.manual);
    await expect(manual).toHaveURL(new RegExp(`/admin/manual/en/${file}\\.html#`));
    await expect(manual.getByRole('heading', { name: inEnglish, exact: true })).toBeInViewport();
    await noSeriousViolations(manual);
    await manual.setViewportSize({ width: 390, height: 844 });
    await noSeriousViolations(manual);
    const over = () => manual.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(over).toBeLessThanOrEqual(0);
    await manual.getByRole('link', { name: '中文' }).click();
    await expect(manual).toHaveURL(consoleUrl(`manual/zh/${file}.html`));
    await manual.close();

    await page.getByRole('button', { name: en.otherLanguage }).click();
    const chinese = await openManual(page, zh.manual);
    await expect(chinese.getByRole('heading', { name: inChinese, exact: true })).toBeInViewport();
    await noSeriousViolations(chinese);
  });

test.describe('at a gate', () => {
  test.use({ serviceWorkers: 'allow', viewport: TABLET });
  test('the chapter opens without a network, too', async ({ page, context, watch }) => {
    watch.expectFailedRequests();
    await openAsOwner(page, 'gate');
    await page.getByLabel(gateTexts.name.label).fill('Fern gate');
    await page.getByRole('button', { name: gateTexts.name.save }).click();
    await expect(page.getByText(gateTexts.state.ready)).toBeVisible();
    await context.setOffline(true);
    const manual = await openManual(page, en.manual);
    await expect(manual.getByRole('heading', { name: 'At the gate', exact: true })).toBeInViewport();
    await context.setOffline(false);
    await page.goto(consoleUrl('gate'));
    await expect(firstHeading(page)).toHaveText(gateTexts.title);
  });
});
