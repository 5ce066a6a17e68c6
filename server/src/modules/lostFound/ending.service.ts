import type { Db } from '../../db/db';
import { noLongerNamed } from '../../i18n/texts/lostFound';
import { notifyAll } from '../message/message.service';
import type { MessageParams } from '../message/messageKind';
import { endWaiting, forgetTitles } from './claim.repo';
import { listAllOwn } from './lostFound.repo';

/** Ends the claims on all that a visitor reported, who goes for good: no message of who claimed one says its title any more. */
export async function leaveLostFound(tx: Db, visitorId: string, now: number): Promise<void> {
  const items = (await listAllOwn(tx, visitorId)).map(({ id }) => ({ id, title: noLongerNamed }));
  if (items.length === 0) return;
  await endClaims(tx, items, now);
  const ids = items.map(({ id }) => id);
  await forgetTitles(tx, ids, noLongerNamed);
}

/** Ends the claims that still wait for things that are over, and tells who waited. */
export async function endClaims(tx: Db, items: { id: string; title: MessageParams['name'] }[], now: number): Promise<void> {
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
