import {
  MESSAGE_GROUPS,
  MESSAGE_KINDS_OF,
  type MessageGroup,
  type MessageKind,
  type MessageKindOf,
} from '@park/contract/message/kinds';
import type { NounMessages } from './message.noun';
import { activityInbox } from './nouns/activityInbox';
import { feedbackInbox } from './nouns/feedbackInbox';
import { helpInbox } from './nouns/helpInbox';
import { lostFoundInbox } from './nouns/lostFoundInbox';
import { pointsInbox } from './nouns/pointsInbox';
import { ticketInbox } from './nouns/ticketInbox';

/** Each noun that tells visitors something. */
const NOUNS: { [G in MessageGroup]: NounMessages<MessageKindOf<G>> } = {
  ticket: ticketInbox,
  points: pointsInbox,
  help: helpInbox,
  activity: activityInbox,
  feedback: feedbackInbox,
  lostFound: lostFoundInbox,
};

const BY_KIND = new Map<MessageKind, NounMessages<MessageKind>>(
  MESSAGE_GROUPS.flatMap((group) =>
    MESSAGE_KINDS_OF[group].map((kind) => [kind, NOUNS[group] as NounMessages<MessageKind>] as const),
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

export function nounOf(kind: MessageKind): NounMessages<MessageKind> {
  const noun = BY_KIND.get(kind);
  if (!noun) throw new Error(`No noun tells ${kind}`);
  return noun;
}
