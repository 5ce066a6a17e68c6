import { getTicketPasses } from '@park/contract/ticket/gate/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { addOrder } from '@park/contract/ticket/sale/calls';
import { TestPhone } from '../../server/src/modules/ticket/gate/phone.testing';
import { resultOf } from '../staff';
import { buy, concessionTicket, dayForTheGate, PHONE, product } from '../tickets';
import { ALL_DAY } from '../world';

/** So many tickets for today that let in at any hour, bought and paid. */
export async function ticketsForToday(token: string, quantity: number): Promise<Order> {
  const { id: ticketId } = await product({ realName: false });
  return buy(token, { ticketId, day: await dayForTheGate(), slotId: ALL_DAY, quantity }, 'mini');
}

/** What a phone shows at the gate now, for one of the tickets or, without an index, for all. */
export async function codeOf(token: string, order: Order, index?: number): Promise<string> {
  const phone = new TestPhone(token);
  const ids = order.tickets.map(({ id }) => id).filter((_, n) => index === undefined || n === index);
  const { passes } = await resultOf(getTicketPasses, phone.wants(ids, order), token);
  return phone.shows(passes[0] ?? '', ids, order, Date.now());
}

/** The same of tickets for which a proof is asked at the gate. */
export async function concessionsForToday(token: string, quantity: number): Promise<Order> {
  const { id: ticketId } = await concessionTicket({ realName: false });
  const wish = { ticketId, day: await dayForTheGate(), slotId: ALL_DAY, quantity, phone: PHONE };
  return resultOf(addOrder, wish, token, { 'idempotency-key': crypto.randomUUID() });
}
