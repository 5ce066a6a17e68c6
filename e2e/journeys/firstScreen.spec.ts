import type { Page } from '@playwright/test';
import { expect, journey } from '../fixtures';
import { Visitor, words } from '../visitor';
import { appUrl } from '../world';

const SCRIPTS = /\/mp\/js\/.+\.js/;

/** Keeps the app's own code away until it is let in. */
async function holdApp(page: Page): Promise<() => void> {
  let letIn = () => {};
  const open = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await open;
    await route.continue();
  });
  return letIn;
}

/** Waits until the server has drawn the home: for a first visitor at a cold or busy start it sends the page as it was built. */
const drawn = () =>
  expect
    .poll(async () => (await fetch(appUrl(), { headers: { 'accept-language': 'en-US' } })).text(), {
      message: 'the home is drawn',
    })
    .toContain('id="first-data"');

const firstScreen = (page: Page) => page.locator('#first-screen');

journey('firstScreen', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { parkShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const letIn = await holdApp(page);
  await drawn();
  await page.goto(appUrl(), { waitUntil: 'commit' });
  const early = firstScreen(page);
  await expect(early.getByText(words.center.home.welcome)).toBeVisible();
  await expect(early.getByText(words.center.entry.tickets, { exact: true }).first()).toBeVisible();
  await expect(early.getByText(/^¥\d/).first(), 'today’s data, before any call').toBeVisible();
  await expect(early.getByRole('link', { name: words.core.tab.mineName })).toBeVisible();
  const place = (text: string) => page.getByText(text, { exact: true }).filter({ visible: true }).last().boundingBox();
  const before = await place(words.center.entry.help);

  letIn();
  await new Visitor(page).signedIn();
  await expect(early).toHaveCount(0);
  expect(await place(words.center.entry.help), 'the app draws the same').toEqual(before);
  const shifted = await page.evaluate(() =>
    (window as unknown as { parkShifts: number[] }).parkShifts.reduce((sum, value) => sum + value, 0),
  );
  expect(shifted).toBeLessThan(0.02);
});

journey('firstScreen', 'a tap that comes before the app is done when it is there', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.signedIn();
  const letIn = await holdApp(page);
  await page.reload({ waitUntil: 'commit' });
  await firstScreen(page).getByText(words.center.entry.help, { exact: true }).tap();
  letIn();
  await visitor.isOn('pages/help/help');
});

journey('newcomersTap', 'on the first screen, before the app', async ({ page }) => {
  const visitor = new Visitor(page);
  const letIn = await holdApp(page);
  await page.goto(appUrl(), { waitUntil: 'commit' });
  await firstScreen(page).getByText(words.center.entry.help, { exact: true }).tap();
  letIn();
  await visitor.signedIn();
  await visitor.isOn('pages/help/help');
});

journey('firstScreen', 'is the home’s alone, in the language and colours that were chosen', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.signedIn();
  await expect(firstScreen(page)).toHaveCount(0);
  await page.evaluate(() => {
    localStorage.setItem('language', JSON.stringify({ data: 'fr' }));
    localStorage.setItem('theme', JSON.stringify({ data: 'dark' }));
  });
  const letIn = await holdApp(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#app')).toBeAttached();
  await expect(firstScreen(page), 'the server could not know').toHaveCount(0);
  letIn();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await visitor.tab(0).waitFor();

  await page.unroute(SCRIPTS);
  const letInAgain = await holdApp(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#first-screen.theme-dark').locator('.page')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  letInAgain();
  await expect(firstScreen(page)).toHaveCount(0);

  await visitor.open('pages/prize/prize');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#app')).toBeAttached();
  await expect(firstScreen(page)).toHaveCount(0);
});
