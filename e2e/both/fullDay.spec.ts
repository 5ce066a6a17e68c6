import { getCapacity, saveCapacity } from '@park/contract/capacity/calls';
import { adminLogin } from '@park/contract/staff/calls';
import { addOrder } from '@park/contract/ticket/sale/calls';
import { expect } from '@playwright/test';
import { onBoth } from '../both';
import { guest } from '../guest';
import { resultOf } from '../staff';
import { dayAhead, PHONE, product } from '../tickets';
import { words } from '../visitor';
import { ADMIN_PASSWORD } from '../world';

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

/** Approves just what is sold of a day and one more, and has somebody buy that one. @returns the maximum */
async function fillDay(day: string): Promise<number> {
  const owner = (await resultOf(adminLogin, { userName: 'admin', password: ADMIN_PASSWORD })).accessToken;
  const { days } = await resultOf(getCapacity, {}, owner);
  const daily = (days.find((one) => one.day === day)?.taken ?? 0) + 1;
  const approved = { validFrom: dayAhead(0), daily, momentary: 1, approval: 'No. 7 (2026)', meanStay: null, version: 0 };
  await resultOf(saveCapacity, approved, owner);
  const { id: ticketId } = await product({ realName: false });
  const wish = { ticketId, day, slotId: 'morning', quantity: 1, phone: PHONE };
  await resultOf(addOrder, wish, await guest(), { 'idempotency-key': crypto.randomUUID() });
  return daily;
}
