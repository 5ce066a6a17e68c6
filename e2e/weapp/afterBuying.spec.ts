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
import { words } from '../visitor';
import { ALL_DAY } from '../world';
import { expect, type Holder, signedIn, weappJourney } from './fixtures';

const { ticket, order } = words;
const detail = (id: string) => `/pages/ticket/recordDetail?id=${id}`;

/** The code of the first ticket, as it is drawn. */
const picture = async ({ screen }: Holder) => {
  const trail = await screen.waitFor(
    (node) => node.attrs['aria-label'] === order.ticket.codeOf({ n: 1 }),
    order.ticket.codeOf({ n: 1 }),
  );
  return /url\("(data:[^"]+)"\)/.exec(String(trail.at(-1)?.attrs.style))?.[1] ?? '';
};

const toasts = ({ phone }: Holder) => expect.poll(() => phone.toasts.map(({ title }) => title));

weappJourney('giveBack', async ({ hold }) => {
  const { id, price } = await product({ realName: false });
  const holder = hold();
  const { program, screen } = holder;
  const wish = { ticketId: id, day: dayAhead(3), slotId: 'afternoon', quantity: 2 };
  const made = await buy(await signedIn(holder), wish, 'mini');
  await program.launch(detail(made.id));
  await screen.tap(order.refund.action);
  await screen.tapRole('checkbox', 0);
  await screen.tapInSheet(order.refund.submit({ amount: `¥${price / 100}` }));
  await toasts(holder).toContain(order.refund.done);
  await screen.sees(order.ticket.stamp.refunded);
});

weappJourney('orderOffline', async ({ hold, again }) => {
  const { id, name } = await product({ realName: false });
  const holder = hold();
  const wish = { ticketId: id, day: dayAhead(3), slotId: 'morning', quantity: 1 };
  const made = await buy(await signedIn(holder), wish, 'mini');
  await holder.program.launch('/pages/ticket/ticketRecord');
  await holder.screen.sees(name);
  await holder.program.launch(detail(made.id));
  await holder.screen.sees(made.number);

  holder.phone.online = false;
  const { program, screen } = again(holder);
  await program.launch('/pages/ticket/ticketRecord');
  await screen.sees(name);
  await program.launch(detail(made.id));
  await screen.sees(made.number);
});

weappJourney('offlineTicket', async ({ hold, again, page }) => {
  const { id } = await product({ realName: false });
  const holder = hold();
  const wish = { ticketId: id, day: await dayForTheGate(), slotId: ALL_DAY, quantity: 1 };
  const made = await buy(await signedIn(holder), wish, 'mini');
  // The home alone was opened since: it makes today's ticket ready.
  await holder.program.launch();
  await expect.poll(() => holder.phone.storage.get('ticket-passes')).toContain(made.tickets[0]?.id);

  holder.phone.online = false;
  const later = again(holder);
  await later.program.launch(detail(made.id));
  await expect.poll(() => picture(later)).toMatch(/^data:/);
  await worksWithoutNetwork(await scan(page, await picture(later)), made.tickets[0]?.number ?? '');
});

weappJourney('companion', async ({ hold, page }) => {
  const { id, name } = await product({ realName: false });
  const buyer = hold();
  const wish = { ticketId: id, day: await dayForTheGate(), slotId: ALL_DAY, quantity: 1 };
  const made = await buy(await signedIn(buyer), wish, 'mini');
  await buyer.program.launch(detail(made.id));
  await buyer.screen.tap(order.companion.action);
  await buyer.screen.tapInSheet(order.companion.make);
  await buyer.screen.tap(order.companion.send);
  const [card] = buyer.program.sent;
  expect(card).toMatchObject({ title: order.companion.card({ name }), imageUrl: expect.stringMatching(/^\/static\/.+\.png$/) });

  const friend = hold();
  await signedIn(friend);
  await friend.program.launch(card?.path ?? '');
  await friend.screen.sees(order.companion.offer({ n: 1 }));
  await friend.screen.tap(order.companion.take({ n: 1 }));
  await expect.poll(() => picture(friend)).toMatch(/^data:/);
  const theirs = await scan(page, await picture(friend));
  await buyer.program.launch(detail(made.id));
  await buyer.screen.sees(order.companion.given);
  expect(await atTheGate(theirs)).toMatchObject({ verdict: 'ok' });
});

weappJourney('changeDay', async ({ hold }) => {
  const { id } = await product({ realName: false });
  const holder = hold();
  const { program, screen } = holder;
  const wish = { ticketId: id, day: dayAhead(3), slotId: 'afternoon', quantity: 1 };
  const made = await buy(await signedIn(holder), wish, 'mini');
  await program.launch(detail(made.id));
  // The date goes into the phone's calendar as soon as WeChat may write there, and the way to the gate opens its map.
  holder.phone.mayWriteCalendar = false;
  await screen.tap(words.core.toCalendar.action);
  await toasts(holder).toContain(words.core.toCalendar.refused);
  holder.phone.mayWriteCalendar = true;
  await screen.tap(words.core.toCalendar.action);
  await toasts(holder).toContain(words.core.toCalendar.added);
  const startTime = Date.parse(made.slot.start) / 1000;
  const endTime = String(Date.parse(made.slot.end) / 1000);
  expect(holder.phone.calendar).toEqual([expect.objectContaining({ startTime, endTime })]);
  await screen.tap(/^Directions to /);
  await expect.poll(() => holder.phone.mapped).toHaveLength(1);
  await screen.tap(order.change.action);
  await screen.tapRole('option', 4);
  await screen.tapRole('radio', 2);
  await screen.tap(/^Change to .*\d/);
  await toasts(holder).toContain(order.change.done);
  await screen.sees(/You can change the day once more/);
});

weappJourney('closure', async ({ hold }, { retry }) => {
  const { id } = await product({ realName: false });
  const holder = hold();
  const { program, screen } = holder;
  const token = await signedIn(holder);
  // A second try needs a time that the first one has not closed.
  const wish = { ticketId: id, day: dayAhead(6 - retry), slotId: 'afternoon', quantity: 1 };
  const moved = await buy(token, wish, 'mini');
  const returned = await buy(token, wish, 'mini');
  await close(wish.day, wish.slotId, 'Storm warning');

  await program.launch(detail(returned.id));
  await screen.sees(/Storm warning/);
  await screen.tap(order.closure.refundAll);
  await screen.tapInSheet(order.closure.refundAll);
  await screen.sees(order.over.refunded);

  await program.launch(detail(moved.id));
  await screen.tap(order.closure.move);
  // Days after that one belong to journeys that leave no places there.
  await screen.tapRole('option', 3);
  await screen.tapRole('radio', 0);
  await screen.tap(/^Change to .*\d/);
  await toasts(holder).toContain(order.closure.moveDone);
});

weappJourney('waitingList', async ({ hold }) => {
  const { id } = await product({ realName: false });
  const holder = hold();
  const { program, screen } = holder;
  const day = dayAhead(6);
  await leavePlaces(id, day, 'morning', 0);
  await signedIn(holder);
  await program.launch(`/pages/ticket/ticketDetail?id=${id}&day=${day}`);
  await screen.tap(new RegExp(`^${ticket.waitlist.join}`));
  await screen.tapInSheet(ticket.waitlist.submit);
  await screen.sees(ticket.waitlist.ahead({ n: 0 }));
  await screen.tapInSheet(ticket.waitlist.records);
  await screen.isOn('pages/ticket/ticketRecord');
  await screen.sees(order.waitlist.title);

  await leavePlaces(id, day, 'morning', 1);
  program.pullDown();
  await screen.sees(order.waitlist.offerTitle);
  await screen.tap(order.waitlist.buy);
  await screen.type(ticket.confirm.phone, PHONE);
  await screen.tap(/^Place order/);
  await screen.sees(/Show it at the gate on /);
});
