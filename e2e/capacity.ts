import { getCapacity, saveCapacity } from '@park/contract/capacity/calls';
import { adminLogin } from '@park/contract/staff/calls';
import { addOrder } from '@park/contract/ticket/sale/calls';
import { guest } from './console/guests';
import { resultOf } from './staff';
import { dayAhead, PHONE, product } from './tickets';
import { ADMIN_PASSWORD } from './world';

/** The token of the owner of a park of one's own. */
async function ownerToken(): Promise<string> {
  return (await resultOf(adminLogin, { userName: 'admin', password: ADMIN_PASSWORD })).accessToken;
}

/** Approves just what is sold of a day and one more, and has somebody buy that one. @returns the maximum */
export async function fillDay(day: string): Promise<number> {
  const owner = await ownerToken();
  const { days } = await resultOf(getCapacity, {}, owner);
  const daily = (days.find((one) => one.day === day)?.taken ?? 0) + 1;
  const approved = { validFrom: dayAhead(0), daily, momentary: 1, approval: 'No. 7 (2026)', meanStay: null, version: 0 };
  await resultOf(saveCapacity, approved, owner);
  const { id: ticketId } = await product({ realName: false });
  const wish = { ticketId, day, slotId: 'morning', quantity: 1, phone: PHONE };
  await resultOf(addOrder, wish, await guest(), { 'idempotency-key': crypto.randomUUID() });
  return daily;
}
