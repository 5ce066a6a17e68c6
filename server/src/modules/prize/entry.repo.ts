import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { at } from '../../db/moment';
import { countOf, orderOf, type Walk } from '../../db/walk';
import type { Localized } from '../../i18n/lang';
import type { SealedEntrant } from './entrant';
import { prize, prizeEntry, prizeWin } from './prize.tables';

export type EntryRow = typeof prizeEntry.$inferSelect;

/** An entry and what it won. */
export interface EntryWithWin {
  entry: EntryRow;
  win: Pick<typeof prizeWin.$inferSelect, 'prizeId' | 'place' | 'code' | 'writtenOffAt' | 'writtenOffName'> | null;
  prize: { name: Localized } | null;
}

const COLUMNS = {
  entry: prizeEntry,
  win: {
    prizeId: prizeWin.prizeId,
    place: prizeWin.place,
    code: prizeWin.code,
    writtenOffAt: prizeWin.writtenOffAt,
    writtenOffName: prizeWin.writtenOffName,
  },
  prize: { name: prize.name },
};

function selectEntries(db: Db) {
  return db
    .select(COLUMNS)
    .from(prizeEntry)
    .leftJoin(prizeWin, eq(prizeWin.entryId, prizeEntry.id))
    .leftJoin(prize, eq(prize.id, prizeWin.prizeId));
}

/**
 * Writes an entry while its round is open, and lets its closing wait for that. @returns false when the round is not open, or
 * the phone or the number is in it already; then nothing was written
 */
export async function insertEntry(
  db: Db,
  { id, roundId, number, now, ...sealed }: { id: string; roundId: string; number: string; now: number } & SealedEntrant,
): Promise<boolean> {
  const made = await rows(
    db,
    sql`with round as (
        select id from prize_round where id = ${roundId} and state = 'open' and close_at > ${at(now)} for share
      )
      insert into prize_entry (id, round_id, number, name, name_hash, phone, phone_hash, created_at)
      select ${id}, round.id, ${number}, ${sealed.name}, ${sealed.nameHash}, ${sealed.phone}, ${sealed.phoneHash}, ${at(now)}
      from round
      on conflict do nothing
      returning id`,
  );
  return made.length > 0;
}

export async function findEntry(db: Db, id: string): Promise<EntryWithWin | undefined> {
  const [row] = await selectEntries(db).where(eq(prizeEntry.id, id));
  return row;
}

export async function findEntryOfPhone(db: Db, roundId: string, phoneHash: string): Promise<EntryRow | undefined> {
  const [row] = await db
    .select()
    .from(prizeEntry)
    .where(and(eq(prizeEntry.roundId, roundId), eq(prizeEntry.phoneHash, phoneHash)));
  return row;
}

/** One question for phone and name together: another name costs what an unknown phone costs. */
export async function findEntryOfPerson(
  db: Db,
  roundId: string,
  { phoneHash, nameHash }: Pick<SealedEntrant, 'phoneHash' | 'nameHash'>,
): Promise<EntryWithWin | undefined> {
  const [row] = await selectEntries(db).where(
    and(eq(prizeEntry.roundId, roundId), eq(prizeEntry.phoneHash, phoneHash), eq(prizeEntry.nameHash, nameHash)),
  );
  return row;
}

export interface EntriesQuery {
  roundId: string;
  winners: boolean;
  order: 'asc' | 'desc';
}

/** A round's entries, newest first, or its winners in the order of drawing. */
export function entriesWalk({ roundId, winners, order }: EntriesQuery): Walk {
  const ofRound = eq(prizeEntry.roundId, roundId);
  if (!winners)
    return {
      from: prizeEntry,
      id: prizeEntry.id,
      where: ofRound,
      by: [
        { key: prizeEntry.createdAt, order },
        { key: prizeEntry.id, order },
      ],
    };
  return {
    from: sql`${prizeEntry} join ${prizeWin} on ${prizeWin.entryId} = ${prizeEntry.id}`,
    id: prizeEntry.id,
    where: and(ofRound, isNotNull(prizeWin.place)),
    by: [{ key: prizeWin.place, order: 'asc' }],
  };
}

/** One page of a round's entries or winners. */
export async function listEntries(
  db: Db,
  { page, pageSize, ...query }: EntriesQuery & { page: number; pageSize: number },
): Promise<{ items: EntryWithWin[]; total: number }> {
  const walk = entriesWalk(query);
  const items = await selectEntries(db)
    .where(walk.where)
    .orderBy(...orderOf(walk))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items, total: await countOf(db, walk) };
}

export function listEntriesById(db: Db, ids: string[]): Promise<EntryWithWin[]> {
  return selectEntries(db).where(inArray(prizeEntry.id, ids));
}
