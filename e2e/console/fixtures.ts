import { adminLogin } from '@park/contract/staff/calls';
import { expect, type Locator, type Page } from '@playwright/test';
import { seriousViolations, untilStill } from '../axe';
import { test as base } from '../parkTest';
import { textsNobodySees } from '../seenTexts';
import { resultOf } from '../staff';
import { Watch } from '../watch';
import { ADMIN_PASSWORD, parkUrl } from '../world';

/** A desk's screen, and a gate's tablet held upright. */
export const DESK = { width: 1280, height: 800 };
export const TABLET = { width: 820, height: 1180 };

/** A page of the console: `consoleUrl('locks')`. */
export const consoleUrl = (path = '') => `${parkUrl()}/admin/${path}`;

interface Fixtures {
  /** Fails the test at its end when the page complained. */
  watch: Watch;
}

export const test = base.extend<Fixtures>({
  viewport: DESK,
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
  locale: 'en-US',
  contextOptions: { reducedMotion: 'reduce' },
  watch: [
    async ({ page }, use) => {
      const watch = new Watch(page);
      await use(watch);
      expect(watch.unexpected(), 'what the page complained about').toEqual([]);
    },
    { auto: true },
  ],
});

/** Signs in through the page as it is, in English or Chinese. */
export async function signIn(page: Page, userName = 'admin', password = ADMIN_PASSWORD): Promise<void> {
  await page.getByLabel(/^(User name|用户名)$/).fill(userName);
  await page.getByLabel(/^(Password|密码)$/).fill(password);
  const button = page.getByRole('button', { name: /^(Sign in|登录)$/ });
  // It takes no click while an earlier one is on its way.
  await expect(button).not.toHaveClass(/loading/);
  await button.click();
}

/** What a page inside the console is called. */
export const firstHeading = (page: Page) => page.locator('#contents').getByRole('heading', { level: 1 });

/** Chooses from a list that opens, by its words: it draws only the rows near the ones in view. */
export async function choose(box: Locator, words: string): Promise<void> {
  await box.fill(words);
  await box.press('Enter');
}

/** Chooses from a short list that opens and takes no letters. */
export async function pick(box: Locator, words: string | RegExp): Promise<void> {
  await box.click();
  await box.page().getByTitle(words, { exact: true }).last().click();
}

/** Where the console keeps who is signed in (`console/src/api/session.ts`). */
const SESSION = 'park-console-session';

/** Opens a page of the console as somebody who has signed in: the page itself is asked in the journeys about signing in. */
export async function openSignedIn(page: Page, path: string, userName = 'admin', password = ADMIN_PASSWORD): Promise<void> {
  const { device: _, ...session } = await resultOf(adminLogin, { userName, password });
  await page.addInitScript(
    ([key, text]) => {
      // An empty page has no storage.
      if (location.protocol === 'about:') return;
      // Once a tab: whoever signs out stays out.
      if (sessionStorage.getItem(key) === null) localStorage.setItem(key, text);
      sessionStorage.setItem(key, text);
    },
    [SESSION, JSON.stringify(session)] as const,
  );
  await page.goto(consoleUrl(path));
  await expect(firstHeading(page)).toBeVisible();
}

/** Opens a page of the console as the park's owner. */
export const openAsOwner = (page: Page, path: string): Promise<void> => openSignedIn(page, path);

/** What a screen reader, a keyboard or an eye would stumble over badly: in what is open over the page, or else on the page. */
export async function noSeriousViolations(page: Page): Promise<void> {
  // Axe cannot tell the contrast of what is still fading in.
  await expect(page.locator('.ant-zoom-enter, .ant-fade-enter, .ant-skeleton-active')).toHaveCount(0);
  await untilStill(page);
  // biome-ignore lint/plugin: what is open stands still by now
  const parts = (await page.locator('[role="dialog"]:visible').count()) > 0 ? ['[role="dialog"]'] : [];
  const serious = await seriousViolations(page, ...parts);
  expect(await textsNobodySees(page, parts[0] ?? 'body'), 'texts that nobody sees').toEqual([]);
  expect(serious).toEqual([]);
}

export { expect };
