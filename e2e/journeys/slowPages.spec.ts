import type { Page } from '@playwright/test';
import { expect, journey, test } from '../fixtures';
import { Visitor } from '../visitor';

const CHUNKS = /\/mp\/(?:chunk|js|css)\/.+\.(?:js|css)/;
/** The retry text (R-error-7) in its five languages. */
const RETRY = {
  'en-US': 'connection timed out, click the screen to retry',
  'es-ES': 'se agotó el tiempo de conexión, toca la pantalla para reintentar',
  'fr-FR': 'la connexion a expiré, touchez l’écran pour réessayer',
  'zh-CN': '连接服务器超时，点击屏幕重试',
  'zh-TW': '連線伺服器逾時，點擊螢幕重試',
};
/** Second tab: nobody has been there yet, so its code is not here. */
const MINE = 1;
const MINE_PATH = 'pages/IndexPersonalCenter/IndexPersonalCenter';

async function atHome(page: Page): Promise<Visitor> {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.signedIn();
  await expect(visitor.tab(MINE)).toBeVisible();
  await page.waitForLoadState('networkidle');
  return visitor;
}

journey('slowPage', async ({ page }) => {
  const visitor = await atHome(page);
  let held = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CHUNKS, async (route) => {
    held += 1;
    await released;
    await route.continue();
  });
  const waiting = page.locator('.page-wait[aria-busy="true"]');
  await page.evaluate(() => {
    const times = { tapped: 0, due: 0, loading: 0 };
    Object.assign(window, { parkTimes: times });
    // When the finger came: on a busy machine the click is heard after the app has begun to count.
    const touched = ({ timeStamp }: Event) => {
      times.tapped ||= timeStamp;
      setTimeout(() => (times.due ||= performance.now()), 200);
    };
    document.addEventListener('touchstart', touched, { capture: true });
    new MutationObserver(() => {
      if (document.querySelector('.page-wait[aria-busy="true"]')) times.loading ||= performance.now();
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });

  await visitor.tab(MINE).tap();
  await expect(waiting).toBeVisible();
  const [delay, late] = await page.evaluate(() => {
    const { parkTimes } = window as unknown as { parkTimes: { tapped: number; due: number; loading: number } };
    return [parkTimes.loading - parkTimes.tapped, parkTimes.loading - parkTimes.due];
  });
  expect(delay, 'not before 200 ms').toBeGreaterThanOrEqual(195);
  // By a timer of the page's own: a busy machine is late with both.
  expect(late, 'and not much later').toBeLessThan(1000);

  expect(held).toBeGreaterThan(0);
  release();
  await visitor.isBoundFor(MINE_PATH);
  await expect(waiting).toBeHidden();
  await expect(visitor.heading(/./).first()).toBeVisible();
});

for (const [locale, text] of Object.entries(RETRY)) {
  test.describe(locale, () => {
    test.use({ locale });
    journey('failedPage', locale, async ({ page, watch }) => {
      watch.expect(/Failed to load resource/, /ChunkLoadError/i, /CSS_CHUNK_LOAD_FAILED/);
      const visitor = await atHome(page);
      await page.route(CHUNKS, (route) => route.abort('connectionreset'));
      await visitor.tab(MINE).tap();
      const retry = page.getByRole('alert').getByText(text, { exact: true });
      await expect(retry).toBeVisible();

      // Still no network: it asks again instead of giving up.
      await retry.tap();
      await expect(retry).toBeVisible();

      await page.unroute(CHUNKS);
      await retry.tap();
      await visitor.isBoundFor(MINE_PATH);
      await expect(retry).toBeHidden();
      await expect(visitor.heading(/./).first()).toBeVisible();
    });
  });
}

journey('failedPage', 'after 60 s without an answer', async ({ page, watch }) => {
  watch.expect(/Failed to load resource/, /ChunkLoadError/i, /CSS_CHUNK_LOAD_FAILED/);
  await page.clock.install();
  const visitor = await atHome(page);
  await page.route(CHUNKS, () => undefined);
  await visitor.tab(MINE).tap();
  await expect(page.locator('.page-wait[aria-busy="true"]')).toBeVisible();
  await page.clock.runFor(59_000);
  await expect(page.getByText(RETRY['en-US'])).toBeHidden();
  await page.clock.runFor(2_000);
  await expect(page.getByText(RETRY['en-US'])).toBeVisible();
});
