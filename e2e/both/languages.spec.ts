import { expect, test } from '@playwright/test';
import { onBoth } from '../both';
import { firstPoint } from '../park';
import { textsIn } from '../texts';
import { words } from '../visitor';

/** The phone's language → what the app speaks. */
const PHONES = [
  ['zh-CN', 'zh-Hans'],
  ['zh-TW', 'zh-Hant'],
  ['en-GB', 'en'],
  ['es-MX', 'es'],
  ['fr-CA', 'fr'],
  // Not spoken: falls back to English.
  ['de-DE', 'en'],
] as const;

const MINE = 'pages/IndexPersonalCenter/IndexPersonalCenter';
const fr = textsIn('fr');

for (const [locale, lang] of PHONES) {
  test.describe(locale, () => {
    test.use({ locale });

    onBoth('languages', locale, async ({ phone }) => {
      const { core, live } = textsIn(lang);
      const page = phone.web?.page;
      const languages: string[] = [];
      page?.on('request', async (request) => {
        if (request.url().includes('/api/')) languages.push((await request.headerValue('accept-language')) ?? '');
      });
      await phone.signedIn();
      if (page) {
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        const labels = page.locator('.weui-tabbar__item p');
        await expect(labels).toHaveText([core.tab.center, core.tab.mine, core.tab.live, core.tab.anchor]);
      }
      await phone.tapTab(1);
      await phone.sees(core.title.indexPersonalCenter);
      await phone.open('pages/home/home');
      await phone.sees(live.sights);
      await phone.open('pages/Register/Register');
      await phone.sees(live.register.name);
      await phone.open('pages/nowhere/nowhere');
      await phone.sees(core.page.notFound);

      // What the server writes comes in the same language.
      if (page) expect(languages.length).toBeGreaterThan(0);
      for (const header of languages) expect(header.split(/[,;]/)[0]).toBe(lang);
    });
  });
}

onBoth('settings', async ({ phone }) => {
  const { id } = await firstPoint();
  const page = phone.web?.page;
  await phone.open(MINE);
  await phone.signedIn();
  await phone.sees(words.core.title.indexPersonalCenter);
  await page?.evaluate(() => Object.assign(window, { notReloaded: true }));

  await phone.tap('Français');
  await phone.sees(fr.core.title.indexPersonalCenter);
  if (phone.web && page) {
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(phone.web.tab(1).locator('p')).toHaveText(fr.core.tab.mine);
    expect(await page.evaluate(() => 'notReloaded' in window), 'at once, without a reload').toBe(true);
  }
  await phone.tapTab(2);
  await phone.sees(fr.live.sights);
  if (phone.mini) expect(phone.mini.program.stack).toHaveLength(1);

  // Kept over a reload, and on every page.
  await phone.open('pages/LivePoint/LivePoint', { id });
  await phone.reload();
  await phone.sees(fr.live.forHosts);
  if (page) await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
