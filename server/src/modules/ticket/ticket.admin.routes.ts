import { rowsSchema } from '@park/contract/envelope';
import * as endpoints from '@park/contract/ticket/adminEndpoints';
import * as schemas from '@park/contract/ticket/adminSchemas';
import * as sales from '@park/contract/ticket/salesSchemas';
import { idIn, nothingIn } from '@park/contract/ticket/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
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
  route(
    app,
    endpoints.getProducts,
    { in: nothingIn, out: z.array(schemas.adminProduct), summary: 'All products in all languages, on sale or not' },
    () => products.products(),
  );
  route(
    app,
    endpoints.saveProduct,
    {
      isLong: true,
      in: schemas.saveProductIn,
      out: schemas.adminProduct,
      summary: 'Add a product, or change one for what is sold from now',
    },
    (ctx) => products.saveProduct(ctx.input, ctx),
  );
  route(
    app,
    endpoints.getStock,
    { in: schemas.getStockIn, out: z.array(schemas.adminStock), summary: 'Places of a range of days, at most 62' },
    (ctx) => products.stock(ctx.input),
  );
  route(
    app,
    endpoints.setStock,
    { in: schemas.setStockIn, out: schemas.adminStock, summary: 'Set the places of a slot, never below what is taken' },
    (ctx) => products.setStock(ctx.input, ctx),
  );
}

function registerStockDays(app: FastifyInstance, stockDays: StockDays): void {
  route(
    app,
    endpoints.setStockOfDays,
    { in: sales.setStockOfDaysIn, out: sales.stockOfDays, summary: 'Set the places of several days and slots at once' },
    (ctx) => stockDays.set(ctx.input, ctx),
  );
  route(
    app,
    endpoints.getSlots,
    { in: nothingIn, out: z.array(sales.parkSlot), summary: 'The parts of a day that tickets are for' },
    () => stockDays.slots(),
  );
}

function registerClosures(app: FastifyInstance, closures: Closures): void {
  route(
    app,
    endpoints.previewClosure,
    { in: sales.previewClosureIn, out: sales.closurePreview, summary: 'What closing a day or a slot would touch' },
    (ctx) => closures.preview(ctx.input, ctx),
  );
  route(
    app,
    endpoints.closeSlot,
    { in: schemas.closeSlotIn, out: schemas.closureEffect, summary: 'Close a day or a slot; paid orders choose what follows' },
    (ctx) => closures.close(ctx.input, ctx),
  );
  route(
    app,
    endpoints.reopenSlot,
    { in: schemas.reopenSlotIn, out: schemas.closureEffect, summary: 'Open again what was closed' },
    (ctx) => closures.reopen(ctx.input.id, ctx),
  );
  route(
    app,
    endpoints.getClosures,
    { in: schemas.closuresIn, out: rowsSchema(schemas.closureEffect), summary: 'Closures, newest first' },
    (ctx) => closures.list(ctx.input),
  );
}

function registerStaffOrders(app: FastifyInstance, { orders, history, refunds }: TicketAdminDeps): void {
  route(
    app,
    endpoints.getAdminOrders,
    { in: schemas.adminOrdersIn, out: rowsSchema(schemas.adminOrderSummary), summary: 'Orders of everyone, phones masked' },
    (ctx) => orders.orders(ctx.input, ctx),
  );
  route(
    app,
    endpoints.getAdminOrder,
    { in: idIn, out: schemas.adminOrder, summary: 'An order, phone and names masked' },
    (ctx) => orders.order(ctx.input.id, ctx),
  );
  route(
    app,
    endpoints.getOrderHistory,
    { in: idIn, out: sales.orderHistory, summary: 'What was paid and given back of an order, and what became of it' },
    (ctx) => history(ctx.input.id),
  );
  route(
    app,
    endpoints.refundByPark,
    { in: schemas.adminRefundIn, out: schemas.adminOrder, summary: 'Give back the whole price, whatever the rule says' },
    async (ctx) => {
      await refunds.byPark(ctx.input, ctx);
      return orders.order(ctx.input.orderId, ctx);
    },
  );
  route(
    app,
    endpoints.getDayFigures,
    { in: schemas.dayIn, out: schemas.dayFigures, summary: 'What was sold, held and entered on a day, and its money' },
    async (ctx) => {
      const figures = await orders.figures(ctx.input.day, ctx);
      return ctx.admin?.roles.includes('owner') ? figures : { ...figures, moneyIn: null, moneyOut: null };
    },
  );
}
