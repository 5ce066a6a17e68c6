import type { Localized } from '../contentLanguages';

/** As it is compared: without case and accents, so that "ecole" finds "École". */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word of a keyword, in any order, stands in some of the texts, in whatever language; an empty one stands in all. */
export function holdsWords(keyword: string, ...texts: (string | Localized | null | undefined)[]): boolean {
  const all = folded(texts.flatMap((text) => (typeof text === 'string' ? text : Object.values(text ?? {}))).join('\n'));
  return folded(keyword)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
