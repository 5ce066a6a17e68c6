import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { noteExports } from '../admin/audit.service';
import type { Pay } from '../pay/pay.service';
import { createClosures } from './closure/closure.service';
import { registerCodes } from './gate/code.routes';
import { createGate } from './gate/gate.service';
import { createGateSync } from './gate/gateSync.service';
import { createTicketCodes } from './gate/ticketCode';
import { registerOrders } from './order/order.routes';
import { createOrders } from './order/order.service';
import { createOrderViews } from './order/order.view';
import { registerOrderChanges } from './order/orderChanges.routes';
import { createOrderHistory } from './order/orderHistory.service';
import { createOrderStaff } from './order/orderStaff.service';
import { createRefunds } from './order/refund.service';
import { createProducts } from './product/product.service';
import { createProductStaff } from './product/productStaff.service';
import { createStockDays } from './product/stockDays.service';
import { createExpiry } from './sale/expiry.service';
import { registerTicketAdmin } from './ticket.admin.routes';
import { registerTicketExports } from './ticket.export.routes';
import { createTicketExports } from './ticketExport.service';
import { ticketKeys } from './ticketKeys';
import { createPersons } from './visitor/person.service';
import { registerSavedVisitors } from './visitor/savedVisitor.routes';
import { createSavedVisitors } from './visitor/savedVisitor.service';

export interface TicketDeps {
  database: Database;
  pay: Pay;
  /** Where the keys of tickets come from. */
  config: Parameters<typeof ticketKeys>[0];
  /** Orders that one transaction takes at most, by default as many as are good for a sale. */
  together?: number;
}

/** Tickets: from choosing a day to the gate. */
export function registerTicket(app: FastifyInstance, { database, pay, config, together }: TicketDeps): void {
  const keys = ticketKeys(config);
  const persons = createPersons(keys);
  const views = createOrderViews(persons);
  const savedVisitors = createSavedVisitors(database, persons);
  const expiry = createExpiry(database, pay);
  const { authSecret } = config;
  const { resolveVisitors } = savedVisitors;
  const orders = createOrders({ database, pay, persons, resolveVisitors, views, expiry, authSecret }, { together });
  registerOrders(app, { products: createProducts(database), orders });
  const codes = createTicketCodes(keys.codes);
  registerCodes(app, { gate: createGate(database, codes, persons), sync: createGateSync(database, codes), codes });
  registerSavedVisitors(app, savedVisitors);
  registerOrderChanges(app, { database, pay, views, personOf: views.personOf });
  const products = createProductStaff(database);
  registerTicketExports(app, createTicketExports(database, products), noteExports(database));
  registerTicketAdmin(app, {
    products,
    stockDays: createStockDays(database),
    orders: createOrderStaff(database, views),
    history: createOrderHistory(database),
    closures: createClosures(database),
    refunds: createRefunds(database, pay),
  });
}
