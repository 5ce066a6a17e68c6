import type { WindowShift } from '@park/contract/ticket/windowSale/schemas';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import type { ListQuery } from '../../../db/keyset';
import { at, ms } from '../../../db/moment';
import type { StoredAs } from '../../../fields';
import { CASH_NUMBER, CODE_NUMBER } from '../../pay/pay.rules';

type ShownOfShift =
  | ('id' | 'name' | 'cashier' | 'openedAt' | 'closedAt' | 'float' | 'counted' | 'note')
  | ('sales' | 'tickets' | 'freeTickets' | 'cashIn' | 'cashOut' | 'byCode' | 'quota' | 'entered');

/** A shift with its sums; moments in epoch milliseconds, money in fen. */
export interface ShiftRow extends StoredAs<Required<Pick<WindowShift, ShownOfShift>>, 'openedAt' | 'closedAt'> {
  adminId: string;
}

const sumOf = (number: RegExp, sign: SQL) =>
  sql`(select coalesce(sum(abs(amount)), 0)::int from pay_ledger where shift_id = h.id and ${sign} and out_trade_no ~ ${number.source})`;

/** Of tickets that the shift took for sales without a network, and that no sale has. */
const unsettled = (which: SQL) =>
  sql`(select count(*)::int from window_quota q join ticket_order o on o.visitor_id = q.id join ticket t on t.order_id = o.id
    where q.shift_id = h.id and ${which})`;

const SELECT = sql`select h.id, h.name, h.admin_id as "adminId", h.admin_name as cashier, ${ms(sql`h.opened_at`)} as "openedAt",
    ${ms(sql`h.closed_at`)} as "closedAt", h.float_fen as float, h.counted_fen as counted, h.note,
    (select count(*)::int from window_sale s where s.shift_id = h.id and s.paid_at is not null) as sales,
    (select coalesce(sum(o.quantity), 0)::int from window_sale s join ticket_order o on o.visitor_id = s.id
      where s.shift_id = h.id and s.paid_at is not null) as tickets,
    (select coalesce(sum(free_tickets), 0)::int from window_sale s where s.shift_id = h.id and s.cancelled_at is null) as "freeTickets",
    ${sumOf(CASH_NUMBER, sql`amount > 0`)} as "cashIn", ${sumOf(CASH_NUMBER, sql`amount < 0`)} as "cashOut",
    ${sumOf(CODE_NUMBER, sql`amount > 0`)} as "byCode",
    ${unsettled(sql`t.status = 'held'`)} as quota, ${unsettled(sql`t.used_at is not null`)} as entered
  from window_shift h`;

export async function findShift(db: Db, id: string): Promise<ShiftRow | undefined> {
  return (await rows(db)<ShiftRow>`${SELECT} where h.id = ${id}`)[0];
}

export async function findOpenShift(db: Db, adminId: string): Promise<ShiftRow | undefined> {
  return (await rows(db)<ShiftRow>`${SELECT} where h.admin_id = ${adminId} and h.closed_at is null`)[0];
}

/** Locks a shift of somebody's, or anybody's, until the transaction ends; before its sales. @param how `share`: it only has to stay open meanwhile */
export async function lockShift(
  tx: Db,
  { id, adminId }: { id: string; adminId: string | null },
  how: 'share' | 'no key update' = 'share',
): Promise<ShiftRow | undefined> {
  const held = await rows(tx)`
    select 1 from window_shift where id = ${id} and (${adminId}::text is null or admin_id = ${adminId}) for ${sql.raw(how)}`;
  return held.length === 0 ? undefined : findShift(tx, id);
}

/** Nothing, when they have one open. */
export async function insertShift(
  tx: Db,
  shift: Pick<ShiftRow, 'id' | 'name' | 'adminId' | 'cashier' | 'openedAt' | 'float'>,
): Promise<boolean> {
  const made = await rows(tx)`insert into window_shift (id, name, admin_id, admin_name, opened_at, float_fen)
    values (${shift.id}, ${shift.name}, ${shift.adminId}, ${shift.cashier}, ${at(shift.openedAt)}, ${shift.float})
    on conflict (admin_id) where closed_at is null do nothing returning 1`;
  return made.length === 1;
}

export async function setClosed(tx: Db, id: string, counted: number, note: string, now: number): Promise<void> {
  await rows(tx)`update window_shift set closed_at = ${at(now)}, counted_fen = ${counted}, note = ${note} where id = ${id}`;
}

export function shiftsQuery({ order = 'desc' }: { order?: 'asc' | 'desc' }): ListQuery<ShiftRow> {
  return {
    from: sql`window_shift h`,
    id: sql`h.id`,
    where: undefined,
    by: [
      { key: sql`h.opened_at`, order },
      { key: sql`h.id`, order: 'asc' },
    ],
    read: (db, ids) => rows(db)`${SELECT} where h.id = any(${sql.param(ids)}::text[])`,
    idOf: ({ id }) => id,
  };
}
