import {
  MESSAGE_GROUPS,
  MESSAGE_KINDS_OF,
  type MessageGroup,
  type MessageKind,
  type MessageKindOf,
} from '@park/contract/message/kinds';
import type { Message } from '@park/contract/message/schemas';
import { activityMessages } from '../../i18n/texts/activity';
import { feedbackMessages } from '../../i18n/texts/feedback';
import { findMessages } from '../../i18n/texts/find';
import { helpMessages } from '../../i18n/texts/help';
import { lostFoundMessages } from '../../i18n/texts/lostFound';
import { noticeMessages } from '../../i18n/texts/notice';
import { pointsMessages } from '../../i18n/texts/points';
import { prizeMessages } from '../../i18n/texts/prize';
import { FREE_TAKEN_BACK, ticketMessages } from '../../i18n/texts/ticket';
import type { KindMessages } from './messageKind';

/** Each noun that tells visitors something. */
const NOUNS: { [G in MessageGroup]: KindMessages<MessageKindOf<G>> } = {
  ticket: {
    texts: ticketMessages,
    textFor: (kind, { amount }) => (kind === 'ticketRefundByPark' && amount === 0 ? FREE_TAKEN_BACK : undefined),
    pageOf(kind, { place }, subject): Message['page'] {
      const isOfBallot = kind === 'ballotWaiting' || kind === 'ballotLost' || kind === 'ballotCalledOff';
      if (place && subject && isOfBallot) return { name: 'ticketConfirm', params: { id: place.productId, ballot: subject } };
      if (place) return { name: 'ticketConfirm', params: { id: place.productId, day: place.day, slotId: place.slotId } };
      if (subject) return { name: 'recordDetail', params: { id: subject } };
      return kind === 'ticketClosed' ? { name: 'ticketRecord', params: { status: 'refund' } } : null;
    },
  },
  notice: {
    texts: noticeMessages,
    pageOf: (_kind, _params, subject) => (subject ? { name: 'noticeDetail', params: { id: subject } } : null),
  },
  points: { texts: pointsMessages, pageOf: () => ({ name: 'myPoints', params: {} }) },
  find: { texts: findMessages, pageOf: () => ({ name: 'find', params: {} }) },
  help: { texts: helpMessages, pageOf: () => ({ name: 'help', params: {} }) },
  activity: {
    texts: activityMessages,
    pageOf: (_kind, _params, subject) => (subject ? { name: 'activityDetail', params: { id: subject } } : null),
  },
  prize: {
    texts: prizeMessages,
    pageOf: (_kind, _params, subject) => (subject ? { name: 'prizeStatus', params: { id: subject } } : null),
  },
  feedback: {
    texts: feedbackMessages,
    pageOf: (_kind, _params, subject) => (subject ? { name: 'feedBackDetails', params: { id: subject } } : null),
  },
  lostFound: {
    texts: lostFoundMessages,
    pageOf: (_kind, _params, subject) => (subject ? { name: 'lastFound', params: { id: subject } } : null),
  },
};

const BY_KIND = new Map<MessageKind, KindMessages<MessageKind>>(
  MESSAGE_GROUPS.flatMap((group) =>
    MESSAGE_KINDS_OF[group].map((kind) => [kind, NOUNS[group] as KindMessages<MessageKind>] as const),
  ),
);

const GROUP_OF = new Map<MessageKind, MessageGroup>(
  MESSAGE_GROUPS.flatMap((group) => MESSAGE_KINDS_OF[group].map((kind) => [kind, group] as const)),
);

export function groupOf(kind: MessageKind): MessageGroup {
  const group = GROUP_OF.get(kind);
  if (!group) throw new Error(`No group has ${kind}`);
  return group;
}

export function messagesOf(kind: MessageKind): KindMessages<MessageKind> {
  const noun = BY_KIND.get(kind);
  if (!noun) throw new Error(`No noun tells ${kind}`);
  return noun;
}
