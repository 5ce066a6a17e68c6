import {
  MESSAGE_GROUPS,
  MESSAGE_KINDS_OF,
  type MessageGroup,
  type MessageKind,
  type MessageKindOf,
} from '@park/contract/message/kinds';
import type { Message } from '@park/contract/message/schemas';
import type { Sentence } from '../../i18n/fill';
import type { Lang, Localized } from '../../i18n/lang';

/** What a message was about when it was written. Money is fen, moments are epoch milliseconds. */
export interface MessageParams {
  /** What it is about, by name; a title somebody typed is in whatever language they typed. */
  name?: Localized | string;
  /** As staff wrote it for everybody, in their languages. */
  text?: Localized;
  /** A ticket's product. */
  ticket?: Localized;
  /** The number people read: of an order, an enrolment, a request. */
  number?: string;
  start?: number;
  end?: number;
  quantity?: number;
  amount?: number;
  /** Until when the visitor has to do something. */
  until?: number;
  /** As staff wrote it, in whatever language. */
  reason?: string | null;
  /** The slot to buy in. */
  place?: { productId: string; day: string; slotId: string };
}

export interface StoredMessage {
  id: string;
  kind: MessageKind;
  params: MessageParams;
  /** What it is about: an order's id, an activity's; null when it is about several or none. */
  subject: string | null;
  createdAt: number;
  readAt: number | null;
}

/** In every language; told are `name`, `ticket`, `number`, `when`, `until`, `amount` and `quantity`. */
interface MessageText {
  title: Record<Lang, Sentence>;
  text: Record<Lang, Sentence>;
}

/** What a noun brings for its kinds: every sentence in every language, and the page each leads to. */
export interface KindMessages<K extends MessageKind> {
  texts: Record<K, MessageText>;
  /** Other sentences for what these facts make of a kind. */
  textFor?(kind: K, params: MessageParams): MessageText | undefined;
  /**
   * A route of the app by name (`src/navigation/routes.ts`) and what that page reads; null where there is nothing to open. A name alone:
   * the page of the subject, by its id.
   */
  page: string | Message['page'] | ((kind: K, params: MessageParams, subject: string | null) => Message['page']);
}

/** What visitors are told, by group. */
export type Messages = { [G in MessageGroup]: KindMessages<MessageKindOf<G>> };

const GROUP_OF = Object.fromEntries(
  MESSAGE_GROUPS.flatMap((group) => MESSAGE_KINDS_OF[group].map((kind) => [kind, group])),
) as Record<MessageKind, MessageGroup>;

/** @throws when a release that knows more kinds wrote it */
export function groupOf(kind: MessageKind): MessageGroup {
  const group: MessageGroup | undefined = GROUP_OF[kind];
  if (!group) throw new Error(`No noun tells ${kind}`);
  return group;
}

export const messagesOf = (kind: MessageKind, messages: Messages) => messages[groupOf(kind)] as KindMessages<MessageKind>;

/** Where a message leads to. */
export function pageOf({ kind, params, subject }: Omit<StoredMessage, 'id' | 'createdAt' | 'readAt'>, messages: Messages) {
  const { page } = messagesOf(kind, messages);
  if (typeof page === 'function') return page(kind, params, subject);
  if (typeof page !== 'string') return page;
  return subject ? { name: page, params: { id: subject } } : null;
}
