import type { Page } from '@park/contract/envelope';
import type { MessageGroup } from '@park/contract/message/kinds';
import type { Message, UnreadMessages } from '@park/contract/message/schemas';
import type { Database, Db } from '../../db/db';
import { AppError } from '../../http/appError';
import { toPage } from '../../http/page';
import type { Lang } from '../../i18n/lang';
import { groupOf } from './message.nouns';
import * as repo from './message.repo';
import { renderMessage } from './message.view';

export type { NewMessage } from './message.repo';

interface Asker {
  visitorId: string;
  lang: Lang;
  /** Epoch milliseconds. */
  now: number;
}

/** Tells a visitor something, in the transaction that makes it true. The sentence is made when it is read. */
export function tell(tx: Db, { now, ...message }: repo.NewMessage & { now: number }): Promise<void> {
  return repo.insertMessages(tx, [message], now);
}

/** The same for many at once, in one statement. */
export function tellAll(tx: Db, messages: repo.NewMessage[], now: number): Promise<void> {
  return repo.insertMessages(tx, messages, now);
}

/** A visitor's messages. Someone else's does not exist here. */
export interface Messages {
  list(paging: { page: number; pageSize: number; group?: MessageGroup }, asker: Asker): Promise<Page<Message>>;
  /** @throws AppError notFound */
  read(id: string, asker: Asker): Promise<Message>;
  readAll(group: MessageGroup | undefined, asker: Asker): Promise<UnreadMessages>;
  unread(asker: Asker): Promise<UnreadMessages>;
}

export function createMessages({ db }: Database): Messages {
  return {
    async list(paging, { visitorId, lang }) {
      const { items, total } = await repo.listMessages(db, visitorId, paging);
      return toPage(
        items.map((message) => renderMessage(message, lang)),
        total,
        paging,
      );
    },

    async read(id, { visitorId, lang, now }) {
      const message = await repo.markRead(db, id, visitorId, now);
      if (!message) throw new AppError('notFound');
      return renderMessage(message, lang);
    },

    async readAll(group, { visitorId, now }) {
      await repo.markAllRead(db, visitorId, now, group);
      return unreadOf(db, visitorId);
    },

    unread: ({ visitorId }) => unreadOf(db, visitorId),
  };
}

async function unreadOf(db: Db, visitorId: string): Promise<UnreadMessages> {
  const unread: UnreadMessages = { count: 0, groups: {} };
  for (const { kind, count } of await repo.countUnread(db, visitorId)) {
    const group = groupOf(kind);
    unread.count += count;
    unread.groups[group] = (unread.groups[group] ?? 0) + count;
  }
  return unread;
}
