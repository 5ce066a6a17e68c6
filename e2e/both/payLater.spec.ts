import { expect } from '@playwright/test';
import { onBoth } from '../both';
import { dayAhead, PHONE, product } from '../tickets';
import { words } from '../visitor';

const { ticket, order } = words;

onBoth('payLater', async ({ phone }) => {
  const { id } = await product({ realName: false });
  const confirm = () => phone.open('pages/ticket/ticketConfirm', { id, day: dayAhead(1), slotId: 'morning' });
  await confirm();
  await phone.fill(ticket.confirm.phone, PHONE);
  await phone.pay(/^Place order/, 'cancel');
  await phone.sees(order.pay.cancelled);
  const countdown = phone.web?.top.getByRole('timer');
  if (countdown) await expect(countdown).toBeVisible();

  // Loaded again (in WeChat: opened again in the program that runs) it keeps the order and does not begin to pay by itself.
  if (phone.web) await phone.reload();
  else await phone.open('pages/ticket/recordDetail', { id: phone.param('id'), pay: phone.param('pay') });
  if (countdown) await expect(countdown).toBeVisible();
  await phone.pay(/^Pay ¥/);
  await phone.sees(/See you on /);
  await phone.sees(/Show it at the gate on /);
  await phone.sees(order.ticket.changesLater({ seconds: 30 }));

  // What is not paid can be let go.
  await confirm();
  await phone.fill(ticket.confirm.phone, PHONE);
  await phone.pay(/^Place order/, 'cancel');
  await phone.sees(order.pay.cancelled);
  await phone.tap(order.pay.cancel);
  await phone.tapInSheet(order.pay.cancel);
  await phone.seesState(order.over.cancelled);
});
