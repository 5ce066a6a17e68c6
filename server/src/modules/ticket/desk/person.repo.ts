import { eq } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import type { TicketRow } from '../order/order.repo';
import { ticket } from '../ticket.tables';

type PersonChange = Partial<
  Pick<
    TicketRow,
    'personName' | 'personNameHash' | 'personIdKind' | 'personIdNumber' | 'personIdMasked' | 'personHash' | 'proofs'
  >
>;

/** Changes whom a ticket is for; its order is locked. */
export async function setPerson(tx: Db, ticketId: string, change: PersonChange): Promise<void> {
  await tx.update(ticket).set(change).where(eq(ticket.id, ticketId));
}

/** Whether an order of places won in a ballot is for persons named there, and this one is none of them. */
export async function isOutsideBallot(tx: Db, orderId: string, personHash: string): Promise<boolean> {
  const [row] = await rows(tx)<{ isNamed: boolean | null }>`
    select bool_or(b.person_hash = ${personHash}) as "isNamed" from ticket_waiting w
    join ticket_ballot_person b on b.entry_id = w.ballot_entry_id where w.order_id = ${orderId}`;
  return row?.isNamed === false;
}
