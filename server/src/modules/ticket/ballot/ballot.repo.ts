import type { Prices } from '@park/contract/ticket/price';
import { getTableColumns, inArray, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { ordered } from '../../../db/keyset';
import { shortLived } from '../../../db/shortLived';
import { findsById, locksById, rowsOf, updatesById } from '../../../db/tableRows';
import type { Localized } from '../../../i18n/lang';
import type { PriceHours } from '../product/price.rules';
import { PRICE_HOURS } from '../product/product.repo';
import { slotEnd, slotStart } from '../slot.repo';
import type { SlotKey } from '../slot.rules';
import { ticketBallot, ticketBallotSlot, type ticketProduct } from '../ticket.tables';
import type { BallotTimes } from './ballot.rules';

export type BallotRow = typeof ticketBallot.$inferSelect;

interface BallotSlot {
  position: number;
  day: string;
  slotId: string;
  /** Epoch milliseconds. */
  startAt: number;
  endAt: number;
  places: number | null;
  closed: boolean;
}

/** Of every drawn ballot; of none in a park whose release has no ballots. */
export async function listDrawnIds(db: Db): Promise<string[]> {
  const [table] = await rows(db)<{ exists: boolean }>`select to_regclass('ticket_ballot') is not null as exists`;
  if (!table?.exists) return [];
  const drawn = await rows(db)<{ id: string }>`select id from ticket_ballot where drawn_at is not null order by id`;
  return drawn.map(({ id }) => id);
}

/** A ballot as it is shown. */
export interface BallotView extends Omit<BallotRow, 'entrants'> {
  entrants: number;
  product: {
    name: Localized;
    motif: (typeof ticketProduct.$inferSelect)['motif'];
    coverId: string | null;
    realName: boolean;
  } & Prices;
  /** What its prices need of the park's hours. */
  seasons: PriceHours | null;
  slots: BallotSlot[];
}

/** All ballots, newest first. */
export const BALLOTS = ordered(ticketBallot, ticketBallot.createdAt);

export const findBallot = findsById(ticketBallot);

/** The ballot itself, for its next step: whoever signs up waits until that is done. */
export const lockBallot = locksById(ticketBallot);

export const updateBallot = updatesById(ticketBallot);

/** Ballots that have a step to come; `dueStep` says when. */
export function listComing(db: Db): Promise<(BallotTimes & { id: string })[]> {
  const { id, state, openAt, closeAt, drawAt, beaconRound } = ticketBallot;
  return db
    .select({ id, state, openAt, closeAt, drawAt, beaconRound })
    .from(ticketBallot)
    .where(inArray(state, ['open', 'closed']))
    .orderBy(id);
}

const COUNT_LIVES_MS = 2_000;
const countLately = shortLived<number>(COUNT_LIVES_MS);

/** Entries of a ballot whose sign-up is open: everybody who looks at it asks, so the number may be two seconds old. */
const countEntries = (db: Db, ballotId: string): Promise<number> =>
  countLately(ballotId, async () => {
    const [row] = await rows(db)<{ n: number }>`
      select count(*)::int as n from ticket_ballot_entry where ballot_id = ${ballotId}`;
    return row?.n ?? 0;
  });

/** These ballots with all that is shown of them, in any order. */
export async function listViews(db: Db, ids: string[]): Promise<BallotView[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select({
      row: ticketBallot,
      product: sql<BallotView['product']>`(select jsonb_build_object('name', p.name, 'motif', p.motif, 'coverId', p.cover_id,
          'price', p.price, 'prices', p.prices, 'realName', p.real_name) from ticket_product p where p.id = ticket_ballot.product_id)`,
      seasons: sql<PriceHours | null>`${sql.raw(PRICE_HOURS)}`,
      slots: sql<BallotSlot[]>`(select jsonb_agg(jsonb_build_object('position', b.position, 'day', to_char(b.day, 'YYYY-MM-DD'),
          'slotId', b.slot_id, 'startAt', ${slotStart(sql`b.day`)}, 'endAt', ${slotEnd(sql`b.day`)}, 'places', b.places,
          'closed', b.closed) order by b.position)
        from ticket_ballot_slot b join ticket_slot s on s.id = b.slot_id where b.ballot_id = ticket_ballot.id)`,
    })
    .from(ticketBallot)
    .where(sql`${ticketBallot.id} = any(${sql.param(ids)}::text[])`);
  return Promise.all(
    found.map(async ({ row, ...more }) => ({ ...row, ...more, entrants: row.entrants ?? (await countEntries(db, row.id)) })),
  );
}

/** Ballots of a product that are not drawn, the first to close before. */
export function listUndrawn(db: Db, productId: string): Promise<(BallotRow & { days: string[] })[]> {
  return db
    .select({
      ...getTableColumns(ticketBallot),
      days: sql<string[]>`(select array_agg(distinct to_char(b.day, 'YYYY-MM-DD') order by to_char(b.day, 'YYYY-MM-DD'))
        from ticket_ballot_slot b where b.ballot_id = ticket_ballot.id)`,
    })
    .from(ticketBallot)
    .where(sql`${ticketBallot.productId} = ${productId} and ${ticketBallot.state} in ('open', 'closed')`)
    .orderBy(ticketBallot.closeAt, ticketBallot.id);
}

/** False when there is one of this id already. */
export async function insertBallot(tx: Db, row: typeof ticketBallot.$inferInsert, slots: SlotKey[]): Promise<boolean> {
  const made = await tx.insert(ticketBallot).values(row).onConflictDoNothing().returning({ id: ticketBallot.id });
  if (made.length === 0) return false;
  await tx.insert(ticketBallotSlot).values(slots.map((slot, index) => ({ ...slot, ballotId: row.id, position: index + 1 })));
  return true;
}

/** The slots of a ballot, in its order. */
export function listSlots(db: Db, ballotId: string): Promise<(typeof ticketBallotSlot.$inferSelect)[]> {
  return rowsOf(db, ticketBallotSlot, sql`${ticketBallotSlot.ballotId} = ${ballotId}`, ticketBallotSlot.position);
}

/** Puts a ballot over stock rows that the caller holds, or takes it off them. */
export async function coverStock(tx: Db, ballotId: string, how: 'on' | 'off'): Promise<void> {
  await rows(tx)`update ticket_stock k set ballot_id = ${how === 'on' ? ballotId : null} from ticket_ballot_slot b
    where b.ballot_id = ${ballotId} and k.product_id = b.product_id and k.day = b.day and k.slot_id = b.slot_id`;
}

/** The ballot takes places of its slots, whose stock rows the caller holds. */
export async function takePlaces(tx: Db, ballotId: string, slots: { position: number; places: number }[]): Promise<void> {
  await rows(tx)`with given as (
      update ticket_ballot_slot b set places = g.places
      from unnest(${sql.param(slots.map(({ position }) => position))}::int[], ${sql.param(slots.map((slot) => slot.places))}::int[])
        as g (position, places)
      where b.ballot_id = ${ballotId} and b.position = g.position
      returning b.product_id, b.day, b.slot_id, g.places
    )
    update ticket_stock k set taken = k.taken + g.places from given g
    where k.product_id = g.product_id and k.day = g.day and k.slot_id = g.slot_id`;
}

/** Gives back what the ballot took and has not given out; the caller holds the stock rows. @param given of each slot, by position */
export async function givePlacesBack(tx: Db, ballotId: string, given: ReadonlyMap<number, number>): Promise<void> {
  await rows(tx)`update ticket_stock k set taken = k.taken - b.places + coalesce(g.given, 0)
    from ticket_ballot_slot b
    left join unnest(${sql.param([...given.keys()])}::int[], ${sql.param([...given.values()])}::int[]) as g (position, given)
      on g.position = b.position
    where b.ballot_id = ${ballotId} and b.places is not null
      and k.product_id = b.product_id and k.day = b.day and k.slot_id = b.slot_id`;
}

/** Writes down which slots nothing is given of. */
export async function closeSlots(tx: Db, ballotId: string, positions: number[]): Promise<void> {
  await rows(tx)`
    update ticket_ballot_slot set closed = true where ballot_id = ${ballotId} and position = any(${sql.param(positions)}::int[])`;
}

export async function writeList(tx: Db, ballotId: string, list: string): Promise<void> {
  await rows(tx)`insert into ticket_ballot_list (ballot_id, list) values (${ballotId}, ${list})`;
}

/** Null before sign-up is closed. */
export async function findList(db: Db, ballotId: string): Promise<string | null> {
  const [row] = await rows(db)<{ list: string }>`select list from ticket_ballot_list where ballot_id = ${ballotId}`;
  return row?.list ?? null;
}
