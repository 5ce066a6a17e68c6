import { getGateConflicts } from '@park/contract/ticket/gate/calls';
import { getOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import type { Browser, Page } from '@playwright/test';
import { gate as t } from '../../console/src/i18n/messages/en/gate';
import { resultOf, staffToken } from '../staff';
import type { Staff } from './accounts';
import { consoleUrl, expect, firstHeading, signIn, TABLET } from './fixtures';

/** A scanner that plays a keyboard: faster than any hand, wherever the cursor is. */
export async function scan(page: Page, code: string): Promise<void> {
  await page.evaluate((text) => {
    const began = performance.now();
    for (const [index, key] of [...text, 'Enter'].entries()) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      // A busy machine halts the page between two keys for longer than a scanner does.
      Object.defineProperty(event, 'timeStamp', { value: began + index });
      (document.activeElement ?? document.body).dispatchEvent(event);
    }
  }, code);
}

export const verdict = (page: Page) => page.locator('.verdict');
export const state = (page: Page) => page.getByRole('region', { name: t.state.title });

/** Puts the tablet at a gate and waits until it could do without the network. */
export async function beAt(page: Page, name: string): Promise<void> {
  await page.getByLabel(t.name.label).fill(name);
  await page.getByRole('button', { name: t.name.save }).click();
  await expect(state(page).getByText(t.state.ready)).toBeVisible();
}

export async function openGate(browser: Browser, staff: Staff, name: string): Promise<Page> {
  const context = await browser.newContext({ viewport: TABLET, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(consoleUrl('gate'));
  await signIn(page, staff.userName, staff.password);
  await expect(firstHeading(page)).toHaveText(t.title);
  await beAt(page, name);
  return page;
}

export const statuses = async ({ id }: Order, token: string) =>
  (await resultOf(getOrder, { id }, token)).tickets.map(({ status }) => status);

/** The open ones about tickets of an order. */
export async function conflictsOf({ id }: Order) {
  const { items } = await resultOf(getGateConflicts, { resolved: false, pageSize: 100 }, await staffToken());
  return items.filter(({ ticket }) => ticket.orderId === id);
}
