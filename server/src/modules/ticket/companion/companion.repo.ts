import type { Motif } from '@park/contract/motifs';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { hashAs } from '../../../db/encryptedColumn';
import { ms } from '../../../db/moment';
import type { Localized } from '../../../i18n/lang';

const hashOf = (token: string) => hashAs('ticket share', token);

export async function setShare(tx: Db, ticketIds: string[], token: string): Promise<void> {
  await rows(tx)`update ticket set share_hash = ${hashOf(token)} where id = any(${sql.param(ticketIds)}::text[]) returning 1`;
}

/** Puts tickets whose order is locked into somebody's hand; the phone that showed them shows them no more. @param holderId null: the buyer */
export async function putInHand(tx: Db, ticketIds: string[], holderId: string | null): Promise<void> {
  const link = holderId === null ? sql`, share_hash = null` : sql``;
  await rows(tx)`
    update ticket set holder_id = ${holderId}, device = null${link} where id = any(${sql.param(ticketIds)}::text[]) returning 1`;
}

export interface SharedOrder {
  orderId: string;
  /** The buyer. */
  visitorId: string;
  number: string;
  name: Localized;
  motif: Motif;
  coverId: string | null;
  day: string;
  /** epoch milliseconds, like `endAt` */
  startAt: number;
  endAt: number;
  /** Paid and unused. */
  tickets: { id: string; holderId: string | null }[];
}

/** What a link is for; undefined when it was never made, or ended. */
export async function findShared(db: Db, token: string): Promise<SharedOrder | undefined> {
  const [found] = await rows(db)<SharedOrder>`
    select o.id as "orderId", o.visitor_id as "visitorId", o.number, p.name, p.motif, p.cover_id as "coverId", to_char(o.day, 'YYYY-MM-DD') as day,
      ${ms(sql`o.start_at`)} as "startAt", ${ms(sql`o.end_at`)} as "endAt",
      coalesce(json_agg(json_build_object('id', t.id, 'holderId', t.holder_id)) filter (where t.status = 'valid'), '[]') as tickets
    from ticket t join ticket_order o on o.id = t.order_id join ticket_product p on p.id = o.product_id
    where t.share_hash = ${hashOf(token)} group by o.id, p.id`;
  return found;
}

export type Held = Pick<SharedOrder, 'orderId' | 'name' | 'startAt' | 'endAt'> & { holderId: string };

/** Who holds tickets of these orders in place of their buyer, each once an order. */
export function listHolders(db: Db, orderIds: string[]): Promise<Held[]> {
  return rows(db)`select distinct t.holder_id as "holderId", o.id as "orderId", p.name, ${ms(sql`o.start_at`)} as "startAt",
      ${ms(sql`o.end_at`)} as "endAt"
    from ticket t join ticket_order o on o.id = t.order_id join ticket_product p on p.id = o.product_id
    where o.id = any(${sql.param(orderIds)}::text[]) and t.holder_id is not null and t.status <> 'used'`;
}
