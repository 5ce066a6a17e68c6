import type { GateVerdict, OrderStatus, TicketStatus } from '@park/contract/ticket/limits';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Db, prepared, rows } from '../../../db/db';
import { at } from '../../../db/moment';
import { recordSets } from '../../../db/recordSets';
import type { gateSentences } from '../../../i18n/texts/ticketGate';
import { ticket, ticketOrder, ticketProduct } from '../ticket.tables';

/** A ticket as a gate sees it; moments are epoch milliseconds. */
export type GateTicket = Awaited<ReturnType<typeof findTickets>>[number];

export const findTicketById = async (db: Db, id: string) => (await findTickets(db, eq(ticket.id, id)))[0];
export const findTicketsById = (db: Db, ids: string[]) => findTickets(db, inArray(ticket.id, ids));

function findTickets(db: Db, where: SQL) {
  return db
    .select({
      id: ticket.id,
      number: ticket.number,
      orderId: ticket.orderId,
      /** Which orders were paid together: the first one's id, or its own. */
      basketId: sql<string>`coalesce(${ticketOrder.basketId}, ${ticketOrder.id})`,
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
      proofs: ticket.proofs,
    })
    .from(ticket)
    .innerJoin(ticketOrder, eq(ticketOrder.id, ticket.orderId))
    .innerJoin(ticketProduct, eq(ticketProduct.id, ticket.productId))
    .where(where)
    .orderBy(ticket.orderId, ticket.position);
}

/** Gives tickets to a phone of their holder, whose pass enters then. @param take also from another @returns how many it holds */
export async function giveTo(
  db: Db,
  { ids, holderId, device, take }: { ids: string[]; holderId: string; device: string; take: boolean },
): Promise<number> {
  const given = await rows(db)`
    update ticket set device = ${device} where id in (select id from ticket where id = any(${sql.param(ids)}::text[]) order by id for update)
    and coalesce(holder_id, visitor_id) = ${holderId} and (${take} or device is null or device = ${device}) returning 1`;
  return given.length;
}

/** What a window took to sell without a network may be sold, and lets in, before anybody hears of it (decision 255). */
const STATUS = `case when t.status in ('held', 'released') and o.status in ('pending', 'expired')
    and exists (select from window_quota q where q.id = t.visitor_id)
  then case when t.used_at is null then 'valid' else 'used' end else t.status end`;

/** A ticket `t` of an order `o` and a product `p`. */
const TICKET = `jsonb_build_object('id', t.id, 'number', t.number, 'orderId', t.order_id, 'basketId', coalesce(o.basket_id, o.id), 'holderId', coalesce(t.holder_id, t.visitor_id),
  'status', ${STATUS}, 'product', p.name, 'kind', p.kind, 'day', to_char(o.day, 'YYYY-MM-DD'),
  'startAt', (extract(epoch from o.start_at) * 1000)::float8, 'endAt', (extract(epoch from o.end_at) * 1000)::float8,
  'closureId', o.closure_id, 'closureAnswer', o.closure_answer, 'expiresAt', (extract(epoch from o.expires_at) * 1000)::float8,
  'personName', t.person_name, 'personIdKind', t.person_id_kind, 'usedAt', (extract(epoch from t.used_at) * 1000)::float8,
  'usedWhere', t.used_where, 'device', t.device, 'proofs', t.proofs)`;

/** Of one buyer, the newest: a coach at a window has as many, an agency's account thousands. */
const MAX_ORDERS_BESIDE = 80;

const BESIDE = `
  select ${TICKET} as ticket from ticket me
  cross join lateral (
    select * from ticket_order where visitor_id = me.visitor_id and day = $2::date and start_at = $3::timestamptz
    order by created_at desc, id limit ${MAX_ORDERS_BESIDE}
  ) o
  join ticket t on t.order_id = o.id join ticket_product p on p.id = t.product_id
  where me.id = $1 and t.id <> me.id and t.status = 'valid' and coalesce(t.holder_id, t.visitor_id) = $4
  order by t.order_id, t.position`;

/** What else is in the same hands, of the same buyer, for its day and slot, and lets in: grown-ups and children have an order for each. */
export async function findTicketsBeside(db: Db, { id, day, startAt, holderId }: GateTicket): Promise<GateTicket[]> {
  const values = [id, day, new Date(startAt).toISOString(), holderId];
  const found = await prepared<{ ticket: GateTicket }>(db, 'gate_beside', BESIDE, values);
  return found.map(({ ticket }) => ticket);
}

/** What scans are of, and what became of those that were heard of before. */
export interface ScanFacts {
  tickets: GateTicket[];
  entries: KnownEntry[];
  /** Each order of one of the tickets, as it is now. */
  orders: { id: string; status: OrderStatus; tickets: { id: string; status: TicketStatus }[] }[];
}

const LOCK = `
  select o.id from (select distinct order_id from ticket where number = any($1::text[]) order by order_id) t
  cross join lateral (select id from ticket_order where id = t.order_id for no key update) o`;

const READ = `
  with entry as materialized (
    select e.id, e.ticket_id, e.verdict, e.sentence, exists (select 1 from gate_conflict c where c.entry_id = e.id) as conflict
    from gate_entry e where e.id = any($2::text[])
  ), found as (
    select t.* from (select id from ticket where number = any($1::text[]) union select ticket_id from entry) as wanted
    join ticket t on t.id = wanted.id
  )
  select
    (select jsonb_agg(jsonb_build_object('id', id, 'ticketId', ticket_id, 'verdict', verdict, 'sentence', sentence, 'conflict', conflict))
      from entry) as entries,
    (select jsonb_agg(${TICKET})
      from found t join ticket_order o on o.id = t.order_id join ticket_product p on p.id = t.product_id) as tickets,
    (select jsonb_agg(jsonb_build_object('id', o.id, 'status', o.status, 'tickets', (select jsonb_agg(jsonb_build_object('id', id, 'status', status))
        from ticket where order_id = o.id))) from ticket_order o where o.id in (select order_id from found)) as orders`;

/**
 * Locks the orders of tickets until the transaction ends, in the order of their ids, and reads what scans of them depend on as it is after
 * the waiting.
 * @param numbers of tickets, and `ids` that gates gave their scans
 */
export async function readScans(tx: Db, numbers: string[], ids: string[]): Promise<ScanFacts> {
  type Read = { [Name in keyof ScanFacts]: ScanFacts[Name] | null };
  const [locked, [read]] = await Promise.all([
    prepared<{ id: string }>(tx, 'gate_lock', LOCK, [numbers]),
    prepared<Read>(tx, 'gate_read', READ, [numbers, ids]),
  ]);
  const mine = new Set(locked.map(({ id }) => id));
  return {
    tickets: read?.tickets ?? [],
    entries: read?.entries ?? [],
    orders: (read?.orders ?? []).filter(({ id }) => mine.has(id)),
  };
}

/** What scans change. */
export interface ScanWrites {
  /** What gates were answered; those without an id are in the log alone. Who has `ok` got in. */
  scans: (Omit<NewEntry, 'id' | 'offline' | 'scannedAt' | 'undoneAt'> & { id: string | null })[];
  /** The orders of those who got in; `now` is epoch milliseconds. */
  orders: { id: string; status: OrderStatus; isOver: boolean; now: number }[];
}

const WRITTEN = recordSets({
  scan: { text: ['id', 'ticketId', 'verdict', 'sentence', 'gate', 'adminId', 'adminName', 'proof'], timestamptz: ['at'] },
  followed: { text: ['id', 'status'], boolean: ['isOver'], timestamptz: ['at'] },
});

const WRITE = `
  with scan as materialized (
    select * from ${WRITTEN.from.scan}
  ), entered as (
    insert into gate_entry (id, ticket_id, verdict, sentence, gate, offline, scanned_at, received_at, admin_id, admin_name, proof)
    select id, "ticketId", verdict, sentence, gate, false, at, at, "adminId", "adminName", proof from scan where id is not null
  ), used as (
    update ticket t set status = case when status in ('held', 'released') then status else 'used' end, used_at = scan.at, used_where = gate
    from scan where verdict = 'ok' and t.id = "ticketId"
  ), changed as (
    update ticket_order o set status = followed.status, ended_at = case when "isOver" then coalesce(ended_at, at) end
    from ${WRITTEN.from.followed} where o.id = followed.id
  )
  insert into ticket_gate_log (at, ticket_id, verdict, gate, admin_id, admin_name)
  select at, "ticketId", verdict, gate, "adminId", "adminName" from scan`;

/** Writes scans down; their orders are locked. @throws a unique violation when a scan of one of the ids was heard of meanwhile */
export async function writeScans(tx: Db, { scans, orders }: ScanWrites): Promise<void> {
  const iso = (moment: number) => new Date(moment).toISOString();
  const values = WRITTEN.values({
    scan: scans.map(({ admin, receivedAt, ...scan }) => {
      return { ...scan, at: iso(receivedAt), adminId: admin?.id ?? null, adminName: admin?.userName ?? null };
    }),
    followed: orders.map(({ now, ...order }) => ({ ...order, at: iso(now) })),
  });
  await prepared(tx, 'gate_write', WRITE, values);
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
  await rows(tx)`insert into ticket_gate_log (at, ticket_id, verdict, gate, admin_id, admin_name)
    values (${at(now)}, ${ticketId}, ${verdict}, ${gate}, ${admin?.id ?? null}, ${admin?.userName ?? null})`;
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
  /** What was said of a proof that the ticket asks for. */
  proof: 'checked' | 'missing' | null;
  /** When staff took it back; null: they did not. */
  undoneAt: number | null;
}

/** Scans of which all was heard, by id. After a refusal that its gate did not hear somebody may be in: that entry is to come. */
export async function findEntries(db: Db, ids: string[]): Promise<Map<string, KnownEntry>> {
  const found = await rows(db)<KnownEntry>`
    select e.id, e.ticket_id as "ticketId", e.verdict, e.sentence, c.id is not null as conflict
    from gate_entry e left join gate_conflict c on c.entry_id = e.id
    where e.id = any(${sql.param(ids)}::text[]) and (e.offline or e.verdict in ('ok', 'justNow'))`;
  return new Map(found.map((entry) => [entry.id, entry]));
}

/** False when all of a scan of this id was heard before (`findEntries`); another transaction that writes it is waited for. */
export async function insertEntry(tx: Db, entry: NewEntry): Promise<boolean> {
  const { admin } = entry;
  const made = await rows(tx)`
    insert into gate_entry (id, ticket_id, verdict, sentence, gate, offline, scanned_at, received_at, admin_id, admin_name, proof, undone_at)
    values (${entry.id}, ${entry.ticketId}, ${entry.verdict}, ${entry.sentence}, ${entry.gate}, ${entry.offline},
      ${at(entry.scannedAt)}, ${at(entry.receivedAt)}, ${admin?.id ?? null}, ${admin?.userName ?? null}, ${entry.proof},
      ${entry.undoneAt === null ? null : at(entry.undoneAt)})
    on conflict (id) do update set ticket_id = excluded.ticket_id, verdict = excluded.verdict, sentence = excluded.sentence,
      offline = true, scanned_at = excluded.scanned_at, received_at = excluded.received_at, proof = excluded.proof, undone_at = excluded.undone_at
      where not (gate_entry.offline or gate_entry.verdict in ('ok', 'justNow'))
    returning 1`;
  return made.length > 0;
}

export interface Entered {
  gate: string;
  at: number;
}
