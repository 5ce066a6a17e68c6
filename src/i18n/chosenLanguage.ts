import { offeredLanguage } from '@park/contract/park/languages';
import { languagesOff } from '../platform/languagesOff';
import { getItem, setItem } from '../platform/storage';
import { systemInfo } from '../platform/systemInfo';
import { isLang, type Lang, negotiate } from './languages';

const STORAGE_KEY = 'language';

/**
 * The visitor's stored choice, else the phone's language, else English, as far as the park offers it. A file of its own without texts: the script that
 * the page brings before the app needs it (`firstScreen/boot.ts`).
 */
export function initialLanguage(): Lang {
  const stored = getItem(STORAGE_KEY);
  return offeredLanguage(isLang(stored) ? stored : negotiate(systemInfo().language), languagesOff());
}

/** Keeps a language as the visitor's choice. */
export function storeLanguage(lang: Lang): void {
  setItem(STORAGE_KEY, lang);
}
