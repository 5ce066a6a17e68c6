import { expect, journey } from '../fixtures';
import { firstPoint } from '../park';
import { Visitor, words } from '../visitor';

journey('navigationRules', 'tapping twice opens one page', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open('pages/PersonalCenter/PersonalCenter');
  await visitor.signedIn();
  const register = visitor.button(words.live.anchor.none.action).first();
  await expect(register).toBeVisible();
  const before = await page.evaluate(() => history.length);
  await register.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
    element.click();
  });
  await visitor.isOn(/^pages\/Register\/Register/);
  await expect(visitor.heading(words.core.title.register)).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);

  await visitor.tap(words.core.action.back);
  await visitor.isOn('pages/PersonalCenter/PersonalCenter');
});

journey('navigationRules', 'the first page has no way back but home, and no reload', async ({ page }) => {
  const point = await firstPoint();
  const visitor = new Visitor(page);
  await visitor.open('pages/LivePoint/LivePoint', { id: point.id });
  await visitor.signedIn();
  await visitor.sees(point.name);
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await visitor.tap(words.core.action.home);
  await visitor.isOn(/^(pages\/IndexCenter\/IndexCenter)?$/);
  await expect(visitor.tab(0)).toBeVisible();
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
});

journey('navigationRules', "the browser's own back goes page by page", async ({ page }) => {
  await page.clock.install();
  const visitor = new Visitor(page);
  await visitor.open('pages/PersonalCenter/PersonalCenter');
  await visitor.signedIn();
  await visitor.tap(words.live.anchor.none.action);
  await visitor.isOn(/^pages\/Register\/Register/);
  await page.goBack();
  await visitor.isOn('pages/PersonalCenter/PersonalCenter');
  // What Taro does to the page below, it does when the new one has slid in.
  await page.clock.runFor(1000);
  await visitor.sees(words.live.anchor.none.action);
});

journey('navigationRules', 'a page that is left before it is drawn stays away', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open('pages/about/about');
  await visitor.signedIn();
  await visitor.goOn('pages/help/help');
  await visitor.sees(words.help.hold);
  await visitor.goOn('pages/about/about');
  await visitor.sees(words.core.title.about);
  // React draws when a message of its own arrives, which is late on a busy phone. Both pages are loaded, so nothing else waits.
  await page.evaluate(() => {
    const post = MessagePort.prototype.postMessage;
    const held: (() => void)[] = [];
    MessagePort.prototype.postMessage = function (this: MessagePort, ...given: unknown[]) {
      held.push(() => post.apply(this, given as never));
    };
    const draw = () => {
      MessagePort.prototype.postMessage = post;
      for (const deliver of held) deliver();
    };
    Object.assign(window, { draw });
  });
  await visitor.goOn('pages/help/help');
  await visitor.goOn('pages/about/about');
  await page.evaluate(() => (window as unknown as { draw(): void }).draw());
  await visitor.isOn('pages/about/about');
  await visitor.sees(words.core.title.about);
});

journey('navigationRules', 'a tab page opened by its address is a tab page', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open('pages/home/home');
  await visitor.signedIn();
  await expect(visitor.tab(2)).toHaveAttribute('aria-current', 'page');
});
