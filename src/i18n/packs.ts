import type { Texts } from './areas';
import type { Lang } from './languages';

/** Texts were read before they had come, or on a page that does not load their area (`areasOf`). */
export class LanguageNotLoadedError extends Error {
  constructor(word: string) {
    super(`the texts of ${word} must be loaded before the first of them is shown`);
    this.name = 'LanguageNotLoadedError';
  }
}

/** What has come of each language. */
const packs: Partial<Record<Lang, Texts>> = {};

/** The texts of a language; those that have not come say so when they are read. */
export function packOf(lang: Lang): Texts {
  packs[lang] ??= new Proxy({} as Texts, {
    get(texts, word: keyof Texts) {
      if (!(word in texts)) throw new LanguageNotLoadedError(word);
      return texts[word];
    },
  });
  return packs[lang];
}

/** Adds what has come of a language. */
export function addTexts(lang: Lang, texts: Partial<Texts>): void {
  Object.assign(packOf(lang), texts);
}
