import type * as calls from '@park/contract/search/calls';
import { type Guide, SEARCH, SEARCH_KINDS } from '@park/contract/search/limits';
import type { SearchHit, schemas } from '@park/contract/search/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database, Db } from '../../db/db';
import type { Paging } from '../../db/page';
import type { Handlers } from '../../http/mount';
import { toPage } from '../../http/page';
import { type Lang, pickText } from '../../i18n/lang';
import type { ParkProfiles } from '../park/park.service';
import { catchUp } from './catchUp.service';
import { type FoundRow, findDocuments } from './document.repo';
import { kindToken, type Searchables } from './document.service';
import { asksForHours } from './hoursQuestion';
import { kindsOffered } from './kinds';
import { excerpt, mark } from './marks';
import { findHours } from './openingHours.service';
import { respell } from './spelling.service';
import { asFound, wantedTokens, wordsOf } from './tokens';
import { countWord } from './word.service';

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
      const find = async (some: string[]) => {
        const found = await findDocuments(
          database.db,
          kinds.map((one) => ({ kind: one, token: kindToken(one) })),
          { tokens: [...new Set(some.flatMap(wantedTokens))], found: some.map(asFound) },
          { now, maxCounted: SEARCH.maxCounted, limit, offset: kind ? (page - 1) * pageSize : 0 },
        );
        return off.includes('lostFound') ? withoutGuide(found, 'lostFound') : found;
      };
      const asWritten = await find(words);
      const asks = page === 1 && kinds.includes('guide') && asksForHours(question);
      const hours = asks ? [await findHours(database.db, await park.rules(now), lang, now)] : [];
      const meant = asWritten.length + hours.length === 0 ? await respell(database.db, words, now) : null;
      const found = withGuides(hours, meant ? await find(meant) : asWritten);
      const groups = SEARCH_KINDS.flatMap((one) => {
        const count = found.find((row) => row.kind === one)?.matches ?? 0;
        return count > 0 ? [{ kind: one, count, more: count >= SEARCH.maxCounted }] : [];
      });
      if (kind) return { ...toPageOf(found, groups[0]?.count ?? 0, { page, pageSize }, meant ?? words), groups };
      // A misspelt word is nobody’s hot word.
      if (found.length > 0 && !meant)
        await countWord(counted, question, words, { lang, now, mayCount: (word) => countsAsHot(req, word) });
      return {
        ...toPageOf(found, found.length, { page: 1, pageSize: SEARCH.ofEachKind * SEARCH_KINDS.length }, meant ?? words),
        groups,
      };
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** Guides that no document is of, in front of those that are found. */
function withGuides(guides: FoundRow[], found: FoundRow[]): FoundRow[] {
  const known = found.find(({ kind }) => kind === 'guide')?.matches ?? 0;
  return [...guides, ...found].map((row) => (row.kind === 'guide' ? { ...row, matches: known + guides.length } : row));
}

function withoutGuide(found: FoundRow[], guide: Guide): FoundRow[] {
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
