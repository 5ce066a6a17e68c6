import { distance } from 'fastest-levenshtein';
import type { Db } from '../../db/db';
import { listTitleWords } from './document.repo';
import { loadPinyin } from './pinyin';
import { isCjk, tokensOf } from './tokens';

/** A shorter word has too many neighbours; of a run of Han a character is mistaken for another that is said the same. */
const SHORTEST = 5;
/** One mistake for so many letters. */
const LETTERS_A_MISTAKE = 4;
const mayBeMisspelt = (word: string) => [...word].length >= SHORTEST;

/**
 * The words as they were probably meant: each that stands in no title is replaced by the nearest word of one that begins with the same
 * letter, as people hear a Latin name before they read it, and a run of Han by how it is said (贵洲龙 for 贵州龙). @returns null when there is nothing nearer
 */
export async function respell(db: Db, words: string[], now: number): Promise<string[] | null> {
  const pinyinOf = words.some(isCjk) ? await loadPinyin() : () => [];
  const meant = await Promise.all(
    words.map(
      async (word) => (isCjk(word) ? pinyinOf(word)[0] : mayBeMisspelt(word) && (await nearest(db, word, now))) || word,
    ),
  );
  return meant.some((word, index) => word !== words[index]) ? meant : null;
}

async function nearest(db: Db, word: string, now: number): Promise<string | undefined> {
  const [first = '', , ...pieces] = tokensOf(word);
  const known = new Set((await listTitleWords(db, first, pieces, now)).flatMap((title) => title.trim().split(' ')));
  const maxMistakes = Math.floor([...word].length / LETTERS_A_MISTAKE);
  return [...known]
    .map((other) => ({ other, mistakes: distance(word, other) }))
    .filter(({ mistakes }) => mistakes <= maxMistakes)
    .sort((a, b) => a.mistakes - b.mistakes || (a.other < b.other ? -1 : 1))[0]?.other;
}
