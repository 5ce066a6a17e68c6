import type { Page } from '@playwright/test';
import { windowSale as t } from '../../console/src/i18n/messages/en/windowSale';
import { openAs } from './accounts';
import { expect, noSeriousViolations } from './fixtures';

/** A payment code that nobody used; the sandbox's payer does what its end says. */
export const code = (end: string) => `13${String(Math.floor(Math.random() * 1e12)).padStart(12, '0')}${end}`;
export const PAYS = '0000';

/** Counts what is pressed, and what goes to the printer in place of a dialog that nobody can answer. */
export async function openWindow(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { printed: 0, keys: 0, print: () => Object.assign(window, { printed: window.printed + 1 }) });
    document.addEventListener('keydown', () => Object.assign(window, { keys: window.keys + 1 }), true);
  });
  await openAs(page, 'window', 'window');
  await page.getByLabel(t.open.name, { exact: true }).fill('West gate 1');
  await page.getByLabel(t.open.float).fill('200');
  await noSeriousViolations(page);
  await page.getByRole('button', { name: t.open.save }).click();
  await expect(page.getByText('West gate 1')).toBeVisible();
}
declare global {
  interface Window {
    printed: number;
    keys: number;
  }
}

export const printed = (page: Page) => page.evaluate(() => window.printed);
export const dialog = (page: Page) => page.getByRole('dialog');
/** Of the tickets that the printer was given last, as a gate reads them. */
export const printedNumbers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.window-print-number')].map(({ textContent }) => (textContent ?? '').replace(/\s/g, '')),
  );
