import type { GateVerdict } from '@park/contract/ticket/limits';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import type { ListQuery } from '../../../db/keyset';
import { at, ms } from '../../../db/moment';
import { newId } from '../../../db/newId';
import type { Localized } from '../../../i18n/lang';
import type { Entered } from './gate.repo';

export async function insertConflict(
  tx: Db,
  conflict: { entryId: string; ticketId: string; verdict: GateVerdict; first: Entered | null; second: Entered; now: number },
): Promise<void> {
  const { entryId, ticketId, verdict, first, second, now } = conflict;
  await rows(tx)`insert into gate_conflict (id, entry_id, ticket_id, verdict, first_gate, first_at, gate, at, created_at)
    values (${newId()}, ${entryId}, ${ticketId}, ${verdict}, ${first?.gate ?? null}, ${first ? at(first.at) : null},
      ${second.gate}, ${at(second.at)}, ${at(now)})`;
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
      rows(db)`select ${CONFLICT} from gate_conflict c ${WITH_TICKET} where c.id = any(${sql.param(ids)}::text[])`,
    idOf: ({ id }) => id,
  };
}

/** A conflict, locked until the transaction ends. */
export async function lockConflict(tx: Db, id: string): Promise<ConflictRow | undefined> {
  await rows(tx)`select 1 from gate_conflict where id = ${id} for no key update`;
  const [row] = await rows(tx)<ConflictRow>`select ${CONFLICT} from gate_conflict c ${WITH_TICKET} where c.id = ${id}`;
  return row;
}

export async function resolveConflict(
  tx: Db,
  id: string,
  { note, resolvedBy, resolvedAt }: { note: string; resolvedBy: string; resolvedAt: number },
): Promise<void> {
  await rows(tx)`
    update gate_conflict set resolved_at = ${at(resolvedAt)}, resolved_by = ${resolvedBy}, note = ${note} where id = ${id}`;
}
