import { parkDay, toParkIso } from '@park/contract/parkTime';
import { GUARDIAN_VERSION } from '@park/contract/ticket/guardian/limits';
import { MAX_PER_ORDER } from '@park/contract/ticket/limits';
import type * as calls from '@park/contract/ticket/windowSale/calls';
import type { schemas, WindowDesk, WindowSale } from '@park/contract/ticket/windowSale/schemas';
import type { z } from 'zod';
import type { Database } from '../../../db/db';
import { hashAs } from '../../../db/encryptedColumn';
import { newId } from '../../../db/newId';
import { AppError, required } from '../../../http/appError';
import type { StaffCallContext } from '../../../http/callContext';
import { requireSameRequest } from '../../../http/idempotencyKey';
import type { Handlers } from '../../../http/mount';
import { throwIfViolated } from '../../../http/violation';
import { type Lang, pickText } from '../../../i18n/lang';
import { sayUntil } from '../../../i18n/sayMoments';
import { dayNumber, randomLetters } from '../../../randomLetters';
import { readHours, readRules } from '../../park/park.service';
import type { Pay } from '../../pay/pay.service';
import { audit } from '../../staff/audit.service';
import { cancelUnpaid } from '../order/cancel.service';
import { productName } from '../order/order.repo';
import { worthOf } from '../order/refund.rules';
import { giveBack } from '../order/refund.service';
import { pricedOn } from '../product/price.rules';
import * as products from '../product/product.repo';
import { slotAvailability } from '../product/product.rules';
import { expireDue } from '../sale/expiry.service';
import type { SaleRequest } from '../sale/newOrder';
import { type Expire, sellWhole } from '../sale/sale.service';
import { listSlots } from '../slot.repo';
import { checkDay, slotFilter } from '../slot.rules';
import { lockStock } from '../stock.repo';
import { claimantOf, type Persons } from '../visitor/person.service';
import { countQuota } from './quota.repo';
import { createWindowQuotas } from './quota.service';
import * as shifts from './shift.repo';
import { cashierOf, createShifts, holdShift, toShift } from './shift.service';
import * as repo from './windowSale.repo';
import { refundable, startOfDay, sumOf } from './windowSale.rules';

type StartIn = z.output<typeof schemas.startWindowSale.in>;

interface WindowSaleDeps {
  database: Database;
  pay: Pick<Pay, 'window' | 'ask' | 'close' | 'requestRefund' | 'sendRefunds'>;
  persons: Persons;
}

/** A ticket window with a cashier: walk-ins buy without a phone (decision 244). */
export function createWindowSales({ database, pay, persons }: WindowSaleDeps) {
  const { db } = database;
  const expire: Expire = (due, now) => expireDue(database, now, due);

  async function view(sale: repo.WindowSaleRow, lang: Lang, now: number): Promise<WindowSale> {
    const orders = await repo.listOrdersOfSale(db, sale.id);
    const [named, isPaying, owed] = await Promise.all([
      products.listProductsById(db, [...new Set(orders.map(({ productId }) => productId))]),
      pay.window.isPaying(db, sale.id),
      pay.window.owedCash(
        db,
        orders.map(({ id }) => id),
      ),
    ]);
    const payBy = Math.min(...orders.map(({ expiresAt }) => expiresAt));
    const isOver = sale.cancelledAt !== null || (sale.paidAt === null && payBy <= now && !isPaying);
    const amount = sumOf(orders, (order) => order.amount);
    const { id, number, method, received, createdAt, paidAt, codeSentAt, cashier, reason } = sale;
    return {
      ...{ id, number, method, amount, received, owed, cashier, reason },
      state: paidAt !== null ? 'paid' : isOver ? 'cancelled' : isPaying ? 'paying' : 'open',
      change: received === null ? null : received - amount,
      refunded: sumOf(orders, ({ tickets }) =>
        sumOf(tickets, ({ refundAmount, partRefund }) => (refundAmount ?? 0) + partRefund),
      ),
      ...{ createdAt: toParkIso(createdAt), paidAt: toParkIso(paidAt), codeSentAt: toParkIso(codeSentAt) },
      payBy: toParkIso(Number.isFinite(payBy) ? payBy : createdAt),
      tickets: orders.flatMap((order) => {
        const product = named.find(({ id }) => id === order.productId);
        return order.tickets.map((ticket) => ({
          ...{ id: ticket.id, number: ticket.number, status: ticket.status, price: ticket.price, worth: worthOf(ticket) },
          ...{ day: order.day, kind: product?.kind ?? 'adult' },
          name: pickText(product?.name ?? {}, lang),
          ...{ start: toParkIso(order.startAt), end: toParkIso(order.endAt) },
        }));
      }),
    };
  }

  async function viewById(id: string, { lang, now }: StaffCallContext): Promise<WindowSale> {
    return view(required(await repo.findWindowSale(db, id), 'windowSaleNotFound'), lang, now);
  }

  async function listProducts(day: string, lang: Lang, now: number): Promise<WindowDesk['products']> {
    const [onSale, hours, slots, stock] = await Promise.all([
      products.listProductsOnSale(db),
      readHours(db),
      listSlots(db),
      products.listTicketStock(db, [day], now),
    ]);
    const offered = stock.filter(slotFilter(hours, slots));
    return onSale.map(({ id, name, kind, price, prices, realName }) => ({
      ...{ id, kind, price, realName, name: pickText(name, lang) },
      slots: offered
        .filter(({ productId }) => productId === id)
        .map((slot) => {
          const { remaining, state } = slotAvailability(slot, now);
          const { price: own } = pricedOn({ price, prices }, hours.seasons, slot);
          return { id: slot.slotId, start: toParkIso(slot.startAt), end: toParkIso(slot.endAt), remaining, state, price: own };
        }),
    }));
  }

  /** A code carries ten tickets, so more than ten of a line are several orders. */
  function requestsOf(
    { key, day, lines, guardianAgrees, freeReason }: StartIn,
    { id: saleId, requestHash: hash }: repo.WindowSaleRow,
    rules: SaleRequest['rules'],
    now: number,
  ) {
    const guardian = guardianAgrees ? { relation: 'guardian' as const, version: GUARDIAN_VERSION } : undefined;
    return lines.flatMap(({ ticketId, slotId, quantity, visitors = [] }, nth) => {
      const named = visitors.map((visitor) => {
        const encrypted = persons.encrypt(visitor);
        const { name: plainName, ...claimant } = claimantOf(persons.decrypt(encrypted));
        return { ...encrypted, plainName, ...claimant };
      });
      return Array.from({ length: Math.ceil(quantity / MAX_PER_ORDER) }, (_, part): SaleRequest => {
        const [from, to] = [part * MAX_PER_ORDER, Math.min((part + 1) * MAX_PER_ORDER, quantity)];
        return {
          ...{ slot: { productId: ticketId, day, slotId }, visitorId: saleId, phone: '', guardian, hash, now },
          ...{ key: `${key}.${nth}.${part}`, quantity: to - from, isFree: freeReason !== undefined, waits: true },
          persons: named.slice(from, to),
          // What holds for one visitor's phone does not for a window.
          rules: { ...rules, perOrder: MAX_PER_ORDER, unpaidOrders: Number.POSITIVE_INFINITY },
        };
      });
    });
  }

  return {
    ...createShifts(database),
    ...createWindowQuotas({ database, pay }),

    async getWindowDesk({ day }, staff) {
      const { lang, now } = staff;
      const { ticket: rules } = await readRules(db);
      const wanted = day ?? parkDay(now);
      throwIfViolated(checkDay(wanted, rules, now));
      const shift = await shifts.findOpenShift(db, cashierOf(staff).id);
      const open = shift && (await repo.findOpen(db, shift.id, now));
      return {
        day: wanted,
        shift: shift ? toShift(shift) : null,
        openSale: open ? await view(open, lang, now) : null,
        freeLeft: Math.max(0, rules.freePerDay - (await repo.countGivenAway(db, cashierOf(staff).id, startOfDay(now)))),
        quotaLeft: shift ? Math.max(0, rules.windowQuota - (await countQuota(db, shift.adminId, now))) : 0,
        now: toParkIso(now),
        products: await listProducts(wanted, lang, now),
      };
    },

    async startWindowSale(input, staff) {
      const { key, shiftId, day, lines, freeReason } = input;
      const { now } = staff;
      const { ticket: rules } = await readRules(db);
      const freeTickets = freeReason === undefined ? 0 : sumOf(lines, ({ quantity }) => quantity);
      const requestHash = hashAs('window sale', JSON.stringify([shiftId, day, lines, freeReason])) ?? '';
      const sale = await database.transaction(async (tx) => {
        const { adminId } = await holdShift(tx, shiftId, staff, freeTickets > 0 ? 'no key update' : 'share');
        const number = dayNumber('WS', parkDay(now), randomLetters(6));
        const row = { id: newId(), key, requestHash, number, shiftId, reason: freeReason ?? null, freeTickets };
        if (!(await repo.insertWindowSale(tx, row, now))) {
          const before = required(await repo.findByKey(tx, key), 'windowSaleNotFound');
          requireSameRequest(before, { idempotencyKey: key, requestHash });
          return before;
        }
        if (freeTickets > 0 && (await repo.countGivenAway(tx, adminId, startOfDay(now))) > rules.freePerDay)
          throw new AppError('freeTicketsUsedUp', { limit: rules.freePerDay });
        return required(await repo.findWindowSale(tx, row.id), 'windowSaleNotFound');
      });
      if (sale.paidAt === null && sale.cancelledAt === null) {
        try {
          await sellWhole(database, expire, requestsOf(input, sale, rules, now));
        } catch (error) {
          // Nothing is held; a retry after a fault of ours may still be.
          const isRefused = error instanceof AppError && (await repo.listOrdersOfSale(db, sale.id)).length === 0;
          if (isRefused) await repo.setCancelled(db, sale.id, now);
          throw error;
        }
        await database.transaction(async (tx) => {
          const held = await repo.lockWindowSale(tx, sale.id);
          const orders = await repo.listOrdersOfSale(tx, sale.id);
          if (!held || held.paidAt !== null || orders.length === 0 || orders.some(({ amount }) => amount > 0)) return;
          await pay.window.issue(tx, { subject: sale.id, outTradeNo: sale.number, now });
          if (freeReason === undefined) return;
          const details = { number: sale.number, tickets: freeTickets, reason: freeReason };
          await audit(tx, staff, 'ticket.giveAway', `windowSale:${sale.id}`, details);
        });
      }
      return viewById(sale.id, staff);
    },

    async payWindowSale({ id, received, paymentCode }, staff) {
      const { lang, now } = staff;
      const trade = await database.transaction(async (tx) => {
        const found = required(await repo.findWindowSale(tx, id), 'windowSaleNotFound');
        const shift = await holdShift(tx, found.shiftId, staff);
        const sale = required(await repo.lockWindowSale(tx, id), 'windowSaleNotFound');
        if (sale.paidAt !== null) return undefined;
        const orders = await repo.listOrdersOfSale(tx, id);
        const amount = sumOf(orders, (order) => order.amount);
        const expiresAt = Math.min(...orders.map((order) => order.expiresAt));
        if (sale.cancelledAt !== null || orders.length === 0 || expiresAt <= now) throw new AppError('windowSaleOver');
        const due = { subject: id, outTradeNo: sale.number, amount, now };
        if (paymentCode !== undefined) {
          const item = pickText(await productName(tx, orders[0]?.productId ?? ''), 'zh-Hans');
          const code = await pay.window.openCode(tx, { ...due, expiresAt, item });
          if (code) await repo.setCodeSent(tx, id, now);
          return code && { code, paymentCode, storeId: shift.name };
        }
        // The code may still be paid: cash beside it would be paid twice.
        if (await pay.window.isPaying(tx, id)) throw new AppError('paymentCodePaying');
        if (received === undefined || received < amount) throw new AppError('cashTooLittle');
        await pay.window.takeCash(tx, due);
        await repo.setReceived(tx, id, received);
        return undefined;
      });
      if (trade) await pay.window.sendCode(trade.code, trade.paymentCode, trade.storeId, now);
      return view(required(await repo.findWindowSale(db, id), 'windowSaleNotFound'), lang, now);
    },

    async getWindowSale({ key }, staff) {
      const sale = required((await repo.findWindowSale(db, key)) ?? (await repo.findByNumber(db, key)), 'windowSaleNotFound');
      if (sale.paidAt === null && (await pay.window.isPaying(db, sale.id))) await pay.ask(sale.id, staff.now);
      return viewById(sale.id, staff);
    },

    async cancelWindowSale({ id }, staff) {
      const { now } = staff;
      await pay.ask(id, now);
      const sale = await database.transaction(async (tx) => {
        const found = required(await repo.findWindowSale(tx, id), 'windowSaleNotFound');
        await holdShift(tx, found.shiftId, staff);
        const locked = required(await repo.lockWindowSale(tx, id), 'windowSaleNotFound');
        // From here on what WeChat may still take goes back.
        await repo.setCancelled(tx, id, now);
        return locked;
      });
      if (sale.paidAt === null) {
        try {
          await pay.window.reverse(id);
        } catch (error) {
          if (sale.cancelledAt === null) await repo.setCancelled(db, id, null);
          throw error;
        }
        for (const order of await repo.listOrdersOfSale(db, id))
          await cancelUnpaid({ database, pay }, { orderId: order.id, visitorId: id }, now);
      }
      return viewById(id, staff);
    },

    async refundWindowSale({ id, shiftId, ticketIds, reason }, staff) {
      const { now } = staff;
      const { given, orderIds } = await database.transaction(async (tx) => {
        const shift = await holdShift(tx, shiftId, staff);
        required(await repo.lockWindowSale(tx, id), 'windowSaleNotFound');
        const orders = await repo.lockOrdersOfSale(tx, id);
        const chosen = orders.map((order) => ({ order, tickets: refundable(order, ticketIds, now) }));
        const subjects = orders.map((order) => order.id);
        const gone = sumOf(chosen, ({ tickets }) => tickets.length);
        const owed = await pay.window.owedCash(tx, subjects);
        if (gone < (ticketIds?.length ?? 0) || gone + owed === 0) {
          const before = await repo.lastHandedOut(tx, id);
          if (gone > 0 || !before) throw new AppError('windowRefundOver');
          // Whose answer was lost reads that it was they; another window hands out nothing again.
          throw new AppError('windowRefundedBefore', { cashier: before.cashier, when: sayUntil(before.at, staff.lang) });
        }
        // Of all of them: two windows that give back at once take turns.
        await lockStock(tx, orders);
        let amount = owed;
        for (const { order, tickets } of chosen) amount += await giveBack(tx, pay, order, tickets, { reason, now });
        const cash = await pay.window.giveCash(tx, subjects, shiftId, now);
        const details = { tickets: gone, amount, cash, reason, window: shift.name };
        await audit(tx, staff, 'ticket.refundAtWindow', `windowSale:${id}`, details);
        return { given: amount, orderIds: subjects };
      });
      for (const orderId of orderIds) await pay.sendRefunds(now, orderId);
      return { ...(await viewById(id, staff)), given };
    },
  } satisfies Handlers<typeof calls, typeof schemas>;
}
