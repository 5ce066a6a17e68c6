import { and, asc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import type { ListQuery } from '../../../db/keyset';
import { at } from '../../../db/moment';
import { pick } from '../../../fields';
import { prize, prizeEntry, prizeRound, prizeWin } from '../prize.tables';

/** Who won what, in the order of drawing; names are still encrypted, or gone. */
export interface Winner {
  place: number;
  prizeId: string;
  number: string;
  name: string | null;
  phone: string | null;
}

/** Writes winners down. @returns how many of their numbers are entries of the round */
export async function insertWins(
  tx: Db,
  roundId: string,
  wins: { number: string; prizeId: string; place: number; code: string }[],
): Promise<number> {
  const made = await rows(tx)`insert into prize_win (entry_id, round_id, prize_id, place, code)
    select entry.id, entry.round_id, drawn.prize_id, drawn.place, drawn.code
    from unnest(${sql.param(wins.map(({ number }) => number))}::text[], ${sql.param(wins.map(({ prizeId }) => prizeId))}::text[],
      ${sql.param(wins.map(({ place }) => place))}::int[], ${sql.param(wins.map(({ code }) => code))}::text[])
      as drawn (number, prize_id, place, code)
    join prize_entry entry on entry.round_id = ${roundId} and entry.number = drawn.number
    returning 1`;
  return made.length;
}

export function listWinners(db: Db, roundId: string): Promise<Winner[]> {
  return db
    .select({ ...pick(prizeWin, 'place', 'prizeId'), ...pick(prizeEntry, 'number', 'name', 'phone') })
    .from(prizeWin)
    .innerJoin(prizeEntry, eq(prizeEntry.id, prizeWin.entryId))
    .where(eq(prizeWin.roundId, roundId))
    .orderBy(asc(prizeWin.place));
}

const CLAIM = {
  ...pick(prizeWin, 'code', 'writtenOffAt', 'writtenOffName'),
  ...pick(prizeEntry, 'number', 'name', 'phone'),
  entryId: prizeEntry.id,
  round: pick(prizeRound, 'id', 'name', 'claimUntil'),
  prize: pick(prize, 'id', 'name', 'text', 'motif'),
};

/** A prize at the counter. */
export type ClaimRow = Awaited<ReturnType<typeof selectClaims>>[number];

function selectClaims(db: Db, where: SQL | undefined) {
  return db
    .select(CLAIM)
    .from(prizeWin)
    .innerJoin(prizeEntry, eq(prizeEntry.id, prizeWin.entryId))
    .innerJoin(prizeRound, eq(prizeRound.id, prizeWin.roundId))
    .innerJoin(prize, eq(prize.id, prizeWin.prizeId))
    .where(where);
}

export async function findClaim(db: Db, code: string): Promise<ClaimRow | undefined> {
  return (await selectClaims(db, eq(prizeWin.code, code)))[0];
}

/** Writes a prize off, unless that was done or it is too late. One statement: of two counters one does it. */
export async function redeem(tx: Db, code: string, admin: { id: string; userName: string }, now: number): Promise<boolean> {
  const done = await rows(tx)`
    update prize_win set written_off_at = ${at(now)}, written_off_by = ${admin.id}, written_off_name = ${admin.userName}
    from prize_round round
    where code = ${code} and written_off_at is null and round.id = prize_win.round_id and round.claim_until > ${at(now)}
    returning 1`;
  return done.length > 0;
}

/** Prizes written off from one moment to another, newest first. */
export function redemptionsQuery({ from, until }: { from: number; until: number }): ListQuery<ClaimRow> {
  return {
    from: prizeWin,
    id: prizeWin.entryId,
    where: and(gte(prizeWin.writtenOffAt, from), lt(prizeWin.writtenOffAt, until)),
    by: [
      { key: prizeWin.writtenOffAt, order: 'desc' },
      { key: prizeWin.entryId, order: 'asc' },
    ],
    read: (db, ids) => selectClaims(db, inArray(prizeWin.entryId, ids)),
    idOf: ({ entryId }) => entryId,
  };
}

/** How many prizes of each round were drawn and handed out. */
export async function countWins(db: Db, roundIds: string[]): Promise<Map<string, { won: number; writtenOff: number }>> {
  const counts = await rows(db)<{ roundId: string; won: number; writtenOff: number }>`
    select round_id as "roundId", count(*)::int as won, count(written_off_at)::int as "writtenOff"
    from prize_win where round_id = any(${sql.param(roundIds)}::text[]) group by round_id`;
  return new Map(counts.map(({ roundId, ...count }) => [roundId, count]));
}
