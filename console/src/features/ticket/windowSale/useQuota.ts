import { parkDay } from '@park/contract/parkTime';
import { getWindowDesk, getWindowSale } from '@park/contract/ticket/windowSale/calls';
import type { WindowDesk, WindowLine, WindowSale } from '@park/contract/ticket/windowSale/schemas';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { keepPages } from '../../../api/alone';
import { sentenceOf } from '../../../api/callError';
import { keyOf } from '../../../api/hooks';
import { newId } from '../../../api/newId';
import { isOutOfReach, setAlone, useAlone, useReach } from '../../../api/reach';
import { useTexts } from '../../../i18n/language';
import {
  choose,
  followed,
  isUnheard,
  NO_QUOTA,
  type OfflineSale,
  parkNow,
  type Quota,
  type Sold,
  saleOf,
  sell,
  ticketsLeft,
} from './quota';
import { changeQuota, useStoredQuota } from './quotaStore';
import { giveAllBack, syncQuota } from './quotaSync';

/** What this browser sells without a network, and what it still has to settle. */
export interface WindowQuota {
  /** No network, or a server that does not answer. */
  alone: boolean;
  /** Null until it is read, and where the browser keeps nothing. */
  stored: Quota | null;
  /** Of which day they are. */
  day: string;
  /** Tickets that can be sold without a network now. */
  left: number;
  /** Sales that the server has not heard of, or refused. */
  sales: readonly OfflineSale[];
  /** Whether the console opens without a network; null: not known yet. */
  pages: boolean | null;
  /** Why the server does not take what it is told. */
  problem: string | null;
  /** Holds tickets here. @returns whether they are here */
  take(shiftId: string, lines: WindowLine[]): Promise<boolean>;
  /** Rejects when the server has not heard of it; it will. */
  giveAllBack(): Promise<void>;
  /** Tickets for what was chosen, before the money is there; null: not as many are here, which the page says. */
  draft(lines: readonly WindowLine[]): WindowSale | null;
  /** Sells them for cash; null: they could not be sold, which the page says. */
  sell(sold: Sold): Promise<WindowSale | null>;
  /** Has the server look at a refused sale again. */
  again(key: string): Promise<unknown>;
  /** Takes a refused sale off the list: somebody has settled it by hand. */
  remove(key: string): Promise<unknown>;
}

/** ms */
const AGAIN_EVERY = 10_000;

export function useQuota(desk: UseQueryResult<WindowDesk, Error>): WindowQuota {
  const { offline: t } = useTexts('windowSale');
  const { message } = App.useApp();
  const alone = useAlone();
  useReach(desk);
  const stored = useStoredQuota();
  useFollow(desk);
  const pages = usePages(desk.data?.shift != null);
  const { sync, problem } = useSync(!alone && stored !== null && isUnheard(stored));
  const say = (sentence: string) => {
    void message.warning(sentence);
    return null;
  };
  return {
    ...{ alone, stored, pages, problem, sales: stored?.sales ?? [] },
    day: parkDay(parkNow(stored ?? NO_QUOTA, Date.now())),
    left: stored ? ticketsLeft(stored, Date.now()) : 0,
    async take(shiftId, lines) {
      try {
        await changeQuota((quota) => ({ ...quota, taking: quota.taking ?? { key: newId(), shiftId, lines } }));
        await sync();
        return true;
      } catch (error) {
        void message.error(sentenceOf(error));
        return false;
      }
    },
    giveAllBack: () =>
      giveAllBack().catch((error: unknown) => {
        void message.error(sentenceOf(error));
        throw error;
      }),
    draft(lines) {
      const chosen = stored && lines.length > 0 ? choose(stored, lines, Date.now()) : null;
      return stored?.shift && chosen ? saleOf(chosen, stored.shift, null) : say(t.notEnough);
    },
    async sell(sold) {
      let sale: OfflineSale | null = null;
      try {
        const { shift } = await changeQuota((quota) => {
          const done = sold.lines.length > 0 ? sell(quota, sold, Date.now()) : null;
          sale = done?.sale ?? null;
          return done?.quota ?? quota;
        });
        const made = sale as OfflineSale | null;
        return made && shift ? saleOf(made.tickets, shift, made) : say(t.notEnough);
      } catch {
        return say(t.notStored);
      }
    },
    again: (key) => changeQuota((quota) => withSale(quota, key, ({ refused: _, ...sale }) => [sale])),
    remove: (key) => changeQuota((quota) => withSale(quota, key, () => [])),
  };
}

const withSale = (quota: Quota, key: string, change: (sale: OfflineSale) => OfflineSale[]): Quota => ({
  ...quota,
  sales: quota.sales.flatMap((sale) => (sale.key === key ? change(sale) : [sale])),
});

/** What the server says of the desk is what the window has when the network is gone. */
function useFollow({ data, dataUpdatedAt, isPlaceholderData }: UseQueryResult<WindowDesk, Error>): void {
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    // A browser that keeps nothing sells with a network alone.
    changeQuota((quota) => followed(quota, data, dataUpdatedAt)).catch(() => undefined);
  }, [data, dataUpdatedAt, isPlaceholderData]);
}

function usePages(needed: boolean): boolean | null {
  const [pages, setPages] = useState<boolean | null>(null);
  useEffect(() => {
    if (!needed) return;
    void navigator.storage?.persist?.().catch(() => false);
    void keepPages().then(setPages);
  }, [needed]);
  return pages;
}

/** Tells the server what it has not heard, as soon as it answers again. */
function useSync(due: boolean) {
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const sync = useCallback(async () => {
    try {
      await syncQuota();
      setProblem(null);
    } catch (error) {
      if (isOutOfReach(error)) setAlone(true);
      else setProblem(sentenceOf(error));
      throw error;
    } finally {
      void Promise.all([getWindowDesk, getWindowSale].map((one) => queries.invalidateQueries({ queryKey: keyOf(one) })));
    }
  }, [queries]);
  useEffect(() => {
    if (!due) return;
    const go = () => void sync().catch(() => undefined);
    go();
    const timer = setInterval(go, AGAIN_EVERY);
    return () => clearInterval(timer);
  }, [due, sync]);
  return { sync, problem };
}
