import {
  cancelWindowSale,
  getWindowDesk,
  getWindowSale,
  payWindowSale,
  startWindowSale,
} from '@park/contract/ticket/windowSale/calls';
import type { WindowDesk, WindowSale } from '@park/contract/ticket/windowSale/schemas';
import { App } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../../api/callError';
import { useCall, useSend } from '../../../api/hooks';
import { newId } from '../../../api/newId';
import { isAlone, isOutOfReach, setAlone } from '../../../api/reach';
import { useTexts } from '../../../i18n/language';
import type { WindowQuota } from './useQuota';

/** Who pays in cash waits no longer for the network; what was held is sold from here. ms */
const TIMEOUT_MS = 8_000;
/** The page goes on by itself, or says what it lacks. */
const OUT_OF_REACH = ['offline', 'unreadable', 'internal'];
const STALE = [getWindowDesk];

type Start = Omit<Parameters<ReturnType<typeof useStart>['mutateAsync']>[0], 'key'>;
const useStart = (isReady: boolean) =>
  useSend(startWindowSale, { stale: STALE, within: TIMEOUT_MS, quiet: isReady ? OUT_OF_REACH : false });

/** WeChat is asked no more often. ms */
const ASK_EVERY_MS = 2_000;

/**
 * The sale at hand: its places are held from `start` on, until it is paid, cancelled or its time is over. Without a network it is sold from
 * what this browser holds: such a sale has no id until it is settled.
 */
export function useSale(desk: WindowDesk, quota: WindowQuota) {
  const { offline: t } = useTexts('windowSale');
  const { message } = App.useApp();
  const [sale, setSale] = useState<WindowSale | null>(desk.openSale);
  const [isSelling, setSelling] = useState(false);
  const isReady = quota.left > 0;
  const start = useStart(isReady);
  const payCash = useSend(payWindowSale, { stale: STALE, within: TIMEOUT_MS, quiet: isReady ? OUT_OF_REACH : false });
  const payCode = useSend(payWindowSale, { stale: STALE });
  const cancel = useSend(cancelWindowSale, { stale: STALE });
  // Sent again after a lost answer, it is the same sale; once it was refused or the basket changed, it is another.
  const attempt = useRef({ key: newId(), of: '' });
  const offline = useRef({ key: newId(), lines: [] as Start['lines'], isBusy: false });
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
      if (isOutOfReach(error)) setAlone(true);
      // The call has said why. What was refused is no more; what got no answer may be.
      else if (error instanceof CallError && error.errorName !== 'cancelled') attempt.current = { key: newId(), of: '' };
      return null;
    }
  };
  const draft = () => {
    const made = quota.draft(offline.current.lines);
    if (made) setSale(made);
    return made;
  };
  const sell = async (id: string, received: number) => {
    const { key, lines, isBusy } = offline.current;
    if (isBusy) return null;
    offline.current.isBusy = true;
    setSelling(true);
    const sold = await quota.sell({ key, lines, received, replaces: id || undefined });
    offline.current.isBusy = false;
    setSelling(false);
    if (sold) setSale(sold);
    return sold;
  };
  return {
    sale,
    isBusy: start.isPending || payCash.isPending || payCode.isPending || cancel.isPending || isSelling,
    async start(input: Start) {
      // Tickets of another day, and those that are given away, take a network.
      offline.current.lines = input.freeReason === undefined && input.day === quota.day ? input.lines : [];
      if (quota.alone) return draft();
      const of = JSON.stringify(input);
      if (attempt.current.of !== of) attempt.current = { key: newId(), of };
      const held = await follow(start.mutateAsync({ ...input, key: attempt.current.key }));
      return !held && isReady && isAlone() ? draft() : held;
    },
    async pay(id: string, how: { received: number } | { paymentCode: string }) {
      if (!('received' in how)) {
        if (id !== '' && !quota.alone) return follow(payCode.mutateAsync({ id, ...how }));
        void message.warning(t.cashOnly);
        return null;
      }
      // A draft has no id; one whose places were held when the network went is sold from here in its place.
      if (id === '' || quota.alone) return sell(id, how.received);
      const paid = await follow(payCash.mutateAsync({ id, ...how }));
      return !paid && isReady && isAlone() ? sell(id, how.received) : paid;
    },
    cancel: async (id: string) =>
      id === '' && sale ? { ...sale, state: 'cancelled' as const } : follow(cancel.mutateAsync({ id })),
    next() {
      attempt.current = { key: newId(), of: '' };
      offline.current = { key: newId(), lines: [], isBusy: false };
      setSale(null);
    },
  };
}
