import { useMemo, useSyncExternalStore } from 'react';
import { getItem, removeItem, setItem } from '@/platform/storage';

/** What was looked for on this phone; it never leaves it. */
const KEY = 'search-history';
const MOST = 12;

const listeners = new Set<() => void>();

/** The words in a stored text, the newest first; what is damaged is left out. */
export function readHistory(text: string): string[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter((word): word is string => typeof word === 'string' && word !== '') : [];
  } catch {
    return [];
  }
}

const stored = () => getItem(KEY);

function change(words: string[]): void {
  if (words.length > 0) setItem(KEY, JSON.stringify(words.slice(0, MOST)));
  else removeItem(KEY);
  for (const listener of [...listeners]) listener();
}

/** Keeps a word in front, once. */
export function keepWord(word: string): void {
  change([word, ...readHistory(stored()).filter((one) => one !== word)]);
}

export function forgetWord(word: string): void {
  change(readHistory(stored()).filter((one) => one !== word));
}

export function forgetAllWords(): void {
  change([]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useHistory(): string[] {
  const text = useSyncExternalStore(subscribe, stored, stored);
  return useMemo(() => readHistory(text), [text]);
}
