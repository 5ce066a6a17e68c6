import { correctPoints, getPoints } from '@park/contract/points/calls';
import { refundOrder } from '@park/contract/ticket/order/calls';
import { expect } from '@playwright/test';
import { onBoth } from '../both';
import { resultOf, staffToken } from '../staff';
import { buy, dayAhead, product } from '../tickets';
import { words } from '../visitor';

const { inbox, points, center } = words;
const MINE = 'pages/IndexPersonalCenter/IndexPersonalCenter';
const INBOX = 'pages/message/Message';
const POINTS = 'pages/MyPoints/MyPoints';
const wish = (ticketId: string) => ({ ticketId, day: dayAhead(3), slotId: 'morning', quantity: 1 });
const unread = (count: number) => `${center.mine.counts.unread} ${count}`;

onBoth('messages', async ({ phone }) => {
  const { web } = phone;
  const isCounted = (count: number) =>
    web && expect(web.top.getByRole('link', { name: unread(count), exact: true })).toBeVisible();
  await phone.open(MINE);
  const token = await phone.signedIn();
  await isCounted(0);
  const { id } = await buy(token, wish((await product({ realName: false })).id), phone.app);
  const visitorId = JSON.parse(await phone.stored('userInfo')).id as string;
  const wrong = { visitorId, points: 5, reason: 'For waiting so long', key: crypto.randomUUID() };
  await resultOf(correctPoints, wrong, await staffToken());
  await phone.reload();
  await phone.tap(unread(2));
  await phone.isOn(INBOX);
  await phone.sees('For waiting so long');
  await phone.tap(`${inbox.groups.ticket} 1`);
  await phone.tap(web ? /Your tickets are ready/ : 'Your tickets are ready');
  await phone.isOn('pages/ticket/recordDetail', { id });

  await phone.open(INBOX);
  // Where the browser took it for a way back, the group chosen before is still chosen.
  await phone.tap(`${inbox.all} 1`);
  await phone.sees('Your tickets are ready');
  const dots = web?.top.getByRole('img', { name: inbox.unread });
  if (web && dots) {
    await expect(web.top.getByRole('radio', { name: inbox.groups.ticket, exact: true })).toBeVisible();
    await expect(dots).toHaveCount(1);
  }
  await phone.tap(inbox.readAll);
  await phone.seesNot(inbox.readAll);
  if (dots) await expect(dots).toHaveCount(0);
  await phone.open(MINE);
  await isCounted(0);
});

onBoth('points', async ({ phone }) => {
  await phone.open(POINTS);
  const token = await phone.signedIn();
  await phone.tap(points.checkIn);
  await phone.sees(points.checkedIn);
  await phone.sees('+1');
  await phone.reload();
  await phone.sees(points.checkedIn);

  const again = async () => {
    if (phone.web) await phone.reload();
    await phone.refresh();
  };
  const { id, price } = await product({ realName: false });
  const order = await buy(token, wish(id), phone.app);
  await again();
  await phone.sees(`+${Math.floor(price / 100)}`);
  await resultOf(refundOrder, { orderId: order.id }, token);
  await expect.poll(async () => (await resultOf(getPoints, {}, token)).balance).toBe(1);
  await again();
  await phone.sees(`Refund of order ${order.number}`);
  if (phone.web) await expect(phone.web.top.locator('.balance__number')).toHaveText('1');
});

onBoth('appearance', async ({ phone }) => {
  const { web, mini } = phone;
  const { textSizes, appearances } = center.mine;
  const wears = async (...classes: string[]) => {
    if (web) await expect(web.top.locator(['.page', ...classes].join('.'))).toBeVisible();
    const worn = (text: unknown) => ['page', ...classes].every((name) => String(text).split(/\s+/).includes(name));
    await mini?.screen.waitFor((node) => worn(node.attrs.class), classes.join(' '));
  };
  await phone.open(MINE);
  await phone.signedIn();
  await phone.sees(center.mine.signedIn);
  const title = web?.top.locator('.section__title').first();
  const size = () => title?.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize)) ?? 0;
  const normal = await size();
  for (const [choice, scale] of [
    [textSizes.large, 1.15],
    [textSizes.elder, 1.3],
  ] as const) {
    await phone.tap(choice);
    if (web) await expect.poll(async () => (await size()) / normal).toBeCloseTo(scale, 1);
  }
  await wears('elder');
  await phone.tap(appearances.dark);
  await wears('theme-dark', 'elder');
  await phone.reload();
  await wears('theme-dark', 'elder');
  await phone.open(POINTS);
  await wears('theme-dark', 'elder');
  if (web) expect(await web.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});
