import { readFile } from 'node:fs/promises';
import { getOrders } from '@park/contract/ticket/order/calls';
import { addOrder } from '@park/contract/ticket/sale/calls';
import { expect, test } from '@playwright/test';
import { onBoth } from '../both';
import type { Phone } from '../phone';
import { resultOf } from '../staff';
import {
  atTheGate,
  buy,
  COPIED_PHONE,
  close,
  dayAhead,
  dayForTheGate,
  leavePlaces,
  PHONE,
  product,
  worksWithoutNetwork,
} from '../tickets';
import { words } from '../visitor';
import { ALL_DAY } from '../world';

const { ticket, order, core, pack } = words;
const ORDER = 'pages/ticket/recordDetail';
const RECORDS = 'pages/ticket/ticketRecord';
/** Over 65 by their number, which is valid by its check digit; nobody's. */
const ELDER = { name: 'Lin Guang', idNumber: '110101195003074516' };

/** The phone's holder buys some of the cheapest ticket. */
async function bought(phone: Phone, day: string, slotId: string, quantity = 1) {
  const { id: ticketId, name, price } = await product({ realName: false });
  const made = await buy(await phone.signedIn(), { ticketId, day, slotId, quantity }, phone.app);
  return { ...made, name, onePrice: price };
}

onBoth('giveBack', async ({ phone }) => {
  const { id, onePrice } = await bought(phone, dayAhead(3), 'morning', 2);
  await phone.open(ORDER, { id });
  await phone.tap(order.refund.action);
  await phone.tapRole('checkbox', 0);
  await phone.tapInSheet(order.refund.submit({ amount: `¥${onePrice / 100}` }));
  await phone.seesToast(order.refund.done);

  // One of two: the order stays good, and its first ticket is stamped until WeChat has given the money back.
  await phone.seesState(order.ticket.stamp.refunded);
  await phone.open(RECORDS);
  await phone.seesState(order.status.paid);
});

onBoth('giveBack', 'one that cost nothing is cancelled, without a word of money', async ({ phone }) => {
  const wish = { ticketId: 'senior', day: dayAhead(3), slotId: 'morning', quantity: 1, phone: PHONE, visitors: [ELDER] };
  const { id } = await resultOf(addOrder, wish, await phone.signedIn(), { 'idempotency-key': crypto.randomUUID() });
  await phone.open(ORDER, { id });
  await phone.tap(order.free.refund.action);
  await phone.sees(order.refund.why.nothing);
  expect(await (phone.web?.page.innerText('body') ?? phone.mini?.screen.text())).not.toMatch(/refund|money|¥/i);
  await phone.tapInSheet(order.free.refund.action);
  await phone.seesToast(order.free.refund.done);
  await phone.seesState(order.free.over);
  await phone.open(RECORDS);
  await phone.seesState(order.free.status);
});

test.describe(() => {
  test.use({ serviceWorkers: 'allow' });

  /** The phone goes into its pocket, and comes out where there is no network. */
  const outOfReach = async (phone: Phone) => {
    await phone.web?.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await phone.close();
    await phone.goOffline();
  };

  onBoth('orderOffline', async ({ phone }) => {
    const { id, number, name } = await bought(phone, dayAhead(3), 'morning');
    await phone.open(RECORDS);
    // The home names the ticket too.
    await phone.isOn(RECORDS);
    await phone.sees(name);
    await phone.open(ORDER, { id });
    await phone.sees(number);
    await outOfReach(phone);
    await phone.open(RECORDS);
    await phone.isOn(RECORDS);
    await phone.sees(name);
    await phone.goTo(ORDER, { id });
    await phone.sees(number);
  });

  onBoth('newestTicket', async ({ phone }) => {
    const { id, name } = await product({ realName: false });
    await phone.open();
    await phone.signedIn();
    // A list that does not know it yet is stored before.
    await phone.open(RECORDS);
    await phone.sees(order.list.empty.all);
    await phone.open('pages/ticket/ticketConfirm', { id, day: await dayForTheGate(), slotId: ALL_DAY });
    await phone.fill(ticket.confirm.phone, COPIED_PHONE);
    await phone.pay(/^Place order/);
    await phone.seesState(order.booked.paid);
    const number = await phone.reads(/\d{4} \d{4} \d{2}/);
    await expect.poll(() => phone.stored(`kept-${getOrders.path}`)).toContain(name);
    await outOfReach(phone);
    await phone.open(RECORDS);
    await phone.tap(new RegExp(`^${name}`));
    await phone.sees(number);
  });

  onBoth('offlineTicket', async ({ phone }) => {
    const { id, tickets } = await bought(phone, await dayForTheGate(), ALL_DAY);
    // The home alone was opened since: it makes today's ticket ready.
    await phone.reload();
    await expect.poll(() => phone.stored('ticket-passes')).toContain(tickets[0]?.id);
    await outOfReach(phone);
    await phone.open(ORDER, { id });
    await worksWithoutNetwork(await phone.code(order.ticket.codeOf({ n: 1 })), tickets[0]?.number ?? '');
  });
});

onBoth('companion', async ({ phone, another }) => {
  const { id, tickets, name } = await bought(phone, await dayForTheGate(), ALL_DAY, 2);
  await phone.web?.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await phone.open(ORDER, { id });
  const family = await phone.code(order.ticket.codeOfAll);
  await phone.tap(order.companion.action);
  await phone.tapInSheet(order.companion.make);
  await phone.sees(order.companion.none);
  await phone.tapRole('checkbox', 1);
  await phone.tapInSheet(order.companion.make);
  await phone.tapInSheet(order.companion.send);
  if (phone.web) await phone.seesToast(order.companion.copied);
  const link = await phone.web?.page.evaluate(() => navigator.clipboard.readText());
  const card = phone.mini?.program.sent[0];
  if (phone.mini)
    expect(card).toMatchObject({
      title: order.companion.card({ name }),
      imageUrl: expect.stringMatching(/^\/static\/.+\.png$/),
    });
  const follow = async (other: Phone) => {
    await other.web?.page.goto(link ?? '');
    await other.mini?.program.launch(card?.path);
  };

  const friend = await another();
  await follow(friend);
  await friend.sees(order.companion.offer({ n: 1 }));
  await friend.tap(order.companion.take({ n: 1 }));
  await friend.isOn(ORDER, { id });
  const code = await friend.code(order.ticket.codeOf({ n: 1 }));
  await friend.seesNot('¥');
  expect(await atTheGate(family, 'East gate', tickets[1]?.number ?? '')).toMatchObject({ verdict: 'replaced' });
  await friend.open(RECORDS);
  await friend.sees(order.companion.yours);
  await friend.sees(name);

  // Whoever opens the link later is too late, and the buyer sees whose hand it is in.
  const stranger = await another();
  await follow(stranger);
  await stranger.sees(order.companion.taken);
  await phone.reload();
  await phone.tap(new RegExp(order.companion.given));
  await phone.seesState(order.companion.given);
  expect(await atTheGate(code)).toMatchObject({ verdict: 'ok' });
});

onBoth('changeDay', async ({ phone }) => {
  const { id, slot } = await bought(phone, dayAhead(3), 'morning');
  await phone.open(ORDER, { id });
  // The date goes into the phone's calendar (in WeChat as soon as it may write there), and the way to the gate opens a map.
  if (phone.web) {
    const file = phone.web.page.waitForEvent('download');
    await phone.tap(core.toCalendar.action);
    const entry = await readFile(await (await file).path(), 'utf8');
    expect(entry).toContain(`DTSTART:${dayAhead(3).replaceAll('-', '')}T010000Z\r\n`);
    await phone.seesToast(core.toCalendar.saved);
  }
  if (phone.mini) {
    const device = phone.mini.phone;
    device.mayWriteCalendar = false;
    await phone.tap(core.toCalendar.action);
    await phone.seesToast(core.toCalendar.refused);
    device.mayWriteCalendar = true;
    await phone.tap(core.toCalendar.action);
    await phone.seesToast(core.toCalendar.added);
    const startTime = Date.parse(slot.start) / 1000;
    const endTime = String(Date.parse(slot.end) / 1000);
    expect(device.calendar).toEqual([expect.objectContaining({ startTime, endTime })]);
  }
  await phone.openMap(/^Directions to /);
  await phone.tap(order.change.action);
  await phone.tapRole('option', 4);
  await phone.tapRole('radio', 2);
  await phone.tap(/^Change to .*\d/);
  await phone.seesToast(order.change.done);
  await phone.sees(/You can change the day once more/);
});

onBoth('closure', async ({ phone }) => {
  const moved = await bought(phone, dayAhead(7), 'afternoon');
  const returned = await bought(phone, dayAhead(7), 'afternoon');
  expect((await close(dayAhead(7), 'afternoon', 'Storm warning')).orders).toBe(2);

  await phone.open(ORDER, { id: returned.id });
  await phone.sees(order.closure.title);
  await phone.sees(/Storm warning/);
  await phone.tap(order.closure.refundAll);
  await phone.tapInSheet(order.closure.refundAll);
  await phone.seesState(order.over.refunded);

  await phone.open(ORDER, { id: moved.id });
  await phone.tap(order.closure.move);
  await phone.tapRole('option', 6);
  await phone.tapRole('radio', 0);
  await phone.tap(/^Change to .*\d/);
  await phone.seesToast(order.closure.moveDone);
  await phone.seesNot(order.closure.title);
});

onBoth('waitingList', async ({ phone }) => {
  const { id } = await product({ realName: false });
  const day = dayAhead(5);
  await leavePlaces(id, day, 'morning', 0);
  await phone.open('pages/ticket/ticketDetail', { id, day });
  await phone.signedIn();
  await phone.tap(new RegExp(`^${ticket.waitlist.join}`));
  await phone.tapInSheet(ticket.waitlist.submit);
  await phone.sees(ticket.waitlist.ahead({ n: 0 }));
  await phone.tapInSheet(ticket.waitlist.records);
  await phone.isOn(RECORDS);
  await phone.sees(order.waitlist.title);

  await leavePlaces(id, day, 'morning', 1);
  if (phone.web) await phone.reload();
  await phone.refresh();
  await phone.sees(order.waitlist.offerTitle);
  await phone.tap(order.waitlist.buy);
  await phone.fill(ticket.confirm.phone, PHONE);
  await phone.pay(/^Place order/);
  await phone.sees(/Show it at the gate on /);
});

onBoth('pack', 'offered with a paid ticket', async ({ phone }) => {
  const { id } = await bought(phone, dayAhead(3), 'morning');
  await phone.open(ORDER, { id });
  await phone.tap(new RegExp(`^${order.visit.along({ size: '' })}0\\.\\d MB`));
  await phone.isOn('pages/exhibit/exhibits', { open: 'pack' });
  await phone.tap(pack.take);
  await phone.sees(/On this phone/);
  await phone.back();
  await phone.sees(order.visit.way);
  await expect.poll(() => phone.stored('packs')).toContain('catalogue');
  await phone.seesNot(order.visit.along({ size: '' }));
});
