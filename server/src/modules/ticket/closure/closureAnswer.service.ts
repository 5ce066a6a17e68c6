import type * as calls from '@park/contract/ticket/closure/calls';
import type { schemas } from '@park/contract/ticket/closure/schemas';
import type { z } from 'zod';
import type { Database, Db } from '../../../db/db';
import { AppError, required } from '../../../http/appError';
import type { Handlers } from '../../../http/mount';
import type { Pay } from '../../pay/pay.service';
import { checkTurn, isNamed, type MoveDeps, moveTickets } from '../order/change.service';
import { lockOrder, type OrderRow, updateOrder } from '../order/order.repo';
import type { OrderViews, PersonOf } from '../order/order.view';
import { closureWaits, worthOf } from '../order/refund.rules';
import { giveBack } from '../order/refund.service';
import { sameSlot } from '../slot.rules';
import { listUnanswered } from './closure.repo';
import { sweepClosures } from './closure.service';

/** Orders that one run of the job gives back; the next minute's goes on. */
const BATCH = 500;

type AnswerIn = z.output<typeof schemas.answerClosure.in>;

/** What visitors choose when the park closed their slot (R-ticket-7). */
export function createClosureAnswers(
  database: Database,
  pay: Pay,
  { personOf, readOrder }: OrderViews,
  { rooms, checks }: Pick<MoveDeps, 'rooms' | 'checks'>,
) {
  return {
    /**
     * The whole price back, or a move to any open slot, which is no change of day and possible on the day itself. Repeating an
     * answer changes nothing. Where people wait, a move takes its turn; the money back never waits.
     */
    async answerClosure(input, ctx) {
      const { visitorId, now } = ctx;
      const { choice, orderId, day, slotId } = input;
      if (choice === 'move' && day !== undefined && slotId !== undefined)
        await checkTurn({ database, rooms }, orderId, { visitorId, day, slotId }, now);
      const answer = async (tx: Db) => {
        const order = required(await lockOrder(tx, input.orderId, visitorId), 'orderNotFound');
        if (isRepeated(order, input)) return;
        if (!closureWaits(order)) throw new AppError(order.closureId === null ? 'closureNotOpen' : 'closureAnswered');
        if (!order.tickets.some(({ status }) => status === 'valid')) throw new AppError('closureNotOpen');
        if (input.choice === 'refund') await giveAllBack(tx, pay, order, now);
        else {
          if (isNamed(order)) checks.requireLeft(ctx);
          await move(tx, personOf, order, input, now);
        }
      };
      await checks.run(ctx, () => database.transaction(answer));
      if (choice === 'refund') await pay.sendRefunds(now, orderId);
      else rooms.ordered(visitorId);
      return readOrder(database.db, input.orderId, ctx);
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** Asks whom a closure that was cut short did not ask, and gives everything back to those who did not answer in time. @returns how many orders */
export async function refundUnanswered(
  database: Database,
  pay: Pick<Pay, 'close' | 'requestRefund' | 'sendRefunds'>,
  now: number,
): Promise<number> {
  const swept = await sweepClosures(database, pay, now);
  const due = await listUnanswered(database.db, now, BATCH);
  for (const { id } of due)
    await database.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      if (order && closureWaits(order)) await giveAllBack(tx, pay, order, now);
    });
  if (due.length > 0) await pay.sendRefunds(now);
  return swept + due.length;
}

function isRepeated(order: OrderRow, { choice, day = order.day, slotId = order.slotId }: AnswerIn): boolean {
  if (order.closureAnswer !== choice) return false;
  return choice === 'refund' || sameSlot(order, { productId: order.productId, day, slotId });
}

async function giveAllBack(tx: Db, pay: Pick<Pay, 'requestRefund'>, order: OrderRow, now: number): Promise<void> {
  const valid = order.tickets.filter(({ status }) => status === 'valid');
  const chosen = valid.map((ticket) => ({ ticket, amount: worthOf(ticket) }));
  await giveBack(tx, pay, order, chosen, { reason: 'closed by the park', now });
  await updateOrder(tx, order.id, { closureAnswer: 'refund' });
}

async function move(tx: Db, personOf: PersonOf, order: OrderRow, { day, slotId }: AnswerIn, now: number): Promise<void> {
  if (day === undefined || slotId === undefined) throw new AppError('ticketSlotNotFound');
  await moveTickets(tx, personOf, order, { day, slotId }, now);
  await updateOrder(tx, order.id, { closureAnswer: 'move' });
}
