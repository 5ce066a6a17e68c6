import type { Locale } from 'antd/es/locale';
import { createListeners } from '../api/listeners';
import type { AreaTexts } from './messages/areas';

const LANGUAGES = ['zh-Hans', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

type All<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer Whole) => void ? Whole : never;
/** All texts by what they are about. */
type Texts = All<AreaTexts[keyof AreaTexts]> & { antd: Locale };
export type Area = keyof Texts;

/** What antd says itself, on every page. */
const ANTD = {
  'zh-Hans': () => import('antd/locale/zh_CN'),
  en: () => import('antd/locale/en_US'),
} as const;

const KEY = 'park-console-language';

/** What was chosen before, else the browser's first language that we speak, else Chinese. */
export function firstLanguage(stored: string | null, wanted: readonly string[]): Language {
  const known = LANGUAGES.find((language) => language === stored);
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
  const name = `${language}/${file}`;
  const known = files.get(name);
  if (known) return known;
  const texts: Promise<Partial<Texts>> = import(`./messages/${language}/${file}.ts`);
  const ofAntd = file === 'core' ? ANTD[language]().then((locale) => ({ antd: locale.default })) : {};
  const loading = Promise.all([texts, ofAntd]).then((all) => void Object.assign(loaded[language], ...all));
  files.set(name, loading);
  // A network that was lost may come back.
  loading.catch(() => files.delete(name));
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
