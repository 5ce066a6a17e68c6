import { DAY_MS } from '@park/contract/parkTime';
import { BALLOT } from '@park/contract/ticket/ballot/limits';
import type { BallotDrawn } from '@park/contract/ticket/ballot/rule';
import { and, eq, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { at, ms } from '../../../db/moment';
import { deletesById, rowOf } from '../../../db/tableRows';
import { slotMoment } from '../slot.repo';
import { ticketBallotEntry } from '../ticket.tables';

export type EntryRow = typeof ticketBallotEntry.$inferSelect;

/** An entry as its owner sees it. */
export interface OwnEntry extends EntryRow {
  savedVisitorIds: string[];
}

/** Whether sign-up is open; its closing waits until the transaction ends. */
export async function holdOpen(tx: Db, ballotId: string, now: number): Promise<boolean> {
  const held = await rows(tx)`select 1 from ticket_ballot
    where id = ${ballotId} and state = 'open' and open_at <= ${at(now)} and close_at > ${at(now)} for share`;
  return held.length > 0;
}

export function findOwn(db: Db, ballotId: string, visitorId: string): Promise<EntryRow | undefined> {
  return rowOf(
    db,
    ticketBallotEntry,
    and(eq(ticketBallotEntry.ballotId, ballotId), eq(ticketBallotEntry.visitorId, visitorId)),
  );
}

/**
 * Takes a visitor, who goes for good, out of ballots whose sign-up is open; from its closing on the number takes part for nobody. Their
 * ballots wait with their next step, which would offer them places, until the transaction ends.
 */
export async function leaveOpenBallots(tx: Db, visitorId: string): Promise<void> {
  await rows(tx)`select 1 from ticket_ballot b join ticket_ballot_entry e on e.ballot_id = b.id
    where e.visitor_id = ${visitorId} and b.state in ('open', 'closed') order by b.id for share of b`;
  await rows(tx)`delete from ticket_ballot_entry where visitor_id = ${visitorId}
    and ballot_id in (select id from ticket_ballot where state = 'open')`;
}

/** False when the ballot has the number already; then nothing was written. */
export async function insertEntry(tx: Db, row: typeof ticketBallotEntry.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(ticketBallotEntry)
    .values(row)
    .onConflictDoNothing({ target: [ticketBallotEntry.ballotId, ticketBallotEntry.number] })
    .returning({ id: ticketBallotEntry.id });
  return made.length > 0;
}

export async function changeEntry(tx: Db, id: string, change: { quantity: number; wishes: number[] }): Promise<void> {
  await tx.update(ticketBallotEntry).set(change).where(eq(ticketBallotEntry.id, id));
}

export const deleteEntry = deletesById(ticketBallotEntry);

/**
 * Names who comes with an entry, in place of whom it named before; in the order of their hashes, so that two entries with the same two
 * people cannot wait for each other. Whoever is being named elsewhere is waited for.
 * @returns the hashes of those whom another entry of the ballot names
 */
export async function namePersons(
  tx: Db,
  { id, ballotId }: Pick<EntryRow, 'id' | 'ballotId'>,
  hashes: string[],
): Promise<string[]> {
  await rows(tx)`delete from ticket_ballot_person where entry_id = ${id} and person_hash <> all(${sql.param(hashes)}::text[])`;
  await rows(tx)`insert into ticket_ballot_person (ballot_id, person_hash, entry_id)
    select ${ballotId}, hash, ${id} from unnest(${sql.param(hashes)}::text[]) as named (hash) order by hash
    on conflict do nothing`;
  const taken = await rows(tx)<{ hash: string }>`select person_hash as hash from ticket_ballot_person
    where ballot_id = ${ballotId} and person_hash = any(${sql.param(hashes)}::text[]) and entry_id <> ${id}`;
  return taken.map(({ hash }) => hash);
}

/** A visitor's entries, newest first, until some days after their draw; or the one of a ballot. */
export function listOwn(db: Db, visitorId: string, now: number, ballotId?: string): Promise<OwnEntry[]> {
  const which =
    ballotId === undefined
      ? sql`coalesce(b.drawn_at, b.called_off_at, 'infinity') > ${at(now - BALLOT.shown * DAY_MS)}`
      : sql`b.id = ${ballotId}`;
  return rows(db)`select e.id, e.ballot_id as "ballotId", e.number, e.visitor_id as "visitorId", e.quantity, e.wishes,
      ${ms(sql`e.created_at`)} as "createdAt", e.place, e.won,
      array(select v.id from ticket_ballot_person p join saved_visitor v on v.id_hash = p.person_hash and v.visitor_id = e.visitor_id
        where p.entry_id = e.id order by v.created_at, v.id) as "savedVisitorIds"
    from ticket_ballot_entry e join ticket_ballot b on b.id = e.ballot_id
    where e.visitor_id = ${visitorId} and ${which} order by e.created_at desc, e.id`;
}

/** All entries of a ballot as lines of its list, sorted by number. @see writeBallotList */
export async function listLines(tx: Db, ballotId: string): Promise<string[]> {
  const found = await rows(tx)<{ line: string }>`
    select number || ' ' || quantity || ' ' || array_to_string(wishes, ',') as line from ticket_ballot_entry
    where ballot_id = ${ballotId} order by number`;
  return found.map(({ line }) => line);
}

/** Writes an outcome down on the entries. @returns how many there were */
export async function writeDrawn(tx: Db, ballotId: string, drawn: readonly BallotDrawn[]): Promise<number> {
  const done = await rows(tx)`update ticket_ballot_entry e set place = d.place, won = d.slot
    from unnest(${sql.param(drawn.map(({ number }) => number))}::text[], ${sql.param(drawn.map(({ slot }) => slot))}::int[])
      with ordinality as d (number, slot, place)
    where e.ballot_id = ${ballotId} and e.number = d.number returning 1`;
  return done.length;
}

/** The drawn entries of a ballot in their order. */
export function listDrawn(db: Db, ballotId: string): Promise<BallotDrawn[]> {
  return rows(db)`
    select number, won as slot from ticket_ballot_entry where ballot_id = ${ballotId} and place is not null order by place`;
}

/** Whom to tell of a drawn or called-off entry; without those whose account is gone. */
export interface Entrant {
  entryId: string;
  visitorId: string;
  quantity: number;
  /** The slot that a winner is offered or a loser waits for; null: neither. */
  position: number | null;
}

export function listEntrants(tx: Db, ballotId: string): Promise<Entrant[]> {
  return rows(tx)`select id as "entryId", visitor_id as "visitorId", quantity, wishes[1] as position from ticket_ballot_entry
    where ballot_id = ${ballotId} and visitor_id is not null order by created_at, id`;
}

/**
 * Offers winners their places until a moment or the slot's end, in place of a wait they had for the slot; who holds the stock rows
 * calls this. @returns whom, in the order of drawing
 */
export async function offerWon(tx: Db, ballotId: string, { now, until }: { now: number; until: number }): Promise<Entrant[]> {
  const won = sql`select e.id, e.visitor_id, e.quantity, e.place, b.position, b.product_id, b.day, b.slot_id,
      ${slotMoment(sql`b.day`, sql`s.end_clock`)} as end_at
    from ticket_ballot_entry e join ticket_ballot_slot b on b.ballot_id = e.ballot_id and b.position = e.won
    join ticket_slot s on s.id = b.slot_id
    where e.ballot_id = ${ballotId} and e.visitor_id is not null`;
  await rows(tx)`update ticket_waiting w set status = 'left', ended_at = ${at(now)} from (${won}) as won
    where w.visitor_id = won.visitor_id and w.status = 'waiting'
      and w.product_id = won.product_id and w.day = won.day and w.slot_id = won.slot_id`;
  return rows(tx)`with won as materialized (${won}), offered as (
      insert into ticket_waiting (id, visitor_id, product_id, day, slot_id, quantity, status, offer_until, created_at, ballot_entry_id)
      select 'b-' || id, visitor_id, product_id, day, slot_id, quantity, 'offered', least(${at(until)}, end_at), ${at(now)}, id
      from won order by place
    )
    select id as "entryId", visitor_id as "visitorId", quantity, position from won order by place`;
}

/**
 * Puts who got nothing into the line of the first of their wishes that is open, in the order of drawing; who stands there already keeps
 * that place. @returns all of them, in the order of drawing
 */
export function waitLost(tx: Db, ballotId: string, now: number): Promise<Entrant[]> {
  return rows(tx)`with lost as materialized (
      select e.id, e.visitor_id, e.quantity, e.place, wish.*
      from ticket_ballot_entry e
      left join lateral (
        select b.position, b.product_id, b.day, b.slot_id from unnest(e.wishes) with ordinality as w (position, rank)
        join ticket_ballot_slot b on b.ballot_id = e.ballot_id and b.position = w.position and not b.closed
        order by w.rank limit 1
      ) as wish on true
      where e.ballot_id = ${ballotId} and e.won = 0 and e.visitor_id is not null
    ), waiting as (
      insert into ticket_waiting (id, visitor_id, product_id, day, slot_id, quantity, status, created_at, ballot_entry_id)
      select 'b-' || id, visitor_id, product_id, day, slot_id, quantity, 'waiting', ${at(now)}, id
      from lost where position is not null order by place
      on conflict (visitor_id, product_id, day, slot_id) where status in ('waiting', 'offered') do nothing
    )
    select id as "entryId", visitor_id as "visitorId", quantity, position from lost order by place`;
}

interface Given {
  entrants: number;
  asked: number;
  given: number;
  winners: number;
}

/** How many entries there are, what they ask for and were given, by ballot. */
export async function countGiven(db: Db, ballotIds: string[]): Promise<Map<string, Given>> {
  const found = await rows(db)<Given & { id: string }>`
    select ballot_id as id, count(*)::int as entrants, sum(quantity)::int as asked, coalesce(sum(quantity) filter (where won > 0), 0)::int as given,
      count(*) filter (where won > 0)::int as winners
    from ticket_ballot_entry where ballot_id = any(${sql.param(ballotIds)}::text[]) group by 1`;
  return new Map(found.map(({ id, ...counts }) => [id, counts]));
}

/** Takes persons and accounts off the entries of ballots that were over before a moment. @returns how many entries */
export async function stripEntries(db: Db, before: number): Promise<number> {
  const over = sql`select id from ticket_ballot where coalesce(drawn_at, called_off_at) < ${at(before)}`;
  await rows(db)`delete from ticket_ballot_person where ballot_id in (${over})`;
  const stripped = await rows(db)`
    update ticket_ballot_entry set visitor_id = null where visitor_id is not null and ballot_id in (${over}) returning 1`;
  return stripped.length;
}
