import type { MessageKindOf } from '@park/contract/message/kinds';
import { helpMessages } from '../../../i18n/helpMessages';
import type { NounMessages } from '../message.noun';

export const helpInbox: NounMessages<MessageKindOf<'help'>> = {
  texts: helpMessages,
  pageOf: () => ({ name: 'help', params: {} }),
};
