import { plainText } from '@park/contract/plainText';

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';
/** A run of Han (or Kana, or Hangul), which has no spaces; or a word of anything else. */
const WORD = new RegExp(`[${CJK}]+|(?:(?![${CJK}])[\\p{L}\\p{N}])+`, 'gu');
const IS_CJK = new RegExp(`^[${CJK}]`, 'u');
const PIECE = 3;

/** What no decomposition takes apart. */
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/** A character as it is compared: without case, accents and width. May be none or several. */
export function foldCharacter(character: string): string {
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\p{M}/gu, '');
  return LETTERS[plain] ?? plain;
}

/** The words of a text, folded: `Ámbar 琥珀！` → `ambar`, `琥珀`. Signs, spaces, emoji and control characters are between words. */
export function wordsOf(text: string): string[] {
  return [...plainText(text)].map(foldCharacter).join('').match(WORD) ?? [];
}

export const isCjk = (word: string) => IS_CJK.test(word);

/**
 * What a word can be found by. A run of Han: each character and each pair, so that one character finds it, and any two. Another
 * word: its first letter, its first two, and every three in a row, so that it is found from its beginning on and in its middle.
 */
export function tokensOf(word: string): string[] {
  const letters = [...word];
  if (isCjk(word)) return [...letters, ...pieces(letters, 2)];
  return [`^${letters[0]}`, ...(letters.length > 1 ? [`^${letters[0]}${letters[1]}`] : []), ...pieces(letters, PIECE)];
}

/** What a thing's tokens must hold for the word to be in it. They may all be there and the word not: that is looked at afterwards. */
export function wantedTokens(word: string): string[] {
  const letters = [...word];
  if (isCjk(word)) return letters.length === 1 ? letters : pieces(letters, 2);
  return letters.length < PIECE ? [`^${word}`] : pieces(letters, PIECE);
}

/** How the word stands in words that are joined by spaces: one or two letters only as a beginning. */
export function asFound(word: string): string {
  return !isCjk(word) && [...word].length < PIECE ? ` ${word}` : word;
}

/** Words as they are kept for `asFound`. */
export const joined = (words: readonly string[]): string => ` ${words.join(' ')} `;

function pieces(letters: string[], length: number): string[] {
  return letters.slice(length - 1).map((_, at) => letters.slice(at, at + length).join(''));
}
