import { ticketOrder, ticketProduct, ticketSale } from '@park/contract/calls';
import { schemas as ticketOrderSchemas } from '@park/contract/ticket/order/schemas';
import { schemas as ticketProductSchemas } from '@park/contract/ticket/product/schemas';
import { schemas as ticketSaleSchemas } from '@park/contract/ticket/sale/schemas';
import type { FastifyInstance } from 'fastify';
import { idempotencyKeyOf } from '../../../http/idempotencyKey';
import { route } from '../../../http/route';
import type { Products } from '../product/product.service';
import type { Orders } from './order.service';

/** What is sold, and a visitor's orders until they are paid. */
export function registerOrders(app: FastifyInstance, { products, orders }: { products: Products; orders: Orders }): void {
  route(app, ticketProduct.getTickets, ticketProductSchemas.getTickets, (ctx) => products.list(ctx.input.day, ctx));
  route(app, ticketProduct.getTicket, ticketProductSchemas.getTicket, (ctx) => products.detail(ctx.input.id, ctx));
  route(app, ticketProduct.getTicketStock, ticketProductSchemas.getTicketStock, (ctx) =>
    products.stock(ctx.input.id, ctx.input.day, ctx),
  );
  route(app, ticketSale.addOrder, ticketSaleSchemas.addOrder, (ctx) => orders.add(ctx.input, idempotencyKeyOf(ctx.req), ctx));
  route(app, ticketOrder.payOrder, ticketOrderSchemas.payOrder, (ctx) => orders.pay(ctx.input.orderId, ctx.input.app, ctx));
  route(app, ticketOrder.getOrders, ticketOrderSchemas.getOrders, (ctx) => orders.list(ctx.input, ctx));
  route(app, ticketOrder.getOrder, ticketOrderSchemas.getOrder, (ctx) => orders.get(ctx.input.id, ctx));
  route(app, ticketOrder.cancelOrder, ticketOrderSchemas.cancelOrder, (ctx) => orders.cancel(ctx.input.orderId, ctx));
}
