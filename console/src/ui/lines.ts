import type { ContentLanguage, Localized } from './contentLanguages';

/** `[{zh: 'a', en: 'b'}, {zh: 'c'}]` as `{zh: 'a\nc', en: 'b\n'}`; line n of each language is thing n. */
export function toLines(list: readonly Localized[]): Localized {
  const languages = new Set(list.flatMap((one) => Object.keys(one) as ContentLanguage[]));
  return Object.fromEntries(
    [...languages].map((language) => [language, list.map((one) => one[language] ?? '').join('\n')]),
  ) as Localized;
}

export const linesOf = (text: string | undefined): string[] => (text?.trim() ? text.trimEnd().split('\n') : []);

/** The way back. A line that is empty in simplified Chinese is no thing, whatever the others say. */
export function fromLines(texts: Localized): Localized[] {
  return linesOf(texts['zh-Hans']).flatMap((_, line) => {
    const thing = Object.fromEntries(
      Object.entries(texts).flatMap(([language, text]) => {
        const words = linesOf(text)[line]?.trim();
        return words ? [[language, words]] : [];
      }),
    ) as Localized;
    return thing['zh-Hans'] ? [thing] : [];
  });
}
