import { keptList, useKeptList } from '@/platform/keptList';

export const isWord = (word: unknown): word is string => typeof word === 'string' && word !== '';

/** What was looked for on this phone, the newest first; it never leaves it. */
const words = keptList('search-history', isWord, { most: 12 });

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
