import type { Database, Db } from '../../../db/db';
import { AppError } from '../../../http/appError';
import type { CallContext } from '../../../http/callContext';
import type { Pay } from '../../pay/pay.service';
import { moveTickets, type TicketPersons } from '../order/change.service';
import { lockOrder, lockOwnOrder, type OrderRow } from '../order/order.repo';
import { updateOrder } from '../order/orderChanges.repo';
import { closureWaits } from '../order/refund.rules';
import { giveBack } from '../order/refund.service';
import { sameSlot } from '../slotKey';
import { listUnanswered } from './closure.repo';
import { createClosures } from './closure.service';

/** Orders that one run of the job gives back; the next minute's goes on. */
const BATCH = 500;

interface AnswerIn {
  orderId: string;
  choice: 'refund' | 'move';
  /** With `move`. */
  day?: string;
  slotId?: string;
}

/** What visitors choose when the park closed their slot (R-ticket-7). */
export interface ClosureAnswers {
  /**
   * The whole price back, or a move to any open slot, which is no change of day and possible on the day itself. Repeating an
   * answer changes nothing.
   * @throws AppError orderNotFound, closureNotOpen, closureAnswered, and what a change of day throws about the new slot
   */
  answer(input: AnswerIn, ctx: CallContext): Promise<void>;
  /** Asks whom a closure that was cut short did not ask, and gives everything back to those who did not answer in time. @returns how many orders */
  refundUnanswered(now: number): Promise<number>;
}

export function createClosureAnswers(
  database: Database,
  pay: Pick<Pay, 'requestRefund' | 'sendRefunds'>,
  personOf: TicketPersons,
): ClosureAnswers {
  const closures = createClosures(database);
  return {
    async answer(input, { visitorId, now }) {
      await database.transaction(async (tx) => {
        const order = await lockOwnOrder(tx, input.orderId, visitorId);
        if (!order) throw new AppError('orderNotFound');
        if (isRepeated(order, input)) return;
        if (!closureWaits(order)) throw new AppError(order.closureId === null ? 'closureNotOpen' : 'closureAnswered');
        if (!order.tickets.some(({ status }) => status === 'valid')) throw new AppError('closureNotOpen');
        if (input.choice === 'refund') await giveAllBack(tx, pay, order, now);
        else await move(tx, personOf, order, input, now);
      });
      if (input.choice === 'refund') await pay.sendRefunds(now, input.orderId);
    },

    async refundUnanswered(now) {
      const asked = await closures.sweep(now);
      const due = await listUnanswered(database.db, now, BATCH);
      for (const { id } of due)
        await database.transaction(async (tx) => {
          const order = await lockOrder(tx, id);
          if (order && closureWaits(order)) await giveAllBack(tx, pay, order, now);
        });
      if (due.length > 0) await pay.sendRefunds(now);
      return asked + due.length;
    },
  };
}

function isRepeated(order: OrderRow, { choice, day = order.day, slotId = order.slotId }: AnswerIn): boolean {
  if (order.closureAnswer !== choice) return false;
  return choice === 'refund' || sameSlot(order, { productId: order.productId, day, slotId });
}

async function giveAllBack(tx: Db, pay: Pick<Pay, 'requestRefund'>, order: OrderRow, now: number): Promise<void> {
  const valid = order.tickets.filter(({ status }) => status === 'valid');
  const chosen = valid.map((ticket) => ({ ticket, amount: ticket.price }));
  await giveBack(tx, pay, order, chosen, { reason: 'closed by the park', now });
  await updateOrder(tx, order.id, { closureAnswer: 'refund' });
}

async function move(tx: Db, personOf: TicketPersons, order: OrderRow, { day, slotId }: AnswerIn, now: number): Promise<void> {
  if (day === undefined || slotId === undefined) throw new AppError('ticketSlotNotFound');
  await moveTickets(tx, personOf, order, { day, slotId }, now);
  await updateOrder(tx, order.id, { closureAnswer: 'move' });
}
