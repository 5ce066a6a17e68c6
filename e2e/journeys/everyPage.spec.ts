import type { RouteName } from '../../src/navigation/routes';
import { seriousViolations } from '../axe';
import { crampedTexts } from '../crampedTexts';
import { everyPage, show, shownPage } from '../everyPage';
import { expect, journey, test } from '../fixtures';
import { textsNobodySees } from '../seenTexts';
import { staffToken } from '../staff';
import { smallTargets } from '../touchTargets';
import { Visitor } from '../visitor';

const TAB_BAR = '.taro-tabbar__tabbar';

for (const locale of ['zh-CN', 'en-US']) {
  test.describe(locale, () => {
    test.use({ locale });

    journey('everyPage', locale, async ({ page }) => {
      test.setTimeout(600_000);
      const visitor = new Visitor(page);
      await visitor.open();
      const token = await visitor.signedIn();
      await visitor.store('admin-token', await staffToken());
      for (const [name, params] of Object.entries(await everyPage(token)) as [RouteName, Record<string, string>][]) {
        await test.step(name, async () => {
          await show(visitor, name, params);
          await page.screenshot({ path: `e2e/screens/${locale}/${name}.png`, animations: 'disabled' });
          expect.soft(await textsNobodySees(page, shownPage(name)), `${name}: texts that nobody sees`).toEqual([]);
          if (locale !== 'zh-CN') return;
          expect.soft(await smallTargets(page, shownPage(name), 44), `${name}: too small for a finger`).toEqual([]);
          expect.soft(await seriousViolations(page, shownPage(name), TAB_BAR), name).toEqual([]);
        });
      }
    });
  });
}

for (const locale of ['zh-CN', 'en-US']) {
  test.describe(`largest text, ${locale}`, () => {
    test.use({ locale, viewport: { width: 320, height: 700 } });

    journey('largestText', locale, async ({ page }) => {
      test.setTimeout(600_000);
      const visitor = new Visitor(page);
      await visitor.open();
      const token = await visitor.signedIn();
      await visitor.store('admin-token', await staffToken());
      await visitor.store('text-size', 'elder');
      await visitor.store('theme', 'dark');
      await page.reload();
      for (const [name, params] of Object.entries(await everyPage(token)) as [RouteName, Record<string, string>][]) {
        await test.step(name, async () => {
          await show(visitor, name, params);
          await page.screenshot({ path: `e2e/screens/largest/${locale}/${name}.png`, animations: 'disabled' });
          expect.soft(await crampedTexts(page, shownPage(name)), name).toEqual([]);
          expect.soft(await smallTargets(page, shownPage(name), 60, '.button--round'), `${name}: main buttons`).toEqual([]);
        });
      }
    });
  });
}
