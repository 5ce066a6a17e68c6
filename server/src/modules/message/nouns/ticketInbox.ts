import type { MessageKindOf } from '@park/contract/message/kinds';
import type { Message } from '@park/contract/message/schemas';
import { FREE_TAKEN_BACK, ticketMessages } from '../../../i18n/ticketMessages';
import type { NounMessages } from '../message.noun';

export const ticketInbox: NounMessages<MessageKindOf<'ticket'>> = {
  texts: ticketMessages,
  textFor: (kind, { amount }) => (kind === 'ticketRefundByPark' && amount === 0 ? FREE_TAKEN_BACK : undefined),
  pageOf(kind, { place }, subject): Message['page'] {
    if (place) return { name: 'ticketConfirm', params: { id: place.productId, day: place.day, slotId: place.slotId } };
    if (subject) return { name: 'recordDetail', params: { id: subject } };
    return kind === 'ticketClosed' ? { name: 'ticketRecord', params: { status: 'refund' } } : null;
  },
};
