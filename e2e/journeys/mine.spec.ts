import { boxOf } from '../boxOf';
import { expect, journey } from '../fixtures';
import { Visitor, words } from '../visitor';

const { center } = words;
const MINE = 'pages/IndexPersonalCenter/IndexPersonalCenter';
const POINTS = 'pages/MyPoints/MyPoints';

journey(
  'appearance',
  'the largest text reaches all that stands around the page, and leaves the page under the finger',
  async ({ page, fail }) => {
    const visitor = new Visitor(page);
    await visitor.open(MINE);
    await visitor.signedIn();
    await page.waitForLoadState('networkidle');
    const title = visitor.top.locator('.nav__title');
    const label = visitor.tab(1).locator('p');
    await expect(title).toHaveCSS('font-size', '17px');
    await expect(label).toHaveCSS('font-size', '10px');

    const sizes = visitor.top.getByRole('radiogroup', { name: center.mine.textSize, exact: true });
    for (const name of [center.mine.textSizes.elder, center.mine.textSizes.normal, center.mine.textSizes.elder]) {
      const tapped = sizes.getByRole('radio', { name, exact: true });
      await tapped.scrollIntoViewIfNeeded();
      const before = await boxOf(tapped);
      await tapped.tap();
      await expect(tapped).toBeChecked();
      const after = await boxOf(tapped);
      expect(Math.abs(after.y - before.y), `${name} stays where it was tapped`).toBeLessThan(3);
      expect(Math.abs(after.x - before.x), `${name} stays where it was tapped`).toBeLessThan(3);
    }

    await expect(title).toHaveCSS('font-size', '22.1px');
    await expect(label).toHaveCSS('font-size', '13px');
    for (const at of [0, 1, 2, 3]) {
      const cut = await page
        .locator('.taro-tabbar__tabbar .weui-tabbar__item')
        .nth(at)
        .evaluate((box) => {
          const text = box.querySelector('p') as HTMLElement;
          return [text.scrollWidth > text.clientWidth, text.getBoundingClientRect().bottom > window.innerHeight];
        });
      expect(cut, 'a label fits its place in the bar').toEqual([false, false]);
    }
    await fail('points', 'refused');
    await visitor.open(POINTS);
    await expect(visitor.toast('This place was taken a moment ago.')).toHaveCSS('font-size', '18.2px');
  },
);
