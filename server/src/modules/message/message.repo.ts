import { MESSAGE_KINDS, MESSAGE_KINDS_OF, type MessageGroup, type MessageKind } from '@park/contract/message/kinds';
import { and, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type Db, rows } from '../../db/db';
import { at, momentColumn } from '../../db/moment';
import { newId } from '../../db/newId';
import { type Paged, type Paging, pageOf } from '../../db/page';
import type { MessageParams, StoredMessage } from './messageKind';

/** The table of messages in `migrations/003_ticket.sql`. */
const message = pgTable('message', {
  id: text('id').primaryKey(),
  sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
  visitorId: text('visitor_id').notNull(),
  kind: text('kind').$type<MessageKind>().notNull(),
  params: jsonb('params').$type<MessageParams>().notNull(),
  subject: text('subject'),
  createdAt: momentColumn('created_at').notNull(),
  readAt: momentColumn('read_at'),
});

export interface NewMessage {
  visitorId: string;
  kind: StoredMessage['kind'];
  params: MessageParams;
  subject: string | null;
  /** What a consent to be told by WeChat names, where that is not the subject. */
  about?: string;
}

/** Writes messages, in one statement and in this order. */
export async function insertMessages(tx: Db, messages: NewMessage[], now: number): Promise<void> {
  if (messages.length === 0) return;
  const list = JSON.stringify(messages.map((one) => ({ ...one, id: newId() })));
  await rows(
    tx,
    sql`insert into message (id, visitor_id, kind, params, subject, created_at)
      select one ->> 'id', one ->> 'visitorId', one ->> 'kind', one -> 'params', one ->> 'subject', ${at(now)}
      from jsonb_array_elements(${list}::jsonb) with ordinality as listed (one, place) order by place`,
  );
}

/** Writes one message for each of the visitors that a query finds (`visitor_id`), in one statement however many they are. */
export async function insertForEach(
  tx: Db,
  visitors: SQL,
  { kind, params, subject }: Omit<NewMessage, 'visitorId'>,
  now: number,
): Promise<void> {
  await tx.execute(sql`insert into message (id, visitor_id, kind, params, subject, created_at)
    select gen_random_uuid()::text, found.visitor_id, ${kind}, ${JSON.stringify(params)}::jsonb, ${subject}, ${at(now)}
    from (${visitors}) as found`);
}

/** The newest message of some kinds about one thing that a visitor was sent after `after`. */
export async function findNewest(
  db: Db,
  { visitorId, kinds, subject, after }: { visitorId: string; kinds: MessageKind[]; subject: string; after: number },
): Promise<NewMessage | undefined> {
  const [row] = await db
    .select()
    .from(message)
    .where(
      and(
        eq(message.visitorId, visitorId),
        eq(message.subject, subject),
        inArray(message.kind, kinds),
        gt(message.createdAt, after),
      ),
    )
    .orderBy(desc(message.createdAt), desc(message.sequence))
    .limit(1);
  return row;
}

/** One page of a visitor's messages, newest first, and how many there are. */
export function listMessages(
  db: Db,
  visitorId: string,
  { group, ...paging }: Paging & { group?: MessageGroup },
): Promise<Paged<StoredMessage>> {
  const mine = mineOf(visitorId, group);
  const selection = db.select().from(message).where(mine).orderBy(desc(message.createdAt), desc(message.sequence));
  return pageOf(db, { from: message, where: mine }, selection, paging);
}

/** Marks one's own message; undefined when it is not there. The first moment stays. */
export async function markRead(db: Db, id: string, visitorId: string, now: number): Promise<StoredMessage | undefined> {
  const [row] = await db
    .update(message)
    .set({ readAt: sql`coalesce(${message.readAt}, ${at(now)})` })
    .where(and(eq(message.id, id), eq(message.visitorId, visitorId)))
    .returning();
  return row;
}

export async function markAllRead(db: Db, visitorId: string, now: number, group?: MessageGroup): Promise<void> {
  await db.update(message).set({ readAt: now }).where(unreadOf(visitorId, group));
}

/** How many are unread, by kind. */
export function countUnread(db: Db, visitorId: string): Promise<{ kind: MessageKind; count: number }[]> {
  return db
    .select({ kind: message.kind, count: sql<number>`count(*)::int` })
    .from(message)
    .where(unreadOf(visitorId))
    .groupBy(message.kind);
}

/** A kind that a newer node wrote waits for this one to be renewed: it has no sentence for it. */
function mineOf(visitorId: string, group?: MessageGroup) {
  const kinds: readonly MessageKind[] = group ? MESSAGE_KINDS_OF[group] : MESSAGE_KINDS;
  return and(eq(message.visitorId, visitorId), inArray(message.kind, [...kinds]));
}

const unreadOf = (visitorId: string, group?: MessageGroup) => and(mineOf(visitorId, group), isNull(message.readAt));
