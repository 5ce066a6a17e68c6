import { setDocumentLanguage } from '../platform/documentLanguage';
import { getItem, setItem } from '../platform/storage';
import { systemInfo } from '../platform/systemInfo';
import { bundledPack, loadPack } from './languagePack';
import { isLang, type Lang, negotiate } from './languages';
import type { Messages } from './messages/zh-Hans/zhHans';

const STORAGE_KEY = 'language';

/** Texts were asked for before `loadLanguage` had finished. */
export class LanguageNotLoadedError extends Error {
  constructor() {
    super('loadLanguage() must finish before the first text is shown');
    this.name = 'LanguageNotLoadedError';
  }
}

let current: Lang | null = null;
let messages: Messages | null = null;
/** Counts the asks, so that a slow pack cannot overtake a later choice. */
let asked = 0;
const listeners = new Set<() => void>();

/** The visitor's stored choice, else the phone's language, else English. */
export function initialLanguage(): Lang {
  const stored = getItem(STORAGE_KEY);
  return isLang(stored) ? stored : negotiate(systemInfo().language);
}

/** The language in use; before anything is loaded, the one that will be. */
export function getLanguage(): Lang {
  if (current === null) current = initialLanguage();
  return current;
}

/**
 * Loads a language and shows it, without storing it as the visitor's choice.
 * Rejects when its texts do not arrive (the language in use stays).
 */
export async function loadLanguage(lang: Lang = initialLanguage()): Promise<void> {
  asked += 1;
  const mine = asked;
  const pack = await loadPack(lang);
  if (mine !== asked) return;
  current = lang;
  messages = pack;
  setDocumentLanguage(lang);
  for (const listener of [...listeners]) listener();
}

/** Shows a language and keeps it as the visitor's choice. Rejects, and keeps nothing, when its texts do not arrive. */
export async function setLanguage(lang: Lang): Promise<void> {
  await loadLanguage(lang);
  setItem(STORAGE_KEY, lang);
}

/** Calls back on every change of language; returns the way to stop. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The texts in use, for code outside React (toasts). In React take `useT`. Throws LanguageNotLoadedError before loading. */
export function t(): Messages {
  if (messages === null) messages = bundledPack(getLanguage());
  if (messages === null) throw new LanguageNotLoadedError();
  return messages;
}
