import { useSyncExternalStore } from 'react';

/** Whether the tablet is on its own: no network, or a server that does not answer. */
let lost = !navigator.onLine;
const listeners = new Set<() => void>();

export const isAlone = (): boolean => lost;

export function setAlone(alone: boolean): void {
  if (alone === lost) return;
  lost = alone;
  for (const listener of listeners) listener();
}

// Back on the network is not yet a server that answers; the next call tells.
window.addEventListener('offline', () => setAlone(true));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useAlone = (): boolean => useSyncExternalStore(subscribe, isAlone);
