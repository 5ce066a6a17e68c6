import { MESSAGE_KINDS, MESSAGE_KINDS_OF, type MessageGroup, type MessageKind } from '@park/contract/message/kinds';
import { and, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type Db, rows } from '../../db/db';
import { at, momentColumn, ms } from '../../db/moment';
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
  await rows(tx)`insert into message (id, visitor_id, kind, params, subject, created_at)
    select one ->> 'id', one ->> 'visitorId', one ->> 'kind', one -> 'params', one ->> 'subject', ${at(now)}
    from jsonb_array_elements(${list}::jsonb) with ordinality as listed (one, place) order by place`;
}

/** Keeps messages to be written after the commit, in this order. @see takeDue */
export async function insertDue(tx: Db, messages: NewMessage[], now: number): Promise<void> {
  if (messages.length === 0) return;
  await tx.execute(sql`insert into message_due (visitor_id, kind, params, subject, about, created_at)
    select one ->> 'visitorId', one ->> 'kind', one -> 'params', one ->> 'subject', one ->> 'about', ${at(now)}
    from jsonb_array_elements(${JSON.stringify(messages)}::jsonb) with ordinality as listed (one, place) order by place`);
}

/** The same message to each of the visitors that a query finds (`visitor_id`), however many they are. */
export async function insertDueForEach(
  tx: Db,
  visitors: SQL,
  { kind, params, subject }: Omit<NewMessage, 'visitorId'>,
  now: number,
): Promise<void> {
  await tx.execute(sql`insert into message_due (visitor_id, kind, params, subject, created_at)
    select found.visitor_id, ${kind}, ${JSON.stringify(params)}::jsonb, ${subject}, ${at(now)} from (${visitors}) as found`);
}

/** Removes what is due to visitors who are no more. */
export async function deleteDueOfNobody(db: Db): Promise<void> {
  await db.execute(sql`delete from message_due d using (
      select sequence from message_due m where not exists (select from visitor where id = m.visitor_id) for update skip locked
    ) as gone where d.sequence = gone.sequence`);
}

/** Takes the oldest messages of one moment that nobody else is taking, so many at most. Whoever is being erased is left out, and waits for nobody. */
export async function takeDue(tx: Db, limit: number): Promise<(NewMessage & { createdAt: number })[]> {
  const taken = await rows(tx)<NewMessage & { createdAt: number; about: string | null; sequence: number }>`
    with oldest as materialized (
      select sequence, visitor_id, created_at from message_due order by sequence limit ${limit} for update skip locked
    ), taken as materialized (
      select o.sequence from oldest o join visitor v on v.id = o.visitor_id
      where o.created_at = (select created_at from oldest order by sequence limit 1)
      for key share of v skip locked
    )
    delete from message_due d using taken where d.sequence = taken.sequence
    returning d.sequence, d.visitor_id as "visitorId", d.kind, d.params, d.subject, d.about, ${ms(sql`d.created_at`)} as "createdAt"`;
  return taken
    .sort((a, b) => a.sequence - b.sequence)
    .map(({ about, ...one }) => ({ ...one, ...(about !== null && { about }) }));
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
