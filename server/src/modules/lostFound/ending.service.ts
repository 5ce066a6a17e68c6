import type { Db } from '../../db/db';
import { notifyAll } from '../message/message.service';
import { endWaiting } from './claim.repo';
import { type ItemRow, listAllOwn } from './lostFound.repo';

/** Ends the claims on all that a visitor reported, who goes for good. */
export async function leaveLostFound(tx: Db, visitorId: string, now: number): Promise<void> {
  const items = await listAllOwn(tx, visitorId);
  if (items.length > 0) await endClaims(tx, items, now);
}

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
