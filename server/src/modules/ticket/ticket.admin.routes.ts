import { ticketClosure, ticketOrder, ticketProduct, ticketSale } from '@park/contract/calls';
import { schemas as ticketClosureSchemas } from '@park/contract/ticket/closure/schemas';
import { schemas as ticketOrderSchemas } from '@park/contract/ticket/order/schemas';
import { schemas as ticketProductSchemas } from '@park/contract/ticket/product/schemas';
import { schemas as ticketSaleSchemas } from '@park/contract/ticket/sale/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import type { Closures } from './closure/closure.service';
import type { ReadOrderHistory } from './order/orderHistory.service';
import type { OrderStaff } from './order/orderStaff.service';
import type { Refunds } from './order/refund.service';
import type { ProductStaff } from './product/productStaff.service';
import type { StockDays } from './product/stockDays.service';

export interface TicketAdminDeps {
  products: ProductStaff;
  stockDays: StockDays;
  orders: OrderStaff;
  history: ReadOrderHistory;
  closures: Closures;
  refunds: Pick<Refunds, 'byPark'>;
}

/** What staff do: products and stock, closures, orders, a day's figures. */
export function registerTicketAdmin(app: FastifyInstance, deps: TicketAdminDeps): void {
  registerProducts(app, deps.products);
  registerStockDays(app, deps.stockDays);
  registerClosures(app, deps.closures);
  registerStaffOrders(app, deps);
}

function registerProducts(app: FastifyInstance, products: ProductStaff): void {
  route(app, ticketProduct.getProducts, ticketProductSchemas.getProducts, () => products.products());
  route(app, ticketProduct.saveProduct, ticketProductSchemas.saveProduct, (ctx) => products.saveProduct(ctx.input, ctx));
  route(app, ticketProduct.getStock, ticketProductSchemas.getStock, (ctx) => products.stock(ctx.input));
  route(app, ticketProduct.setStock, ticketProductSchemas.setStock, (ctx) => products.setStock(ctx.input, ctx));
}

function registerStockDays(app: FastifyInstance, stockDays: StockDays): void {
  route(app, ticketProduct.setStockOfDays, ticketProductSchemas.setStockOfDays, (ctx) => stockDays.set(ctx.input, ctx));
  route(app, ticketProduct.getSlots, ticketProductSchemas.getSlots, () => stockDays.slots());
}

function registerClosures(app: FastifyInstance, closures: Closures): void {
  route(app, ticketClosure.previewClosure, ticketClosureSchemas.previewClosure, (ctx) => closures.preview(ctx.input, ctx));
  route(app, ticketClosure.closeSlot, ticketClosureSchemas.closeSlot, (ctx) => closures.close(ctx.input, ctx));
  route(app, ticketClosure.reopenSlot, ticketClosureSchemas.reopenSlot, (ctx) => closures.reopen(ctx.input.id, ctx));
  route(app, ticketClosure.getClosures, ticketClosureSchemas.getClosures, (ctx) => closures.list(ctx.input));
}

function registerStaffOrders(app: FastifyInstance, { orders, history, refunds }: TicketAdminDeps): void {
  route(app, ticketOrder.getAdminOrders, ticketOrderSchemas.getAdminOrders, (ctx) => orders.orders(ctx.input, ctx));
  route(app, ticketOrder.getAdminOrder, ticketOrderSchemas.getAdminOrder, (ctx) => orders.order(ctx.input.id, ctx));
  route(app, ticketOrder.getOrderHistory, ticketOrderSchemas.getOrderHistory, (ctx) => history(ctx.input.id));
  route(app, ticketOrder.refundByPark, ticketOrderSchemas.refundByPark, async (ctx) => {
    await refunds.byPark(ctx.input, ctx);
    return orders.order(ctx.input.orderId, ctx);
  });
  route(app, ticketSale.getDayFigures, ticketSaleSchemas.getDayFigures, async (ctx) => {
    const figures = await orders.figures(ctx.input.day, ctx);
    return ctx.admin?.roles.includes('owner') ? figures : { ...figures, moneyIn: null, moneyOut: null };
  });
}
