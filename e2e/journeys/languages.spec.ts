import { expect, journey, test } from '../fixtures';
import { firstPoint } from '../park';
import { textsIn } from '../texts';
import { Visitor, words } from '../visitor';

/** The phone's language → what the app speaks. */
const PHONES = [
  ['zh-CN', 'zh-Hans'],
  ['zh-HK', 'zh-Hant'],
  ['en-GB', 'en'],
  ['es-MX', 'es'],
  ['fr-CA', 'fr'],
  // Not spoken: falls back to English.
  ['de-DE', 'en'],
] as const;

const fr = textsIn('fr');

for (const [locale, lang] of PHONES) {
  test.describe(locale, () => {
    test.use({ locale });

    journey('languages', locale, async ({ page }) => {
      const { core, live } = textsIn(lang);
      const asked: string[] = [];
      page.on('request', async (request) => {
        if (request.url().includes('/api/')) asked.push((await request.headerValue('accept-language')) ?? '');
      });
      const visitor = new Visitor(page);
      await visitor.open();
      await visitor.signedIn();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const labels = page.locator('.weui-tabbar__item p');
      await expect(labels).toHaveText([core.tab.center, core.tab.mine, core.tab.live, core.tab.anchor]);

      await visitor.open('pages/home/home');
      await visitor.sees(live.sights);
      await visitor.open('pages/Register/Register');
      await visitor.sees(live.register.name);
      await visitor.open('pages/nowhere/nowhere');
      await visitor.sees(core.page.notFound);

      // What the server writes comes in the same language.
      expect(asked.length).toBeGreaterThan(0);
      for (const header of asked) expect(header.split(/[,;]/)[0]).toBe(lang);
    });
  });
}

journey('settings', async ({ page }) => {
  const point = await firstPoint();
  const visitor = new Visitor(page);
  await visitor.open('pages/IndexPersonalCenter/IndexPersonalCenter');
  await visitor.signedIn();
  await visitor.sees(words.core.title.indexPersonalCenter);
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));

  await visitor.top.getByText('Français', { exact: true }).first().tap();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await visitor.sees(fr.core.title.indexPersonalCenter);
  await expect(visitor.tab(1).locator('p')).toHaveText(fr.core.tab.mine);
  expect(await page.evaluate(() => 'notReloaded' in window), 'at once, without a reload').toBe(true);

  // Kept over a reload, and on every page.
  await visitor.open('pages/LivePoint/LivePoint', { id: point.id });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await visitor.sees(fr.live.forHosts);
});
