import { createListeners } from '../api/listeners';
import type * as areas from './areas';

const LANGUAGES = ['zh-Hans', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** All texts by the name of their area; `zh` says what there is, `en` must have the same. */
type Texts = typeof areas;
export type Area = keyof Texts;

const KEY = 'park-console-language';

/** What was chosen before, else the browser's first language that we speak, else Chinese. */
export function firstLanguage(kept: string | null, wanted: readonly string[]): Language {
  const known = LANGUAGES.find((language) => language === kept);
  if (known) return known;
  const spoken = wanted.map((tag) => tag.toLowerCase().split('-', 1)[0]).find((tag) => tag === 'zh' || tag === 'en');
  return spoken === 'en' ? 'en' : 'zh-Hans';
}

let current: Language | null = null;
const listeners = createListeners();
/** What has come or is on its way, by language and file. */
const files = new Map<string, Promise<void>>();
const loaded: Record<Language, Partial<Texts>> = { 'zh-Hans': {}, en: {} };

export function getLanguage(): Language {
  current ??= firstLanguage(localStorage.getItem(KEY), navigator.languages);
  return current;
}

/** Loads the texts of an area in one language, a file named as the area; `core` has those that every page needs. */
export function loadTexts(file: Area | 'core', language = getLanguage()): Promise<void> {
  const folder = language === 'en' ? 'en' : 'zh';
  const known = files.get(`${folder}/${file}`);
  if (known) return known;
  const loading = import(`./${folder}/${file}.ts`).then((texts: Partial<Texts>) => void Object.assign(loaded[language], texts));
  files.set(`${folder}/${file}`, loading);
  // A network that was lost may come back.
  loading.catch(() => files.delete(`${folder}/${file}`));
  return loading;
}

/** Changes the language once all that is in view can be said in it. */
export async function setLanguage(language: Language): Promise<void> {
  const used = [...files.keys()].map((name) => name.split('/')[1] as Area);
  await Promise.all(used.map((file) => loadTexts(file, language)));
  current = language;
  localStorage.setItem(KEY, language);
  listeners.tell();
}

export const useLanguage = (): Language => listeners.use(getLanguage);

/** The texts of `core`, or of an area that is in view, outside a component. */
export const textsOf = <A extends Area>(area: A, language = getLanguage()): Texts[A] => loaded[language][area] as Texts[A];

/** An area's texts in the language that is shown. What draws them waits (`Suspense`) until they are here. */
export function useTexts<A extends Area>(area: A): Texts[A] {
  const texts = textsOf(area, useLanguage());
  if (texts === undefined) throw loadTexts(area);
  return texts;
}
