import type { Capacity, CapacityDay, LevelChange, ParkGroup } from '@park/contract/capacity/schemas';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { at, ms } from '../../db/moment';
import type { StoredAs } from '../../fields';

/** What was approved from a day on; moments are epoch milliseconds. */
export type CapacityRow = StoredAs<
  Pick<Capacity, 'validFrom' | 'daily' | 'momentary' | 'approval' | 'meanStay' | 'version' | 'updatedAt' | 'updatedBy'>,
  'updatedAt'
>;

const CAPACITY = sql`to_char(c.valid_from, 'YYYY-MM-DD') as "validFrom", c.daily, c.momentary, c.approval, c.mean_stay as "meanStay",
  c.version, ${ms(sql`c.updated_at`)} as "updatedAt", c.updated_by as "updatedBy"`;

/** Newest first. */
export function listCapacities(db: Db): Promise<CapacityRow[]> {
  return rows(db)`select ${CAPACITY} from capacity c order by c.valid_from desc`;
}

export async function lockCapacity(tx: Db, validFrom: string): Promise<CapacityRow | undefined> {
  const [row] = await rows(tx)<CapacityRow>`
    select ${CAPACITY} from capacity c where c.valid_from = ${validFrom}::date for update`;
  return row;
}

/** Undefined when it was to be made and somebody else just did. */
export async function writeCapacity(tx: Db, row: CapacityRow, isNew: boolean): Promise<CapacityRow | undefined> {
  const { validFrom, daily, momentary, approval, meanStay, version, updatedAt, updatedBy } = row;
  const done = await rows(
    tx,
    isNew
      ? sql`insert into capacity (valid_from, daily, momentary, approval, mean_stay, version, updated_at, updated_by)
          values (${validFrom}::date, ${daily}, ${momentary}, ${approval}, ${meanStay}, ${version}, ${at(updatedAt)}, ${updatedBy})
          on conflict do nothing returning 1`
      : sql`update capacity set daily = ${daily}, momentary = ${momentary}, approval = ${approval}, mean_stay = ${meanStay},
          version = ${version}, updated_at = ${at(updatedAt)}, updated_by = ${updatedBy} where valid_from = ${validFrom}::date returning 1`,
  );
  return done.length === 1 ? row : undefined;
}

/**
 * Weighs the days from one on anew, as their maximum was changed; what is taken stays. It waits for sales that are under way, and holds
 * new ones up until it ends: a day that one of them begins was weighed by the old maximum, and is not seen yet.
 */
export async function weighDays(tx: Db, from: string): Promise<void> {
  await tx.execute(sql`lock table park_day in exclusive mode`);
  await rows(tx)`update park_day set taken = taken where day >= ${from}::date`;
}

type DayRow = Pick<CapacityDay, 'day' | 'daily' | 'momentary' | 'taken' | 'level' | 'groups'>;

export function listDays(db: Db, days: string[]): Promise<DayRow[]> {
  return rows(db)`
    select to_char(w.day, 'YYYY-MM-DD') as day, c.daily, c.momentary, coalesce(d.taken, 0) as taken, coalesce(d.level, 0) as level,
      (select coalesce(sum(people), 0)::int from park_group g where g.day = w.day) as groups
    from unnest(${sql.param(days)}::date[]) as w (day) left join park_day d on d.day = w.day
    left join lateral capacity_on(w.day) c on c.daily is not null order by w.day`;
}

/** How full the park is at a moment of its day, and what the park itself did about it. */
export interface CrowdRow {
  daily: number | null;
  momentary: number | null;
  approval: string | null;
  meanStay: number | null;
  taken: number;
  level: number;
  entered: number;
  left: number;
  present: number;
  presentLevel: number;
  /** As it would be by `present`. */
  levelNow: number;
  /** Whether the park has put its line in front of orders, and shown its warning. */
  slowed: boolean;
  warned: boolean;
  /** Its line of a day before still stands. */
  hasOldLine: boolean;
}

/**
 * People in the park are those who came in less those who left. Where not everybody is counted on leaving, they are also no more than came
 * in within the mean stay, less those of them who are known to have left. Neither says too few, so the smaller one is told.
 */
export async function readCrowd(db: Db, day: string, now: number): Promise<CrowdRow> {
  const [row] = await rows(db)<CrowdRow>`with approved as materialized (select c.* from capacity_on(${day}::date) c),
    since as materialized (
      select ${at(now)} - coalesce((select mean_stay from approved), 1440) * interval '1 minute' as moment
    ), inside as materialized (
      select count(*)::int as entered, (count(*) filter (where t.used_at > (select moment from since)))::int as recent
      from (select used_at, product_id from ticket where day = ${day}::date and status = 'used'
        union all select t.used_at, t.product_id from window_quota q join ticket_order o on o.visitor_id = q.id
          join ticket t on t.order_id = o.id where q.created_at >= ${day}::date - 1 and t.day = ${day}::date and t.status = 'held') t
      where t.used_at <= ${at(now)}
        and t.product_id not in (select id from ticket_product where kind = 'addOn')
    ), grouped as materialized (
      select coalesce(sum(people), 0)::int as entered,
        coalesce(sum(people) filter (where came_at > (select moment from since)), 0)::int as recent
      from park_group where day = ${day}::date and came_at <= ${at(now)}
    ), gone as materialized (
      select coalesce(sum(e.people), 0)::int as people, (count(*) filter (where t.used_at > (select moment from since)))::int as recent
      from park_exit e left join ticket t on t.id = e.ticket_id
      where e.day = ${day}::date and e.at <= ${at(now)}
    ), counted as (
      select i.entered + g.entered as entered, o.people as "left",
        greatest(least(i.entered + g.entered - o.people, i.recent + g.recent - o.recent), 0) as present
      from inside i, grouped g, gone o
    )
    select a.daily, a.momentary, a.approval, a.mean_stay as "meanStay", coalesce(d.taken, 0) as taken, coalesce(d.level, 0) as level,
      c.entered, c."left", c.present, coalesce(d.present_level, 0) as "presentLevel",
      capacity_step(coalesce(d.present_level, 0), c.present, a.momentary) as "levelNow",
      coalesce(d.slowed, false) as slowed, coalesce(d.warned, false) as warned,
      exists (select 1 from waiting_room where capacity_day < ${day}::date) as "hasOldLine"
    from counted c cross join approved a left join park_day d on d.day = ${day}::date`;
  if (!row) throw new Error('A count of people in the park came to nothing.');
  return row;
}

/** Writes down how many people are in the park; the day is locked. */
export async function writePresent(tx: Db, day: string, present: number, now: number): Promise<void> {
  await rows(tx)`update park_day set present = ${present}::int, present_at = ${at(now)} where day = ${day}::date`;
}

export async function writeMeasures(
  tx: Db,
  day: string,
  { slowed, warned }: { slowed: boolean; warned: boolean },
): Promise<void> {
  await rows(tx)`update park_day set slowed = ${slowed}, warned = ${warned} where day = ${day}::date`;
}

export type LevelRow = StoredAs<Pick<LevelChange, 'at' | 'maximum' | 'before' | 'level' | 'figure' | 'most'>, 'at'>;

/** Oldest first. */
export function listLevels(db: Db, day: string): Promise<LevelRow[]> {
  return rows(db)`select ${ms(sql`l.at`)} as at, l.maximum, l.before, l.level, l.figure, l.most from capacity_level l
    where l.day = ${day}::date order by l.id`;
}

export type GroupRow = StoredAs<Pick<ParkGroup, 'id' | 'version' | 'day' | 'name' | 'people' | 'cameAt' | 'gate'>, 'cameAt'> & {
  updatedAt: number;
  updatedBy: string | null;
};

const GROUP = sql`g.id, g.version, to_char(g.day, 'YYYY-MM-DD') as day, g.name, g.people, ${ms(sql`g.came_at`)} as "cameAt", g.gate,
  ${ms(sql`g.updated_at`)} as "updatedAt", g.updated_by as "updatedBy"`;

export function listGroups(db: Db, day: string): Promise<GroupRow[]> {
  return rows(db)`select ${GROUP} from park_group g where g.day = ${day}::date and g.people > 0 order by g.name, g.id`;
}

export async function lockGroup(tx: Db, id: string): Promise<GroupRow | undefined> {
  const [row] = await rows(tx)<GroupRow>`select ${GROUP} from park_group g where g.id = ${id} for update`;
  return row;
}

/** Takes or gives back places of its day, whose room the caller has seen. Undefined when it was to be made and somebody else just did. */
export async function writeGroup(tx: Db, row: GroupRow, isNew: boolean): Promise<GroupRow | undefined> {
  const { id, version, day, name, people, cameAt, gate, updatedAt, updatedBy } = row;
  const came = cameAt === null ? sql`null::timestamptz` : at(cameAt);
  const done = await rows(
    tx,
    isNew
      ? sql`insert into park_group (id, version, day, name, people, updated_at, updated_by)
          values (${id}, ${version}, ${day}::date, ${name}, ${people}, ${at(updatedAt)}, ${updatedBy}) on conflict do nothing returning 1`
      : sql`update park_group set version = ${version}, name = ${name}, people = ${people}, came_at = ${came}, gate = ${gate},
          updated_at = ${at(updatedAt)}, updated_by = ${updatedBy} where id = ${id} returning 1`,
  );
  return done.length === 1 ? row : undefined;
}

export interface NewExit {
  id: string;
  day: string;
  ticketId: string | null;
  people: number;
  gate: string;
  admin: { id: string; userName: string } | null;
  now: number;
}

/** False when this scan, or another of the same ticket, was counted before, or its entry was taken back meanwhile. */
export async function insertExit(db: Db, { id, day, ticketId, people, gate, admin, now }: NewExit): Promise<boolean> {
  const made = await rows(db)`with came as (select 1 from ticket where id = ${ticketId} and used_at is not null for share)
    insert into park_exit (id, day, ticket_id, people, gate, at, admin_id, admin_name)
    select ${id}, ${day}::date, ${ticketId}::text, ${people}, ${gate}, ${at(now)}, ${admin?.id ?? null}, ${admin?.userName ?? null}
    where ${ticketId}::text is null or exists (select from came)
    on conflict do nothing returning 1`;
  return made.length === 1;
}

export async function hasExit(db: Db, id: string): Promise<boolean> {
  return (await rows(db)`select 1 from park_exit where id = ${id}`).length > 0;
}

/** Which of the numbered tickets came in on a day. */
export function listEntered(db: Db, numbers: string[], day: string): Promise<{ id: string }[]> {
  return rows(db)`
    select id from ticket where number = any(${sql.param(numbers)}::text[]) and used_at is not null and day = ${day}::date order by id`;
}

/** Puts the park's own line in front of a day's orders, unless staff have one. The room is held until the transaction ends. */
export async function beginLine(tx: Db, day: string, perMinute: number, now: number): Promise<boolean> {
  const begun = await rows(tx)`
    update waiting_room set kind = 'perMinute', amount = ${perMinute}, opens_at = null, round = round + 1, early = 0, last_place = 0,
      admitted = 0, first_admitted_at = null, allowed_at = null, moved_at = null, version = version + 1, updated_at = ${at(now)},
      updated_by = null, capacity_day = ${day}::date
    where kind = 'off' returning 1`;
  return begun.length === 1;
}

/** Takes away the park's own line, of a day or, without one, of all days before. */
export async function endLine(tx: Db, day: string, now: number, which: 'this' | 'before'): Promise<boolean> {
  const of = which === 'this' ? sql`capacity_day = ${day}::date` : sql`capacity_day < ${day}::date`;
  const ended = await rows(tx)`
    update waiting_room set kind = 'off', capacity_day = null, version = version + 1, updated_at = ${at(now)}, updated_by = null
    where ${of} returning 1`;
  return ended.length === 1;
}
