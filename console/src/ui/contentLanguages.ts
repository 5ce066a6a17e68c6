import { getLanguage } from '../i18n/language';

/** As the contract's `LANGS`, which stand beside zod. */
export const CONTENT_LANGUAGES = ['zh-Hans', 'zh-Hant', 'en', 'es', 'fr'] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

/** A text in the languages that it was written in. */
export type Localized = Partial<Record<ContentLanguage, string>>;

/** A text in the language that is shown, else in Chinese, else in whichever there is; empty where it has none. */
export const textIn = (text: Localized | undefined): string =>
  [text?.[getLanguage()], text?.['zh-Hans'], ...Object.values(text ?? {})].find((one) => one?.trim())?.trim() ?? '';

/** Without the languages that were left empty. */
export function written(texts: Localized | undefined, isThere = (text: string) => text.trim() !== ''): Localized {
  return Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => text && isThere(text)));
}

/** Of the paths of wrong fields, the first language in which one is wrong. */
export function languageOf(names: readonly (readonly (string | number)[])[]): ContentLanguage | undefined {
  const parts = names.flat();
  return CONTENT_LANGUAGES.find((language) => parts.includes(language));
}

/** Those of some languages that one of them is not written in, of texts that are written at all. */
export function missingIn(languages: readonly ContentLanguage[], ...texts: Localized[]): ContentLanguage[] {
  const begun = texts.filter((text) => textIn(text) !== '');
  return languages.filter((language) => begun.some((text) => !text[language]?.trim()));
}
