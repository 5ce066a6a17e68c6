import { remindingOf } from '@park/contract/message/subscribe';
import { addDays, parkDay } from '@park/contract/parkTime';
import type { Database } from '../../../db/db';
import { notifyAll } from '../../message/message.service';
import { markReminded } from './reminder.repo';

const BATCH_SIZE = 500;

/**
 * Tells buyers on the evening before that their visit is tomorrow, each order once for the day it is for. What was bought that same evening
 * needs no reminder.
 * @returns how many orders
 */
export async function remindOfTomorrow(database: Database, now: number): Promise<number> {
  const day = addDays(parkDay(now), 1);
  const { from, to } = remindingOf(day);
  if (now < from || now >= to) return 0;
  let reminded = 0;
  for (;;) {
    const marked = await database.transaction(async (tx) => {
      const found = await markReminded(tx, day, from, BATCH_SIZE);
      const messages = found.map(({ id, visitorId, ...params }) => ({
        visitorId,
        kind: 'ticketTomorrow' as const,
        params,
        subject: id,
      }));
      await notifyAll(tx, messages, now);
      return found.length;
    });
    reminded += marked;
    if (marked < BATCH_SIZE) return reminded;
  }
}
