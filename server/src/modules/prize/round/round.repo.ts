import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { ordered, orderOf } from '../../../db/keyset';
import { at } from '../../../db/moment';
import { type Paged, type Paging, pageOf } from '../../../db/page';
import { shortLived } from '../../../db/shortLived';
import { insertsNew, locksById, updatesById } from '../../../db/tableRows';
import { prize, prizeEntrantList, prizeRound } from '../prize.tables';
import type { RoundTimes } from './round.rules';

export type RoundRow = typeof prizeRound.$inferSelect;
export type PrizeRow = Omit<typeof prize.$inferSelect, 'roundId'>;
export type NewPrize = typeof prize.$inferInsert;

/** A round as it is shown: its prizes in their order, and how many have signed up. */
export interface RoundView extends Omit<RoundRow, 'entrants'> {
  entrants: number;
  prizes: PrizeRow[];
}

const VIEW = {
  ...getTableColumns(prizeRound),
  prizes: sql<PrizeRow[]>`(select jsonb_agg(jsonb_build_object('id', p.id, 'position', p.position, 'name', p.name,
      'text', p.text, 'motif', p.motif, 'count', p.count, 'value', p.value) order by p.position)
    from prize p where p.round_id = prize_round.id)`,
};

/** How many had entered until a moment, as the database writes it; null: nobody yet. */
interface Settled {
  until: string | null;
  n: number;
}

const SETTLED_LIVES_MS = 60_000;
/** Of each database; inside a transaction everything is counted. */
const settled = new WeakMap<Db, ReturnType<typeof shortLived<Settled>>>();

/**
 * How many take part in a round whose sign-up is open. Everybody who looks at it asks, and a large one takes long to count. Entries
 * stay, and each is there within seconds of its moment: those a minute older than the newest are counted once a minute, the rest now.
 */
async function countEntries(db: Db, roundId: string): Promise<number> {
  const cached = settled.get(db) ?? shortLived<Settled>(SETTLED_LIVES_MS);
  settled.set(db, cached);
  const { until, n } = await cached(roundId, async () => {
    const [before] = await rows(db)<Settled>`
      select until::text, (select count(*)::int from prize_entry where round_id = ${roundId} and created_at <= until) as n
      from (select max(created_at) - interval '1 minute' as until from prize_entry where round_id = ${roundId}) as newest`;
    return before ?? { until: null, n: 0 };
  });
  const [since] = await rows(db)<{ n: number }>`select count(*)::int as n from prize_entry
    where round_id = ${roundId} and created_at > coalesce(${until}::timestamptz, '-infinity')`;
  return n + (since?.n ?? 0);
}

function withEntrants<Row extends { id: string; entrants: number | null }>(
  db: Db,
  found: Row[],
): Promise<(Row & { entrants: number })[]> {
  return Promise.all(found.map(async (row) => ({ ...row, entrants: row.entrants ?? (await countEntries(db, row.id)) })));
}

export async function findRound(db: Db, id: string): Promise<RoundView | undefined> {
  const [row] = await withEntrants(db, await db.select(VIEW).from(prizeRound).where(eq(prizeRound.id, id)));
  return row;
}

export async function hasRound(db: Db, id: string): Promise<boolean> {
  return (await db.$count(prizeRound, eq(prizeRound.id, id))) > 0;
}

/** The round itself, for its next step: whoever signs up waits until that is done. */
export const lockRound = locksById(prizeRound);

/** What the public may see: all but drafts that have no opening time, or have missed it. */
function announced(now: number): SQL | undefined {
  return or(ne(prizeRound.state, 'draft'), sql`(${prizeRound.openAt} is not null and ${prizeRound.closeAt} > ${at(now)})`);
}

/** All rounds, drafts too, newest first. */
export const ROUNDS = ordered(prizeRound, sql`coalesce(${prizeRound.openAt}, ${prizeRound.createdAt})`);

export async function listRoundsById(db: Db, ids: string[]): Promise<RoundView[]> {
  return withEntrants(db, await db.select(VIEW).from(prizeRound).where(inArray(prizeRound.id, ids)));
}

/** One page of what the public may see, newest first, and how many there are. */
export async function listRounds(db: Db, paging: Paging, now: number): Promise<Paged<RoundView>> {
  const where = announced(now);
  const selection = db
    .select(VIEW)
    .from(prizeRound)
    .where(where)
    .orderBy(...orderOf(ROUNDS));
  const { items, total } = await pageOf(db, { from: prizeRound, where }, selection, paging);
  return { items: await withEntrants(db, items), total };
}

/** The round a visitor wants now: open, else waiting for its draw, else the next to open, else the last drawn. */
export async function findCurrentRound(db: Db, now: number): Promise<RoundView | undefined> {
  const [row] = await db
    .select(VIEW)
    .from(prizeRound)
    .where(announced(now))
    .orderBy(
      sql`array_position(array['open', 'closed', 'draft', 'drawn', 'ended'], replace(${prizeRound.state}, 'ended', 'drawn'))`,
      sql`case ${prizeRound.state} when 'open' then ${prizeRound.closeAt} when 'closed' then ${prizeRound.drawAt}
        when 'draft' then ${prizeRound.openAt} end`,
      desc(prizeRound.drawnAt),
    )
    .limit(1);
  return row && (await withEntrants(db, [row]))[0];
}

/** Rounds that have a step to come; `dueStep` says when. */
export function listComing(db: Db): Promise<(RoundTimes & { id: string })[]> {
  const { id, state, openAt, closeAt, drawAt, claimUntil, beaconRound, organiser } = prizeRound;
  return db
    .select({ id, state, openAt, closeAt, drawAt, claimUntil, beaconRound, organiser })
    .from(prizeRound)
    .where(notInArray(state, ['ended', 'calledOff']))
    .orderBy(id);
}

/** Undefined when there is one of this id already. */
export const insertRound = insertsNew(prizeRound);

export const updateRound = updatesById(prizeRound);

/** The prizes of a draft become these. */
export async function replacePrizes(tx: Db, roundId: string, prizes: NewPrize[]): Promise<void> {
  await tx.delete(prize).where(eq(prize.roundId, roundId));
  await tx.insert(prize).values(prizes);
}

export async function listPrizes(db: Db, roundId: string): Promise<PrizeRow[]> {
  const { roundId: _, ...columns } = getTableColumns(prize);
  return db.select(columns).from(prize).where(eq(prize.roundId, roundId)).orderBy(asc(prize.position));
}

/**
 * Fixes who takes part: an entry whose number another account proved gives way, the sorted list of the others' numbers is written
 * down. The round must be locked, so that nobody enters meanwhile. @returns the list and how many are in it
 */
export async function fixEntrants(tx: Db, roundId: string): Promise<{ numbers: string; count: number }> {
  const [fixed] = await rows(tx)<{ numbers: string; count: number }>`with away as (
      update prize_entry mine set gave_way = true from prize_entry owner
      where mine.round_id = ${roundId} and not mine.proven
        and owner.round_id = mine.round_id and owner.phone_hash = mine.phone_hash and owner.proven
      returning mine.id
    ), list as (
      select coalesce(string_agg(number, ${'\n'} order by number), '') as numbers, count(*)::int as count
      from prize_entry where round_id = ${roundId} and id not in (select id from away)
    ), kept as (insert into prize_entrant_list (round_id, numbers) select ${roundId}, numbers from list)
    select numbers, count from list`;
  if (!fixed) throw new Error('The list of entrants was not written.');
  return fixed;
}

/** Undefined before sign-up is closed. */
export async function findEntrants(db: Db, roundId: string): Promise<{ numbers: string; count: number } | undefined> {
  const [row] = await db
    .select({ numbers: prizeEntrantList.numbers, count: prizeRound.entrants })
    .from(prizeEntrantList)
    .innerJoin(prizeRound, eq(prizeRound.id, prizeEntrantList.roundId))
    .where(and(eq(prizeRound.id, roundId), isNotNull(prizeRound.entrants)));
  return row && { numbers: row.numbers, count: row.count ?? 0 };
}
