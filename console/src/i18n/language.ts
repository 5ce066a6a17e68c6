import { useSyncExternalStore } from 'react';

const LANGUAGES = ['zh-Hans', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = 'park-console-language';

/** What was chosen before, else the browser's first language that we speak, else Chinese. */
export function firstLanguage(kept: string | null, wanted: readonly string[]): Language {
  const known = LANGUAGES.find((language) => language === kept);
  if (known) return known;
  const spoken = wanted.map((tag) => tag.toLowerCase().split('-', 1)[0]).find((tag) => tag === 'zh' || tag === 'en');
  return spoken === 'en' ? 'en' : 'zh-Hans';
}

let current: Language | null = null;
const listeners = new Set<() => void>();

export function getLanguage(): Language {
  current ??= firstLanguage(localStorage.getItem(KEY), navigator.languages);
  return current;
}

export function setLanguage(language: Language): void {
  current = language;
  localStorage.setItem(KEY, language);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLanguage = (): Language => useSyncExternalStore(subscribe, getLanguage);

/** The two sides of an area's texts: `zh` says what there is, `en` must have the same. */
export interface Texts<T> {
  zh: T;
  en: T;
}

export const textsIn = <T>(texts: Texts<T>, language: Language = getLanguage()): T => (language === 'en' ? texts.en : texts.zh);

/** An area's texts in the language that is shown: `const t = useTexts({ zh, en })`. */
export const useTexts = <T>(texts: Texts<T>): T => textsIn(texts, useLanguage());
