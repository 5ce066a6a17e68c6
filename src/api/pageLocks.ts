import { getPageLocks } from '@park/contract/lock/calls';
import { LOCKABLE_PAGES } from '@park/contract/lock/limits';
import type { PageLock } from '@park/contract/lock/schemas';
import { useMemo, useSyncExternalStore } from 'react';
import { getLanguage } from '@/i18n/language';
import { routeNameOf } from '@/navigation/url';
import { listIn } from '@/platform/persistentList';
import { getItem, setItem } from '@/platform/storage';
import { call } from './client';
import { serverNow } from './serverNow';

const KEY = 'page-locks';
/** Locks younger than this are not loaded again. ms */
const MAX_AGE_MS = 60_000;
/** The home is never locked, so it asks for the other pages when its own contents have come. ms */
const AFTER_HOME = 2_000;
/** Timers take at most 31 bits of milliseconds. */
const LONGEST = 2 ** 31 - 1;

const LOCKABLE: ReadonlySet<string> = new Set(LOCKABLE_PAGES);

function isLock(value: unknown): value is PageLock {
  if (typeof value !== 'object' || value === null) return false;
  const { page, reason, until } = value as Record<keyof PageLock, unknown>;
  return (
    LOCKABLE.has(String(page)) && typeof reason === 'string' && (until === null || !Number.isNaN(Date.parse(String(until))))
  );
}

/** The locks in a stored text; what is damaged is left out. */
export const readLocks = (text: string): PageLock[] => listIn(text, isLock);

const stillLocked = (all: readonly PageLock[]) => all.filter(({ until }) => until === null || Date.parse(until) > serverNow());

const opensAt = ({ until }: PageLock) => (until === null ? Number.POSITIVE_INFINITY : Date.parse(until));

export interface PageLocks {
  /** What is locked now, as far as is known; the same list while nothing changes. */
  known(): readonly PageLock[];
  subscribe(listener: () => void): () => void;
  /** Asks which pages are locked. A failure is nobody's business: what is known stays. */
  ask(): Promise<void>;
  /** A page shows: asks when the last answer is old, and nothing waits for it. @param path `pages/home/home` */
  watch(path: string): void;
}

/**
 * What was known when the app was last used holds until the server says otherwise: a locked page does not flash open.
 * @param load asks the server
 */
export function createPageLocks(load: () => Promise<PageLock[]>): PageLocks {
  let locks: readonly PageLock[] | null = null;
  let loadedAt = Number.NEGATIVE_INFINITY;
  /** Reasons are in the language that was in use. */
  let loadedIn = '';
  let asking: Promise<void> | null = null;
  let opening: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const known = () => {
    locks ??= stillLocked(readLocks(getItem(KEY)));
    return locks;
  };

  function keep(next: readonly PageLock[]): void {
    clearTimeout(opening);
    const current = stillLocked(next);
    const soonest = Math.min(...current.map(opensAt));
    if (soonest < Number.POSITIVE_INFINITY)
      opening = setTimeout(() => keep(current), Math.min(Math.max(soonest - serverNow(), 0), LONGEST));
    if (JSON.stringify(current) === JSON.stringify(known())) return;
    locks = current;
    setItem(KEY, JSON.stringify(current));
    for (const listener of [...listeners]) listener();
  }

  function ask(): Promise<void> {
    const lang = getLanguage();
    asking ??= load()
      .then((next) => {
        loadedAt = Date.now();
        loadedIn = lang;
        keep(next);
      })
      .catch(() => {})
      .finally(() => {
        asking = null;
        return lang === getLanguage() ? undefined : ask();
      });
    return asking;
  }

  return {
    known,
    ask,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch(path) {
      const askIfOld = () => {
        if (Date.now() - loadedAt >= MAX_AGE_MS || loadedIn !== getLanguage()) void ask();
      };
      if (LOCKABLE.has(routeNameOf(path) ?? '')) askIfOld();
      else setTimeout(askIfOld, AFTER_HOME);
    },
  };
}

export const pageLocks = createPageLocks(() => call(getPageLocks, {}, { quiet: true }));

/** Which page is locked now, by its path; a stable function while nothing changes. */
export function useLockOf({ known, subscribe }: PageLocks = pageLocks): (path: string) => PageLock | null {
  const current = useSyncExternalStore(subscribe, known, known);
  return useMemo(() => {
    const byPage = new Map<string, PageLock>(current.map((lock) => [lock.page, lock]));
    return (path) => byPage.get(routeNameOf(path) ?? '') ?? null;
  }, [current]);
}
