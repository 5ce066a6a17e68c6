import {
  ticketClosure,
  ticketCompanion,
  ticketGate,
  ticketOrder,
  ticketProduct,
  ticketSale,
  ticketVisitor,
  ticketWaitlist,
} from '@park/contract/calls';
import { schemas as closureSchemas } from '@park/contract/ticket/closure/schemas';
import { schemas as companionSchemas } from '@park/contract/ticket/companion/schemas';
import { schemas as gateSchemas } from '@park/contract/ticket/gate/schemas';
import { schemas as orderSchemas } from '@park/contract/ticket/order/schemas';
import { schemas as productSchemas } from '@park/contract/ticket/product/schemas';
import { schemas as saleSchemas } from '@park/contract/ticket/sale/schemas';
import { schemas as visitorSchemas } from '@park/contract/ticket/visitor/schemas';
import { schemas as waitlistSchemas } from '@park/contract/ticket/waitlist/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { mount } from '../../http/mount';
import type { Pay } from '../pay/pay.service';
import { staffClosures } from './closure/closure.service';
import { createClosureAnswers } from './closure/closureAnswer.service';
import { createCompanions } from './companion/companion.service';
import { createGate } from './gate/gate.service';
import { createGateSync } from './gate/gateSync.service';
import { createTicketCodes } from './gate/ticketCode';
import { createOrders } from './order/order.service';
import { createOrderViews } from './order/order.view';
import { staffOrders } from './order/orderStaff.service';
import { createProducts } from './product/product.service';
import { staffProducts } from './product/productStaff.service';
import { staffStock } from './product/stock.service';
import { createSale } from './sale/addOrder.service';
import { staffFigures } from './sale/figures.service';
import { ticketKeys } from './ticketKeys';
import { createPersons } from './visitor/person.service';
import { createSavedVisitors } from './visitor/savedVisitor.service';
import { createWaitlist } from './waitlist/waitlist.service';

export interface TicketDeps {
  database: Database;
  pay: Pay;
  /** Where the keys of tickets come from. */
  config: Parameters<typeof ticketKeys>[0];
}

/** Tickets: from choosing a day to the gate. */
export function registerTicket(app: FastifyInstance, { database, pay, config }: TicketDeps): void {
  const keys = ticketKeys(config);
  const persons = createPersons(keys);
  const views = createOrderViews(persons);
  const codes = createTicketCodes(keys.codes);
  mount(app, ticketProduct, productSchemas, {
    ...createProducts(database),
    ...staffProducts(database),
    ...staffStock(database),
  });
  mount(app, ticketSale, saleSchemas, {
    ...createSale({ database, pay, persons, views }),
    ...staffFigures(database),
  });
  mount(app, ticketOrder, orderSchemas, { ...createOrders(database, pay, views), ...staffOrders(database, pay, views) });
  mount(app, ticketCompanion, companionSchemas, createCompanions(database, views));
  mount(app, ticketGate, gateSchemas, { ...createGate(database, codes, persons), ...createGateSync(database, codes) });
  mount(app, ticketClosure, closureSchemas, {
    ...createClosureAnswers(database, pay, views),
    ...staffClosures(database),
  });
  mount(app, ticketVisitor, visitorSchemas, createSavedVisitors(database, persons));
  mount(app, ticketWaitlist, waitlistSchemas, createWaitlist(database));
}
