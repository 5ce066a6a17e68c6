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

interface KeptListOptions {
  /** Items; the last are forgotten first. */
  most?: number;
  /** It outlives a storage that is emptied while the app is open. */
  isHeld?: boolean;
}

export const isString = (value: unknown): value is string => typeof value === 'string';

/** A list that this phone keeps. @param isItem what of a stored list is still one; the rest is left out */
export function keptList<T>(
  key: StorageKey,
  isItem: (value: unknown) => value is T,
  { most, isHeld = false }: KeptListOptions = {},
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
      const text = JSON.stringify(to(read(stored())).slice(0, most));
      if (isHeld) held = text;
      setItem(key, text);
      for (const listener of [...listeners]) listener();
    },
  };
}

/** A kept list, for components; the same while nothing changes. */
export function useKeptList<T>({ read, stored, subscribe }: ReturnType<typeof keptList<T>>): T[] {
  const text = useSyncExternalStore(subscribe, stored, stored);
  return useMemo(() => read(text), [read, text]);
}
