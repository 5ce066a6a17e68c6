import type * as calls from '@park/contract/search/calls';
import { type Guide, SEARCH, SEARCH_KINDS, type SearchKind } from '@park/contract/search/limits';
import type { SearchHit, schemas } from '@park/contract/search/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database, Db } from '../../db/db';
import type { Paging } from '../../db/page';
import type { Handlers } from '../../http/mount';
import { toPage } from '../../http/page';
import { type Lang, pickText } from '../../i18n/lang';
import type { ParkProfiles } from '../park/park.service';
import { catchUp } from './catchUp.service';
import { type FoundRow, findDocument, findDocuments } from './document.repo';
import { kindToken, type Searchables } from './document.service';
import { kindsOffered } from './kinds';
import { excerpt, mark } from './marks';
import { findHours } from './openingHours.service';
import { contentWords, guideFor } from './questions';
import { respell } from './spelling.service';
import { asFound, wantedTokens, wordsOf } from './tokens';
import { countWord } from './word.service';

/** Before everything: it answers the question. */
const ANSWER = 4;
/** Words of a question that are looked for; whoever writes more has pasted something. */
const MAX_WORDS = 8;

interface SearchDeps {
  /** Whether this question of this reader may count as one that others ask, too. */
  countsAsHot: FastifyInstance['countsAsHot'];
  searchables: Searchables;
  park: Pick<ParkProfiles, 'partsOff' | 'rules'>;
  /** Where words are counted: not at a standby. */
  counted?: Db;
}

export function visitorSearch(database: Database, { countsAsHot, searchables, park, counted = database.db }: SearchDeps) {
  const findGuide = async (guide: Guide, lang: Lang, now: number) =>
    guide === 'hours' ? findHours(database.db, await park.rules(now), lang, now) : findDocument(database.db, 'guide', guide);

  return {
    async search({ q, kind, page, pageSize }, { lang, now, req }) {
      const question = [...q].slice(0, SEARCH.length).join('');
      const words = [...new Set(wordsOf(question))].slice(0, MAX_WORDS);
      const toPageOf = (items: FoundRow[], total: number, paging: Paging, marked = words) =>
        toPage({ items, total }, paging, (row) => toHit(row, marked, lang));
      const off = await park.partsOff(now);
      const kinds = kindsOffered(off).filter((one) => !kind || one === kind);
      if (words.length === 0 || kinds.length === 0) return { ...toPageOf([], 0, { page, pageSize }), groups: [] };
      await catchUp(database, searchables);
      const limit = kind ? pageSize : SEARCH.ofEachKind;
      const find = async (some: string[], nth = 1) => {
        const found = await findDocuments(
          database.db,
          kinds.map((one) => ({ kind: one, token: kindToken(one) })),
          { tokens: [...new Set(some.flatMap(wantedTokens))], found: some.map(asFound) },
          { now, maxCounted: SEARCH.maxCounted, limit, offset: (nth - 1) * limit },
        );
        return off.includes('lostFound') ? withoutGuide(found, 'lostFound') : found;
      };
      const asWritten = await find(words);
      const guide = page === 1 && kinds.includes('guide') ? guideFor(question) : null;
      const answer = guide && !off.some((part) => part === guide) ? await findGuide(guide, lang, now) : undefined;
      let best = { words, found: asWritten };
      const isNamed = () => answer !== undefined || best.found.some(({ rank }) => rank > 0);
      for (const way of contentWords(words)) {
        if (isNamed()) break;
        const content = way.slice(0, MAX_WORDS);
        const spoken = { words: content, found: await find(content) };
        if (best.found.length === 0 || spoken.found.some(({ rank }) => rank > 0)) best = spoken;
      }
      const meant = answer || best.found.length > 0 ? null : await respell(database.db, words, now);
      if (meant) best = { words: meant, found: await find(meant) };
      // What the first page was found by, so that none is shown twice and none left out.
      if (kind && page > 1) best = { ...best, found: await find(best.words, page) };
      const found = withGuide(answer, best.found);
      const groups = byRank(found, answer).flatMap((one) => {
        const count = found.find((row) => row.kind === one)?.matches ?? 0;
        return count > 0 ? [{ kind: one, count, more: count >= SEARCH.maxCounted }] : [];
      });
      if (kind) return { ...toPageOf(found, groups[0]?.count ?? 0, { page, pageSize }, best.words), groups };
      // A misspelt word is nobody’s hot word, nor is that a child is gone.
      if (found.length > 0 && !meant && guide !== 'help')
        await countWord(counted, question, words, { lang, now, mayCount: (word) => countsAsHot(req, word) });
      const inOrder = groups.flatMap(({ kind: one }) => found.filter((row) => row.kind === one));
      return {
        ...toPageOf(inOrder, found.length, { page: 1, pageSize: SEARCH.ofEachKind * SEARCH_KINDS.length }, best.words),
        groups,
      };
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** Where nothing is called what is looked for, but texts tell of it: what one can go to or buy comes before what one reads. */
const BY_USE: readonly SearchKind[] = [
  'guide',
  'place',
  'ticket',
  'notice',
  'activity',
  'exhibit',
  'walk',
  'livePoint',
  'lostFound',
];

/** Kinds as they are shown: what is called so before what only tells of it. A guide that nobody asked for gives way to a thing of that name. */
function byRank(found: readonly FoundRow[], answer?: FoundRow): SearchKind[] {
  const rankOf = (kind: SearchKind) => {
    const ranks = found.filter((row) => row.kind === kind).map(({ rank }) => rank);
    if (kind === 'guide') return answer ? ANSWER : Math.max(...ranks, 0) - 1;
    return Math.max(...ranks, 0);
  };
  const placeOf = (kind: SearchKind) => (rankOf(kind) > 0 ? SEARCH_KINDS : BY_USE).indexOf(kind);
  return [...SEARCH_KINDS].sort((one, other) => rankOf(other) - rankOf(one) || placeOf(one) - placeOf(other));
}

/** The guide that answers the question, in front of all that was found. */
function withGuide(guide: FoundRow | undefined, found: FoundRow[]): FoundRow[] {
  if (!guide) return found;
  const others = withoutGuide(found, guide.subjectId);
  const known = others.find(({ kind }) => kind === 'guide')?.matches ?? 0;
  return [guide, ...others].map((row) => (row.kind === 'guide' ? { ...row, matches: known + 1 } : row));
}

function withoutGuide(found: FoundRow[], guide: string): FoundRow[] {
  const rest = found.filter(({ kind, subjectId }) => kind !== 'guide' || subjectId !== guide);
  const removed = found.length - rest.length;
  return rest.map((row) => (row.kind === 'guide' ? { ...row, matches: row.matches - removed } : row));
}

function toHit({ kind, subjectId, title, text, motif }: FoundRow, words: string[], lang: Lang): SearchHit {
  return {
    kind,
    id: subjectId,
    title: mark(pickText(title, lang), words),
    // What answers the question is read to its end.
    excerpt:
      kind === 'guide' && subjectId === 'hours' ? mark(pickText(text, lang), words) : excerpt(pickText(text, lang), words),
    motif,
  };
}
