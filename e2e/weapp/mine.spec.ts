import { getPoints } from '@park/contract/points/calls';
import { refundOrder } from '@park/contract/ticket/order/calls';
import { resultOf } from '../staff';
import { buy, dayAhead, product } from '../tickets';
import { words } from '../visitor';
import { expect, signedIn, weappJourney } from './fixtures';

const { inbox, points, center } = words;
const MINE = '/pages/IndexPersonalCenter/IndexPersonalCenter';
const POINTS = '/pages/MyPoints/MyPoints';
const wish = (ticketId: string) => ({ ticketId, day: dayAhead(3), slotId: 'morning', quantity: 1 });

weappJourney('messages', async ({ hold }) => {
  const holder = hold();
  const { program, screen } = holder;
  const token = await signedIn(holder);
  const { id } = await buy(token, wish((await product({ realName: false })).id), 'mini');
  await program.launch(MINE);
  await screen.tap(`${center.mine.counts.unread} 1`);
  await screen.isOn('pages/message/Message');
  await screen.sees(`${inbox.groups.ticket} 1`);
  await screen.tap('Your tickets are ready');
  await screen.isOn('pages/ticket/recordDetail');
  expect(program.top.options).toMatchObject({ id });
  await program.launch('/pages/message/Message');
  await screen.sees('Your tickets are ready');
  await expect.poll(() => screen.text()).not.toContain(inbox.readAll);
});

weappJourney('points', async ({ hold }) => {
  const holder = hold();
  const { program, screen } = holder;
  const token = await signedIn(holder);
  await program.launch(POINTS);
  await screen.tap(points.checkIn);
  await screen.sees(points.checkedIn);
  const { id, price } = await product({ realName: false });
  const order = await buy(token, wish(id), 'mini');
  program.pullDown();
  await screen.sees(`+${Math.floor(price / 100)}`);
  await resultOf(refundOrder, { orderId: order.id }, token);
  await expect.poll(async () => (await resultOf(getPoints, {}, token)).balance).toBe(1);
  program.pullDown();
  await screen.sees(`Refund of order ${order.number}`);
});

weappJourney('appearance', async ({ hold }) => {
  const { phone, program, screen } = hold();
  const { textSizes, appearances } = center.mine;
  const wears = async (classes: RegExp) => {
    const isPage = (node: { attrs: Record<string, unknown> }) => classes.test(String(node.attrs.class ?? ''));
    await screen.waitFor(isPage, String(classes));
  };
  await program.launch(MINE);
  await screen.tap(textSizes.elder);
  await wears(/\bpage\b.*\belder\b/);
  await screen.tap(appearances.dark);
  await wears(/\bpage\b.*theme-dark elder/);
  const again = hold();
  for (const [key, value] of phone.storage) again.phone.storage.set(key, value);
  await again.program.launch(POINTS);
  await again.screen.waitFor((node) => /\bpage\b.*theme-dark elder/.test(String(node.attrs.class ?? '')), 'what was chosen');
});
