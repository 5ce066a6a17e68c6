import type { Desks, Overview } from '@park/contract/overview/schemas';
import type { SetUpStep } from '@park/contract/park/setUp';
import type { AdminRound } from '@park/contract/prize/round/schemas';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { at, ms } from '../../db/moment';
import type { StoredAs } from '../../fields';

// A report: it only reads, across the nouns, and each of its counts comes from an index.

export interface Flow {
  sold: number;
  entered: number;
}

const ZONE = sql`'Asia/Shanghai'`;

/** Tickets sold and let in from one moment to another, by a part of the park's clock; only where there were any. */
async function flows(db: Db, unit: 'hour' | 'day', from: number, until: number): Promise<Map<string, Flow>> {
  const part = (moment: SQL) => sql`date_trunc(${sql.raw(`'${unit}'`)}, ${moment} at time zone ${ZONE})`;
  // Written as text once a part, not once a row.
  const found = await rows(db)<Flow & { part: string }>`
    select to_char(part, ${unit === 'hour' ? 'HH24' : 'YYYY-MM-DD'}) as part, sum(sold)::int as sold, sum(entered)::int as entered from (
      select ${part(sql`paid_at`)} as part, sum(quantity) as sold, 0 as entered
      from ticket_order where paid_at >= ${at(from)} and paid_at < ${at(until)} group by 1
      union all
      select ${part(sql`used_at`)}, 0, count(*)
      from ticket where used_at >= ${at(from)} and used_at < ${at(until)} group by 1
    ) as flow group by 1`;
  return new Map(found.map(({ part: name, sold, entered }) => [name, { sold, entered }]));
}

/** By hour, `00` to `23`. */
export const flowsByHour = (db: Db, from: number, until: number) => flows(db, 'hour', from, until);
/** By day, `yyyy-MM-dd`. */
export const flowsByDay = (db: Db, from: number, until: number) => flows(db, 'day', from, until);

type Found = 'launched' | 'hasSample' | 'hasMap' | 'needsPay' | Exclude<SetUpStep, 'sample' | 'wechat' | 'pay'>;
type SetUp = Record<Found, boolean>;

/** What a park has of what it needs; undefined: no owner had to open it. @param isReal it is no trial: what the sample lacks counts */
export async function findSetUp(db: Db, isReal: boolean): Promise<SetUp | undefined> {
  const [row] = await rows(db)<SetUp>`with sample as (select exists (select from sample_row where source <> '') as "hasSample")
    select launched, "hasSample", coalesce(name->>'zh-Hans', '') <> '' as profile, phones->>'emergency' <> '' as phones,
      operator <> '' and icp <> '' as law,
      about->>'childrenContact' <> '' and about->'privacy' ? 'zh-Hans' and about->'terms' ? 'zh-Hans' as legal,
      exists (select from ticket_slot where retired_at is null) as slots,
      exists (select from ticket_product p join ticket_product_slot s on s.product_id = p.id
        join ticket_slot t on t.id = s.slot_id
        where p.on_sale and p.kind <> 'addOn' and s.stock > 0 and t.retired_at is null) as tickets,
      not parts_off ? 'map' as "hasMap", exists (select from park_place) as places,
      not exists (select from ticket_product where on_sale)
        or exists (select from ticket_product where on_sale and price > 0) as "needsPay",
      exists (select from admin_account where active and 'owner' = any (roles) and num_nonnulls(totp_secret, passkeys_since) > 0)
        as "secondFactor",
      (select count(*) from admin_account where active) > 1 as staff
    from park, sample
    where not launched or (${isReal} and "hasSample")
      or exists (select from audit_log where subject = 'park:1' and action = 'park.launch')`;
  return row;
}

/** What waits for an owner. */
export async function countOwners(db: Db): Promise<{ refundsFailed: number; closuresWaiting: number }> {
  const [row] = await rows(db)<{ refundsFailed: number; closuresWaiting: number }>`
    select (select count(*)::int from pay_refund where status = 'failed') as "refundsFailed",
    (select count(*)::int from ticket_order where closure_id is not null and closure_answer is null) as "closuresWaiting"`;
  return row ?? { refundsFailed: 0, closuresWaiting: 0 };
}

export async function countOpenConflicts(db: Db): Promise<number> {
  const [row] = await rows(db)<{ n: number }>`select count(*)::int as n from gate_conflict where resolved_at is null`;
  return row?.n ?? 0;
}

export function countHelp(db: Db): Promise<{ urgency: number; open: number; waiting: number }[]> {
  return rows(db)`select urgency, count(*)::int as open, (count(*) filter (where status = 'active'))::int as waiting
    from help_request where status in ('active', 'responding') group by urgency order by urgency`;
}

const NO_DESK = { itemsToReview: 0, claimsToDecide: 0, feedbackToAnswer: 0, findsToRead: 0, complaints: 0 };
/** `dueAt`: of the complaint with the least time left, epoch milliseconds. */
type Desk = typeof NO_DESK & { dueAt: number | null };

export async function countDesk(db: Db): Promise<Desk> {
  const [row] = await rows(db)<Desk>`
    select (select count(*)::int from lost_found_item where state = 'reviewing') as "itemsToReview",
    (select count(*)::int from lost_found_claim where state = 'waiting') as "claimsToDecide",
    (select count(*)::int from feedback where state in ('received', 'inHand')) as "feedbackToAnswer",
    (select count(*)::int from fossil_find where state = 'received') as "findsToRead",
    c.open as complaints, c."dueAt"
    from (select count(*)::int as open, ${ms(sql`min(due_at)`)} as "dueAt" from complaint where state <> 'processed') as c`;
  return row ?? { ...NO_DESK, dueAt: null };
}

export async function countLive(
  db: Db,
  day: string,
  now: number,
): Promise<{ onAir: number; reservations: number; registrations: number }> {
  const [row] = await rows(db)<{ onAir: number; reservations: number; registrations: number }>`
    select (select count(*)::int from live_reservation where status = 'checkedIn' and end_at > ${at(now)}) as "onAir",
    (select count(*)::int from live_reservation
      where day = ${day}::date and status in ('booked', 'checkedIn', 'finished')) as reservations,
    (select count(*)::int from live_registration where status = 1) as registrations`;
  return row ?? { onAir: 0, reservations: 0, registrations: 0 };
}

export async function countActivities(db: Db, from: number, until: number): Promise<{ today: number; toApprove: number }> {
  const [row] = await rows(db)<{ today: number; toApprove: number }>`select (select count(*)::int from activity
      where stage = 'published' and start_at >= ${at(from)} and start_at < ${at(until)}) as today,
    (select count(*)::int from activity_enrollment where state = 'applied') as "toApprove"`;
  return row ?? { today: 0, toApprove: 0 };
}

export type RoundGlance = StoredAs<
  Omit<NonNullable<Overview['draw']>, 'name'> & Pick<AdminRound, 'name'>,
  'closeAt' | 'drawAt' | 'claimUntil'
>;

/** Open before waiting for its draw before drawn; the newest of those. */
export async function findRoundNow(db: Db): Promise<RoundGlance | undefined> {
  const [row] = await rows(db)<RoundGlance>`
    select r.id, r.name, r.state, ${ms(sql`r.close_at`)} as "closeAt", ${ms(sql`r.draw_at`)} as "drawAt",
      ${ms(sql`r.claim_until`)} as "claimUntil",
      coalesce(r.entrants, (select count(*)::int from prize_entry e where e.round_id = r.id)) as entrants
    from prize_round r where r.state not in ('draft', 'calledOff')
    order by array_position(array['open', 'closed', 'drawn', 'ended'], r.state), r.draw_at desc limit 1`;
  return row;
}

/** For which desks somebody may still come. */
export async function findDesks(db: Db, now: number): Promise<Desks> {
  const [row] = await rows(db)<Desks>`select exists (select from prize_round where state in ('open', 'closed')) or exists (
        select from prize_round r join prize_win w on w.round_id = r.id
        where r.state = 'drawn' and r.claim_until > ${at(now)} and w.written_off_at is null) as prizes,
      exists (select from activity a join activity_enrollment e on e.activity_id = a.id
        where a.end_at > ${at(now)} and e.state in ('applied', 'waiting', 'offered', 'enrolled')) as activities`;
  return row ?? { prizes: true, activities: true };
}

/** Shifts at ticket windows that are open, the first to open before; `since` in epoch milliseconds. */
export function listOpenWindows(db: Db): Promise<{ name: string; cashier: string; since: number }[]> {
  return rows(db)`
    select name, admin_name as cashier, ${ms(sql`opened_at`)} as since from window_shift where closed_at is null order by opened_at, id`;
}
