import { createPersistentList, usePersistentList } from '@/platform/persistentList';

export const isWord = (word: unknown): word is string => typeof word === 'string' && word !== '';

/** What was looked for on this phone, the newest first; it never leaves it. */
const words = createPersistentList('search-history', isWord, { maxItems: 12 });

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

export const useHistory = () => usePersistentList(words);
