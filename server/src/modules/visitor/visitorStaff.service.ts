import type { CallInput } from '@park/contract/call';
import { toParkIso } from '@park/contract/parkTime';
import type { findVisitor } from '@park/contract/visitor/calls';
import type { FoundVisitor } from '@park/contract/visitor/schemas';
import type { Database } from '../../db/db';
import { AppError } from '../../http/appError';
import type { StaffCallContext } from '../../http/callContext';
import { senderOf } from '../feedback/feedbackStaff.service';
import { findCaller } from '../help/helpStaff.service';
import { balanceOf } from '../points/points.service';
import { erasedAt } from '../session/session.service';
import { buyerOf } from '../ticket/order/visitorOrders.service';

/** Whose something is that a visitor shows at the desk. @throws AppError visitorNotFound */
export function createVisitorFinder(
  database: Database,
): (input: CallInput<typeof findVisitor>, staff: StaffCallContext) => Promise<FoundVisitor> {
  const { db } = database;
  const findBy = {
    order: (key: string) => buyerOf(db, key.toUpperCase()),
    help: (key: string) => findCaller(db, key.toUpperCase()),
    feedback: (key: string) => senderOf(db, key),
  };
  return async ({ by, key }) => {
    const visitorId = await findBy[by](key);
    if (visitorId === undefined) throw new AppError('visitorNotFound');
    const [balance, erased] = await Promise.all([balanceOf(db, visitorId), erasedAt(db, visitorId)]);
    return { visitorId, balance, erased: toParkIso(erased?.getTime() ?? null) };
  };
}
