import type { SearchPart } from '@park/contract/search/schemas';
import { foldCharacter, isCjk } from './tokens';

/** How wide an excerpt is, and how much of it stands before the first hit: in letters, of which a Chinese one is as wide as two. */
const EXCERPT = 90;
const BEFORE = 20;
const widthOf = (letter = '') => (isCjk(letter) ? 2 : 1);

/** From and until, in characters. */
type Range = [number, number];

/** The text in pieces, with what the words (folded) found in it. */
export function mark(text: string, words: readonly string[]): SearchPart[] {
  const letters = [...text];
  return cut(letters, hits(letters, words), 0, letters.length);
}

/** Some of the text around the first hit; its beginning when there is none. */
export function excerpt(text: string, words: readonly string[]): SearchPart[] {
  const letters = [...text.replace(/\s+/gu, ' ').trim()];
  const found = hits(letters, words);
  const first = found[0]?.[0] ?? 0;
  let from = first;
  for (let room = BEFORE; from > 0 && room > 0; from -= 1) room -= widthOf(letters[from - 1]);
  const before = letters.slice(0, first).reduce((sum, letter) => sum + widthOf(letter), 0);
  if (before + BEFORE < EXCERPT) from = 0;
  let until = from;
  for (let room = EXCERPT; until < letters.length && room > 0; until += 1) room -= widthOf(letters[until]);
  const parts = cut(letters, found, from, until);
  if (from > 0) parts.unshift({ text: '…', hit: false });
  if (until < letters.length) parts.push({ text: '…', hit: false });
  return parts;
}

/** Where the words are, in order and apart. */
function hits(letters: string[], words: readonly string[]): Range[] {
  // A character may fold to none or to several: each folded one remembers where it came from.
  const origin: number[] = [];
  let folded = '';
  letters.forEach((letter, at) => {
    for (const one of foldCharacter(letter)) {
      folded += one;
      for (let unit = 0; unit < one.length; unit += 1) origin.push(at);
    }
  });
  const found: Range[] = [];
  for (const word of words) {
    const onlyBegins = !isCjk(word) && [...word].length < 3;
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      if (onlyBegins && at > 0 && /[\p{L}\p{N}]/u.test(folded[at - 1] ?? '') && !isCjk(folded[at - 1] ?? '')) continue;
      found.push([origin[at] ?? 0, (origin[at + word.length - 1] ?? 0) + 1]);
    }
  }
  return merged(
    found.sort(([a], [b]) => a - b),
    letters,
  );
}

/** Hits that touch, or have only space between them, are one: a piece of space alone is not drawn everywhere. */
function merged(ranges: Range[], letters: string[]): Range[] {
  const isSpace = (from: number, until: number) => letters.slice(from, until).join('').trim() === '';
  const apart: Range[] = [];
  for (const [from, until] of ranges) {
    const last = apart.at(-1);
    if (last && (from <= last[1] || isSpace(last[1], from))) last[1] = Math.max(last[1], until);
    else apart.push([from, until]);
  }
  return apart;
}

function cut(letters: string[], ranges: Range[], from: number, until: number): SearchPart[] {
  const parts: SearchPart[] = [];
  const add = (start: number, end: number, hit: boolean) => {
    const text = letters.slice(Math.max(start, from), Math.min(end, until)).join('');
    if (text !== '') parts.push({ text, hit });
  };
  let at = from;
  for (const [start, end] of ranges) {
    add(at, start, false);
    add(Math.max(start, at), end, true);
    at = Math.max(at, end);
  }
  add(at, until, false);
  return parts;
}
