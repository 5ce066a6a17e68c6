import type { Localized } from '../../ui/contentLanguages';

/** A text in the language that is shown, else in Chinese, else in whichever there is. */
export const inWords = (text: Localized, language: 'zh-Hans' | 'en'): string =>
  text[language] ?? text['zh-Hans'] ?? Object.values(text)[0] ?? '';
