import type { Db } from '../../db/db';
import { notifyAll } from '../message/message.service';
import { endWaiting } from './claim.repo';
import type { ItemRow } from './lostFound.repo';

/** Ends the claims that still wait for things that are over, and tells who waited. */
export async function endClaims(tx: Db, items: Pick<ItemRow, 'id' | 'title'>[], now: number): Promise<void> {
  const ids = items.map(({ id }) => id);
  const waited = await endWaiting(tx, ids, now);
  const titles = new Map(items.map(({ id, title }) => [id, title]));
  const messages = waited.map(({ visitorId, itemId }) => ({
    visitorId,
    kind: 'claimOver' as const,
    params: { name: titles.get(itemId) },
    subject: itemId,
  }));
  await notifyAll(tx, messages, now);
}
