import type * as calls from '@park/contract/message/calls';
import type { schemas, UnreadMessages } from '@park/contract/message/schemas';
import type { Database, Db } from '../../db/db';
import { required } from '../../http/appError';
import type { Handlers } from '../../http/mount';
import { toPage } from '../../http/page';
import * as repo from './message.repo';
import { renderMessage } from './message.view';
import { groupOf, type Messages } from './messageKind';
import { type createSubscribe, tellByWechat } from './subscribe/subscribe.service';

export type { NewMessage } from './message.repo';

/** Tells a visitor something, in the transaction that makes it true. The sentence is made when it is read. */
export function notify(tx: Db, { now, ...message }: repo.NewMessage & { now: number }): Promise<void> {
  return notifyAll(tx, [message], now);
}

/** Tells visitors something, in this order: in the inbox, and by WeChat whoever wanted to be told of it there. */
export async function notifyAll(tx: Db, messages: repo.NewMessage[], now: number): Promise<void> {
  if (messages.length === 0) return;
  await repo.insertMessages(tx, messages, now);
  await tellByWechat(tx, messages, now);
}

/**
 * The same once the transaction is committed, for so many visitors that it would be held up for long: the caller tells them by `tellDue`
 * then, and a job does if that is cut short.
 */
export const notifyLater = repo.insertDue;

/** Tells the same to each of the visitors that a query finds (`visitor_id`), by `tellDue`. */
export const notifyEach = repo.insertDueForEach;

/** Messages that are written in one transaction. */
const BATCH_SIZE = 1_000;

/** Tells what was left to be told after a commit. Safe to repeat and to be cut short. @returns how many messages */
export async function tellDue(database: Pick<Database, 'db' | 'transaction'>): Promise<number> {
  await repo.deleteDueOfNobody(database.db);
  for (let sent = 0; ; ) {
    const together = await database.transaction(async (tx) => {
      const due = await repo.takeDue(tx, BATCH_SIZE);
      await notifyAll(tx, due, due[0]?.createdAt ?? 0);
      return due.length;
    });
    if (together === 0) return sent;
    sent += together;
  }
}

/** A visitor's messages. Someone else's does not exist here. */
export function inbox({ db }: Database, messages: Messages, subscribe: Pick<ReturnType<typeof createSubscribe>, 'calls'>) {
  return {
    async getMessages(paging, { visitorId, lang }) {
      return toPage(await repo.listMessages(db, visitorId, paging), paging, (message) =>
        renderMessage(message, lang, messages),
      );
    },

    readMessage: async ({ id }, { visitorId, lang, now }) =>
      renderMessage(required(await repo.markRead(db, id, visitorId, now), 'notFound'), lang, messages),

    async readAllMessages({ group }, { visitorId, now }) {
      await repo.markAllRead(db, visitorId, now, group);
      return unreadOf(db, visitorId);
    },

    getUnreadCount: (_, { visitorId }) => unreadOf(db, visitorId),
    ...subscribe.calls,
  } satisfies Handlers<typeof calls, typeof schemas>;
}

/** What a visitor has not read, in all and by group. */
export async function unreadOf(db: Db, visitorId: string): Promise<UnreadMessages> {
  const unread: UnreadMessages = { count: 0, groups: {} };
  for (const { kind, count } of await repo.countUnread(db, visitorId)) {
    const group = groupOf(kind);
    unread.count += count;
    unread.groups[group] = (unread.groups[group] ?? 0) + count;
  }
  return unread;
}
