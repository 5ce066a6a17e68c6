import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { at, ms } from '../../db/moment';

export interface Counted {
  key: string;
  /** This one included. */
  guesses: number;
  /** Epoch milliseconds: when the count begins anew. */
  until: number;
}

export interface Wanted {
  key: string;
  most: number;
  /** Milliseconds. */
  ms: number;
}

/**
 * Counts a guess under all of `wanted`, or under none when one of them is used up: whoever must wait uses up nothing more. The `most`th
 * begins the wait, so it lasts its whole time however slow the guesses before it were.
 * @returns the counts, or the one that is used up; one beyond its `most` was counted beside others at the same moment
 */
export async function countGuess(db: Db, wanted: Wanted[], now: number): Promise<Counted[]> {
  const list = sql.join(
    wanted.map(({ key, most, ms }) => sql`(${key}, ${most}::int, ${at(now + ms)})`),
    sql`, `,
  );
  return rows<Counted>(
    db,
    sql`with wanted (key, most, until) as (values ${list}),
      used as (
        select g.key, g.guesses + 1 as guesses, g.until from wrong_guess g join wanted w on w.key = g.key
        where g.guesses >= w.most and g.until > ${at(now)} order by g.until desc limit 1),
      counted as (
        insert into wrong_guess as g (key, guesses, until)
        select key, 1, until from wanted where not exists (select from used) order by key
        on conflict (key) do update set
          guesses = case when g.until <= ${at(now)} then 1 else g.guesses + 1 end,
          until = case when g.until <= ${at(now)} or g.guesses + 1 = (select most from wanted w where w.key = g.key)
            then excluded.until else g.until end
        returning key, guesses, until)
      select key, guesses, ${ms(sql`until`)} as until from counted
      union all select key, guesses, ${ms(sql`until`)} from used`,
  );
}

/** It was right: not counted after all. */
export async function uncountGuess(db: Db, keys: string[]): Promise<void> {
  await rows(
    db,
    sql`update wrong_guess set guesses = greatest(guesses - 1, 0) where key in (
      select key from wrong_guess where key in ${list(keys)} order by key for update)`,
  );
}

export async function forgetGuesses(db: Db, key: string): Promise<void> {
  await rows(db, sql`delete from wrong_guess where key = ${key}`);
}

/** Forgets counts that would begin anew. @returns how many */
export async function forgetGuessesUntil(db: Db, now: number): Promise<number> {
  return (await rows(db, sql`delete from wrong_guess where until <= ${at(now)} returning 1`)).length;
}

const list = (keys: string[]): SQL =>
  sql`(${sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )})`;
