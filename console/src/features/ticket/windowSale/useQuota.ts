import { parkDay } from '@park/contract/parkTime';
import {
  getWindowDesk,
  getWindowSale,
  giveBackWindowQuota,
  settleWindowSales,
  takeWindowQuota,
} from '@park/contract/ticket/windowSale/calls';
import { MAX_SETTLED } from '@park/contract/ticket/windowSale/limits';
import type { WindowDesk, WindowLine, WindowSale } from '@park/contract/ticket/windowSale/schemas';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { keepPages, oneTab } from '../../../api/alone';
import { call } from '../../../api/call';
import { sentenceOf } from '../../../api/callError';
import { keyOf } from '../../../api/hooks';
import { newId } from '../../../api/newId';
import { isOutOfReach, setAlone, useAlone, useReach, withinTime } from '../../../api/reach';
import { useTexts } from '../../../i18n/language';
import {
  choose,
  followed,
  giveBack,
  isUnheard,
  isWaiting,
  NO_QUOTA,
  type OfflineSale,
  parkNow,
  type Quota,
  received,
  type Sold,
  saleOf,
  sell,
  settled,
  ticketsLeft,
} from './quota';
import { changeQuota, storedQuota, useStoredQuota } from './quotaStore';

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

const SYNC_EVERY_MS = 10_000;

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
    const timer = setInterval(go, SYNC_EVERY_MS);
    return () => clearInterval(timer);
  }, [due, sync]);
  return { sync, problem };
}

/** A poor network carries it, and nobody waits for it. ms */
const SYNC_TIMEOUT_MS = 20_000;

/**
 * Tells the server what it has not heard: tickets that are wanted, tickets that go back, sales. One tab does it for all; whatever fails,
 * nothing is forgotten before the server has answered. Rejects with what stopped it.
 */
function syncQuota(): Promise<void> {
  return oneTab('park-window-quota', async () => {
    const { taking, returning, sales } = await storedQuota();
    // First what is in the drawer.
    const due = sales.filter(isWaiting);
    for (let from = 0; from < due.length; from += MAX_SETTLED) await settleSome(due.slice(from, from + MAX_SETTLED));
    if (returning.length > 0) {
      await withinTime((signal) => call(giveBackWindowQuota, { ticketIds: [...returning] }, signal), SYNC_TIMEOUT_MS);
      await changeQuota((quota) => ({ ...quota, returning: quota.returning.filter((id) => !returning.includes(id)) }));
    }
    if (!taking) return;
    try {
      const { tickets } = await withinTime((signal) => call(takeWindowQuota, taking, signal), SYNC_TIMEOUT_MS);
      await changeQuota((quota) => received(quota, tickets));
    } catch (error) {
      // What was refused is not wanted any more; what got no answer may be held.
      if (!isOutOfReach(error)) await changeQuota((quota) => ({ ...quota, taking: null }));
      throw error;
    }
  });
}

async function settleSome(due: readonly OfflineSale[]): Promise<void> {
  const input = due.map(({ key, soldAt, received, replaces, tickets }) => ({
    ...{ key, soldAt, received, replaces },
    ticketIds: tickets.map(({ id }) => id),
  }));
  const { sales } = await withinTime((signal) => call(settleWindowSales, { sales: input }, signal), SYNC_TIMEOUT_MS);
  await changeQuota((quota) => settled(quota, sales));
}

/** Gives all back that was not sold. Rejects when the server has not heard of it; it will. */
async function giveAllBack(): Promise<void> {
  await changeQuota((quota) =>
    giveBack(
      quota,
      quota.tickets.map(({ id }) => id),
    ),
  );
  await syncQuota();
}
