import type { SearchKind } from '@park/contract/search/limits';
import type { SearchWord } from '@park/contract/search/schemas';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import type { ListQuery } from '../../db/keyset';
import { at } from '../../db/moment';
import type { Lang } from '../../i18n/lang';

/** Different words of a day that are counted: beyond them only those that are there already. */
const WORDS_A_DAY = 5_000;

export async function countWord(
  db: Db,
  { day, lang, word, shown }: { day: string; lang: Lang; word: string; shown: string },
): Promise<void> {
  await db.execute(sql`insert into search_word as had (day, lang, word, shown)
    select ${day}::date, ${lang}, ${word}, ${shown}
    where (select count(*) from search_word where day = ${day}::date) < ${WORDS_A_DAY}
      or exists (select 1 from search_word where day = ${day}::date and lang = ${lang} and word = ${word})
    on conflict (day, lang, word) do update set count = had.count + 1`);
}

export function listHot(
  db: Db,
  { lang, since, minCount, limit }: { lang: Lang; since: string; minCount: number; limit: number },
): Promise<{ word: string; shown: string }[]> {
  return rows(db)`select word, (array_agg(shown order by day))[1] as shown from search_word
    where lang = ${lang} and day >= ${since}::date
      and not exists (select 1 from search_hidden_word h where h.word = search_word.word)
    group by word having sum(count) >= ${minCount} order by sum(count) desc, word limit ${limit}`;
}

/** Which of some words find something. @param now epoch ms */
export async function listFindable(
  db: Db,
  words: readonly { word: string; tokens: string[] }[],
  { kinds, now }: { kinds: readonly SearchKind[]; now: number },
): Promise<string[]> {
  const looks = words.map(
    ({ word, tokens }) =>
      sql`select ${word}::text as word where exists (select from search_document
        where tokens @> ${sql.param(tokens)}::text[] and kind = any (${sql.param(kinds)}::text[])
          and (from_at is null or from_at <= ${at(now)}) and (until_at is null or until_at > ${at(now)}))`,
  );
  return (await rows<{ word: string }>(db, sql.join(looks, sql` union all `))).map(({ word }) => word);
}

export async function listHidden(db: Db): Promise<string[]> {
  return (await rows(db)<{ word: string }>`select word from search_hidden_word`).map(({ word }) => word);
}

/** A word of a language, as an id. */
const WORD_ID = sql`language || ' ' || word`;

/** Words since a day, the most wanted first. */
export function wordsQuery(since: string): ListQuery<SearchWord & { id: string }> {
  return {
    from: sql`(select word, lang as language, sum(count)::int as count from search_word where day >= ${since}::date
      group by word, lang) as wanted`,
    id: WORD_ID,
    by: [
      { key: sql`count`, order: 'desc' },
      { key: sql`word`, order: 'asc' },
      { key: sql`language`, order: 'asc' },
    ],
    read: (db, ids) => listWordsById(db, since, ids),
    idOf: ({ id }) => id,
  };
}

function listWordsById(db: Db, since: string, ids: string[]): Promise<(SearchWord & { id: string })[]> {
  return rows(db)`select ${WORD_ID} as id, * from (
      select word, (array_agg(shown order by day))[1] as shown, lang as language, sum(count)::int as count,
        exists (select 1 from search_hidden_word h where h.word = search_word.word) as hidden
      from search_word where day >= ${since}::date and lang || ' ' || word = any(${sql.param(ids)}::text[]) group by word, lang
    ) as wanted`;
}

export async function hideWord(tx: Db, word: string, by: string, now: number): Promise<void> {
  await tx.execute(sql`insert into search_hidden_word (word, hidden_at, hidden_by) values (${word}, ${at(now)}, ${by})
    on conflict (word) do nothing`);
}

export async function showWord(tx: Db, word: string): Promise<void> {
  await tx.execute(sql`delete from search_hidden_word where word = ${word}`);
}

export async function forgetWords(db: Db, before: string): Promise<number> {
  return (await rows(db)`delete from search_word where day < ${before}::date returning 1`).length;
}
