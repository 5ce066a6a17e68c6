import { setDocumentLanguage } from '../platform/documentLanguage';
import { getItem, setItem } from '../platform/storage';
import { systemInfo } from '../platform/systemInfo';
import { AREA_WORDS, AREAS, type Area, type Texts } from './areas';
import { areaPack, bundledPack, loadArea, loadPack } from './languagePack';
import { isLang, type Lang, negotiate } from './languages';
import type { Messages } from './messages/zh-Hans/zhHans';

const STORAGE_KEY = 'language';

/** Texts were asked for before `loadLanguage` had finished, or on a page that does not load their area (`areasOf`). */
export class LanguageNotLoadedError extends Error {
  constructor(area?: Area) {
    super(
      area
        ? `the texts of ${area} must be loaded before the first of them is shown`
        : 'loadLanguage() must finish before the first text is shown',
    );
    this.name = 'LanguageNotLoadedError';
  }
}

let current: Lang | null = null;
let texts: Texts | null = null;
/** Counts the asks, so that a slow pack cannot overtake a later choice. */
let asked = 0;
/** Areas that pages have asked for: a change of language brings them along. */
const wanted = new Set<Area>();
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

/** An area is looked up when it is spoken: it may come later than the rest, and one that has not come says so. */
function lookedUp<A extends Area>(area: A, lang: Lang): PropertyDescriptorMap {
  const properties: PropertyDescriptorMap = {};
  for (const word of AREA_WORDS[area]) {
    properties[word] = {
      get() {
        const brought = areaPack(area, lang);
        if (!brought) throw new LanguageNotLoadedError(area);
        return brought[word];
      },
    };
  }
  return properties;
}

function withAreas(pack: Messages, lang: Lang): Texts {
  const texts = { ...pack };
  for (const area of AREAS) Object.defineProperties(texts, lookedUp(area, lang));
  return texts as Texts;
}

/** Loads a language with all areas that are wanted, those included that a page asks for meanwhile. */
async function loadWanted(lang: Lang): Promise<Messages> {
  const areas = [...wanted];
  const [pack] = await Promise.all([loadPack(lang), ...areas.map((area) => loadArea(area, lang))]);
  return wanted.size > areas.length ? loadWanted(lang) : pack;
}

/**
 * Loads a language and shows it, without storing it as the visitor's choice.
 * Rejects when its texts do not arrive (the language in use stays).
 * @param areas what to load besides the texts of every page; areas that are in use come along in any case.
 */
export async function loadLanguage(lang: Lang = initialLanguage(), areas: readonly Area[] = AREAS): Promise<void> {
  for (const area of areas) wanted.add(area);
  asked += 1;
  const mine = asked;
  const pack = await loadWanted(lang);
  if (mine !== asked) return;
  current = lang;
  texts = withAreas(pack, lang);
  setDocumentLanguage(lang);
  for (const listener of [...listeners]) listener();
}

/** Resolves when a page may show the texts of these areas in the language in use. Rejects when they do not arrive. */
export async function loadTexts(areas: readonly Area[]): Promise<void> {
  if (texts === null) return loadLanguage(getLanguage(), areas);
  for (const area of areas) wanted.add(area);
  await Promise.all(areas.map((area) => loadArea(area, getLanguage())));
}

/** Shows a language and keeps it as the visitor's choice. Rejects, and keeps nothing, when its texts do not arrive. */
export async function setLanguage(lang: Lang): Promise<void> {
  await loadLanguage(lang, []);
  setItem(STORAGE_KEY, lang);
}

/** Calls back on every change of language; returns the way to stop. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The texts in use, for code outside React (toasts). In React take `useT`. Throws LanguageNotLoadedError before loading. */
export function t(): Texts {
  if (texts === null) {
    const pack = bundledPack(getLanguage());
    if (pack === null) throw new LanguageNotLoadedError();
    texts = withAreas(pack, getLanguage());
  }
  return texts;
}
