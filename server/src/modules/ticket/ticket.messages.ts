import type { MessageKindOf } from '@park/contract/message/kinds';
import type { Message } from '@park/contract/message/schemas';
import { FREE_TAKEN_BACK, PRODUCT_CLOSED, ticketMessages } from '../../i18n/texts/ticket';
import type { KindMessages } from '../message/messageKind';

export const messages: KindMessages<MessageKindOf<'ticket'>> = {
  texts: ticketMessages,
  textFor(kind, { amount, ticket }) {
    if (kind === 'ticketRefundByPark' && amount === 0) return FREE_TAKEN_BACK;
    const isOfClosure = kind === 'ticketClosed' || kind === 'ticketClosedUnpaid' || kind === 'ticketWaitingClosed';
    return ticket && (isOfClosure || kind === 'ticketReopened') ? PRODUCT_CLOSED[kind] : undefined;
  },
  page(kind, { place }, subject): Message['page'] {
    if (kind === 'ticketMailing') return { name: 'ticketRecord', params: {} };
    const isOfBallot = kind === 'ballotWaiting' || kind === 'ballotLost' || kind === 'ballotCalledOff';
    if (place && subject && isOfBallot) return { name: 'ticketConfirm', params: { id: place.productId, ballot: subject } };
    if (place) return { name: 'ticketConfirm', params: { id: place.productId, day: place.day, slotId: place.slotId } };
    if (subject) return { name: 'recordDetail', params: { id: subject } };
    return kind === 'ticketClosed' ? { name: 'ticketRecord', params: { status: 'refund' } } : null;
  },
};
