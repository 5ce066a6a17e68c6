import { useTexts } from '../i18n/language';
import { CONTENT_LANGUAGES, type ContentLanguage } from './contentLanguages';
import { plainWords } from './richText/richHtml';

/** What a form holds, to be read: moments as its fields have them, texts by language, lists line by line. */
export function useWords(): (value: unknown) => string {
  const { yes, no, languages } = useTexts('ui');
  const words = (value: unknown): string => {
    if (typeof value === 'boolean') return value ? yes : no;
    if (typeof value === 'string') return value.startsWith('<') ? plainWords(value) : value.replace(/^([\d-]{10})T/, '$1 ');
    if (Array.isArray(value)) return value.map(words).join('\n');
    if (value === null || typeof value !== 'object') return String(value ?? '');
    return Object.entries({ ...EMPTY, ...value })
      .flatMap(([key, one]) => {
        const text = words(one).trim();
        return text ? [`${languages[key as ContentLanguage] ?? key}: ${text}`] : [];
      })
      .join('\n\n');
  };
  return words;
}

/** Languages stand in one order, whichever was written first. */
const EMPTY = Object.fromEntries(CONTENT_LANGUAGES.map((language) => [language, '']));
