import { setDocumentLanguage } from '../platform/documentLanguage';
import { setLanguagesOff } from '../platform/languagesOff';
import { AREAS, type Area, type Texts } from './areas';
import { areaTexts } from './areaTexts';
import { initialLanguage, storeLanguage } from './chosenLanguage';
import type { Lang } from './languages';
import { addTexts, packOf } from './packs';

let current: Lang | null = null;
let isShown = false;
/** Counts the asks, so that a slow language cannot overtake a later choice. */
let latestRequest = 0;
/** Areas that pages have loaded: a change of language loads them too. */
const wanted = new Set<Area>(['core']);
const listeners = new Set<() => void>();

/** The language in use; before anything is loaded, the one that will be. */
export function getLanguage(): Lang {
  if (current === null) current = initialLanguage();
  return current;
}

async function loadArea(area: Area, lang: Lang): Promise<void> {
  addTexts(lang, await areaTexts(area, lang));
}

/** Loads all areas of a language that are wanted, those included that a page asks for meanwhile. */
async function loadWanted(lang: Lang): Promise<void> {
  const areas = [...wanted];
  await Promise.all(areas.map((area) => loadArea(area, lang)));
  if (wanted.size > areas.length) await loadWanted(lang);
}

/**
 * Loads a language and shows it, without storing it as the visitor's choice.
 * Rejects when its texts do not arrive (the language in use stays).
 * @param areas what to load besides the texts of every page; areas that are in use come along in any case.
 * @returns whether it shows; another was chosen meanwhile otherwise
 */
export async function loadLanguage(lang: Lang = initialLanguage(), areas: readonly Area[] = AREAS): Promise<boolean> {
  for (const area of areas) wanted.add(area);
  latestRequest += 1;
  const mine = latestRequest;
  await loadWanted(lang);
  if (mine !== latestRequest) return false;
  current = lang;
  isShown = true;
  setDocumentLanguage(lang);
  for (const listener of [...listeners]) listener();
  return true;
}

/** Resolves when a page may show the texts of these areas in the language in use. Rejects when they do not arrive. */
export async function loadTexts(areas: readonly Area[]): Promise<void> {
  if (!isShown) {
    await loadLanguage(getLanguage(), areas);
    return;
  }
  for (const area of areas) wanted.add(area);
  await Promise.all(areas.map((area) => loadArea(area, getLanguage())));
}

/** Shows a language and keeps it as the visitor's choice. Rejects, and keeps nothing, when its texts do not arrive. */
export async function setLanguage(lang: Lang): Promise<void> {
  if (await loadLanguage(lang, [])) storeLanguage(lang);
}

/** Leaves a language that the park does not offer, and comes back to the visitor's own when it does again. @returns whether it changed */
export async function followOfferedLanguages(off: readonly string[]): Promise<boolean> {
  setLanguagesOff(off);
  const lang = initialLanguage();
  return lang !== getLanguage() && loadLanguage(lang, []);
}

/** Calls back on every change of language; returns the way to stop. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The texts in use, for code outside React (toasts). In React take `useT`. Reading what has not come throws LanguageNotLoadedError. */
export function t(): Texts {
  return packOf(getLanguage());
}
