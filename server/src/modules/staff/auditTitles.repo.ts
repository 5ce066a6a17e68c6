import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import type { Localized } from '../../i18n/lang';

// As the overview, a report that only reads, across the nouns; each title comes by a primary key.

/** What staff know a thing by: `id` and `title` of those there still are. Nothing of a person: the log shows it for years. */
const TITLES = {
  activity: sql`select id, title from activity`,
  enrollment: sql`select e.id, a.title from activity_enrollment e join activity a on a.id = e.activity_id`,
  notice: sql`select id, title from notice`,
  round: sql`select id, name as title from prize_round`,
  entry: sql`select id, to_jsonb(number) as title from prize_entry`,
  product: sql`select id, name as title from ticket_product`,
  order: sql`select id, to_jsonb(number) as title from ticket_order`,
  closure: sql`select c.id, to_jsonb(concat_ws(' ', c.day, left(s.start_clock::text, 5))) as title
    from ticket_closure c left join ticket_slot s on s.id = c.slot_id`,
  conflict: sql`select c.id, to_jsonb(t.number) as title from gate_conflict c join ticket t on t.id = c.ticket_id`,
  refund: sql`select out_refund_no as id, to_jsonb(out_refund_no) as title from pay_refund`,
  complaint: sql`select id, to_jsonb(number) as title from complaint`,
  point: sql`select id, name as title from live_point`,
  place: sql`select id, name as title from park_place`,
  lostFound: sql`select id, title from lost_found_item`,
  help: sql`select id, to_jsonb(number) as title from help_request`,
  find: sql`select id, to_jsonb(number) as title from fossil_find`,
  admin: sql`select id, to_jsonb(user_name) as title from admin_account`,
  role: sql`select id, to_jsonb(name) as title from staff_role`,
} satisfies Record<string, SQL>;
type Titled = keyof typeof TITLES;

/** Titles by subject (`notice:n-1`), in one statement. */
export async function titlesOf(db: Db, subjects: readonly string[]): Promise<Map<string, Localized | string>> {
  const idsOf = new Map<Titled, string[]>();
  for (const subject of new Set(subjects)) {
    const cut = subject.indexOf(':');
    const kind = subject.slice(0, cut);
    if (!isTitled(kind)) continue;
    idsOf.set(kind, [...(idsOf.get(kind) ?? []), subject.slice(cut + 1)]);
  }
  if (idsOf.size === 0) return new Map();
  const parts = [...idsOf].map(
    ([kind, ids]) => sql`select ${`${kind}:`}::text || id as subject, title from (${TITLES[kind]}) as named
      where id = any(${sql.param(ids)}::text[])`,
  );
  const found = await rows<{ subject: string; title: Localized | string }>(db, sql.join(parts, sql` union all `));
  return new Map(found.map(({ subject, title }) => [subject, title]));
}

const isTitled = (kind: string): kind is Titled => Object.hasOwn(TITLES, kind);
