import type { GateVerdict } from '@park/contract/ticket/limits';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import type { ListQuery } from '../../../db/keyset';
import { at, ms } from '../../../db/moment';
import { newId } from '../../../db/newId';
import type { Localized } from '../../../i18n/lang';
import type { gateSentences } from '../../../i18n/ticketGate';
import { ticket, ticketOrder, ticketProduct } from '../ticket.tables';

/** A ticket as a gate sees it; moments are epoch milliseconds. */
export type GateTicket = Awaited<ReturnType<typeof findTickets>>[number];

export const findTicketById = async (db: Db, id: string) => (await findTickets(db, eq(ticket.id, id)))[0];
export const findTicketByNumber = async (db: Db, number: string) => (await findTickets(db, eq(ticket.number, number)))[0];
export const findTicketsById = (db: Db, ids: string[]) => findTickets(db, inArray(ticket.id, ids));

function findTickets(db: Db, where: SQL) {
  return db
    .select({
      id: ticket.id,
      number: ticket.number,
      orderId: ticket.orderId,
      /** Who has it in hand. */
      holderId: sql<string>`coalesce(${ticket.holderId}, ${ticket.visitorId})`,
      status: ticket.status,
      product: ticketProduct.name,
      kind: ticketProduct.kind,
      day: ticketOrder.day,
      startAt: ticketOrder.startAt,
      endAt: ticketOrder.endAt,
      closureId: ticketOrder.closureId,
      closureAnswer: ticketOrder.closureAnswer,
      expiresAt: ticketOrder.expiresAt,
      personName: ticket.personName,
      personIdKind: ticket.personIdKind,
      usedAt: ticket.usedAt,
      usedWhere: ticket.usedWhere,
      device: ticket.device,
    })
    .from(ticket)
    .innerJoin(ticketOrder, eq(ticketOrder.id, ticket.orderId))
    .innerJoin(ticketProduct, eq(ticketProduct.id, ticket.productId))
    .where(where);
}

/**
 * Gives tickets to a phone of who has them in hand: they enter with its pass from now on. @param take also from another phone
 * @returns how many of them it holds
 */
export async function giveTo(
  db: Db,
  { ids, holderId, device, take }: { ids: string[]; holderId: string; device: string; take: boolean },
): Promise<number> {
  const given = await rows(
    db,
    sql`update ticket set device = ${device} where id in (select id from ticket where id = any(${sql.param(ids)}::text[]) order by id for update)
      and coalesce(holder_id, visitor_id) = ${holderId} and (${take} or device is null or device = ${device}) returning 1`,
  );
  return given.length;
}

/** Writes down what a gate was answered. */
export async function logGate(
  tx: Db,
  entry: {
    ticketId: string | null;
    verdict: GateVerdict;
    gate: string;
    admin: { id: string; userName: string } | null;
    now: number;
  },
): Promise<void> {
  const { ticketId, verdict, gate, admin, now } = entry;
  await rows(
    tx,
    sql`insert into ticket_gate_log (at, ticket_id, verdict, gate, admin_id, admin_name)
      values (${at(now)}, ${ticketId}, ${verdict}, ${gate}, ${admin?.id ?? null}, ${admin?.userName ?? null})`,
  );
}

/** One scan as it was answered; moments are epoch milliseconds. */
export interface KnownEntry {
  id: string;
  ticketId: string | null;
  verdict: GateVerdict;
  sentence: keyof typeof gateSentences;
  conflict: boolean;
}

export interface NewEntry extends Omit<KnownEntry, 'conflict'> {
  gate: string;
  offline: boolean;
  scannedAt: number;
  receivedAt: number;
  admin: { id: string; userName: string } | null;
}

/** Scans that were heard of before, by the ids their gates gave them. */
export async function findEntries(db: Db, ids: string[]): Promise<Map<string, KnownEntry>> {
  const found = await rows<KnownEntry>(
    db,
    sql`select e.id, e.ticket_id as "ticketId", e.verdict, e.sentence, c.id is not null as conflict
      from gate_entry e left join gate_conflict c on c.entry_id = e.id where e.id = any(${sql.param(ids)}::text[])`,
  );
  return new Map(found.map((entry) => [entry.id, entry]));
}

/** False when a scan of this id was heard of before; another transaction that writes it is waited for. */
export async function insertEntry(tx: Db, entry: NewEntry): Promise<boolean> {
  const { admin } = entry;
  const made = await rows(
    tx,
    sql`insert into gate_entry (id, ticket_id, verdict, sentence, gate, offline, scanned_at, received_at, admin_id, admin_name)
      values (${entry.id}, ${entry.ticketId}, ${entry.verdict}, ${entry.sentence}, ${entry.gate}, ${entry.offline},
        ${at(entry.scannedAt)}, ${at(entry.receivedAt)}, ${admin?.id ?? null}, ${admin?.userName ?? null})
      on conflict (id) do nothing returning 1`,
  );
  return made.length > 0;
}

export interface Entered {
  gate: string;
  at: number;
}

export async function insertConflict(
  tx: Db,
  conflict: { entryId: string; ticketId: string; verdict: GateVerdict; first: Entered | null; second: Entered; now: number },
): Promise<void> {
  const { entryId, ticketId, verdict, first, second, now } = conflict;
  await rows(
    tx,
    sql`insert into gate_conflict (id, entry_id, ticket_id, verdict, first_gate, first_at, gate, at, created_at)
      values (${newId()}, ${entryId}, ${ticketId}, ${verdict}, ${first?.gate ?? null}, ${first ? at(first.at) : null},
        ${second.gate}, ${at(second.at)}, ${at(now)})`,
  );
}

export interface ConflictRow {
  id: string;
  verdict: GateVerdict;
  ticketId: string;
  number: string;
  orderId: string;
  product: Localized;
  firstGate: string | null;
  firstAt: number | null;
  gate: string;
  at: number;
  createdAt: number;
  resolvedAt: number | null;
  resolvedBy: string | null;
  note: string | null;
}

const CONFLICT = sql`c.id, c.verdict, c.ticket_id as "ticketId", t.number, t.order_id as "orderId", p.name as product,
  c.first_gate as "firstGate", ${ms(sql`c.first_at`)} as "firstAt", c.gate, ${ms(sql`c.at`)} as at,
  ${ms(sql`c.created_at`)} as "createdAt", ${ms(sql`c.resolved_at`)} as "resolvedAt", c.resolved_by as "resolvedBy", c.note`;
const WITH_TICKET = sql`join ticket t on t.id = c.ticket_id join ticket_product p on p.id = t.product_id`;

/** Conflicts, newest first. */
export function conflictsQuery(resolved: boolean | undefined): ListQuery<ConflictRow> {
  return {
    from: sql`gate_conflict c`,
    id: sql`c.id`,
    where: resolved === undefined ? undefined : resolved ? sql`c.resolved_at is not null` : sql`c.resolved_at is null`,
    by: [
      { key: sql`c.created_at`, order: 'desc' },
      { key: sql`c.id`, order: 'asc' },
    ],
    read: (db, ids) =>
      rows(db, sql`select ${CONFLICT} from gate_conflict c ${WITH_TICKET} where c.id = any(${sql.param(ids)}::text[])`),
    idOf: ({ id }) => id,
  };
}

/** A conflict, locked until the transaction ends. */
export async function lockConflict(tx: Db, id: string): Promise<ConflictRow | undefined> {
  await rows(tx, sql`select 1 from gate_conflict where id = ${id} for no key update`);
  const [row] = await rows<ConflictRow>(tx, sql`select ${CONFLICT} from gate_conflict c ${WITH_TICKET} where c.id = ${id}`);
  return row;
}

export async function resolveConflict(
  tx: Db,
  id: string,
  { note, resolvedBy, resolvedAt }: { note: string; resolvedBy: string; resolvedAt: number },
): Promise<void> {
  await rows(
    tx,
    sql`update gate_conflict set resolved_at = ${at(resolvedAt)}, resolved_by = ${resolvedBy}, note = ${note} where id = ${id}`,
  );
}
