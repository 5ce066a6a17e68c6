import type { MessageKindOf } from '@park/contract/message/kinds';
import { pointsMessages } from '../../../i18n/pointsMessages';
import type { NounMessages } from '../message.noun';

export const pointsInbox: NounMessages<MessageKindOf<'points'>> = {
  texts: pointsMessages,
  pageOf: () => ({ name: 'myPoints', params: {} }),
};
