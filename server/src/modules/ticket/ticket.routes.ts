import {
  ticketBallot,
  ticketClosure,
  ticketCompanion,
  ticketDesk,
  ticketGate,
  ticketGuardian,
  ticketMailing,
  ticketOrder,
  ticketProduct,
  ticketSale,
  ticketTurnstile,
  ticketVisitor,
  ticketWaitlist,
  ticketWindow,
  ticketWindowSale,
} from '@park/contract/calls';
import { schemas as ballotSchemas } from '@park/contract/ticket/ballot/schemas';
import { schemas as closureSchemas } from '@park/contract/ticket/closure/schemas';
import { schemas as companionSchemas } from '@park/contract/ticket/companion/schemas';
import { schemas as deskSchemas } from '@park/contract/ticket/desk/schemas';
import { schemas as gateSchemas } from '@park/contract/ticket/gate/schemas';
import { schemas as guardianSchemas } from '@park/contract/ticket/guardian/schemas';
import { schemas as mailingSchemas } from '@park/contract/ticket/mailing/schemas';
import { schemas as orderSchemas } from '@park/contract/ticket/order/schemas';
import { schemas as productSchemas } from '@park/contract/ticket/product/schemas';
import { schemas as saleSchemas } from '@park/contract/ticket/sale/schemas';
import { schemas as turnstileSchemas } from '@park/contract/ticket/turnstile/schemas';
import { schemas as visitorSchemas } from '@park/contract/ticket/visitor/schemas';
import { schemas as waitlistSchemas } from '@park/contract/ticket/waitlist/schemas';
import { schemas as windowSchemas } from '@park/contract/ticket/window/schemas';
import { schemas as windowSaleSchemas } from '@park/contract/ticket/windowSale/schemas';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import type { Database } from '../../db/db';
import { createSeeds } from '../../drawSeed';
import { mount, mountEither } from '../../http/mount';
import { createBeacon } from '../beacon/beacon.service';
import type { Crowds } from '../capacity/crowd.service';
import { createGuesses } from '../guess/guess.service';
import type { ParkProfiles } from '../park/park.service';
import type { Pay } from '../pay/pay.service';
import type { WaitingRooms } from '../waitingRoom/waitingRoom.service';
import { undrawnBallots, visitorBallots } from './ballot/ballot.service';
import { staffBallots } from './ballot/ballotStaff.service';
import { ballotProgress, createBallotSteps } from './ballot/ballotSteps.service';
import { staffClosures } from './closure/closure.service';
import { createClosureAnswers } from './closure/closureAnswer.service';
import { createCompanions } from './companion/companion.service';
import { createOrderDesk } from './desk/desk.service';
import { createGate } from './gate/gate.service';
import { createGateSync } from './gate/gateSync.service';
import { createScans } from './gate/scans.service';
import { createTicketCodes } from './gate/ticketCode';
import { createGateUndo } from './gate/undo.service';
import { guardianConsents } from './guardian/guardian.service';
import { createMailings } from './mailing/mailing.service';
import { createOrders } from './order/order.service';
import { createOrderViews } from './order/order.view';
import { staffOrders } from './order/orderStaff.service';
import { createProducts } from './product/product.service';
import { staffProducts } from './product/productStaff.service';
import { staffStock } from './product/stock.service';
import { createSale } from './sale/addOrder.service';
import { staffFigures } from './sale/figures.service';
import { staffSlots } from './slot.service';
import { ticketKeys } from './ticketKeys';
import { createTurnstiles } from './turnstile/turnstile.service';
import { createPersons } from './visitor/person.service';
import { createPersonChecks } from './visitor/personChecks.service';
import { createSavedVisitors } from './visitor/savedVisitor.service';
import { createWaitlist } from './waitlist/waitlist.service';
import { createTicketWindow } from './window/window.service';
import { createWindowSales } from './windowSale/windowSale.service';

export interface TicketDeps {
  database: Database;
  crowds: Crowds;
  pay: Pay;
  /** Where the keys of tickets come from. */
  config: Parameters<typeof ticketKeys>[0] & Pick<Config, 'beaconUrls'>;
  park: Pick<ParkProfiles, 'childrenContact'>;
  rooms: WaitingRooms;
}

/** Tickets: from choosing a day to the gate. */
export function registerTicket(app: FastifyInstance, { database, crowds, pay, config, park, rooms }: TicketDeps): void {
  const keys = ticketKeys(config);
  const persons = createPersons(keys);
  const views = createOrderViews(persons);
  const checks = createPersonChecks(createGuesses(database, config.authSecret));
  const codes = createTicketCodes(keys.codes);
  const seeds = createSeeds(keys);
  const steps = createBallotSteps(seeds);
  const beacon = createBeacon(config.beaconUrls);
  const progress = ballotProgress(database, { steps, beacon }, app.log);
  mountEither(app, ticketProduct, productSchemas, database, (database) => ({
    ...createProducts(database, { undrawn: undrawnBallots(database, progress), crowds }),
    ...staffProducts(database),
    ...staffStock(database),
    ...staffSlots(database),
  }));
  mountEither(app, ticketSale, saleSchemas, database, (database) => ({
    ...createSale({ database, persons, views, rooms, checks }),
    ...staffFigures(database),
  }));
  mountEither(app, ticketOrder, orderSchemas, database, (database) => ({
    ...createOrders(database, pay, views, { rooms, checks }),
    ...staffOrders(database, pay, views),
  }));
  const scans = createScans(database);
  const gate = createGate({ database, codes, scans, persons, crowds });
  mount(app, ticketDesk, deskSchemas, createOrderDesk({ database, pay, views, persons }));
  mount(app, ticketMailing, mailingSchemas, createMailings(database));
  mount(app, ticketCompanion, companionSchemas, createCompanions(database, views));
  mount(app, ticketGate, gateSchemas, {
    ...gate,
    ...createGateSync(database, codes),
    ...createGateUndo(database),
  });
  const { authSecret } = config;
  mount(app, ticketTurnstile, turnstileSchemas, createTurnstiles({ database, authSecret, codes, scans, gate }));
  mount(app, ticketBallot, ballotSchemas, {
    ...visitorBallots(database, { progress, persons, checks }),
    ...staffBallots(database, { progress, steps, seeds, beacon }),
  });
  mount(app, ticketClosure, closureSchemas, {
    ...createClosureAnswers(database, pay, views, { rooms, checks }),
    ...staffClosures(database, pay),
  });
  mount(app, ticketVisitor, visitorSchemas, createSavedVisitors(database, persons));
  mount(app, ticketGuardian, guardianSchemas, guardianConsents(database, { pay, persons, contact: park.childrenContact }));
  mount(app, ticketWaitlist, waitlistSchemas, createWaitlist(database));
  mountEither(app, ticketWindow, windowSchemas, database, createTicketWindow);
  mount(app, ticketWindowSale, windowSaleSchemas, createWindowSales({ database, pay, persons }));
}
