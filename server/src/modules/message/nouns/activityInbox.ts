import type { MessageKindOf } from '@park/contract/message/kinds';
import { activityMessages } from '../../../i18n/activityMessages';
import type { NounMessages } from '../message.noun';

export const activityInbox: NounMessages<MessageKindOf<'activity'>> = {
  texts: activityMessages,
  pageOf: (_kind, _params, subject) => (subject ? { name: 'activityDetail', params: { id: subject } } : null),
};
