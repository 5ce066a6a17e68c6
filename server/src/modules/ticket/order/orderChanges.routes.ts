import * as endpoints from '@park/contract/ticket/endpoints';
import * as schemas from '@park/contract/ticket/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
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
  route(
    app,
    endpoints.refundOrder,
    { in: schemas.refundOrderIn, out: schemas.order, summary: 'Give tickets back; repeating it gives back nothing twice' },
    async (ctx) => {
      await refunds.refundOrder(ctx.input, ctx);
      return asIs(ctx.input.orderId, ctx);
    },
  );
  route(
    app,
    endpoints.changeOrderDay,
    { in: schemas.changeOrderDayIn, out: schemas.order, summary: 'Move an order to another day or slot, twice at most' },
    async (ctx) => {
      await changes.changeOrderDay(ctx.input, ctx);
      return asIs(ctx.input.orderId, ctx);
    },
  );
  route(
    app,
    endpoints.answerClosure,
    { in: schemas.answerClosureIn, out: schemas.order, summary: 'Choose money back or another slot after a closure' },
    async (ctx) => {
      await answers.answer(ctx.input, ctx);
      return asIs(ctx.input.orderId, ctx);
    },
  );
  registerWaitlist(app, database);
}

function registerWaitlist(app: FastifyInstance, database: Database): void {
  const list = createWaitlist(database);
  route(
    app,
    endpoints.joinWaitingList,
    { in: schemas.joinWaitingListIn, out: schemas.waitlistEntry, summary: 'Wait for places of a sold-out slot' },
    (ctx) => list.join(ctx.input, ctx),
  );
  route(
    app,
    endpoints.leaveWaitingList,
    { in: schemas.idIn, out: schemas.waitlistEntry, summary: 'Stop waiting, or give an offer on to the next in line' },
    (ctx) => list.leave(ctx.input.id, ctx),
  );
  route(
    app,
    endpoints.getWaitingList,
    {
      in: schemas.nothingIn,
      out: z.array(schemas.waitlistEntry),
      summary: 'What one waits for, and what ended during the last day',
    },
    (ctx) => list.list(ctx),
  );
}
