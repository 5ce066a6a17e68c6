import { seriousViolations } from '../axe';
import { shownPage } from '../everyPage';
import { expect, journey } from '../fixtures';
import { dayAhead, PHONE, product } from '../tickets';
import { Visitor, words } from '../visitor';
import { otherInLine, setRoom } from '../waitingRoom';

const { ticket, core } = words;
const { queue } = ticket;
const CONFIRM = 'pages/ticket/ticketConfirm';

journey('waitingRoom', async ({ page, context, calls, watch }) => {
  const { id } = await product({ realName: false });
  const wish = { ticketId: id, day: dayAhead(2), slotId: 'morning' };
  const params = { id, day: wish.day, slotId: wish.slotId };
  await setRoom('atOnce', 1);
  const first = await otherInLine(wish);
  const second = await otherInLine(wish);

  const visitor = new Visitor(page);
  await visitor.open(CONFIRM, params);
  await visitor.tap(ticket.quantity.more);
  await visitor.fill(ticket.confirm.phone, PHONE);
  await visitor.tap(/^Place order/);
  await visitor.sees(queue.ahead);
  // Looked at once: a toast would be there by now, and gone again later.
  await expect(visitor.toast(/Many people/), 'no toast covers what the page says').toHaveCount(0, { timeout: 1 });
  await expect(visitor.top.locator('.waiting__count')).toHaveText('1');
  await visitor.sees(queue.waitUnknown);
  await visitor.sees(queue.keptTitle);
  expect(await seriousViolations(page, shownPage('ticketConfirm'))).toEqual([]);

  // What was filled in can be changed meanwhile, and is kept as the place is.
  await visitor.tap(queue.change);
  await expect(visitor.field(ticket.confirm.phone)).toHaveValue(PHONE);
  await visitor.tap(queue.back);
  await page.reload();
  await visitor.sees(queue.ahead);
  await expect(visitor.top.locator('.waiting__count')).toHaveText('1');

  watch.expectFailedRequests();
  await context.setOffline(true);
  await visitor.sees(queue.offline);
  await context.setOffline(false);
  await expect(visitor.top.getByText(queue.offline)).toHaveCount(0);

  await first.orders();
  await visitor.sees(queue.next);
  // Elsewhere in the app when the turn comes.
  await visitor.goOn('pages/ticket/ticketList');
  await visitor.isOn(/^pages\/ticket\/ticketList/);
  await second.orders();
  await expect(visitor.sheet).toContainText(core.turn.title, { timeout: 30_000 });
  await visitor.sheet.getByRole('button', { name: core.turn.action }).tap();
  await visitor.isOn(new RegExp(`^${CONFIRM}`));
  await visitor.sees(queue.turn);
  await expect(visitor.field(ticket.confirm.phone)).toHaveValue(PHONE);
  const before = calls.count('addOrder');
  await visitor.tap(/^Place order/);
  await visitor.isOn(/^pages\/ticket\/recordDetail\?id=.+&pay=1$/);
  expect(calls.count('addOrder')).toBe(before + 1);
});

journey('waitingRoom', 'before the start of a sale places are drawn, and nobody has to do anything', async ({ page }) => {
  const { id } = await product({ realName: false });
  const day = dayAhead(2);
  await setRoom('atOnce', 5, 12_000);
  const visitor = new Visitor(page);
  await visitor.open(CONFIRM, { id, day, slotId: 'morning' });
  await visitor.fill(ticket.confirm.phone, PHONE);
  await visitor.tap(/^Place order/);
  await visitor.sees(queue.early);
  await visitor.sees(queue.earlyText);
  await expect(visitor.top.getByText(queue.turn)).toBeVisible({ timeout: 40_000 });
  await visitor.tap(/^Place order/);
  await visitor.isOn(/^pages\/ticket\/recordDetail/);
});
