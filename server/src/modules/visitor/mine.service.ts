import type { Mine } from '@park/contract/visitor/schemas';
import type { Database } from '../../db/db';
import type { Asker } from '../../http/asker';
import { countLiveEnrollments } from '../activity/enrollment.service';
import { countAnswered } from '../feedback/feedback.service';
import { createMessages } from '../message/message.service';
import { createPoints } from '../points/points.service';
import { countWaiting } from '../ticket/waitingOrders.service';

/** Asks each noun for its numbers: one query each, however much the visitor has. */
export function createMine(database: Database): (asker: Asker) => Promise<Mine> {
  const messages = createMessages(database);
  const points = createPoints(database);
  return async (asker) => {
    const [orders, unread, enrollments, feedbackAnswered, standing] = await Promise.all([
      countWaiting(database.db, asker.visitorId, asker.now),
      messages.unread(asker),
      countLiveEnrollments(database.db, asker.visitorId, asker.now),
      countAnswered(database.db, asker.visitorId),
      points.standing(asker),
    ]);
    return {
      orders,
      unreadMessages: unread.count,
      enrollments,
      feedbackAnswered,
      points: { balance: standing.balance, checkedIn: standing.checkIn.done },
    };
  };
}
