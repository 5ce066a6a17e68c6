import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { hashAs } from '../../../db/encryptedColumn';
import { at } from '../../../db/moment';
import type { OwnTable } from '../../../ownTable';

/** SQL of the answers with the two ids that they name. */
function filled(text: string, visitorId: string, namelessId = ''): SQL {
  const parts = text.split(/:(visitor|nameless)\b/);
  return sql.join(
    parts.map((part, i) => {
      if (i % 2 === 0) return sql.raw(part);
      return sql`${part === 'visitor' ? visitorId : namelessId}::text`;
    }),
  );
}

const named = (text: string) => text.split(' ').filter(Boolean);

/** A row as the export tells it, sealed columns still sealed. */
export type ExportedRow = Record<string, unknown>;

/** A visitor's rows of one table, with what is told of them; oldest first. */
export async function readOwn(db: Db, { table, whose, exported }: OwnTable, visitorId: string): Promise<ExportedRow[]> {
  const columns = sql.join(
    named(exported).map((column) => sql`t.${sql.identifier(column)}`),
    sql`, `,
  );
  const found = await rows(db)<{ row: ExportedRow }>`select row_to_json(told_row) as row from (
    select ${columns} from ${sql.identifier(table)} t where ${filled(whose, visitorId)} order by 1) as told_row`;
  return found.map(({ row }) => row);
}

/** How many rows of each area there are; those that only follow from others are not counted. */
export async function countOwn(db: Db, tables: readonly OwnTable[], visitorId: string): Promise<number[]> {
  const counts = tables.map(
    ({ table, whose }) => sql`(select count(*)::int from ${sql.identifier(table)} t where ${filled(whose, visitorId)})`,
  );
  const [row] = await rows(db)<{ counts: number[] }>`select array[${sql.join(counts, sql`, `)}] as counts`;
  return row?.counts ?? [];
}

/** What is not over, by thing. Tickets that can still be used; a prize that was won and can still be fetched. */
export async function countOpen(db: Db, visitorId: string, now: number): Promise<Record<string, number>> {
  const count = (what: SQL) => sql`(select count(*)::int from ${what})`;
  const mine = sql`visitor_id = ${visitorId}`;
  const [row] = await rows(db)<Record<string, number>>`select
    ${count(sql`ticket_order where ${mine} and status = 'pending' and expires_at > ${at(now)}`)} as unpaid,
    ${count(sql`ticket t join ticket_order o on o.id = t.order_id where o.visitor_id = ${visitorId} and t.status = 'valid'
      and t.holder_id is not null and o.end_at > ${at(now)}`)} as "givenTickets",
    ${count(sql`ticket t join ticket_order o on o.id = t.order_id where o.visitor_id = ${visitorId} and t.status = 'refunding'`)} as refunds,
    ${count(sql`ticket_waiting where ${mine} and status in ('waiting', 'offered')`)} as waiting,
    ${count(sql`live_reservation where anchor_id in (select id from live_anchor where ${mine}) and status = 'booked'
      and no_show_at > ${at(now)}`)} as reservations,
    ${count(sql`prize_entry e join prize_round r on r.id = e.round_id left join prize_win w on w.entry_id = e.id
      where e.visitor_id = ${visitorId} and (r.state in ('open', 'closed') or (w.entry_id is not null and w.written_off_at is null
        and r.claim_until > ${at(now)}))`)} as prizes,
    ${count(sql`help_request where ${mine} and ended_at is null`)} as help`;
  return row ?? {};
}

/**
 * Locks a visitor's row. @param how `no key update`: they do nothing more that takes turns, orders say; `update`: alone, whoever is writing
 * something of theirs is waited for @returns whether there is one to erase
 */
export async function holdVisitor(tx: Db, visitorId: string, how: 'no key update' | 'update'): Promise<boolean> {
  const found = await rows(tx)`select 1 from visitor where id = ${visitorId} and erased_at is null for ${sql.raw(how)}`;
  return found.length > 0;
}

/** What others lock before they write to its visitor, in the order of decision 218. */
export const THINGS = [
  'feedback',
  'help_request',
  'fossil_find',
  'lost_found_item',
  'lost_found_claim',
  'live_anchor',
  'live_reservation',
  'stored_file',
];

/** Locks a visitor's rows of tables that others change: whoever does is waited for while they can still write to the visitor. */
export async function holdRows(
  tx: Db,
  visitorId: string,
  tables: readonly OwnTable[],
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    const whose = tables.find(({ table }) => table === name)?.whose ?? 'false';
    await rows(tx)`select * from ${sql.identifier(name)} t where ${filled(whose, visitorId)} order by 1 for no key update`;
  }
}

/** Whether a wait or a reservation has come since what was open was left. */
export async function hasOpen(tx: Db, visitorId: string): Promise<boolean> {
  const mine = sql`visitor_id = ${visitorId}`;
  const [row] = await rows(tx)<{ open: boolean }>`
    select exists (select from ticket_waiting where ${mine} and status in ('waiting', 'offered'))
    or exists (select from live_reservation where status = 'booked'
      and anchor_id in (select id from live_anchor where ${mine})) as open`;
  return row?.open ?? false;
}

/** Puts a row that names nobody where a visitor's stood, and removes or writes anew all that is theirs. Their row is locked. */
export async function erase(
  tx: Db,
  tables: readonly OwnTable[],
  visitorId: string,
  namelessId: string,
  now: number,
): Promise<void> {
  await rows(tx)`insert into visitor (id, created_at, erased_at) values (${namelessId}, ${at(now)}, ${at(now)})`;
  // Points only grow, but for this one.
  await rows(tx)`select set_config('park.erased_visitor', ${visitorId}, true)`;
  for (const { table, whose, retained } of tables) {
    const which = sql`${sql.identifier(table)} t`;
    const mine = filled(whose, visitorId);
    if (!retained) await rows(tx)`delete from ${which} where ${mine}`;
    else if (retained.set) {
      const sets = Object.entries(retained.set).map(
        ([column, value]) => sql`${sql.identifier(column)} = ${filled(value, visitorId, namelessId)}`,
      );
      await rows(tx)`update ${which} set ${sql.join(sets, sql`, `)} where ${mine}`;
    }
  }
  await noteErased(tx, [{ id: visitorId, at: now }]);
}

export interface Erased {
  id: string;
  /** epoch milliseconds */
  at: number;
}

export async function noteErased(tx: Db, erased: readonly Erased[]): Promise<void> {
  for (const { id, at: when } of erased)
    await rows(tx)`insert into visitor_erasure (visitor_id, erased_at) values (${id}, ${at(when)}) on conflict do nothing`;
}

/** Who was erased, the first first. */
export async function listErased(db: Db): Promise<Erased[]> {
  return rows(db)<Erased>`
    select visitor_id as id, (extract(epoch from erased_at) * 1000)::float8 as at from visitor_erasure order by erased_at, visitor_id`;
}

/** Which of these there are again. */
export async function listBack(db: Db, ids: readonly string[]): Promise<string[]> {
  const found = await rows(db)<{ id: string }>`select id from visitor where id = any(${sql.param(ids)}::text[])`;
  return found.map(({ id }) => id);
}

/** When the sign-in with which somebody calls was made, epoch milliseconds. */
export async function signedInAt(db: Db, sessionId: string): Promise<number | null> {
  const [row] = await rows(db)<{ at: number }>`
    select (extract(epoch from created_at) * 1000)::float8 as at from session where id = ${sessionId}`;
  return row?.at ?? null;
}

const hashOf = (token: string) => hashAs('own data link', token);

/**
 * Notes that a visitor asked for the file, in place of what they asked for before.
 * @param link `day` of the park; `until` epoch milliseconds
 * @returns false when they asked so often already that day
 */
export async function putLink(
  db: Db,
  visitorId: string,
  { token, lang, until, day, most }: { token: string; lang: string; until: number; day: string; most: number },
): Promise<boolean> {
  const put = await rows(db)`insert into visitor_export as kept (visitor_id, token_hash, lang, expires_at, day, asked)
    values (${visitorId}, ${hashOf(token)}, ${lang}, ${at(until)}, ${day}::date, 1)
    on conflict (visitor_id) do update set token_hash = excluded.token_hash, lang = excluded.lang, expires_at = excluded.expires_at,
      asked = case when kept.day = excluded.day then kept.asked + 1 else 1 end, day = excluded.day
      where kept.day <> excluded.day or kept.asked < ${most}
    returning 1`;
  return put.length > 0;
}

/** Takes a link that is still good; it is good no more then. @returns whose it was */
export async function takeLink(db: Db, token: string, now: number): Promise<{ visitorId: string; lang: string } | undefined> {
  const [taken] = await rows(db)<{ visitorId: string; lang: string }>`
    update visitor_export set token_hash = null where token_hash = ${hashOf(token)} and expires_at > ${at(now)}
    returning visitor_id as "visitorId", lang`;
  return taken;
}
