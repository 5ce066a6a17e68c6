import type { Rows } from '@park/contract/envelope';
import { addDays, parkDay } from '@park/contract/parkTime';
import type { HiddenWord, SearchWord } from '@park/contract/search/adminSchemas';
import type { HotWords } from '@park/contract/search/schemas';
import type { Database } from '../../db/db';
import { type Walked, walked } from '../../db/walk';
import { listed, type Place, viewed } from '../../http/rows';
import type { Lang } from '../../i18n/lang';
import { firstWords } from '../../i18n/search';
import { recordAudit } from '../admin/audit.service';
import { joined, wordsOf } from './tokens';
import * as repo from './word.repo';

/** Words that visitors are shown, and days that count. */
const SHOWN = 8;
const RECENT_DAYS = 7;
/** So many must have looked for it: what one person writes stays with them. */
const LEAST = 3;
/** Characters. */
const SHORTEST = 2;
const LONGEST = 20;
/** Digits in a row make a phone number or a ticket's, which nobody else looks for. */
const NUMBER = /\d{5}/;
const KEPT_DAYS = 30;

interface Asked {
  lang: Lang;
  now: number;
  mayCount(word: string): Promise<boolean>;
}

interface Staff {
  admin: { id: string; userName: string } | null;
  now: number;
  req: { id: string };
}

/** What is looked for, as counts a day. Who looked for it is nowhere. */
export interface Words {
  /** Counts a question that found something. @param words its own, folded */
  count(question: string, words: readonly string[], asked: Asked): Promise<void>;
  hot(reader: { lang: Lang; now: number }): Promise<HotWords>;
  list(place: Place, now: number): Promise<Rows<SearchWord>>;
  /** All of them. */
  export(query: unknown, reader: { now: number }): Promise<Walked<SearchWord>>;
  hide(input: HiddenWord, staff: Staff): Promise<HiddenWord>;
  /** @returns how many were forgotten */
  forget(now: number): Promise<number>;
}

const keyOf = (words: readonly string[]) => joined(words).trim();

export function createWords(database: Database): Words {
  const { db } = database;
  return {
    async count(question, words, { lang, now, mayCount }) {
      const shown = question.replace(/\s+/gu, ' ').trim();
      const word = keyOf(words);
      const length = [...shown].length;
      if (length < SHORTEST || length > LONGEST || NUMBER.test(word.replace(/ /g, ''))) return;
      if (await mayCount(word)) await repo.countWord(db, { day: parkDay(now), lang, word, shown });
    },

    async hot({ lang, now }) {
      const since = addDays(parkDay(now), 1 - RECENT_DAYS);
      const wanted = await repo.listHot(db, { lang, since, least: LEAST, most: SHOWN });
      const hidden = new Set(await repo.listHidden(db));
      const known = new Set(wanted.map(({ word }) => word));
      const first = firstWords[lang].filter((shown) => {
        const word = keyOf(wordsOf(shown));
        return !hidden.has(word) && !known.has(word);
      });
      return { words: [...wanted.map(({ shown }) => shown), ...first].slice(0, SHOWN) };
    },

    async list(place, now) {
      const since = addDays(parkDay(now), 1 - KEPT_DAYS);
      const found = await listed(
        db,
        repo.wordsWalk(since),
        (ids) => repo.listWordsById(db, since, ids),
        ({ id }) => id,
        place,
      );
      return viewed(found, ({ id: _, ...word }) => word);
    },

    async export(_query, { now }) {
      const since = addDays(parkDay(now), 1 - KEPT_DAYS);
      return walked(
        db,
        repo.wordsWalk(since),
        (ids) => repo.listWordsById(db, since, ids),
        ({ id }) => id,
      );
    },

    hide: ({ word: given, hidden }, { admin, now, req }) =>
      database.transaction(async (tx) => {
        const word = keyOf(wordsOf(given));
        await (hidden ? repo.hideWord(tx, word, admin?.userName ?? '', now) : repo.showWord(tx, word));
        const action = hidden ? 'search.hideWord' : 'search.showWord';
        await recordAudit(tx, { admin, action, subject: `word:${word}`, requestId: req.id, now });
        return { word, hidden };
      }),

    forget: (now) => repo.forgetWords(db, addDays(parkDay(now), -KEPT_DAYS)),
  };
}
