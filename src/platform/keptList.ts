import { useMemo, useSyncExternalStore } from 'react';
import { getItem, type StorageKey, setItem } from './storage';

/** The items of a stored list; what is damaged is left out. */
export function listIn<T>(text: string, isItem: (value: unknown) => value is T): T[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isItem) : [];
  } catch {
    return [];
  }
}

/** A list that this phone keeps. @param most items; the last are forgotten first */
export function keptList<T>(key: StorageKey, read: (text: string) => T[], most = Number.POSITIVE_INFINITY) {
  const listeners = new Set<() => void>();
  const stored = () => getItem(key);
  return {
    read,
    stored,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    all: () => read(stored()),
    change(to: (items: T[]) => T[]): void {
      setItem(key, JSON.stringify(to(read(stored())).slice(0, most)));
      for (const listener of [...listeners]) listener();
    },
  };
}

/** A kept list, for components; the same while nothing changes. */
export function useKeptList<T>({ read, stored, subscribe }: ReturnType<typeof keptList<T>>): T[] {
  const text = useSyncExternalStore(subscribe, stored, stored);
  return useMemo(() => read(text), [read, text]);
}
