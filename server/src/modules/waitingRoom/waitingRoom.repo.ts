import { parkDay } from '@park/contract/parkTime';
import type { WaitingRoomKind } from '@park/contract/waitingRoom/limits';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { type Db, prepared, rows } from '../../db/db';
import { at, momentColumn } from '../../db/moment';
import type { Localized } from '../../i18n/lang';
import type { SlotKey } from '../ticket/slot.rules';
import { PASS_MS, RATE_OVER_MS } from './waitingRoom.rules';

/** The room of `migrations/046_waiting_room.sql`, one row. Moments are epoch milliseconds. */
const waitingRoom = pgTable('waiting_room', {
  id: integer('id').primaryKey(),
  kind: text('kind').$type<WaitingRoomKind>().notNull(),
  amount: integer('amount').notNull(),
  opensAt: momentColumn('opens_at'),
  round: integer('round').notNull(),
  early: integer('early').notNull(),
  lastPlace: integer('last_place').notNull(),
  admitted: integer('admitted').notNull(),
  firstAdmittedAt: momentColumn('first_admitted_at'),
  allowedAt: momentColumn('allowed_at'),
  movedAt: momentColumn('moved_at'),
  version: integer('version').notNull(),
  updatedAt: momentColumn('updated_at'),
  updatedBy: text('updated_by'),
  /** The day that the park itself put the line in front of; null: staff did, in front of all days. */
  capacityDay: date('capacity_day'),
});

export type RoomRow = typeof waitingRoom.$inferSelect;

/** What a node knows of the room between two looks. */
export interface RoomRead {
  room: RoomRow;
  /** Passes in use. */
  passes: number;
  /** Admitted in the last five minutes, without those who filled an empty room. */
  recent: number;
  /** Who was admitted and is not known yet, and when. */
  admitted: [visitorId: string, at: number][];
  /** Places left of all slots that can be bought. */
  left: (SlotKey & { left: number })[];
}

/** The room's row, held until the transaction ends: whoever gives places or lets people in. */
export async function lockRoom(tx: Db): Promise<RoomRow> {
  const [row] = await tx.select().from(waitingRoom).for('no key update');
  if (!row) throw new Error('The waiting room has lost its row.');
  return row;
}

export async function updateRoom(tx: Db, changes: Partial<RoomRow>): Promise<RoomRow | undefined> {
  const [row] = await tx.update(waitingRoom).set(changes).where(eq(waitingRoom.id, 1)).returning();
  return row;
}

const READ = `
  select to_jsonb(r) as room,
    (select count(*)::int from waiting_place p
      where p.round = r.round and p.admitted_at > $1::timestamptz and p.ordered_at is null) as passes,
    (select count(*)::int from waiting_place p
      where p.round = r.round and p.admitted_at > $2::timestamptz and (r.kind <> 'atOnce' or p.place > r.amount)) as recent,
    (select coalesce(jsonb_agg(jsonb_build_array(p.visitor_id, (extract(epoch from p.admitted_at) * 1000)::float8)
        order by p.admitted_at), '[]')
      from waiting_place p where p.round = r.round and p.admitted_at > $1::timestamptz and (r.round <> $3::int or p.place > $4::int)) as admitted,
    (select coalesce(jsonb_agg(jsonb_build_object('productId', k.product_id, 'day', to_char(k.day, 'YYYY-MM-DD'), 'slotId', k.slot_id,
        'left', case when k.closure_id is null then least(k.stock - k.taken, case when p.kind <> 'addOn' then park_day_left(k.day, $5::date) end) else 0 end)), '[]')
      from ticket_stock k join ticket_product p on p.id = k.product_id where r.kind <> 'off' and k.day >= $5::date) as "left"
  from waiting_room r`;

/** @param known what was read before: who was let in by then is not told again */
export async function readRoom(db: Db, now: number, known: Pick<RoomRow, 'round' | 'admitted'> | null): Promise<RoomRead> {
  const iso = (moment: number) => new Date(moment).toISOString();
  const values = [iso(now - PASS_MS), iso(now - RATE_OVER_MS), known?.round ?? 0, known?.admitted ?? 0, parkDay(now)];
  type Raw = Omit<RoomRead, 'room'> & { room: Record<string, string | number | null> };
  const [row] = await prepared<Raw>(db, 'ticket_read_waiting_room', READ, values);
  if (!row) throw new Error('The waiting room has lost its row.');
  return { ...row, room: toRoom(row.room) };
}

/** The row as JSON, read as Drizzle reads a row. */
function toRoom(raw: Record<string, string | number | null>): RoomRow {
  const columns = Object.entries(getTableColumns(waitingRoom)).map(([key, column]) => {
    const value = raw[column.name] ?? null;
    return [key, value === null ? null : column.mapFromDriverValue(value)];
  });
  return Object.fromEntries(columns) as RoomRow;
}

export interface Wish extends SlotKey {
  visitorId: string;
}

/**
 * Gives places to those who have none of this round, in the order they are listed; a pass that lapsed is none. Whoever had themselves
 * erased since they asked gets none. The caller holds the room.
 * @param isEarly they wait for the draw of places
 * @returns everybody's place, null of early ones, and how many were given
 */
export async function givePlaces(
  tx: Db,
  { round, lastPlace }: RoomRow,
  wishes: Wish[],
  isEarly: boolean,
  now: number,
): Promise<{ places: Map<string, number | null>; given: number }> {
  const of = (value: (wish: Wish) => string) => sql.param(wishes.map(value));
  const found = await rows(tx)<{ visitorId: string; place: number | null; isNew: boolean }>`with known as materialized (
      select id from visitor where id = any(${of((w) => w.visitorId)}::text[]) order by id for key share
    ), asked as materialized (
      select a.*, p.visitor_id is not null as holds, p.place as held from unnest(${of((w) => w.visitorId)}::text[], ${of((w) => w.productId)}::text[],
          ${of((w) => w.day)}::date[], ${of((w) => w.slotId)}::text[])
        with ordinality as a (visitor_id, product_id, day, slot_id, nth)
      join known on known.id = a.visitor_id
      left join waiting_place p on p.visitor_id = a.visitor_id and p.round = ${round}
        and (p.admitted_at is null or p.admitted_at > ${at(now - PASS_MS)})
    ), fresh as (
      select *, row_number() over (order by nth)::int as plus from asked where not holds
    ), given as (
      insert into waiting_place (visitor_id, round, place, product_id, day, slot_id, joined_at)
      select visitor_id, ${round}::int, case when ${isEarly} then null else ${lastPlace}::int + plus end, product_id, day, slot_id, ${at(now)}
      from fresh
      on conflict (visitor_id) do update set round = excluded.round, place = excluded.place, product_id = excluded.product_id,
        day = excluded.day, slot_id = excluded.slot_id, joined_at = excluded.joined_at, admitted_at = null, ordered_at = null
      returning visitor_id, place
    )
    select asked.visitor_id as "visitorId", coalesce(given.place, asked.held) as place, not asked.holds as "isNew"
    from asked left join given using (visitor_id)`;
  const given = found.filter(({ isNew }) => isNew).length;
  if (given > 0) {
    const more = isEarly ? sql`early = early + ${given}` : sql`last_place = last_place + ${given}`;
    await rows(tx)`update waiting_room set ${more}`;
  }
  return { places: new Map(found.map(({ visitorId, place }) => [visitorId, place])), given };
}

/** Gives those who came early their places: in the order of a hash of the seed and each one's id, which nobody can know before. @returns how many */
export async function drawPlaces(tx: Db, round: number, seed: string): Promise<number> {
  const [row] = await rows(tx)<{ drawn: number }>`with drawn as (
      select visitor_id, row_number() over (order by sha256(convert_to(${seed} || visitor_id, 'UTF8')), visitor_id)::int as place
      from waiting_place where round = ${round} and place is null
    ), put as (
      update waiting_place p set place = drawn.place from drawn where p.visitor_id = drawn.visitor_id returning 1
    )
    select count(*)::int as drawn from put`;
  return row?.drawn ?? 0;
}

export async function countPasses(tx: Db, round: number, now: number): Promise<number> {
  const [row] = await rows(tx)<{ passes: number }>`select count(*)::int as passes from waiting_place
    where round = ${round} and admitted_at > ${at(now - PASS_MS)} and ordered_at is null`;
  return row?.passes ?? 0;
}

export interface Admitted extends Wish {
  place: number;
  /** The name of the wanted product; null: there is no such product. */
  ticket: Localized | null;
}

/** Lets in the next of the line. The caller holds the room. */
export function admit(tx: Db, { round, admitted }: RoomRow, limit: number, now: number): Promise<Admitted[]> {
  return rows(tx)`with next as (
      select visitor_id from waiting_place
      where round = ${round} and admitted_at is null and place > ${admitted} order by place limit ${limit}
    )
    update waiting_place p set admitted_at = ${at(now)} from next where p.visitor_id = next.visitor_id
    returning p.visitor_id as "visitorId", p.place, p.product_id as "productId", to_char(p.day, 'YYYY-MM-DD') as day,
      p.slot_id as "slotId", (select name from ticket_product t where t.id = p.product_id) as ticket`;
}

/** Passes that were used: others may be let in. */
export async function noteOrdered(db: Db, visitorIds: string[], now: number): Promise<void> {
  await rows(db)`update waiting_place set ordered_at = ${at(now)}
    where visitor_id = any(${sql.param(visitorIds)}::text[]) and admitted_at is not null and ordered_at is null`;
}

/** Places that were drawn. */
export async function findPlaces(db: Db, round: number, visitorIds: string[]): Promise<Map<string, number | null>> {
  const found = await rows(db)<{ visitorId: string; place: number | null }>`
    select visitor_id as "visitorId", place from waiting_place
    where round = ${round} and visitor_id = any(${sql.param(visitorIds)}::text[])`;
  return new Map(found.map(({ visitorId, place }) => [visitorId, place]));
}

/** Who need not wait: the order was made before, and its answer was lost; or places are held for them by the waiting list. */
export async function whoMayPass(db: Db, wishes: (Wish & { idempotencyKey: string })[]): Promise<boolean[]> {
  const of = (value: (one: (typeof wishes)[number]) => string) => sql.param(wishes.map(value));
  const found = await rows(db)<{ may: boolean }>`
    select exists (select from ticket_order o where o.visitor_id = a.visitor_id and o.idempotency_key = a.key)
      or exists (select from ticket_waiting w where w.visitor_id = a.visitor_id and w.product_id = a.product_id and w.day = a.day
        and w.slot_id = a.slot_id and w.status = 'offered') as may
    from unnest(${of((one) => one.visitorId)}::text[], ${of((one) => one.idempotencyKey)}::text[], ${of((one) => one.productId)}::text[],
      ${of((one) => one.day)}::date[], ${of((one) => one.slotId)}::text[]) with ordinality as a (visitor_id, key, product_id, day, slot_id, nth)
    order by nth`;
  return found.map(({ may }) => may);
}
