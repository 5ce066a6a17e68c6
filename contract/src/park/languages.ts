import type { LANGS } from '../localized';

type Lang = (typeof LANGS)[number];

/** A reader's language where a park offers it; else English, or simplified Chinese, in which all is written (R-text-1). */
export const offeredLanguage = (lang: Lang, off: readonly string[]): Lang =>
  [lang, ...(lang === 'zh-Hant' ? [] : ['en' as const])].find((one) => !off.includes(one)) ?? 'zh-Hans';
