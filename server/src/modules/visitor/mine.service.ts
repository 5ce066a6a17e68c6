import type { Mine } from '@park/contract/visitor/schemas';
import type { Database } from '../../db/db';
import type { CallContext } from '../../http/callContext';
import { countLiveEnrollments } from '../activity/enrollment.service';
import { countUnrated } from '../feedback/feedback.service';
import { unreadOf } from '../message/message.service';
import { standingOf } from '../points/points.service';
import { countToClaim } from '../prize/entry/entry.service';
import { countWaitingOrders } from '../ticket/order/visitorOrders.service';

/** Asks each noun for its numbers: one query each, however much the visitor has. */
export function createMine(database: Database): (ctx: CallContext) => Promise<Mine> {
  return async (ctx) => {
    const [orders, unread, enrollments, feedbackAnswered, prizes, standing] = await Promise.all([
      countWaitingOrders(database.db, ctx.visitorId, ctx.now),
      unreadOf(database.db, ctx.visitorId),
      countLiveEnrollments(database.db, ctx.visitorId, ctx.now),
      countUnrated(database.db, ctx.visitorId),
      countToClaim(database.db, ctx.visitorId, ctx.now),
      standingOf(database.db, ctx.visitorId, await ctx.rules(), ctx.now),
    ]);
    return {
      orders,
      unreadMessages: unread.count,
      enrollments,
      feedbackAnswered,
      prizes,
      points: { balance: standing.balance, checkedIn: standing.checkIn.done },
    };
  };
}
