import { addDays, parkDay } from '@park/contract/parkTime';
import type * as calls from '@park/contract/search/calls';
import type { schemas } from '@park/contract/search/schemas';
import type { Database, Db } from '../../db/db';
import { keysetBatches } from '../../db/keyset';
import { exporting } from '../../http/exportRows';
import type { Handlers } from '../../http/mount';
import { listMapped } from '../../http/rows';
import type { Lang } from '../../i18n/lang';
import { firstWords } from '../../i18n/texts/search';
import type { ParkProfiles } from '../park/park.service';
import { audit } from '../staff/audit.service';
import { catchUp } from './catchUp.service';
import type { Searchables } from './document.service';
import { kindsOffered } from './kinds';
import { joined, wantedTokens, wordsOf } from './tokens';
import * as repo from './word.repo';

/** Words that visitors are shown, and days that count. */
const SHOWN = 8;
const RECENT_DAYS = 7;
/** So many must have looked for it: what one person writes stays with them. */
const MIN_SEARCHERS = 3;
/** Characters. */
const SHORTEST = 2;
const LONGEST = 20;
/** Digits in a row make a phone number or a ticket's, which nobody else looks for. */
const NUMBER = /\d{5}/;
const RETENTION_DAYS = 30;

const keyOf = (words: readonly string[]) => joined(words).trim();

/** Counts a question that found something, by day; who asked it is nowhere. @param words its own, folded */
export async function countWord(
  db: Db,
  question: string,
  words: readonly string[],
  { lang, now, mayCount }: { lang: Lang; now: number; mayCount(word: string): Promise<boolean> },
): Promise<void> {
  const shown = question.replace(/\s+/gu, ' ').trim();
  const word = keyOf(words);
  const length = [...shown].length;
  if (length < SHORTEST || length > LONGEST || NUMBER.test(word.replace(/ /g, ''))) return;
  if (await mayCount(word)) await repo.countWord(db, { day: parkDay(now), lang, word, shown });
}

/** @returns how many were forgotten */
export const forgetWords = (db: Db, now: number): Promise<number> =>
  repo.forgetWords(db, addDays(parkDay(now), -RETENTION_DAYS));

/** What is looked for, as counts a day. */
export function searchWords(
  database: Database,
  { searchables, partsOff }: { searchables: Searchables; partsOff: ParkProfiles['partsOff'] },
) {
  const { db } = database;

  const wordsAt = (now: number) => repo.wordsQuery(addDays(parkDay(now), 1 - RETENTION_DAYS));

  return {
    async getHotWords(_, { lang, now }) {
      const since = addDays(parkDay(now), 1 - RECENT_DAYS);
      const wanted = await repo.listHot(db, { lang, since, minCount: MIN_SEARCHERS, limit: SHOWN });
      const hidden = new Set(await repo.listHidden(db));
      const known = new Set(wanted.map(({ word }) => word));
      const own = firstWords.map((word) => word[lang]);
      // A park that has no museum does not lead visitors to look for one; what it has may have been written a moment ago.
      await catchUp(database, searchables);
      const findable = await repo.listFindable(
        db,
        own.map((word) => ({ word, tokens: [...new Set(wordsOf(word).flatMap(wantedTokens))] })),
        { kinds: kindsOffered(await partsOff(now)), now },
      );
      const first = own.filter((shown) => {
        const word = keyOf(wordsOf(shown));
        return findable.includes(shown) && !hidden.has(word) && !known.has(word);
      });
      return { words: [...wanted.map(({ shown }) => shown), ...first].slice(0, SHOWN) };
    },

    getSearchWords: (paging, { now }) => listMapped(db, wordsAt(now), paging, ({ id: _, ...word }) => word),

    exportWords: exporting((_, { now }) => keysetBatches(db, wordsAt(now)), 'word language count hidden', {
      word: ({ shown }) => shown,
    }),

    hideSearchWord: ({ word: given, hidden }, ctx) =>
      database.transaction(async (tx) => {
        const word = keyOf(wordsOf(given));
        await (hidden ? repo.hideWord(tx, word, ctx.admin.userName, ctx.now) : repo.showWord(tx, word));
        await audit(tx, ctx, hidden ? 'search.hideWord' : 'search.showWord', `word:${word}`);
        return { word, hidden };
      }),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}
