import { expect } from '@playwright/test';
import { onBoth } from '../both';
import { fillDay } from '../capacity';
import { dayAhead, product } from '../tickets';
import { words } from '../visitor';

const { ticket, center } = words;

onBoth('fullDay', async ({ phone }) => {
  const day = dayAhead(1);
  const { id } = await product({ realName: false });
  const daily = await fillDay(day);
  await phone.open('pages/ticket/ticketList', { day });
  await phone.sees(ticket.list.full);
  await phone.sees(ticket.list.most({ daily: daily.toLocaleString('en-US'), momentary: '1' }));
  await phone.sees(center.tickets.full);
  await phone.open('pages/ticket/ticketDetail', { id, day });
  await phone.sees(center.tickets.full);
  // The waiting list is the way, as of any time that is sold out.
  if (phone.web) await expect(phone.web.button(new RegExp(`^${ticket.waitlist.join}`)).first()).toBeVisible();
  else await phone.sees(ticket.waitlist.join);
});
