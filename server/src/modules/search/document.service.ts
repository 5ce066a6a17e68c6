import type { Motif } from '@park/contract/motifs';
import type { SearchKind } from '@park/contract/search/limits';
import type { Db } from '../../db/db';
import { LANGS, type Localized } from '../../i18n/lang';
import { type DocumentRow, insertDocuments } from './document.repo';
import { loadPinyin, type PinyinOf } from './pinyin';
import { joined, tokensOf, wordsOf } from './tokens';

/** Something that anyone may find, in plain text. Moments are epoch milliseconds. */
export interface Searchable {
  id: string;
  title: Localized;
  text: Localized;
  /** What it is called besides, in any language: found, not shown. */
  names?: string;
  motif?: Motif | null;
  /** By default, as with null, from now on. */
  from?: number | null;
  /** By default, as with null, for good. */
  until?: number | null;
  /** Newer ones come first. */
  at?: number;
}

/** By kind, those of the ids that anyone may find. */
export type Searchables = Record<SearchKind, (db: Db, ids: string[]) => Promise<Searchable[]>>;

/** Characters of a text that are looked at, in each language. */
const LONGEST = 4_000;

/** Puts things where they are found, or anew in their place. */
export async function indexDocuments(tx: Db, kind: SearchKind, things: readonly Searchable[]): Promise<void> {
  if (things.length === 0) return;
  const pinyinOf = await loadPinyin();
  const documents = things.map((thing) => toDocument(kind, thing, pinyinOf));
  await insertDocuments(tx, documents);
}

/** The same line in every language, one text after the other: `joinTexts(product.text, ...product.includes)`. */
export function joinTexts(...texts: readonly Localized[]): Localized {
  const spoken = LANGS.map((lang) => [
    lang,
    texts
      .map((text) => text[lang])
      .filter(Boolean)
      .join(' '),
  ]);
  return Object.fromEntries(spoken.filter(([, text]) => text !== ''));
}

/** What visitors call a thing, in all languages at once. */
export const inAll = (...names: Record<string, string>[]): string => names.flatMap((one) => Object.values(one)).join(' ');

function toDocument(kind: SearchKind, thing: Searchable, pinyinOf: PinyinOf): DocumentRow {
  const { id, title, text, names = '', motif = null, from = null, until = null, at = 0 } = thing;
  const short = Object.fromEntries(Object.entries(text).map(([lang, words]) => [lang, [...words].slice(0, LONGEST).join('')]));
  const called = [...Object.values(title), names].flatMap(wordsOf);
  const inTitle = [...called, ...new Set(called.flatMap(pinyinOf))];
  const words = [...inTitle, ...Object.values(short).flatMap(wordsOf)];
  return {
    kind,
    subjectId: id,
    title,
    text: short,
    motif,
    titleWords: joined(inTitle),
    words: joined(words),
    tokens: [...new Set([kindToken(kind), ...new Set(words.flatMap(tokensOf))])],
    from,
    until,
    at,
  };
}

/** A thing's kind is one of its tokens: one index finds kind and words together. No word has a colon. */
export const kindToken = (kind: SearchKind): string => `kind:${kind}`;
