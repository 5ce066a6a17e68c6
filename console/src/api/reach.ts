import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { textsOf } from '../i18n/language';
import { CallError } from './callError';
import { createListeners } from './listeners';

/** Whether this computer is on its own: no network, or a server that does not answer. */
let lost = !navigator.onLine;
const listeners = createListeners();

export const isAlone = (): boolean => lost;

export function setAlone(alone: boolean): void {
  if (alone === lost) return;
  lost = alone;
  listeners.tell();
}

// Back on the network is not yet a server that answers; the next call tells.
window.addEventListener('offline', () => setAlone(true));

export const useAlone = (): boolean => listeners.use(isAlone);

/** The server was not reached, or cannot answer: what was sent may have been done all the same. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof CallError && ['offline', 'unreadable', 'internal'].includes(error.errorName);

/** Asking again and again is how a page learns that the server is there, or is not. */
export function useReach({ error, dataUpdatedAt, errorUpdatedAt, refetch }: UseQueryResult<unknown, Error>): void {
  useEffect(() => {
    if (errorUpdatedAt > dataUpdatedAt && isOutOfReach(error)) setAlone(true);
    else if (dataUpdatedAt > 0 && navigator.onLine) setAlone(false);
  }, [error, dataUpdatedAt, errorUpdatedAt]);
  useEffect(() => {
    const back = () => void refetch();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [refetch]);
}

/** Longer than this nobody at a gate or a window waits: the page goes on by itself. ms */
const TIMEOUT_MS = 4_000;

/** @throws CallError offline after four seconds */
export function withinTime<T>(work: (signal: AbortSignal) => Promise<T>, timeoutMs = TIMEOUT_MS): Promise<T> {
  const stop = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new CallError('offline', textsOf('api').offline));
      stop.abort();
    }, timeoutMs);
    work(stop.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
