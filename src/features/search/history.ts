import { keptList, listIn, useKeptList } from '@/platform/keptList';

/** The words in a stored text, the newest first; what is damaged is left out. */
export const readHistory = (text: string): string[] =>
  listIn(text, (word): word is string => typeof word === 'string' && word !== '');

/** What was looked for on this phone; it never leaves it. */
const words = keptList('search-history', readHistory, { most: 12 });

/** Keeps a word in front, once. */
export function keepWord(word: string): void {
  words.change((all) => [word, ...all.filter((one) => one !== word)]);
}

export function forgetWord(word: string): void {
  words.change((all) => all.filter((one) => one !== word));
}

export function forgetAllWords(): void {
  words.change(() => []);
}

export const useHistory = () => useKeptList(words);
