import { type SQL, sql } from 'drizzle-orm';

const ACCENTS = '[\u0300-\u036f]';

/** A text as it is compared: without case and accents, so that "ecole" finds "École". */
const folded = (text: string): string => text.normalize('NFD').replace(new RegExp(ACCENTS, 'g'), '').toLowerCase();

/** Whether the text holds the other one, whatever its case and accents. It is looked for letter by letter: `%`, `_` and `\` are themselves. */
export const holds = (text: SQL, wanted: string): SQL =>
  sql`strpos(lower(regexp_replace(normalize(${text}, NFD), ${ACCENTS}, '', 'g')), ${folded(wanted)}) > 0`;

/**
 * Whether in one of its languages a text (jsonb by language) holds every word, in any order. Reads all rows: for lists of hundreds.
 * @param words with spaces between them; undefined when there are none, so that nothing is asked for
 */
export function holdsWords(texts: SQL, words: string | undefined): SQL | undefined {
  const wanted = words?.split(/\s+/).filter((word) => word !== '') ?? [];
  if (wanted.length === 0) return undefined;
  const all = wanted.map((word) => holds(sql`words.value`, word));
  return sql`exists (select 1 from jsonb_each_text(${texts}) as words where ${sql.join(all, sql` and `)})`;
}
