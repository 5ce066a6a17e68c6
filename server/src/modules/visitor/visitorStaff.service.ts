import type { FindVisitorIn, FoundVisitor } from '@park/contract/visitor/adminSchemas';
import type { Database } from '../../db/db';
import { AppError } from '../../http/appError';
import type { StaffAsker } from '../../http/asker';
import { senderOf } from '../feedback/feedbackStaff.service';
import { callerOf } from '../help/helpStaff.service';
import { createPoints } from '../points/points.service';
import { buyerOf } from '../ticket/buyer.service';

/**
 * Whose something is that a visitor shows at the desk.
 * @throws AppError visitorNotFound
 */
export function createVisitorFinder(database: Database): (input: FindVisitorIn, staff: StaffAsker) => Promise<FoundVisitor> {
  const { db } = database;
  const points = createPoints(database);
  const findBy = {
    order: (key: string) => buyerOf(db, key.toUpperCase()),
    help: (key: string) => callerOf(db, key.toUpperCase()),
    feedback: (key: string) => senderOf(db, key),
  };
  return async ({ by, key }, { lang, now }) => {
    const visitorId = await findBy[by](key);
    if (visitorId === undefined) throw new AppError('visitorNotFound');
    const { balance } = await points.standing({ visitorId, lang, now });
    return { visitorId, balance };
  };
}
