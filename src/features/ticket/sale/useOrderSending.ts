import { getGuardianTerms } from '@park/contract/ticket/guardian/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { addBasket, addOrder } from '@park/contract/ticket/sale/calls';
import type { AddBasketIn } from '@park/contract/ticket/sale/schemas';
import { getWaitingList } from '@park/contract/ticket/waitlist/calls';
import { useRef } from 'react';
import { hush } from '@/api/failures';
import { useSend } from '@/api/useSend';
import { errorNameOf } from '@/request/errors';
import { ORDER_CHANGED } from '../stale';
import { useLine } from '../waitingRoom/line';

/** An order that a lost answer left behind and that has ended since: the same wish begins anew. */
const hasEnded = ({ status }: Order) => status === 'cancelled' || status === 'expired';

/** Sends an order, and takes a place in the line for whoever has to wait for their turn. @param keyStoredAs storage key of its idempotency key */
export function useOrderSending(keyStoredAs: `draft-${string}`) {
  const line = useLine();
  /** The last try found people waiting, and one may order after all: nobody waited, or the line is gone. */
  const isLetIn = useRef(false);
  /** The page of the order that was made is on its way. */
  const isMade = useRef(false);
  const options = {
    ...ORDER_CHANGED,
    stale: [...ORDER_CHANGED.stale, getWaitingList, getGuardianTerms],
    keyStoredAs,
  };
  const settle = async (error: Error | null, wish: { ticketId: string; day: string; slotId: string }) => {
    isLetIn.current = false;
    // The step that opens says it.
    if (error && errorNameOf(error) === 'guardianConsentMissing') hush(error);
    if (!error || errorNameOf(error) !== 'waitingRoom') return;
    // The page of the queue says it, and what it says would be covered.
    hush(error);
    const place = await line.join(wish).catch(() => null);
    isLetIn.current = place?.state === 'admitted' || place?.state === 'open';
  };
  const one = useSend(addOrder, {
    ...options,
    onSettled: (_, error, { ticketId, day, slotId }) => settle(error, { ticketId, day, slotId }),
  });
  const several = useSend(addBasket, {
    ...options,
    onSettled: (_, error, { day, lines: [{ ticketId, slotId } = { ticketId: '', slotId: '' }] }) =>
      settle(error, { ticketId, day, slotId }),
  });
  const sendOnce = ({ lines: [first, ...others], ...wish }: AddBasketIn): Promise<Order | undefined> => {
    if (!first) return Promise.resolve(undefined);
    if (others.length === 0) {
      several.reset();
      return one.send({ ...wish, ...first });
    }
    one.reset();
    return several.send({ ...wish, lines: [first, ...others] });
  };
  const error = one.error ?? several.error;
  return {
    line,
    isMade: () => isMade.current,
    /** Resolves to the order, of a basket its first one; to undefined when there is none. */
    async send(wish: AddBasketIn): Promise<Order | undefined> {
      let made = await sendOnce(wish);
      if ((made && hasEnded(made)) || (!made && isLetIn.current)) made = await sendOnce(wish);
      isMade.current = made !== undefined;
      if (made) line.leave();
      return made;
    },
    isSending: one.isPending || several.isPending,
    /** Somebody is under 14, and their guardian is asked before the order goes out again. */
    asksGuardian: errorNameOf(error) === 'guardianConsentMissing',
    /** Forgets the last refusal. */
    forget() {
      one.reset();
      several.reset();
    },
    /** Nothing of it is said of an order that waits for its turn, or has it. */
    failure: line.place && errorNameOf(error) === 'waitingRoom' ? null : error,
  };
}
