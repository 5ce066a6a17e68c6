import { correctPoints, getPoints } from '@park/contract/points/calls';
import { refundOrder } from '@park/contract/ticket/order/calls';
import { boxOf } from '../boxOf';
import { expect, journey } from '../fixtures';
import { resultOf, staffToken } from '../staff';
import { buy, dayAhead, product } from '../tickets';
import { Visitor, words } from '../visitor';

const { inbox, points, center } = words;
const MINE = 'pages/IndexPersonalCenter/IndexPersonalCenter';
const INBOX = 'pages/message/Message';
const POINTS = 'pages/MyPoints/MyPoints';
const wish = (ticketId: string) => ({ ticketId, day: dayAhead(3), slotId: 'morning', quantity: 1 });

journey('messages', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open(MINE);
  const token = await visitor.signedIn();
  const count = (number: number) =>
    visitor.top.getByRole('link', { name: `${center.mine.counts.unread} ${number}`, exact: true });
  await expect(count(0)).toBeVisible();
  const { id } = await buy(token, wish((await product({ realName: false })).id));
  const visitorId = JSON.parse(await visitor.stored('userInfo')).id as string;
  const wrong = { visitorId, points: 5, reason: 'For waiting so long', key: crypto.randomUUID() };
  await resultOf(correctPoints, wrong, await staffToken());
  await page.reload();
  await count(2).tap();
  await visitor.isOn(INBOX);
  await visitor.sees('For waiting so long');
  await visitor.top.getByRole('radio', { name: `${inbox.groups.ticket} 1`, exact: true }).tap();
  await visitor.tap(/Your tickets are ready/);
  await visitor.isOn(`pages/ticket/recordDetail?id=${id}`);

  await visitor.open(INBOX);
  // Where the browser took it for a way back, the group chosen before is still chosen.
  await visitor.top.getByRole('radio', { name: `${inbox.all} 1`, exact: true }).tap();
  await expect(visitor.top.getByRole('radio', { name: inbox.groups.ticket, exact: true })).toBeVisible();
  await expect(visitor.top.getByRole('img', { name: inbox.unread })).toHaveCount(1);
  await visitor.tap(inbox.readAll);
  await expect(visitor.button(inbox.readAll)).toHaveCount(0);
  await expect(visitor.top.getByRole('img', { name: inbox.unread })).toHaveCount(0);
  await visitor.open(MINE);
  await expect(count(0)).toBeVisible();
});

journey('points', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open(POINTS);
  const token = await visitor.signedIn();
  await visitor.tap(points.checkIn);
  await expect(visitor.button(points.checkedIn)).toBeVisible();
  await visitor.sees('+1');
  await page.reload();
  await expect(visitor.button(points.checkedIn)).toBeVisible();

  const { id, price } = await product({ realName: false });
  const order = await buy(token, wish(id));
  await page.reload();
  await visitor.sees(`+${Math.floor(price / 100)}`);
  await resultOf(refundOrder, { orderId: order.id }, token);
  await expect.poll(async () => (await resultOf(getPoints, {}, token)).balance).toBe(1);
  await page.reload();
  await visitor.sees(`Refund of order ${order.number}`);
  await expect(visitor.top.locator('.balance__number')).toHaveText('1');
});

journey('appearance', async ({ page }) => {
  const visitor = new Visitor(page);
  const { textSizes, appearances } = center.mine;
  await visitor.open(MINE);
  await visitor.signedIn();
  const title = visitor.top.locator('.section__title').first();
  const size = () => title.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  await expect(title).toBeVisible();
  const normal = await size();
  for (const [choice, scale] of [
    [textSizes.large, 1.15],
    [textSizes.elder, 1.3],
  ] as const) {
    await visitor.top.getByRole('radio', { name: choice, exact: true }).tap();
    await expect.poll(async () => (await size()) / normal).toBeCloseTo(scale, 1);
  }
  await visitor.top.getByRole('radio', { name: appearances.dark, exact: true }).tap();
  await page.reload();
  await expect(visitor.top.locator('.page.theme-dark.elder')).toBeVisible();
  await visitor.open(POINTS);
  await expect(visitor.top.locator('.page.theme-dark.elder')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

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
