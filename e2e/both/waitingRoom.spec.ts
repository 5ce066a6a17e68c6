import { expect } from '@playwright/test';
import { seriousViolations } from '../axe';
import { onBoth } from '../both';
import { shownPage } from '../everyPage';
import { dayAhead, PHONE, product } from '../tickets';
import { words } from '../visitor';
import { otherInLine, setRoom } from '../waitingRoom';

const { ticket, core } = words;
const { queue } = ticket;
const CONFIRM = 'pages/ticket/ticketConfirm';
const ORDER = 'pages/ticket/recordDetail';

onBoth('waitingRoom', async ({ phone }) => {
  const { web } = phone;
  const { id } = await product({ realName: false });
  const wish = { ticketId: id, day: dayAhead(2), slotId: 'morning' };
  await setRoom('atOnce', 1);
  const first = await otherInLine(wish);
  const second = await otherInLine(wish);
  const isFilledIn = () => web && expect(web.field(ticket.confirm.phone)).toHaveValue(PHONE);
  const isOneAhead = () => web && expect(web.top.locator('.waiting__count')).toHaveText('1');

  await phone.open(CONFIRM, { id, day: wish.day, slotId: wish.slotId });
  await phone.tap(ticket.quantity.more);
  await phone.fill(ticket.confirm.phone, PHONE);
  await phone.tap(/^Place order/);
  await phone.sees(queue.ahead);
  // Looked at once: a toast would be there by now, and gone again later.
  if (web) await expect(web.toast(/Many people/), 'no toast covers what the page says').toHaveCount(0, { timeout: 1 });
  await isOneAhead();
  await phone.sees(queue.waitUnknown);
  await phone.sees(queue.keptTitle);
  if (web) expect(await seriousViolations(web.page, shownPage('ticketConfirm'))).toEqual([]);

  // What was filled in can be changed meanwhile, and is kept as the place is, though the app is ended.
  await phone.tap(queue.change);
  await isFilledIn();
  await phone.tap(queue.back);
  await phone.reload();
  await phone.sees(queue.ahead);
  await isOneAhead();

  await phone.goOffline();
  await phone.sees(queue.offline);
  await phone.goOnline();
  await phone.seesNot(queue.offline);

  await first.orders();
  await phone.sees(queue.next);
  // Elsewhere in the app when the turn comes.
  await phone.goTo('pages/ticket/ticketList');
  await phone.isOn('pages/ticket/ticketList');
  await second.orders();
  if (web) await expect(web.sheet).toContainText(core.turn.title, { timeout: 30_000 });
  await phone.tapInSheet(core.turn.action);
  await phone.isOn(CONFIRM);
  await phone.sees(queue.turn);
  await isFilledIn();
  const before = phone.calls('addOrder');
  await phone.tap(/^Place order/);
  await phone.isOn(ORDER, { pay: '1' });
  expect(phone.param('id')).not.toBe('');
  expect(phone.calls('addOrder')).toBe(before + 1);
  expect(await phone.stored('waiting-place')).not.toContain('token');
});

onBoth('waitingRoom', 'before the start of a sale places are drawn, and nobody has to do anything', async ({ phone }) => {
  const { id } = await product({ realName: false });
  await setRoom('atOnce', 5, phone.web ? 12_000 : 5_000);
  await phone.open(CONFIRM, { id, day: dayAhead(2), slotId: 'morning' });
  await phone.fill(ticket.confirm.phone, PHONE);
  await phone.tap(/^Place order/);
  await phone.sees(queue.early);
  await phone.sees(queue.earlyText);
  if (phone.web) await expect(phone.web.top.getByText(queue.turn)).toBeVisible({ timeout: 40_000 });
  await phone.sees(queue.turn);
  await phone.tap(/^Place order/);
  await phone.isOn(ORDER);
});
