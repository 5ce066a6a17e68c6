import type { MessageKindOf } from '@park/contract/message/kinds';
import type { Message } from '@park/contract/message/schemas';
import { FREE_TAKEN_BACK, ticketMessages } from '../../i18n/texts/ticket';
import type { KindMessages } from '../message/messageKind';

export const messages: KindMessages<MessageKindOf<'ticket'>> = {
  texts: ticketMessages,
  textFor: (kind, { amount }) => (kind === 'ticketRefundByPark' && amount === 0 ? FREE_TAKEN_BACK : undefined),
  page(kind, { place }, subject): Message['page'] {
    if (kind === 'ticketMailing') return { name: 'ticketRecord', params: {} };
    const isOfBallot = kind === 'ballotWaiting' || kind === 'ballotLost' || kind === 'ballotCalledOff';
    if (place && subject && isOfBallot) return { name: 'ticketConfirm', params: { id: place.productId, ballot: subject } };
    if (place) return { name: 'ticketConfirm', params: { id: place.productId, day: place.day, slotId: place.slotId } };
    if (subject) return { name: 'recordDetail', params: { id: subject } };
    return kind === 'ticketClosed' ? { name: 'ticketRecord', params: { status: 'refund' } } : null;
  },
};
