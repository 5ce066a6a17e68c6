import type { LANGS } from './localized';

type Lang = (typeof LANGS)[number];
/** A short text in five languages on one line, for tables of many. */
export const inFive = (hans: string, hant: string, en: string, es: string, fr: string): Record<Lang, string> => ({
  'zh-Hans': hans,
  'zh-Hant': hant,
  en,
  es,
  fr,
});
