import type { MessageKindOf } from '@park/contract/message/kinds';
import { lostFoundMessages } from '../../../i18n/lostFound';
import type { NounMessages } from '../message.noun';

export const lostFoundInbox: NounMessages<MessageKindOf<'lostFound'>> = {
  texts: lostFoundMessages,
  pageOf: (_kind, _params, subject) => (subject ? { name: 'lastFound', params: { id: subject } } : null),
};
