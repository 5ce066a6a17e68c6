import {
  cancelWindowSale,
  getWindowDesk,
  getWindowSale,
  payWindowSale,
  startWindowSale,
} from '@park/contract/ticket/windowSale/calls';
import type { WindowDesk, WindowSale } from '@park/contract/ticket/windowSale/schemas';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../../api/callError';
import { useCall, useSend } from '../../../api/hooks';
import { newId } from '../../../api/newId';

type Start = Omit<Parameters<ReturnType<typeof useStart>['mutateAsync']>[0], 'key'>;
const useStart = () => useSend(startWindowSale, { stale: [getWindowDesk] });

/** What may have been done all the same. */
const NO_ANSWER = new Set(['offline', 'unreadable', 'cancelled', 'internal']);

/** WeChat is asked no more often. ms */
const ASK_EVERY_MS = 2_000;

/** The sale at hand: its places are held from `start` on, until it is paid, cancelled or its time is over. */
export function useSale(desk: WindowDesk) {
  const [sale, setSale] = useState<WindowSale | null>(desk.openSale);
  const start = useStart();
  const pay = useSend(payWindowSale, { stale: [getWindowDesk] });
  const cancel = useSend(cancelWindowSale, { stale: [getWindowDesk] });
  // Sent again after a lost answer, it is the same sale; once it was refused or the basket changed, it is another.
  const attempt = useRef({ key: newId(), of: '' });
  const isPaying = sale?.state === 'paying';
  const answer = useCall(getWindowSale, { key: sale?.id ?? '' }, { enabled: isPaying, every: ASK_EVERY_MS });
  useEffect(() => {
    if (answer.data && answer.data.id === sale?.id && isPaying && answer.data.state !== 'paying') setSale(answer.data);
  }, [answer.data, sale?.id, isPaying]);
  const follow = async (work: Promise<WindowSale>): Promise<WindowSale | null> => {
    try {
      const now = await work;
      setSale(now);
      return now;
    } catch (error) {
      // The call has said why. What was refused is no more; what got no answer may be.
      if (error instanceof CallError && !NO_ANSWER.has(error.errorName)) attempt.current = { key: newId(), of: '' };
      return null;
    }
  };
  return {
    sale,
    isBusy: start.isPending || pay.isPending || cancel.isPending,
    start(input: Start) {
      const of = JSON.stringify(input);
      if (attempt.current.of !== of) attempt.current = { key: newId(), of };
      return follow(start.mutateAsync({ ...input, key: attempt.current.key }));
    },
    pay: (id: string, how: { received: number } | { paymentCode: string }) => follow(pay.mutateAsync({ id, ...how })),
    cancel: (id: string) => follow(cancel.mutateAsync({ id })),
    next() {
      attempt.current = { key: newId(), of: '' };
      setSale(null);
    },
  };
}
