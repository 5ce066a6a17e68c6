import type { Page } from '@park/contract/envelope';
import { IDEMPOTENCY_KEY } from '@park/contract/idempotencyKey';
import type { JsapiParams } from '@park/contract/pay/schemas';
import type { Order, OrderSummary } from '@park/contract/ticket/order/schemas';
import type { schemas } from '@park/contract/ticket/sale/schemas';
import type { z } from 'zod';
import { Batches } from '../../../db/batches';
import type { Database, Db } from '../../../db/db';
import { AppError } from '../../../http/appError';
import type { CallContext } from '../../../http/callContext';
import { toPage } from '../../../http/page';
import { sortField, throwIfViolated } from '../../../http/violation';
import { pickText } from '../../../i18n/lang';
import type { AppKind } from '../../../wechat/wechatClient';
import type { Pay } from '../../pay/pay.service';
import { releasePlaces } from '../product/stock.repo';
import type { Expiry } from '../sale/expiry.service';
import { requestHasher } from '../sale/requestHash';
import { findOrdered } from '../sale/sale.repo';
import { createSale, type SaleRequest, type SaleResult } from '../sale/sale.service';
import type { SlotKey } from '../slotKey';
import type { EncryptedPerson, Persons } from '../visitor/person.service';
import { endUnpaid, lockOwnOrder } from './order.repo';
import { checkCancel, checkPay, statusAt } from './order.rules';
import { type OrderViews, toSummary } from './order.view';
import { findOrder, listOrders, type OrdersQuery } from './orderReads.repo';

/** Orders of one product, day and slot that one transaction takes at most. */
const TOGETHER = 64;
const SORTABLE = ['createdAt'] as const;

export interface OrderDeps {
  database: Database;
  pay: Pay;
  persons: Persons;
  /** Persons as kept, of saved visitors and of new ones. @throws AppError savedVisitorNotFound */
  resolveVisitors(db: Db, visitorId: string, visitors: NonNullable<AddOrder['visitors']>): Promise<EncryptedPerson[]>;
  views: OrderViews;
  expiry: Expiry;
  authSecret: string;
}

type AddOrder = z.output<typeof schemas.addOrder.in>;
type OrdersIn = Omit<OrdersQuery, 'visitorId' | 'order'> & { field?: string; order?: 'asc' | 'desc' };

/** A visitor's orders (R-ticket-1, R-ticket-2). Someone else's order does not exist here. */
export interface Orders {
  /**
   * Orders tickets, or answers with the order that the same key made before.
   * @param key the `Idempotency-Key` header
   * @throws AppError idempotencyKeyMissing, idempotencyKeyReused, ticketDayPast, ticketDayTooFar, ticketNotFound,
   *   ticketNotOnSale, ticketSlotNotFound, ticketSlotPast, ticketSlotClosed, savedVisitorNotFound, visitorsMissing,
   *   visitorsNotAsked, visitorTwice, fareWrong, birthdayMissing, phoneMissing, visitorHasTicket, tooManyUnpaidOrders, ticketSoldOut, ticketsLeft
   */
  add(input: AddOrder, key: string | undefined, ctx: CallContext): Promise<Order>;
  /** @throws AppError fieldNotSortable */
  list(input: OrdersIn, ctx: CallContext): Promise<Page<OrderSummary>>;
  /** @throws AppError orderNotFound */
  get(id: string, ctx: CallContext): Promise<Order>;
  /** @throws AppError orderNotFound, orderPaidAlready, orderNotCancellable */
  cancel(id: string, ctx: CallContext): Promise<Order>;
  /** @throws AppError orderNotFound, orderNotPayable, orderPaidAlready, payUnavailable, payAppUnknown */
  pay(id: string, app: AppKind, ctx: CallContext): Promise<JsapiParams>;
}

/** @param together orders that one transaction takes at most; 1 takes each alone */
export function createOrders(deps: OrderDeps, { together = TOGETHER }: { together?: number } = {}): Orders {
  const { database, pay, persons, views, expiry } = deps;
  const { db } = database;
  const hashOf = requestHasher(deps.authSecret);
  const sale = createSale(database, (slot, orderIds, now) => expiry.expireDue(now, { slot, orderIds }));
  const batches = new Batches<SaleRequest & { slot: SlotKey }, SaleResult>(
    (requests) => sale.sell(requests[0]?.slot as SlotKey, requests),
    together,
  );

  /** A retry is answered also when what it names was deleted meanwhile. */
  async function resolvePersons(input: AddOrder, key: string, hash: string, visitorId: string) {
    const { visitors = [] } = input;
    if (visitors.length === 0) return [];
    try {
      const resolved = await deps.resolveVisitors(db, visitorId, visitors);
      return resolved.map((person) => {
        const { name, birthday = null } = persons.decrypt(person);
        return { ...person, plainName: name, birthday };
      });
    } catch (error) {
      const orderId = await findOrdered(db, visitorId, key, hash);
      if (orderId === undefined) throw error;
      return { orderId };
    }
  }

  /** Money that came and nobody told us of is settled before anything is said of an order that waits for it. */
  const settled = async (id: string, ctx: CallContext) => {
    const found = await findOrder(db, id, ctx.visitorId);
    if (!found) throw new AppError('orderNotFound');
    if (found.order.status !== 'pending' || !(await pay.ask(id, ctx.now))) return found;
    return (await findOrder(db, id, ctx.visitorId)) ?? found;
  };

  return {
    async add(input, key, ctx) {
      if (key === undefined || !IDEMPOTENCY_KEY.test(key)) throw new AppError('idempotencyKeyMissing');
      const { visitorId, lang, now } = ctx;
      const slot = { productId: input.ticketId, day: input.day, slotId: input.slotId };
      const hash = hashOf(input);
      const visitors = await resolvePersons(input, key, hash, visitorId);
      if ('orderId' in visitors) return views.readOrder(db, visitors.orderId, ctx);
      const { quantity, phone = '' } = input;
      // Whoever comes from abroad may have no number that works here; messages reach them in the app.
      if (phone === '' && !visitors.some(({ idKind }) => idKind === 'passport')) throw new AppError('phoneMissing');
      const request = { slot, visitorId, key, hash, quantity, phone, persons: visitors, now };
      const result = await batches.take(`${slot.productId} ${slot.day} ${slot.slotId}`, request);
      return 'made' in result ? views.toOrder(result.made, lang, now) : views.readOrder(db, result.orderId, ctx);
    },

    async list({ group, page, pageSize, field, order = 'desc' }, { visitorId, lang, now }) {
      sortField(field, SORTABLE);
      const query = { visitorId, group, order, page, pageSize };
      const { items, total } = await listOrders(db, query, now);
      return toPage(
        items.map((item) => toSummary(item.order, item, lang, now)),
        total,
        query,
      );
    },

    get: async (id, ctx) => views.toOrder(await settled(id, ctx), ctx.lang, ctx.now),

    async cancel(id, ctx) {
      const { visitorId, now } = ctx;
      await settled(id, ctx);
      const cancelled = await database.transaction(async (tx) => {
        const order = await lockOwnOrder(tx, id, visitorId);
        if (!order) throw new AppError('orderNotFound');
        const status = statusAt(order, now);
        throwIfViolated(checkCancel(status));
        if (status !== 'pending') return false;
        const places = await endUnpaid(tx, id, 'cancelled', now);
        await releasePlaces(tx, order, places, now);
        return true;
      });
      if (cancelled) await pay.close(id, now);
      return views.readOrder(db, id, ctx);
    },

    async pay(id, app, ctx) {
      const { order, product } = await settled(id, ctx);
      throwIfViolated(checkPay(statusAt(order, ctx.now)));
      return pay.prepay({
        subject: id,
        outTradeNo: order.number,
        amount: order.amount,
        description: pickText(product.name, ctx.lang),
        visitorId: ctx.visitorId,
        app,
        expiresAt: order.expiresAt,
        now: ctx.now,
      });
    },
  };
}
