import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { at, ms } from '../../db/moment';

export interface Counted {
  key: string;
  /** This one included. */
  guesses: number;
  /** Epoch milliseconds: when the count begins anew. */
  until: number;
  /** How many are being looked at, this one included if it was counted. */
  looking: number;
  /** False: it is used up, and was before. */
  counted: boolean;
}

export interface Wanted {
  key: string;
  max: number;
  /** Milliseconds. */
  ms: number;
}

/**
 * Counts a guess under all of `wanted`, or under none when one of them is used up: whoever must wait uses up nothing more. The `max`th
 * begins the wait, so it lasts its whole time however slow the guesses before it were. Until `endLook` it is being looked at.
 * @returns the counts, or the one that is used up; one beyond its `max` was counted beside others at the same moment
 */
export async function countGuess(db: Db, wanted: Wanted[], now: number): Promise<Counted[]> {
  const list = sql.join(
    wanted.map(({ key, max, ms }) => sql`(${key}, ${max}::int, ${at(now + ms)})`),
    sql`, `,
  );
  return rows(db)<Counted>`with wanted (key, max_guesses, until) as (values ${list}),
    used as (
      select g.key, g.guesses + 1 as guesses, g.until, g.looking from wrong_guess g join wanted w on w.key = g.key
      where g.guesses >= w.max_guesses and g.until > ${at(now)} order by g.until desc limit 1),
    counted as (
      insert into wrong_guess as g (key, guesses, until, looking)
      select key, 1, until, 1 from wanted where not exists (select from used) order by key
      on conflict (key) do update set
        guesses = case when g.until <= ${at(now)} then 1 else g.guesses + 1 end,
        looking = case when g.until <= ${at(now)} then 1 else g.looking + 1 end,
        until = case when g.until <= ${at(now)} or g.guesses = 0 or g.guesses + 1 = (select max_guesses from wanted w where w.key = g.key)
          then excluded.until else g.until end
      returning key, guesses, until, looking)
    select key, guesses, ${ms(sql`until`)} as until, looking, true as counted from counted
    union all select key, guesses, ${ms(sql`until`)}, looking, false from used`;
}

/** Not counted after all. @param forgotten whose other guesses are not, either */
export async function uncountGuess(db: Db, keys: string[], forgotten = ''): Promise<void> {
  const left = sql`case when key = ${forgotten} then 0 else greatest(guesses - 1, 0) end`;
  await rows(db)`update wrong_guess set guesses = ${left} where key in ${locked(keys)}`;
}

export async function endLook(db: Db, keys: string[]): Promise<void> {
  await rows(db)`update wrong_guess set looking = greatest(looking - 1, 0) where key in ${locked(keys)}`;
}

/** Whether a used-up count may yet be taken back: what is counted there is still being looked at. */
export async function isOpen(db: Db, { key, max }: Wanted): Promise<boolean> {
  return (await rows(db)`select 1 from wrong_guess where key = ${key} and guesses >= ${max} and looking > 0`).length > 0;
}

/** Forgets counts that would begin anew. @returns how many */
export async function forgetOldGuesses(db: Db, now: number): Promise<number> {
  return (await rows(db)`delete from wrong_guess where until <= ${at(now)} returning 1`).length;
}

/** Always in the same order. */
const locked = (keys: string[]): SQL => sql`(select key from wrong_guess where key in ${keys} order by key for update)`;
