import { boxOf } from '../boxOf';
import { expect, journey } from '../fixtures';
import { Visitor, words } from '../visitor';

const TABS = [
  ['pages/IndexCenter/IndexCenter', 'home'],
  ['pages/IndexPersonalCenter/IndexPersonalCenter', 'mine'],
  ['pages/home/home', 'home'],
  ['pages/PersonalCenter/PersonalCenter', 'personal center'],
] as const;

journey('tabBar', 'measures', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.signedIn();
  const bar = page.locator('.taro-tabbar__tabbar .weui-tabbar').first();
  await expect(bar).toBeVisible();
  expect((await boxOf(bar)).height).toBe(50);
  for (const [index, [, label]] of TABS.entries()) {
    const item = visitor.tab(index);
    await expect(item.locator('p')).toHaveText(label);
    await expect(item.locator('p')).toHaveCSS('font-size', '10px');
    const mark = item.locator('.weui-tabbar__icon');
    const icon = await boxOf(mark);
    expect([icon.width, icon.height]).toEqual([24, 24]);
    const drawn = await mark.evaluate(async (element) => {
      const image = new Image();
      image.src = /url\("(.*)"\)/.exec(getComputedStyle(element).getPropertyValue('-webkit-mask-image'))?.[1] ?? '';
      return image.decode().then(
        () => image.naturalWidth > 0,
        () => false,
      );
    });
    expect(drawn, `the icon of ${label} is drawn`).toBe(true);
  }
  await expect(page.locator('.weui-tabbar__item')).toHaveCount(4);
  await expect
    .poll(
      () =>
        page
          .locator('.weui-tabbar__item')
          .evaluateAll((items) => new Set(items.map((item) => item.getAttribute('aria-label'))).size),
      { message: 'accessible names tell the two homes apart' },
    )
    .toBe(4);
});

journey('tabBar', 'opens its four pages', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.signedIn();
  for (const [index, [path]] of [...TABS.entries()].reverse()) {
    await visitor.tab(index).tap();
    await visitor.isOn(index === 0 ? /^(pages\/IndexCenter\/IndexCenter)?$/ : path);
    await expect(visitor.heading(/./).first()).toBeVisible();
    await expect(visitor.tab(index)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('.weui-tabbar__item[aria-current="page"]')).toHaveCount(1);
  }
});

journey('tabBar', 'of three that are tapped at once the first counts', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.signedIn();
  await page.evaluate(() => {
    const items = document.querySelectorAll<HTMLElement>('.taro-tabbar__tabbar .weui-tabbar__item');
    for (const index of [2, 1, 3]) items[index]?.click();
  });
  await visitor.isOn('pages/home/home');
  await page.waitForLoadState('networkidle');
  await visitor.isOn('pages/home/home');
});

journey('tabBar', 'lies under a question and its shade', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open(TABS[1][0]);
  await visitor.tap(words.center.mine.signOut.action);
  const mask = visitor.top.locator('.sheet__mask');
  await expect(visitor.sheet).toBeVisible();
  expect(await boxOf(mask), 'the shade is as high as the screen').toMatchObject({ y: 0, height: 812 });
  const lowerEdge = () => visitor.sheet.evaluate((sheet) => Math.round(sheet.getBoundingClientRect().bottom));
  await expect.poll(lowerEdge, { message: 'the sheet has risen from the lower edge' }).toBe(812);
  const under = await page.evaluate(
    () => document.elementFromPoint(40, 790)?.closest('.sheet, .taro-tabbar__tabbar')?.className,
  );
  expect(under, 'what a finger meets where the bar stands').toBe('sheet');
  await visitor.sheet.getByRole('button', { name: words.core.action.cancel }).tap();
  await visitor.tab(0).tap();
  await visitor.isOn(TABS[0][0]);
});
