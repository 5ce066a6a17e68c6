import type { IdKind } from '@park/contract/ticket/identity';
import type { GateVerdict, TicketKind, TicketStatus } from '@park/contract/ticket/limits';
import { eq, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { at } from '../../../db/moment';
import type { Localized } from '../../../i18n/lang';
import { ticket, ticketOrder, ticketProduct } from '../ticket.tables';

/** A ticket as a gate sees it; moments are epoch milliseconds. */
export interface GateTicket {
  id: string;
  number: string;
  orderId: string;
  visitorId: string;
  status: TicketStatus;
  product: Localized;
  kind: TicketKind;
  day: string;
  startAt: number;
  endAt: number;
  closureId: string | null;
  closureAnswer: 'refund' | 'move' | null;
  expiresAt: number;
  personName: string | null;
  personIdKind: IdKind | null;
  usedAt: number | null;
  usedWhere: string | null;
}

export const findTicketById = (db: Db, id: string) => findTicket(db, eq(ticket.id, id));
export const findTicketByNumber = (db: Db, number: string) => findTicket(db, eq(ticket.number, number));

async function findTicket(db: Db, where: SQL): Promise<GateTicket | undefined> {
  const [row] = await db
    .select({
      id: ticket.id,
      number: ticket.number,
      orderId: ticket.orderId,
      visitorId: ticket.visitorId,
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
    })
    .from(ticket)
    .innerJoin(ticketOrder, eq(ticketOrder.id, ticket.orderId))
    .innerJoin(ticketProduct, eq(ticketProduct.id, ticket.productId))
    .where(where);
  return row;
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
