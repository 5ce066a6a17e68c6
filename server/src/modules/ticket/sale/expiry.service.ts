import type { Database } from '../../../db/db';
import { type SlotKey, sameSlot } from '../slot.rules';
import { releaseStock } from '../stock.repo';
import { expireOrders, listDue } from './expiry.repo';

/** Orders ended in one transaction, and looked for in one query. */
const TOGETHER = 100;
const LOOK = 1_000;

/**
 * Writes down that unpaid orders are over: all that are due, or only those of some slots and those of `orderIds`. They count as over
 * from their moment on; this gives their places back. Their trades are over with them: the job of payments closes those at WeChat, and
 * what is paid even so is a late payment.
 * @returns how many it ended
 */
export async function expireDue(
  database: Database,
  now: number,
  only?: { slots: SlotKey[]; orderIds: string[] },
): Promise<number> {
  let ended = 0;
  for (;;) {
    const due = await listDue(database.db, now, LOOK, only);
    let round = 0;
    for (const [first, ...others] of bySlot(due)) {
      const ids = [first, ...others].map(({ id }) => id);
      round += await database.transaction(async (tx) => {
        const expired = await expireOrders(tx, ids, now);
        const places = expired.reduce((sum, order) => sum + order.places, 0);
        if (places > 0) await releaseStock(tx, first, places, now);
        return expired.length;
      });
    }
    ended += round;
    // What is left then is held by somebody: paid, cancelled or expired by another node.
    if (due.length < LOOK || round === 0) return ended;
  }
}

type Due = Awaited<ReturnType<typeof listDue>>[number];

/** Neighbours of one slot, so many at most. */
function bySlot(due: Due[]): [Due, ...Due[]][] {
  const groups: [Due, ...Due[]][] = [];
  for (const order of due) {
    const last = groups.at(-1);
    const same = last && sameSlot(last[0], order);
    if (last && same && last.length < TOGETHER) last.push(order);
    else groups.push([order]);
  }
  return groups;
}
