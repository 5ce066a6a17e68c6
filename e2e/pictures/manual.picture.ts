import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { inRoot } from '../../scripts/root';
import { untilStill } from '../axe';
import { expect, openAsOwner, test } from '../console/fixtures';
import { scan } from '../console/gates';
import { codeOf, ticketsForToday } from '../console/guests';
import { guest } from '../guest';

/** Of each page of the manual that shows one: its name, its address, and what is done there first. */
const PICTURES: [name: string, path: string, before?: (page: Page) => Promise<void>][] = [
  ['overview', 'overview'],
  ['gate', 'gate', atTheGate],
  ['window', 'window', atTheWindow],
  ['orders', 'orders'],
  ['stock', 'stock'],
  ['reports', 'reports'],
  ['help', 'help'],
  ['hours', 'park'],
];

const LANGUAGES = { zh: 'zh-CN', en: 'en-GB' };

for (const [language, locale] of Object.entries(LANGUAGES))
  test.describe(language, () => {
    test.use({ locale });
    test('the pictures of the manual', async ({ page }) => {
      const folder = inRoot('docs', 'pictures', language);
      await mkdir(folder, { recursive: true });
      await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
      // What owners still have to do stands above every page, and is of no concern here.
      await page.addInitScript(() => sessionStorage.setItem('park-console-second-factor-later', '1'));
      for (let nth = 0; nth < 3; nth++) await ticketsForToday(await guest(), nth + 1);
      for (const [name, address, before] of PICTURES) {
        await openAsOwner(page, address);
        await before?.(page);
        await expect(page.locator('.ant-skeleton-active')).toHaveCount(0);
        await untilStill(page);
        await sharp(await page.screenshot())
          .webp({ quality: 70 })
          .toFile(path.join(folder, `${name}.webp`));
      }
    });
  });

async function atTheGate(page: Page): Promise<void> {
  const name = page.locator('.gate-name input');
  await name.fill('东门 1');
  await name.press('Enter');
  const token = await guest();
  const code = await codeOf(token, await ticketsForToday(token, 3));
  await page.locator('.scan').waitFor();
  await scan(page, code);
  await page.locator('.verdict h2, .verdict strong').first().waitFor();
}

async function atTheWindow(page: Page): Promise<void> {
  const name = page.locator('.window-narrow input').first();
  await name.fill('西门 1');
  await name.press('Enter');
  await page.locator('.window-products').waitFor();
  for (const key of ['2', '2', '7']) await page.keyboard.press(key);
  await expect(page.locator('.window-product.is-chosen')).toHaveCount(2);
}
