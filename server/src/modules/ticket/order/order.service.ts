import { parkDay, toParkIso } from '@park/contract/parkTime';
import { entryFrom } from '@park/contract/ticket/gate/rule';
import type * as calls from '@park/contract/ticket/order/calls';
import type { schemas } from '@park/contract/ticket/order/schemas';
import type { Database } from '../../../db/db';
import { required } from '../../../http/appError';
import type { CallContext } from '../../../http/callContext';
import type { Handlers } from '../../../http/mount';
import { toPage } from '../../../http/page';
import { sortField, throwIfViolated } from '../../../http/violation';
import { pickText } from '../../../i18n/lang';
import { mainEntrance } from '../../map/map.service';
import { type Pay, subjectOfTrade } from '../../pay/pay.service';
import { cancelUnpaid } from './cancel.service';
import { changeOrderDay, type MoveDeps } from './change.service';
import { paymentOf, productName, readBasket } from './order.repo';
import { checkCancel, checkPay, statusAt } from './order.rules';
import { type OrderViews, toSummary } from './order.view';
import { findOrder, listComing, listOrders } from './orderReads.repo';
import { refundOrder } from './refund.service';

/** A visitor's orders. Someone else's order does not exist here. */
export function createOrders(database: Database, pay: Pay, views: OrderViews, moves: Pick<MoveDeps, 'rooms' | 'checks'>) {
  const { db } = database;

  /** Money that came and nobody told us of is settled before anything is said of an order that waits for it. */
  const settled = async (id: string, ctx: CallContext) => {
    const found = required(await findOrder(db, id, ctx.visitorId), 'orderNotFound');
    if (found.order.status !== 'pending' || !(await pay.ask(paymentOf(found.order), ctx.now))) return found;
    return (await findOrder(db, id, ctx.visitorId)) ?? found;
  };

  return {
    async getOrders(query, { visitorId, lang, now }) {
      sortField(query.field, ['createdAt']);
      return toPage(await listOrders(db, visitorId, query, now), query, (item) => toSummary(item.order, item, lang, now));
    },

    async getComingOrders(_, { visitorId, lang, now }) {
      const [gate, orders] = await Promise.all([mainEntrance(db), listComing(db, visitorId, parkDay(now))]);
      return orders.map(({ names, startAt, endAt, ...order }) => ({
        ...order,
        name: names.map((name) => pickText(name, lang)).join(' · '),
        start: toParkIso(startAt),
        end: toParkIso(endAt),
        enterFrom: toParkIso(entryFrom(startAt)),
        gate: gate && pickText(gate, lang),
      }));
    },

    getOrder: async ({ id }, ctx) => views.toWhole(db, await settled(id, ctx), ctx),

    async getOrderOfTrade({ tradeNo }, { visitorId }) {
      const subject = required(await subjectOfTrade(db, tradeNo), 'orderNotFound');
      return { id: required(await findOrder(db, subject, visitorId), 'orderNotFound').order.id };
    },

    async payOrder({ orderId, app }, ctx) {
      const { order } = await settled(orderId, ctx);
      const subject = paymentOf(order);
      const orders = await readBasket(db, order);
      for (const one of orders) throwIfViolated(checkPay(statusAt(one, ctx.now)));
      const names = await Promise.all(orders.map(({ productId }) => productName(db, productId)));
      const params = await pay.prepay({
        subject,
        outTradeNo: orders.find(({ id }) => id === subject)?.number ?? order.number,
        amount: orders.reduce((sum, { amount }) => sum + amount, 0),
        item: names.map((name) => pickText(name, 'zh-Hans')).join('、'),
        visitorId: ctx.visitorId,
        app,
        expiresAt: order.expiresAt,
        now: ctx.now,
      });
      // It may have ended while WeChat was asked: whoever ended it closed what WeChat did not have yet.
      const ended = (await readBasket(db, order)).find(({ status }) => status !== 'pending');
      if (ended) {
        await pay.close(subject, ctx.now);
        throwIfViolated(checkPay(ended.status));
      }
      return params;
    },

    async cancelOrder({ orderId }, ctx) {
      const { visitorId, now } = ctx;
      await settled(orderId, ctx);
      throwIfViolated(checkCancel(await cancelUnpaid({ database, pay }, { orderId, visitorId }, now)));
      return views.readOrder(db, orderId, ctx);
    },

    async refundOrder(input, ctx) {
      await refundOrder(database, pay, input, ctx);
      return views.readOrder(db, input.orderId, ctx);
    },

    async changeOrderDay(input, ctx) {
      await changeOrderDay({ database, personOf: views.personOf, ...moves }, input, ctx);
      return views.readOrder(db, input.orderId, ctx);
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}
