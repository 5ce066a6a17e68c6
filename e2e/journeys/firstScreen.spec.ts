import { SIGHTS_SHOWN } from '@park/contract/map/limits';
import type { Page } from '@playwright/test';
import { boxOf } from '../boxOf';
import { expect, journey } from '../fixtures';
import { SAMPLE } from '../sample';
import { Visitor, words } from '../visitor';
import { appUrl } from '../world';

const RECORDS = 'pages/ticket/ticketRecord';
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
  await expect(early.getByText(SAMPLE.line.en ?? '')).toBeVisible();
  await expect(early.getByText(words.center.entry.tickets, { exact: true }).first()).toBeVisible();
  await expect(early.getByText(/^¥\d/).first(), 'today’s data, before any call').toBeVisible();
  await expect(early.getByRole('link', { name: words.core.tab.mineName })).toBeVisible();
  await expect(early.getByRole('group', { name: words.center.today.sights }).getByRole('link')).toHaveCount(SIGHTS_SHOWN);
  const place = (text: string) => boxOf(page.getByText(text, { exact: true }).filter({ visible: true }).last());
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

/** Holds what is asked for at an address. @returns resolves when something is held, and lets it go */
async function holdRoute(page: Page, address: string): Promise<{ isHeld: Promise<void>; letGo: () => void }> {
  let letGo = () => {};
  const open = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let held = () => {};
  const isHeld = new Promise<void>((resolve) => {
    held = resolve;
  });
  await page.route(address, async (route) => {
    held();
    await open;
    await route.continue();
  });
  return { isHeld, letGo };
}

journey('newcomersTap', 'in the app, while it asks for the way to WeChat', async ({ page }) => {
  const visitor = new Visitor(page);
  const { isHeld, letGo } = await holdRoute(page, '**/genAuthUrl');
  await page.goto(appUrl(), { waitUntil: 'commit' });
  await isHeld;
  await expect(firstScreen(page)).toHaveCount(0);
  await visitor.tab(1).tap();
  await visitor.sees(words.center.mine.signingIn);
  await visitor.top.getByRole('link', { name: words.center.entry.records }).tap();
  await visitor.isBoundFor(RECORDS);
  letGo();
  await visitor.signedIn();
  await visitor.isOn(RECORDS);
  await visitor.sees(words.order.list.empty.all);
});

journey('newcomersTap', 'in the app, while WeChat is on its way', async ({ page, context }) => {
  const visitor = new Visitor(page);
  const asking = await holdRoute(page, '**/genAuthUrl');
  const leaving = await holdRoute(page, '**/connect/oauth2/authorize**');
  await page.goto(appUrl(), { waitUntil: 'commit' });
  await expect(firstScreen(page)).toHaveCount(0);
  const box = await boxOf(visitor.top.getByText(words.center.entry.tickets, { exact: true }).first());
  const touch = await context.newCDPSession(page);
  asking.letGo();
  await leaving.isHeld;
  // Playwright's own taps wait for the page that comes.
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await visitor.isBoundFor('pages/ticket/ticketList');
  leaving.letGo();
  await visitor.signedIn();
  await visitor.isOn('pages/ticket/ticketList');
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
