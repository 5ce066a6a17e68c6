import type { Motif } from '@park/contract/motifs';
import { SEARCH_KINDS, type SearchKind } from '@park/contract/search/limits';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { at } from '../../db/moment';
import type { Localized } from '../../i18n/lang';

/** A row of `search_document`. Moments are epoch milliseconds. */
export interface DocumentRow {
  kind: SearchKind;
  subjectId: string;
  title: Localized;
  text: Localized;
  motif: Motif | null;
  titleWords: string;
  words: string;
  tokens: string[];
  from: number | null;
  until: number | null;
  at: number;
}

/** `rank`: whether all words stand in what it is called: 3 each by itself, 2 each where a word begins or ends (of Chinese the last part says what it is), 1 within, 0 not all. */
export type FoundRow = Pick<DocumentRow, 'kind' | 'subjectId' | 'title' | 'text' | 'motif'> & { matches: number; rank: number };

/** What a word's letters are looked up by, and how the word itself must then stand there. */
export interface Wanted {
  tokens: string[];
  found: string[];
}

export async function insertDocuments(tx: Db, documents: DocumentRow[]): Promise<void> {
  if (documents.length === 0) return;
  const moment = (value: number | null) => (value === null ? null : new Date(value).toISOString());
  const lines = documents.map((one) => ({ ...one, from: moment(one.from), until: moment(one.until), at: moment(one.at) }));
  await tx.execute(sql`insert into search_document (kind, subject_id, title, text, motif, title_words, words, tokens, from_at, until_at, sort_at)
    select kind, "subjectId", title, text, motif, "titleWords", words, array(select jsonb_array_elements_text(tokens)), "from", until, at
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given (kind text, "subjectId" text, title jsonb, text jsonb, motif text,
      "titleWords" text, words text, tokens jsonb, "from" timestamptz, until timestamptz, at timestamptz)
    on conflict (kind, subject_id) do update set title = excluded.title, text = excluded.text, motif = excluded.motif,
      title_words = excluded.title_words, words = excluded.words, tokens = excluded.tokens, from_at = excluded.from_at,
      until_at = excluded.until_at, sort_at = excluded.sort_at`);
}

export async function deleteDocuments(tx: Db, kind: SearchKind, ids: string[]): Promise<void> {
  await tx.execute(sql`delete from search_document where kind = ${kind} and subject_id = any(${sql.param(ids)}::text[])`);
}

/** Titles to compare: whoever misspelt a word meant one of the nearest. */
const MAX_TITLES = 300;

/** Words of titles that can be found, of those things that have the first token and most of the pieces. */
export async function listTitleWords(db: Db, first: string, pieces: string[], now: number): Promise<string[]> {
  const some = sql.param(pieces);
  const found = await rows(db)<{ words: string }>`select title_words as words from search_document
    where tokens @> ${sql.param([first])}::text[] and tokens && ${some}::text[]
      and (from_at is null or from_at <= ${at(now)}) and (until_at is null or until_at > ${at(now)})
    order by cardinality(array(select unnest(tokens) intersect select unnest(${some}::text[]))) desc limit ${MAX_TITLES}`;
  return found.map(({ words }) => words);
}

/** A newer node may mark what this one does not know: that is left to it. */
const known = sql`kind = any(${sql.param([...SEARCH_KINDS])}::text[])`;

export async function isAnythingDue(db: Db): Promise<boolean> {
  return (await rows(db)`select 1 from search_due where ${known} limit 1`).length > 0;
}

/** Takes the oldest marks away, for whoever makes their documents anew in the same transaction. Marks that another one holds are left to it. */
export function takeDue(tx: Db, limit: number): Promise<{ kind: SearchKind; subjectId: string }[]> {
  return rows(tx)`
    delete from search_due where sequence in (select sequence from search_due where ${known} order by sequence limit ${limit} for update skip locked)
    returning kind, subject_id as "subjectId"`;
}

/**
 * Lets those who make the same documents anew take turns until the transaction ends. Who reads a thing before it changes and writes after
 * another has written the change would put the old one back.
 * @param ids in their order, so that nobody waits for one who waits for them
 */
export async function takeTurns(tx: Db, kind: SearchKind, ids: string[]): Promise<void> {
  await rows(tx)`select pg_advisory_xact_lock(hashtextextended(${`search ${kind} `} || id, 0))
    from unnest(${sql.param(ids)}::text[]) with ordinality as listed (id, place) order by place`;
}

export async function findDocument(db: Db, kind: SearchKind, subjectId: string): Promise<FoundRow | undefined> {
  const [row] = await rows(db)<FoundRow>`
    select kind, subject_id as "subjectId", title, text, motif, 1 as matches, 0 as rank from search_document
    where kind = ${kind} and subject_id = ${subjectId}`;
  return row;
}

/** Of each kind the hits from `offset` on, by rank, then the newer ones; `matches` counts them all, up to `maxCounted`. */
export function findDocuments(
  db: Db,
  kinds: readonly { kind: SearchKind; token: string }[],
  wanted: Wanted,
  { now, maxCounted, limit, offset }: { now: number; maxCounted: number; limit: number; offset: number },
): Promise<FoundRow[]> {
  const stands = (column: SQL, as = (word: string) => word) =>
    sql.join(
      wanted.found.map((word) => sql`strpos(${column}, ${as(word)}) > 0`),
      sql` and `,
    );
  const rank = sql`case when ${stands(sql`title_words`, (word) => ` ${word.trim()} `)} then 3
    when ${stands(sql`title_words`, (word) => ` ${word.trim()}`)} or ${stands(sql`title_words`, (word) => `${word.trim()} `)} then 2 when ${stands(sql`title_words`)} then 1 else 0 end`;
  const ofKind = ({ kind, token }: { kind: SearchKind; token: string }) => sql`(
    select kind, subject_id as "subjectId", title, text, motif, (count(*) over ())::int as matches, ${rank} as rank from (
      select kind, subject_id, title, text, motif, sort_at, title_words from search_document
      where tokens @> ${sql.param([token, ...wanted.tokens])}::text[] and kind = ${kind} and ${stands(sql`words`)}
        and (from_at is null or from_at <= ${at(now)}) and (until_at is null or until_at > ${at(now)})
      limit ${maxCounted}
    ) as hits
    order by rank desc, sort_at desc, subject_id limit ${limit} offset ${offset})`;
  return rows(db, sql.join(kinds.map(ofKind), sql` union all `));
}
