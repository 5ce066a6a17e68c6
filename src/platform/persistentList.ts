import { useMemo, useSyncExternalStore } from 'react';
import { getItem, type StorageKey, setItem } from './storage';

/** The items of a stored list; what is damaged is left out. */
export function listIn<T>(text: string, isItem: (value: unknown) => value is T): T[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter(isItem) : [];
  } catch {
    return [];
  }
}

interface PersistentListOptions {
  /** Beyond these the last are dropped. */
  maxItems?: number;
  /** It outlives a storage that is emptied while the app is open. */
  isHeld?: boolean;
}

export const isString = (value: unknown): value is string => typeof value === 'string';

/** A list in the phone's storage. @param isItem what of a stored list is still one; the rest is left out */
export function createPersistentList<T>(
  key: StorageKey,
  isItem: (value: unknown) => value is T,
  { maxItems, isHeld = false }: PersistentListOptions = {},
) {
  const read = (text: string) => listIn(text, isItem);
  const listeners = new Set<() => void>();
  let held = '';
  const stored = () => getItem(key) || held;
  return {
    read,
    stored,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    all: () => read(stored()),
    change(to: (items: T[]) => T[]): void {
      const text = JSON.stringify(to(read(stored())).slice(0, maxItems));
      if (isHeld) held = text;
      setItem(key, text);
      for (const listener of [...listeners]) listener();
    },
  };
}

/** Such a list, for components; the same array while nothing changes. */
export function usePersistentList<T>({ read, stored, subscribe }: ReturnType<typeof createPersistentList<T>>): T[] {
  const text = useSyncExternalStore(subscribe, stored, stored);
  return useMemo(() => read(text), [read, text]);
}
