import { parkDay } from '@park/contract/parkTime';
import type { schemas } from '@park/contract/ticket/order/schemas';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Database, Db } from '../../../db/db';
import { AppError, required } from '../../../http/appError';
import type { CallContext } from '../../../http/callContext';
import { throwIfViolated, type Violation } from '../../../http/violation';
import { checkDayLeft } from '../../capacity/parkDay.service';
import { readRules } from '../../park/park.service';
import { correctShipping } from '../../pay/pay.service';
import type { WaitingRooms } from '../../waitingRoom/waitingRoom.service';
import { tellCompanions } from '../companion/companion.service';
import { checkFare } from '../product/fare.rules';
import { readFares, readPrices } from '../product/product.repo';
import { checkDay, checkSlotOpen, type SlotDay, sameSlot } from '../slot.rules';
import { leftOfDays, lockStock, moveStock, type StockRow } from '../stock.repo';
import { claimantOf, type Person } from '../visitor/person.service';
import type { PersonChecks } from '../visitor/personChecks.service';
import {
  findClash,
  lockOrder,
  type OrderRow,
  paymentOf,
  setTicketStatuses,
  unlessPersonHasTicket,
  updateOrder,
} from './order.repo';
import type { PersonOf } from './order.view';
import { findOrder } from './orderReads.repo';
import { checkChange } from './refund.rules';

export interface MoveDeps {
  database: Database;
  personOf: PersonOf;
  rooms: Pick<WaitingRooms, 'checkMove' | 'ordered'>;
  checks: PersonChecks;
}

/**
 * Moves all valid tickets of the order to another day or slot of the same product, or none. Repeating it changes nothing.
 * @throws AppError orderNotFound, orderNotChangeable, changesUsedUp, changeTooLate, changeSameSlot, ticketDayPast,
 *   ticketDayTooFar, ticketSlotNotFound, ticketSlotPast, ticketSlotClosed, ticketSoldOut, ticketsLeft, ticketDayFull, ticketDayLeft,
 *   changeDearer, fareWrong, visitorHasTicket, personChecksUsedUp, waitingRoomMove
 */
export async function changeOrderDay(
  { database, personOf, rooms, checks }: MoveDeps,
  { orderId, day, slotId }: z.output<typeof schemas.changeOrderDay.in>,
  ctx: CallContext & { req: FastifyRequest },
): Promise<void> {
  const { visitorId, now } = ctx;
  await checkTurn({ database, rooms }, orderId, { visitorId, day, slotId }, now);
  const move = async (tx: Db) => {
    const order = required(await lockOrder(tx, orderId, visitorId), 'orderNotFound');
    const target = { productId: order.productId, day, slotId };
    if (sameSlot(order, target)) {
      if (order.changes > 0) return;
      throw new AppError('changeSameSlot');
    }
    const violation = checkChange(order, now);
    if (violation) throw new AppError(violation, { times: order.changesAllowed });
    if (isNamed(order)) checks.requireLeft(ctx);
    await requireNotDearer(tx, order, target);
    await moveTickets(tx, personOf, order, target, now);
    await updateOrder(tx, order.id, { changes: order.changes + 1, closureId: null, closureAnswer: null });
  };
  await checks.run(ctx, () => database.transaction(move));
  rooms.ordered(visitorId);
}

/**
 * An order keeps its price, so nobody gets a dearer time for it. Where all prices rose since, the others are no dearer than its own; a free
 * ticket stays one. @throws AppError changeDearer
 */
async function requireNotDearer(tx: Db, order: OrderRow, to: SlotDay): Promise<void> {
  const [there = 0, here = 0] = await readPrices(tx, order.productId, [to, order]);
  if (there > (order.price === 0 ? 0 : Math.max(here, order.price))) throw new AppError('changeDearer');
}

/** Whether a move may tell that a person has another ticket. */
export const isNamed = ({ tickets }: Pick<OrderRow, 'tickets'>) => tickets.some(({ personHash }) => personHash !== null);

/** Whoever moves to where people wait takes their turn, as whoever orders; who is there already needs none. @throws AppError waitingRoomMove */
export async function checkTurn(
  { database, rooms }: Pick<MoveDeps, 'database' | 'rooms'>,
  orderId: string,
  { visitorId, ...to }: { visitorId: string; day: string; slotId: string },
  now: number,
): Promise<void> {
  const { order } = required(await findOrder(database.db, orderId, visitorId), 'orderNotFound');
  const target = { productId: order.productId, ...to };
  if (!sameSlot(order, target)) await rooms.checkMove({ visitorId, ...target }, now);
}

/**
 * Moves the valid tickets of an order whose row is locked, with their places.
 * @throws AppError ticketDayPast, ticketDayTooFar, ticketSlotNotFound, ticketSlotPast, ticketSlotClosed, ticketSoldOut,
 *   ticketsLeft, ticketDayFull, ticketDayLeft, fareWrong, visitorHasTicket
 */
export async function moveTickets(tx: Db, personOf: PersonOf, order: OrderRow, to: SlotDay, now: number): Promise<void> {
  throwIfViolated(checkDay(to.day, (await readRules(tx)).ticket, now));
  const target = { productId: order.productId, day: to.day, slotId: to.slotId };
  const tickets = order.tickets.filter(({ status }) => status === 'valid');
  throwIfViolated(await checkFares(tx, order.productId, tickets.map(personOf), to));
  const locked = await lockStock(tx, [order, target]);
  const slot = locked.find((row) => sameSlot(row, target));
  throwIfViolated(checkSlotOpen(slot, now));
  if (!slot) throw new AppError('ticketSlotNotFound');
  if (slot.stock - slot.taken < tickets.length) throw noStock(slot);
  const ids = tickets.map(({ id }) => id);
  const checkDays = async () => {
    if (order.day === to.day) return;
    const left = await leftOfDays(tx, order.productId, [order.day, to.day], parkDay(now));
    throwIfViolated(checkDayLeft(left.get(to.day) ?? null, tickets.length));
  };
  if (!(await unlessPersonHasTicket(tx, (inner) => setTicketStatuses(inner, ids, 'valid', to)))) {
    // A move that cannot be tells nothing of others.
    await checkDays();
    const clash = await findClash(tx, tickets, to.day);
    throw new AppError('visitorHasTicket', { name: (clash && personOf(clash)?.name) ?? '' });
  }
  await updateOrder(tx, order.id, { day: to.day, slotId: to.slotId, startAt: slot.startAt, endAt: slot.endAt });
  await tellCompanions(tx, [order.id], now);
  await correctShipping(tx, paymentOf(order), now);
  // Last, because everybody who sells one of the days waits for it.
  await checkDays();
  await moveStock(tx, order, target, tickets.length, now);
}

/** A ticket keeps no birthday beside its number: whose document tells none stays what they were when it was bought. */
async function checkFares(tx: Db, productId: string, persons: (Person | null)[], to: SlotDay): Promise<Violation | null> {
  const { product, fares } = (await readFares(tx, productId))(to);
  const known = persons.flatMap((person) => (person?.birthday ? [claimantOf(person)] : []));
  // Nobody of a named order is left to look at.
  if (known.length === 0 && persons.some((person) => person !== null)) return null;
  return checkFare(product, fares, known, to.day, true);
}

function noStock({ stock, taken }: StockRow): AppError {
  const left = stock - taken;
  return left > 0 ? new AppError('ticketsLeft', { left }) : new AppError('ticketSoldOut');
}
