import { addDays, parkDay, parkMoment, toParkIso } from '@park/contract/parkTime';
import { MAX_PER_ORDER } from '@park/contract/ticket/limits';
import type * as calls from '@park/contract/ticket/windowSale/calls';
import type { QuotaTicket, schemas } from '@park/contract/ticket/windowSale/schemas';
import type { z } from 'zod';
import type { Database, Db } from '../../../db/db';
import { hashAs } from '../../../db/encryptedColumn';
import { newId } from '../../../db/newId';
import { AppError, required } from '../../../http/appError';
import type { StaffCallContext } from '../../../http/callContext';
import { requireSameRequest } from '../../../http/idempotencyKey';
import type { Handlers } from '../../../http/mount';
import { errorMessage } from '../../../i18n/errors';
import { type Lang, pickText } from '../../../i18n/lang';
import { dayNumber, randomLetters } from '../../../randomLetters';
import { readRules } from '../../park/park.service';
import type { Pay } from '../../pay/pay.service';
import { audit } from '../../staff/audit.service';
import { endUnpaid, type OrderRow } from '../order/order.repo';
import { worthOf } from '../order/refund.rules';
import { giveBack } from '../order/refund.service';
import { listProductsById } from '../product/product.repo';
import { expireDue } from '../sale/expiry.service';
import type { SaleRequest } from '../sale/newOrder';
import { type Expire, sellWhole } from '../sale/sale.service';
import { lockStock, releaseStock, takeStock } from '../stock.repo';
import * as repo from './quota.repo';
import { lockShift } from './shift.repo';
import { holdShift } from './shift.service';
import { findByKey, insertWindowSale, lockWindowSale, setCancelled, setReceived, type WindowSaleRow } from './windowSale.repo';
import { sumOf } from './windowSale.rules';

type TakeIn = z.output<typeof schemas.takeWindowQuota.in>;
type SettleIn = z.output<typeof schemas.settleWindowSales.in>['sales'][number];

const INSTEAD = 'sold without a network instead';

/** After the day: a network that comes back in the evening still finds the tickets as they were. ms */
const MARGIN_MS = 3 * 60 * 60_000;

/** What a window sells without a network (decision 255). */
export function createWindowQuotas({ database, pay }: { database: Database; pay: Pick<Pay, 'window' | 'requestRefund'> }) {
  const { db } = database;
  const expire: Expire = (due, now) => expireDue(database, now, due);

  async function toTickets(orders: OrderRow[], lang: Lang): Promise<QuotaTicket[]> {
    const products = await listProductsById(db, [...new Set(orders.map(({ productId }) => productId))]);
    return orders.flatMap(({ productId, slotId, day, startAt, endAt, tickets }) => {
      const product = products.find(({ id }) => id === productId);
      return tickets.map(({ id, number, price }) => ({
        ...{ id, number, price, productId, slotId, day, kind: product?.kind ?? 'adult' },
        ...{ name: pickText(product?.name ?? {}, lang), start: toParkIso(startAt), end: toParkIso(endAt) },
      }));
    });
  }

  return {
    async takeWindowQuota(input, staff) {
      const { now, lang } = staff;
      const { key, shiftId, lines } = input;
      const { ticket: rules } = await readRules(db);
      const tickets = sumOf(lines, ({ quantity }) => quantity);
      const requestHash = hashAs('window quota', JSON.stringify([shiftId, lines])) ?? '';
      const quota = await database.transaction(async (tx) => {
        const { adminId } = await holdShift(tx, shiftId, staff, 'no key update');
        const before = await repo.findQuota(tx, key);
        if (before) {
          requireSameRequest(before, { idempotencyKey: key, requestHash });
          return before;
        }
        const left = Math.max(0, rules.windowQuota - (await repo.countQuota(tx, adminId, now)));
        if (tickets > left) throw new AppError('windowQuotaFull', { left });
        const made = { id: newId(), key, requestHash, shiftId, createdAt: now };
        await repo.insertQuota(tx, { ...made, tickets });
        return made;
      });
      if (!(await repo.hasOrders(db, quota.id))) {
        try {
          await sellWhole(database, expire, requestsOf(input, quota, rules, now));
        } catch (error) {
          // Nothing is held; a retry after a fault of ours may still be.
          const isRefused = error instanceof AppError && !(await repo.hasOrders(db, quota.id));
          if (isRefused) await database.transaction((tx) => repo.deleteQuota(tx, quota.id));
          throw error;
        }
      }
      return { tickets: await toTickets(await repo.listUnsold(db, quota.id), lang) };
    },

    giveBackWindowQuota: ({ ticketIds }, { now }) =>
      database.transaction(async (tx) => {
        const orders = await repo.lockOrdersOfTickets(tx, ticketIds);
        const quotas = new Set((await repo.listQuotasOf(tx, ticketIds)).map(({ id }) => id));
        // Who came in had bought theirs, whatever the window says.
        const unsold = orders.filter(
          ({ visitorId, status, tickets }) =>
            quotas.has(visitorId) && status === 'pending' && tickets.every(({ usedAt }) => usedAt === null),
        );
        await lockStock(tx, unsold);
        for (const order of unsold) await releaseStock(tx, order, await endUnpaid(tx, order.id, 'cancelled', now), now);
        return { tickets: unsold.length };
      }),

    async settleWindowSales({ sales }, staff) {
      const settled = [];
      for (const sale of sales) settled.push(await settle(sale, staff));
      return { sales: settled };
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;

  /** By itself, so that one that is refused holds up no other. */
  async function settle(sale: SettleIn, staff: StaffCallContext) {
    try {
      const saleId = await database.transaction((tx) => settleIn(tx, sale, staff));
      return { key: sale.key, saleId, refused: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { key: sale.key, saleId: null, refused: errorMessage(error.errorName, staff.lang, error.params) };
    }
  }

  /**
   * The sale takes its tickets over and is paid at its own moment, at the price that was printed. Whatever became of shift, slot or day
   * meanwhile, the money is in that drawer: a closed shift's sheet counts it from now on. @returns the sale's id
   */
  async function settleIn(tx: Db, input: SettleIn, staff: StaffCallContext): Promise<string> {
    const { key, received, ticketIds, replaces } = input;
    const { now } = staff;
    const wanted = [...new Set(ticketIds)].sort();
    const requestHash = hashAs('window settlement', JSON.stringify([received, wanted, replaces])) ?? '';
    const known = async (): Promise<string | undefined> => {
      const before = await findByKey(tx, key);
      if (before) requireSameRequest(before, { idempotencyKey: key, requestHash });
      return before?.id;
    };
    const before = await known();
    if (before) return before;
    const quotas = await repo.listQuotasOf(tx, wanted);
    const [shiftId = '', ...otherShifts] = new Set(quotas.map((quota) => quota.shiftId));
    const shift = otherShifts.length === 0 ? await lockShift(tx, { id: shiftId, adminId: null }) : undefined;
    if (!shift) return (await known()) ?? refuse(numbersOf(await repo.lockOrdersOfTickets(tx, wanted)));
    const soldAt = Math.max(Math.min(Date.parse(input.soldAt), now), ...quotas.map(({ createdAt }) => createdAt));
    const id = newId();
    const number = dayNumber('WS', parkDay(soldAt), randomLetters(6));
    const row = { id, key, requestHash, number, shiftId, reason: null, freeTickets: 0 };
    if (!(await insertWindowSale(tx, row, soldAt))) return required(await known(), 'windowSaleNotFound');
    const other = replaces === undefined ? undefined : await lockWindowSale(tx, replaces);
    const locked = await repo.lockOrdersOfTickets(tx, wanted, other?.id);
    const orders = locked.filter(({ visitorId }) => visitorId !== other?.id);
    const mine = new Set(quotas.map((quota) => quota.id));
    const isMine = ({ visitorId, status }: OrderRow) => mine.has(visitorId) && (status === 'pending' || status === 'expired');
    const found = orders.filter(isMine).flatMap(({ tickets }) => tickets.map((ticket) => ticket.id));
    if (found.length < wanted.length) refuse(numbersOf(orders.filter((order) => !isMine(order))));
    const expired = orders.filter(({ status }) => status === 'expired');
    const replaced = locked.filter(({ visitorId }) => visitorId === other?.id);
    await lockStock(tx, [...expired, ...replaced]);
    if (other && other.shiftId === shiftId && isInstead(orders, replaced)) await undo(tx, other, replaced, staff, shift.name);
    for (const order of expired)
      if (!(await takeStock(tx, order, order.quantity, { evenClosed: true }))) refuse(numbersOf([order]));
    const orderIds = orders.map((order) => order.id);
    await repo.takeOver(tx, orderIds, id);
    const amount = sumOf(orders, (order) => order.amount);
    if (received < amount) throw new AppError('cashTooLittle');
    // Never past their own end, of which a clock that is ahead may be.
    const paidAt = Math.min(soldAt, ...orders.map(({ expiresAt }) => expiresAt - 1));
    const due = { subject: id, outTradeNo: number, now: paidAt };
    if (amount > 0) await pay.window.takeCash(tx, { ...due, amount });
    else await pay.window.issue(tx, due);
    await setReceived(tx, id, received);
    if (shift.closedAt !== null || shift.adminId !== staff.admin?.id)
      await audit(tx, staff, 'ticket.settleClosedShift', `windowSale:${id}`, { name: shift.name, number, amount });
    return id;
  }

  /** Its places were held when the network went. Nobody has tickets of it, and its cash, if any was written down, is that of the other sale. */
  async function undo(tx: Db, sale: WindowSaleRow, orders: OrderRow[], staff: StaffCallContext, window: string): Promise<void> {
    const { now } = staff;
    let [tickets, amount] = [0, 0];
    if (await pay.window.isPaying(tx, sale.id)) throw new AppError('paymentCodePaying');
    await setCancelled(tx, sale.id, now);
    for (const order of orders) {
      if (order.status === 'pending') await releaseStock(tx, order, await endUnpaid(tx, order.id, 'cancelled', now), now);
      const valid = order.tickets.filter(({ status }) => status === 'valid');
      const chosen = valid.map((ticket) => ({ ticket, amount: worthOf(ticket) }));
      amount += await giveBack(tx, pay, order, chosen, { reason: INSTEAD, now });
      tickets += chosen.length;
    }
    const orderIds = orders.map(({ id }) => id);
    const cash = await pay.window.giveCash(tx, orderIds, sale.shiftId, now);
    const details = { tickets, amount, cash, reason: INSTEAD, window };
    if (tickets > 0) await audit(tx, staff, 'ticket.refundAtWindow', `windowSale:${sale.id}`, details);
  }
}

/** An order for each ticket: whichever of them a family takes become its own. */
function requestsOf(
  { lines }: TakeIn,
  { id: visitorId, key, requestHash: hash, createdAt }: repo.QuotaRow,
  rules: SaleRequest['rules'],
  now: number,
): SaleRequest[] {
  const day = parkDay(createdAt);
  const heldUntil = parkMoment(addDays(day, 1), '00:00') + MARGIN_MS;
  return lines.flatMap(({ ticketId: productId, slotId, quantity }, nth) =>
    Array.from({ length: quantity }, (_, part) => ({
      ...{ slot: { productId, day, slotId }, visitorId, hash, key: `${key}.${nth}.${part}`, quantity: 1, now },
      ...{ phone: '', persons: [], waits: true, heldUntil },
      rules: { ...rules, perOrder: MAX_PER_ORDER, unpaidOrders: Number.POSITIVE_INFINITY },
    })),
  );
}

/** Whether a sale was for what was sold without a network, and nobody has come in with it: else its visitors have its tickets. */
function isInstead(sold: OrderRow[], replaced: OrderRow[]): boolean {
  const wanted = (orders: OrderRow[]) =>
    orders
      .flatMap(({ productId, slotId, day, tickets }) => tickets.map(() => `${productId} ${slotId} ${day}`))
      .sort()
      .join();
  const isUnused = replaced.every(({ tickets }) => tickets.every(({ usedAt }) => usedAt === null));
  return replaced.length === 0 || (isUnused && wanted(sold) === wanted(replaced));
}

const numbersOf = (orders: OrderRow[]) => orders.flatMap(({ tickets }) => tickets.map(({ number }) => number));

function refuse(numbers: string[]): never {
  throw new AppError('windowTicketsTaken', { numbers: numbers.join(', ') });
}
