import type { Mailing } from '@park/contract/ticket/mailing/schemas';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import type { ListQuery } from '../../../db/keyset';
import { at, ms } from '../../../db/moment';
import type { StoredAs } from '../../../fields';

export type MailingRow = StoredAs<
  Pick<Mailing, 'id' | 'day' | 'slotId' | 'title' | 'text' | 'visitors' | 'sentAt' | 'sentBy'>,
  'sentAt'
>;

const SELECT = sql`select id, day::text as day, slot_id as "slotId", title, text, visitors, ${ms(sql`sent_at`)} as "sentAt",
  sent_by as "sentBy" from ticket_mailing`;

/** Whom it is for: whoever bought or was given a ticket that still lets in. Those of a window have no phone to read it on. */
export function recipients({ day, slotId }: { day: string; slotId?: string }): SQL {
  const inSlot = slotId === undefined ? sql`true` : sql`t.slot_id = ${slotId}`;
  return sql`select distinct coalesce(t.holder_id, t.visitor_id) as visitor_id from ticket t
    where t.day = ${day}::date and ${inSlot} and t.status in ('valid', 'used')
      and not exists (select from window_sale s where s.id = t.visitor_id)`;
}

export async function countRecipients(db: Db, to: { day: string; slotId?: string }): Promise<number> {
  const [row] = await rows(db)<{ n: number }>`select count(*)::int as n from (${recipients(to)}) as found`;
  return row?.n ?? 0;
}

/** False when one of this id was sent before. */
export async function insertMailing(tx: Db, row: MailingRow): Promise<boolean> {
  const made = await rows(tx)`insert into ticket_mailing (id, day, slot_id, title, text, visitors, sent_at, sent_by)
    values (${row.id}, ${row.day}::date, ${row.slotId}, ${JSON.stringify(row.title)}::jsonb, ${JSON.stringify(row.text)}::jsonb,
      ${row.visitors}, ${at(row.sentAt)}, ${row.sentBy}) on conflict (id) do nothing returning 1`;
  return made.length === 1;
}

export async function findMailing(db: Db, id: string): Promise<MailingRow | undefined> {
  return (await rows(db)<MailingRow>`${SELECT} where id = ${id}`)[0];
}

export function mailingsQuery({ order = 'desc' }: { order?: 'asc' | 'desc' }): ListQuery<MailingRow> {
  return {
    from: sql`ticket_mailing`,
    id: sql`id`,
    where: undefined,
    by: [
      { key: sql`sent_at`, order },
      { key: sql`id`, order: 'asc' },
    ],
    read: (db, ids) => rows(db)`${SELECT} where id = any(${sql.param(ids)}::text[])`,
    idOf: ({ id }) => id,
  };
}
