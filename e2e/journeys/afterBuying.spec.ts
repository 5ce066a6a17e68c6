import { readFile } from 'node:fs/promises';
import { addOrder } from '@park/contract/ticket/sale/calls';
import { expect, journey } from '../fixtures';
import { resultOf } from '../staff';
import {
  atTheGate,
  buy,
  close,
  dayAhead,
  dayForTheGate,
  leavePlaces,
  PHONE,
  product,
  scan,
  worksWithoutNetwork,
} from '../tickets';
import { Visitor, words } from '../visitor';
import { ALL_DAY } from '../world';

const { ticket, order } = words;
/** Over 65 by their number, which is valid by its check digit; nobody's. */
const ELDER = { name: 'Lin Guang', idNumber: '110101195003074516' };

journey('giveBack', async ({ page }) => {
  const { id, price } = await product({ realName: false });
  const visitor = new Visitor(page);
  await visitor.open();
  const made = await buy(await visitor.signedIn(), { ticketId: id, day: dayAhead(3), slotId: 'morning', quantity: 2 });
  await visitor.open('pages/ticket/recordDetail', { id: made.id });
  await visitor.tap(order.refund.action);
  await visitor.sheet.getByRole('checkbox').first().tap();
  await visitor.sheet.getByRole('button', { name: order.refund.submit({ amount: `¥${price / 100}` }) }).tap();
  await expect(visitor.toast(order.refund.done)).toBeVisible();

  // One of two: the order stays good, and its first ticket is stamped until WeChat has given the money back.
  await visitor.seesState(order.ticket.stamp.refunded);
  await visitor.open('pages/ticket/ticketRecord');
  await visitor.seesState(order.status.paid);
});

journey('giveBack', 'one that cost nothing is cancelled, without a word of money', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open();
  const wish = { ticketId: 'senior', day: dayAhead(3), slotId: 'morning', quantity: 1, phone: PHONE, visitors: [ELDER] };
  const made = await resultOf(addOrder, wish, await visitor.signedIn(), { 'idempotency-key': crypto.randomUUID() });
  await visitor.open('pages/ticket/recordDetail', { id: made.id });
  await visitor.tap(order.free.refund.action);
  await visitor.sees(order.refund.why.nothing);
  await expect(page.locator('body')).not.toContainText(/refund|money|¥/i);
  await visitor.sheet.getByRole('button', { name: order.free.refund.action }).tap();
  await expect(visitor.toast(order.free.refund.done)).toBeVisible();
  await visitor.seesState(order.free.over);
  await visitor.open('pages/ticket/ticketRecord');
  await visitor.seesState(order.free.status);
});

journey('orderOffline', async ({ browser }) => {
  const { id, name } = await product({ realName: false });
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const visitor = new Visitor(await context.newPage());
  await visitor.open();
  const made = await buy(await visitor.signedIn(), { ticketId: id, day: dayAhead(3), slotId: 'morning', quantity: 1 });
  await visitor.open('pages/ticket/ticketRecord');
  // The home names the ticket too.
  await visitor.isOn('pages/ticket/ticketRecord');
  await visitor.sees(name);
  await visitor.open('pages/ticket/recordDetail', { id: made.id });
  await visitor.sees(made.number);
  await visitor.page.evaluate(() => navigator.serviceWorker.ready);

  // The phone goes into its pocket, and comes out where there is no network.
  await visitor.page.close();
  await context.setOffline(true);
  const later = new Visitor(await context.newPage());
  await later.open('pages/ticket/ticketRecord');
  await later.isOn('pages/ticket/ticketRecord');
  await later.sees(name);
  await later.goOn(`pages/ticket/recordDetail?id=${made.id}`);
  await later.sees(made.number);
  await context.close();
});

journey('offlineTicket', async ({ browser }) => {
  const { id } = await product({ realName: false });
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const visitor = new Visitor(await context.newPage());
  await visitor.open();
  const wish = { ticketId: id, day: await dayForTheGate(), slotId: ALL_DAY, quantity: 1 };
  const made = await buy(await visitor.signedIn(), wish);
  // The home alone was opened since: it makes today's ticket ready.
  await visitor.page.reload();
  const passes = () => visitor.page.evaluate(() => localStorage.getItem('ticket-passes'));
  await expect.poll(passes).toContain(made.tickets[0]?.id);
  const plate = (of: Visitor) => of.top.getByRole('img', { name: order.ticket.codeOf({ n: 1 }) });
  const shown = (of: Visitor) => plate(of).evaluate((one) => getComputedStyle(one).backgroundImage);
  await visitor.page.evaluate(() => navigator.serviceWorker.ready);
  await visitor.page.close();

  await context.setOffline(true);
  const later = new Visitor(await context.newPage());
  await later.open('pages/ticket/recordDetail', { id: made.id });
  await expect.poll(() => shown(later)).toMatch(/^url\("data:/);
  const code = await scan(later.page, (await shown(later)).slice(5, -2));
  await worksWithoutNetwork(code, made.tickets[0]?.number ?? '');
  await context.close();
});

journey('companion', async ({ browser, context, page }) => {
  const { id, name } = await product({ realName: false });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const buyer = new Visitor(page);
  await buyer.open();
  const wish = { ticketId: id, day: await dayForTheGate(), slotId: ALL_DAY, quantity: 2 };
  const made = await buy(await buyer.signedIn(), wish);
  await buyer.open('pages/ticket/recordDetail', { id: made.id });
  const plate = (of: Visitor, called: string) => of.top.getByRole('img', { name: called });
  const codeOf = async (of: Visitor, called: string) => {
    const shown = () => plate(of, called).evaluate((one) => getComputedStyle(one).backgroundImage);
    await expect.poll(shown).toMatch(/^url\("data:/);
    return scan(of.page, (await shown()).slice(5, -2));
  };
  const family = await codeOf(buyer, order.ticket.codeOfAll);
  await buyer.tap(order.companion.action);
  await buyer.sheet.getByRole('button', { name: order.companion.make }).tap();
  await expect(buyer.sheet.getByText(order.companion.none)).toBeVisible();
  await buyer.sheet.getByRole('checkbox').last().tap();
  await buyer.sheet.getByRole('button', { name: order.companion.make }).tap();
  await buyer.sheet.getByRole('button', { name: order.companion.send }).tap();
  await expect(buyer.toast(order.companion.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const friend = new Visitor(await (await browser.newContext()).newPage());
  await friend.page.goto(link);
  await friend.sees(order.companion.offer({ n: 1 }));
  await friend.tap(order.companion.take({ n: 1 }));
  await friend.isOn(`pages/ticket/recordDetail?id=${made.id}`);
  const code = await codeOf(friend, order.ticket.codeOf({ n: 1 }));
  await expect(friend.top.getByText(/¥/)).toHaveCount(0);
  const theirs = made.tickets[1]?.number ?? '';
  expect(await atTheGate(family, 'East gate', theirs)).toMatchObject({ verdict: 'replaced' });
  await friend.open('pages/ticket/ticketRecord');
  await friend.sees(order.companion.yours);
  await friend.sees(name);

  // Whoever opens the link later is too late, and the buyer sees whose hand it is in.
  const stranger = new Visitor(await (await browser.newContext()).newPage());
  await stranger.page.goto(link);
  await stranger.sees(order.companion.taken);
  await page.reload();
  await buyer.top.getByRole('radio', { name: new RegExp(order.companion.given) }).tap();
  await buyer.seesState(order.companion.given);
  expect(await atTheGate(code)).toMatchObject({ verdict: 'ok' });
});

journey('changeDay', async ({ page }) => {
  const { id } = await product({ realName: false });
  const visitor = new Visitor(page);
  await visitor.open();
  const made = await buy(await visitor.signedIn(), { ticketId: id, day: dayAhead(3), slotId: 'morning', quantity: 1 });
  await visitor.open('pages/ticket/recordDetail', { id: made.id });
  // The date goes into the phone's calendar, and the way to the gate opens beside the page.
  const file = page.waitForEvent('download');
  await visitor.tap(words.core.toCalendar.action);
  expect(await readFile(await (await file).path(), 'utf8')).toContain(`DTSTART:${dayAhead(3).replaceAll('-', '')}T010000Z\r\n`);
  await expect(visitor.toast(words.core.toCalendar.saved)).toBeVisible();
  await page.context().route('https://uri.amap.com/**', (route) => route.fulfill({ body: 'a map' }));
  const [map] = await Promise.all([page.context().waitForEvent('page'), visitor.tap(/^Directions to /)]);
  expect(map.url()).toContain('position=');
  await map.close();
  await visitor.tap(order.change.action);
  await visitor.sheet.getByRole('option').nth(4).tap();
  await visitor.sheet.getByRole('radio').last().tap();
  await visitor.sheet.getByRole('button', { name: /^Change to / }).tap();
  await expect(visitor.toast(order.change.done)).toBeVisible();
  await visitor.sees(/You can change the day once more/);
});

journey('closure', async ({ page }, { retry }) => {
  const { id } = await product({ realName: false });
  const visitor = new Visitor(page);
  await visitor.open();
  const token = await visitor.signedIn();
  // A second try needs a time that the first one has not closed.
  const [day, slotId] = [dayAhead(7), retry > 0 ? 'morning' : 'afternoon'];
  const moved = await buy(token, { ticketId: id, day, slotId, quantity: 1 });
  const returned = await buy(token, { ticketId: id, day, slotId, quantity: 1 });
  const effect = await close(day, slotId, 'Storm warning');
  expect(effect.orders).toBeGreaterThanOrEqual(2);

  await visitor.open('pages/ticket/recordDetail', { id: returned.id });
  await visitor.sees(order.closure.title);
  await visitor.sees(/Storm warning/);
  await visitor.tap(order.closure.refundAll);
  await visitor.sheet.getByRole('button', { name: order.closure.refundAll }).tap();
  await visitor.seesState(order.over.refunded);

  await visitor.open('pages/ticket/recordDetail', { id: moved.id });
  await visitor.tap(order.closure.move);
  await visitor.sheet.getByRole('option').nth(6).tap();
  await visitor.sheet.getByRole('radio').first().tap();
  await visitor.sheet.getByRole('button', { name: /^Change to / }).tap();
  await expect(visitor.toast(order.closure.moveDone)).toBeVisible();
  await expect(visitor.top.getByText(order.closure.title)).toHaveCount(0);
});

journey('waitingList', async ({ page }) => {
  const { id } = await product({ realName: false });
  const visitor = new Visitor(page);
  const day = dayAhead(5);
  await leavePlaces(id, day, 'morning', 0);
  await visitor.open('pages/ticket/ticketDetail', { id, day });
  await visitor.signedIn();
  await visitor.tap(new RegExp(`^${ticket.waitlist.join}`));
  await visitor.sheet.getByRole('button', { name: ticket.waitlist.submit }).tap();
  await visitor.sees(ticket.waitlist.ahead({ n: 0 }));
  await visitor.sheet.getByRole('button', { name: ticket.waitlist.records }).tap();
  await visitor.isOn(/^pages\/ticket\/ticketRecord/);
  await visitor.sees(order.waitlist.title);

  await leavePlaces(id, day, 'morning', 1);
  await page.reload();
  await visitor.sees(order.waitlist.offerTitle);
  await visitor.tap(order.waitlist.buy);
  await visitor.fill(ticket.confirm.phone, PHONE);
  await visitor.tap(/^Place order/);
  await page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).tap();
  await visitor.sees(/Show it at the gate on /);
});
