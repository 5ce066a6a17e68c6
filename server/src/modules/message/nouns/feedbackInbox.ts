import type { MessageKindOf } from '@park/contract/message/kinds';
import { feedbackMessages } from '../../../i18n/feedback';
import type { NounMessages } from '../message.noun';

export const feedbackInbox: NounMessages<MessageKindOf<'feedback'>> = {
  texts: feedbackMessages,
  pageOf: (_kind, _params, subject) => (subject ? { name: 'feedBackDetails', params: { id: subject } } : null),
};
