import { ticketClosure, ticketOrder, ticketWaitlist } from '@park/contract/calls';
import { schemas as ticketClosureSchemas } from '@park/contract/ticket/closure/schemas';
import { schemas as ticketOrderSchemas } from '@park/contract/ticket/order/schemas';
import { schemas as ticketWaitlistSchemas } from '@park/contract/ticket/waitlist/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/db';
import type { RouteContext } from '../../../http/route';
import { route } from '../../../http/route';
import type { Pay } from '../../pay/pay.service';
import { createClosureAnswers } from '../closure/closureAnswer.service';
import { createWaitlist } from '../waitlist/waitlist.service';
import { createChanges, type TicketPersons } from './change.service';
import type { OrderViews } from './order.view';
import { createRefunds } from './refund.service';

export interface OrderChangesDeps {
  database: Database;
  pay: Pay;
  views: OrderViews;
  personOf: TicketPersons;
}

/** What a visitor does with an order that is made: give it back, change its day, answer a closure; and the waiting list. */
export function registerOrderChanges(app: FastifyInstance, { database, pay, views, personOf }: OrderChangesDeps): void {
  const refunds = createRefunds(database, pay);
  const changes = createChanges(database, personOf);
  const answers = createClosureAnswers(database, pay, personOf);
  const asIs = (orderId: string, ctx: RouteContext<unknown>) => views.readOrder(database.db, orderId, ctx);
  route(app, ticketOrder.refundOrder, ticketOrderSchemas.refundOrder, async (ctx) => {
    await refunds.refundOrder(ctx.input, ctx);
    return asIs(ctx.input.orderId, ctx);
  });
  route(app, ticketOrder.changeOrderDay, ticketOrderSchemas.changeOrderDay, async (ctx) => {
    await changes.changeOrderDay(ctx.input, ctx);
    return asIs(ctx.input.orderId, ctx);
  });
  route(app, ticketClosure.answerClosure, ticketClosureSchemas.answerClosure, async (ctx) => {
    await answers.answer(ctx.input, ctx);
    return asIs(ctx.input.orderId, ctx);
  });
  registerWaitlist(app, database);
}

function registerWaitlist(app: FastifyInstance, database: Database): void {
  const list = createWaitlist(database);
  route(app, ticketWaitlist.joinWaitingList, ticketWaitlistSchemas.joinWaitingList, (ctx) => list.join(ctx.input, ctx));
  route(app, ticketWaitlist.leaveWaitingList, ticketWaitlistSchemas.leaveWaitingList, (ctx) => list.leave(ctx.input.id, ctx));
  route(app, ticketWaitlist.getWaitingList, ticketWaitlistSchemas.getWaitingList, (ctx) => list.list(ctx));
}
