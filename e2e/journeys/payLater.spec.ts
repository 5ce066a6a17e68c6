import { expect, journey } from '../fixtures';
import { dayAhead, PHONE, product } from '../tickets';
import { Visitor, words } from '../visitor';

const { ticket, order } = words;

journey('payLater', async ({ page }) => {
  const { id } = await product({ realName: false });
  const visitor = new Visitor(page);
  await visitor.open('pages/ticket/ticketConfirm', { id, day: dayAhead(1), slotId: 'morning' });
  await visitor.signedIn();
  await visitor.fill(ticket.confirm.phone, PHONE);
  await visitor.tap(/^Place order/);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).tap();
  await visitor.sees(order.pay.cancelled);
  await expect(visitor.top.getByRole('timer')).toBeVisible();

  // A reload keeps the order and does not begin to pay by itself again.
  await page.reload();
  await expect(visitor.top.getByRole('timer')).toBeVisible();
  await visitor.tap(/^Pay ¥/);
  await page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).tap();
  await visitor.sees(/^See you on /);
  await visitor.sees(/Show it at the gate on /);
  await visitor.sees(order.ticket.changesLater({ seconds: 30 }));

  // What is not paid can be let go.
  await visitor.open('pages/ticket/ticketConfirm', { id, day: dayAhead(1), slotId: 'morning' });
  await visitor.fill(ticket.confirm.phone, PHONE);
  await visitor.tap(/^Place order/);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).tap();
  await visitor.tap(order.pay.cancel);
  await visitor.sheet.getByRole('button', { name: order.pay.cancel }).tap();
  await visitor.seesState(order.over.cancelled);
});
