import { parkDay } from '@park/contract/parkTime';
import { type Database, isOfNobody } from '../../../db/db';
import { newId } from '../../../db/newId';
import type { OwnTable } from '../../../ownTable';
import { countLiveEnrollments, leaveActivities } from '../../activity/enrollment.service';
import type { Files } from '../../file/file.service';
import { leaveLive } from '../../live/reservation/reservation.service';
import { leaveLostFound } from '../../lostFound/ending.service';
import type { Pay } from '../../pay/pay.service';
import { leaveOpenRounds } from '../../prize/entry/entry.service';
import { audit } from '../../staff/audit.service';
import { leaveOpenBallots } from '../../ticket/ballot/ballot.service';
import { holdOrders, type LeftOrders, leaveOrders } from '../../ticket/order/leaveOrders.service';
import { leaveWaitingLists } from '../../ticket/waitlist/waitlist.service';
import * as repo from './ownData.repo';

/** How often something of the visitor may come in between before it is a mistake. */
const ATTEMPTS = 5;
const NOTHING: LeftOrders = { cancelled: [], refunded: [], amount: 0 };

/** Something of the visitor's came while they were being erased. */
class Interrupted extends Error {}

export interface EraseDeps {
  database: Database;
  /** What every noun holds of a visitor, in the order in which it is erased. */
  ownTables: readonly OwnTable[];
  pay: Pay;
  files: Pick<Files, 'deleteLoose'>;
}

/**
 * Erases a visitor, in one transaction: what is open ends, what has a reason to stay stays with a row that names nobody, all else goes,
 * and every sign-in with it (decision 196). Whatever is being written for them meanwhile is waited for and goes too, or is refused.
 * Repeating it changes nothing.
 * @param how `again`: after a restore, which brought them back; their money went its way the first time
 * @returns what becomes of their orders; null: there is nobody to erase
 */
export async function eraseVisitor(
  deps: EraseDeps,
  visitorId: string,
  now: number,
  how: 'asked' | 'again' = 'asked',
): Promise<LeftOrders | null> {
  const { pay, files } = deps;
  const left = await inOneGo(deps, visitorId, now, how);
  if (!left) return null;
  // What is stopped from here on is gone on with by the jobs.
  await Promise.all([
    ...left.cancelled.map((id) => pay.close(id, now)),
    ...left.refunded.map((id) => pay.sendRefunds(now, id)),
    files.deleteLoose(now),
  ]);
  return left;
}

async function inOneGo({ database, ownTables, pay }: EraseDeps, visitorId: string, now: number, how: 'asked' | 'again') {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction(async (tx) => {
        // In the order of decision 218. First they order and enter nothing more; last nobody writes anything to them any more.
        if (!(await repo.holdVisitor(tx, visitorId, 'no key update'))) return null;
        await repo.holdRows(tx, visitorId, ownTables, repo.THINGS);
        await leaveLostFound(tx, visitorId, now);
        await leaveLive(tx, visitorId, now);
        await leaveOpenBallots(tx, visitorId);
        await leaveOpenRounds(tx, visitorId);
        await leaveActivities(tx, visitorId, now);
        await repo.holdRows(tx, visitorId, ownTables, ['activity_enrollment']);
        const { orders, waiting } = await holdOrders(tx, visitorId);
        const left = how === 'asked' ? await leaveOrders(tx, pay, orders, now) : NOTHING;
        await leaveWaitingLists(tx, waiting, now);
        await repo.holdRows(tx, visitorId, ownTables, ['waiting_place']);
        await repo.holdVisitor(tx, visitorId, 'update');
        if ((await repo.hasOpen(tx, visitorId)) || (await countLiveEnrollments(tx, visitorId, now)) > 0)
          throw new Interrupted();
        const namelessId = newId();
        await repo.erase(tx, ownTables, visitorId, namelessId, now);
        await audit(tx, { admin: null, now }, 'visitor.erase', `visitor:${namelessId}`, {
          day: parkDay(now),
          again: how === 'again',
        });
        return left;
      });
    } catch (error) {
      if (attempt >= ATTEMPTS || !(error instanceof Interrupted || isOfNobody(error))) throw error;
    }
  }
}
