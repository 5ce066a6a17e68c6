import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Db, lockVisitor, rows } from '../../../db/db';
import type { ListQuery } from '../../../db/keyset';
import { at } from '../../../db/moment';
import { rowOf } from '../../../db/tableRows';
import { pick } from '../../../fields';
import type { Localized } from '../../../i18n/lang';
import { prize, prizeEntry, prizeWin } from '../prize.tables';
import type { EncryptedEntrant } from './entrant';

export type EntryRow = typeof prizeEntry.$inferSelect;

/** An entry and what it won. */
export interface EntryWithWin {
  entry: EntryRow;
  win: Pick<typeof prizeWin.$inferSelect, 'prizeId' | 'place' | 'code' | 'writtenOffAt' | 'writtenOffName'> | null;
  prize: { name: Localized } | null;
}

const COLUMNS = {
  entry: prizeEntry,
  win: pick(prizeWin, 'prizeId', 'place', 'code', 'writtenOffAt', 'writtenOffName'),
  prize: { name: prize.name },
};

function selectEntries(db: Db) {
  return db
    .select(COLUMNS)
    .from(prizeEntry)
    .leftJoin(prizeWin, eq(prizeWin.entryId, prizeEntry.id))
    .leftJoin(prize, eq(prize.id, prizeWin.prizeId));
}

/** Lets entries of one account take turns until the transaction ends, and those that prove one phone number. */
export async function lockEntrant(tx: Db, visitorId: string, provenPhone: string | null): Promise<void> {
  await lockVisitor(tx, visitorId);
  if (provenPhone !== null) await rows(tx)`select pg_advisory_xact_lock(hashtextextended(${`prize:${provenPhone}`}, 0))`;
}

/** Whether sign-up is open; its closing waits until the transaction ends. */
export async function holdOpen(tx: Db, roundId: string, now: number): Promise<boolean> {
  const held = await rows(tx)`
    select 1 from prize_round where id = ${roundId} and state = 'open' and close_at > ${at(now)} for share`;
  return held.length > 0;
}

/** Takes a visitor, who goes for good, out of rounds whose sign-up is open; from its closing on the number takes part for nobody. */
export async function leaveOpenRounds(tx: Db, visitorId: string): Promise<void> {
  const open = await rows(tx)<{ id: string }>`select r.id from prize_round r join prize_entry e on e.round_id = r.id
    where e.visitor_id = ${visitorId} and r.state = 'open' order by r.id for share of r`;
  await rows(tx)`
    delete from prize_entry where visitor_id = ${visitorId} and round_id = any(${sql.param(open.map(({ id }) => id))}::text[])`;
}

/** False when the round has the number already; then nothing was written. */
export async function insertEntry(tx: Db, row: typeof prizeEntry.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(prizeEntry)
    .values(row)
    .onConflictDoNothing({ target: [prizeEntry.roundId, prizeEntry.number] })
    .returning({ id: prizeEntry.id });
  return made.length > 0;
}

export function findOwnEntry(db: Db, roundId: string, visitorId: string): Promise<EntryRow | undefined> {
  return rowOf(db, prizeEntry, and(eq(prizeEntry.roundId, roundId), eq(prizeEntry.visitorId, visitorId)));
}

/** Whether an entry of the round proved this phone number. */
export async function isProven(tx: Db, roundId: string, phoneHash: string): Promise<boolean> {
  const ofPhone = and(eq(prizeEntry.roundId, roundId), eq(prizeEntry.phoneHash, phoneHash), eq(prizeEntry.proven, true));
  return (await tx.$count(prizeEntry, ofPhone)) > 0;
}

export async function markProven(tx: Db, id: string): Promise<void> {
  await tx.update(prizeEntry).set({ proven: true }).where(eq(prizeEntry.id, id));
}

/** Gives an account the entry that the same person made before accounts were asked for, if there is one. */
export async function adoptEntry(
  tx: Db,
  roundId: string,
  { phoneHash, nameHash }: Hashes,
  visitorId: string,
): Promise<EntryRow | undefined> {
  const [row] = await tx
    .update(prizeEntry)
    .set({ visitorId })
    .where(and(ofPerson(roundId, { phoneHash, nameHash }), isNull(prizeEntry.visitorId)))
    .returning();
  return row;
}

export async function findEntry(db: Db, id: string): Promise<EntryWithWin | undefined> {
  const [row] = await selectEntries(db).where(eq(prizeEntry.id, id));
  return row;
}

/** Prizes of a visitor that can still be claimed. */
export async function countToClaim(db: Db, visitorId: string, now: number): Promise<number> {
  const [row] = await rows(db)<{ n: number }>`
    select count(*)::int as n from prize_entry e join prize_win w on w.entry_id = e.id join prize_round r on r.id = e.round_id
    where e.visitor_id = ${visitorId} and w.written_off_at is null and r.claim_until > ${at(now)}`;
  return row?.n ?? 0;
}

type Hashes = Pick<EncryptedEntrant, 'phoneHash' | 'nameHash'>;

const ofPerson = (roundId: string, { phoneHash, nameHash }: Hashes) =>
  and(eq(prizeEntry.roundId, roundId), eq(prizeEntry.phoneHash, phoneHash), eq(prizeEntry.nameHash, nameHash));

/**
 * One question for phone and name together: another name costs what an unknown phone costs. Of several accounts that gave both, the
 * one that won, else the one whose number is proven, else the first.
 */
export async function findEntryOfPerson(db: Db, roundId: string, hashes: Hashes): Promise<EntryWithWin | undefined> {
  const [row] = await selectEntries(db)
    .where(ofPerson(roundId, hashes))
    .orderBy(asc(prizeWin.place), desc(prizeEntry.proven), asc(prizeEntry.createdAt), asc(prizeEntry.id))
    .limit(1);
  return row;
}

export interface EntriesQuery {
  roundId: string;
  winners?: boolean;
  order?: 'asc' | 'desc';
}

/** A round's entries, newest first, or its winners in the order of drawing. */
export function entriesQuery({ roundId, winners, order = 'desc' }: EntriesQuery): ListQuery<EntryWithWin> {
  const ofRound = eq(prizeEntry.roundId, roundId);
  const reading: Pick<ListQuery<EntryWithWin>, 'id' | 'read' | 'idOf'> = {
    id: prizeEntry.id,
    read: (db, ids) => selectEntries(db).where(inArray(prizeEntry.id, ids)),
    idOf: ({ entry }) => entry.id,
  };
  if (!winners)
    return {
      ...reading,
      from: prizeEntry,
      where: ofRound,
      by: [
        { key: prizeEntry.createdAt, order },
        { key: prizeEntry.id, order },
      ],
    };
  return {
    ...reading,
    from: sql`${prizeEntry} join ${prizeWin} on ${prizeWin.entryId} = ${prizeEntry.id}`,
    // Said of the winners as well, whose index has their order.
    where: and(ofRound, eq(prizeWin.roundId, roundId)),
    by: [{ key: prizeWin.place, order: 'asc' }],
  };
}

/** A query of those who entered a round while signed in (`visitor_id`). */
export const entrantAccounts = (roundId: string) =>
  sql`select visitor_id from prize_entry where round_id = ${roundId} and visitor_id is not null`;
