import { pageSchema } from '@park/contract/envelope';
import * as endpoints from '@park/contract/ticket/endpoints';
import * as schemas from '@park/contract/ticket/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { idempotencyKeyOf } from '../../../http/idempotencyKey';
import { route } from '../../../http/route';
import type { Products } from '../product/product.service';
import type { Orders } from './order.service';

/** What is sold, and a visitor's orders until they are paid. */
export function registerOrders(app: FastifyInstance, { products, orders }: { products: Products; orders: Orders }): void {
  route(
    app,
    endpoints.getTickets,
    { in: schemas.ticketsIn, out: z.array(schemas.ticketOnDay), summary: 'Tickets on sale and what is left on a day' },
    (ctx) => products.list(ctx.input.day, ctx),
  );
  route(
    app,
    endpoints.getTicket,
    { in: schemas.idIn, out: schemas.ticketDetail, summary: 'A ticket and the days it is sold for' },
    (ctx) => products.detail(ctx.input.id, ctx),
  );
  route(
    app,
    endpoints.getTicketStock,
    { in: schemas.ticketStockIn, out: z.array(schemas.ticketSlot), summary: 'The slots of a day and what is left in each' },
    (ctx) => products.stock(ctx.input.id, ctx.input.day, ctx),
  );
  route(
    app,
    endpoints.addOrder,
    { in: schemas.addOrderIn, out: schemas.order, summary: 'Order tickets; the same Idempotency-Key makes one order' },
    (ctx) => orders.add(ctx.input, idempotencyKeyOf(ctx.req), ctx),
  );
  route(
    app,
    endpoints.payOrder,
    { in: schemas.payOrderIn, out: schemas.jsapiParams, summary: 'What the app hands to WeChat to have an order paid' },
    (ctx) => orders.pay(ctx.input.orderId, ctx.input.app, ctx),
  );
  route(
    app,
    endpoints.getOrders,
    { in: schemas.ordersIn, out: pageSchema(schemas.orderSummary), summary: 'One’s orders by group, newest first' },
    (ctx) => orders.list(ctx.input, ctx),
  );
  route(app, endpoints.getOrder, { in: schemas.idIn, out: schemas.order, summary: 'An order and its tickets' }, (ctx) =>
    orders.get(ctx.input.id, ctx),
  );
  route(
    app,
    endpoints.cancelOrder,
    { in: schemas.orderIdIn, out: schemas.order, summary: 'Cancel an unpaid order; repeating it changes nothing' },
    (ctx) => orders.cancel(ctx.input.orderId, ctx),
  );
}
