import type { Motif } from '@park/contract/motifs';
import {
  MAX_WARNINGS,
  NOTICE_EXCERPT,
  type NoticeCategory,
  WARNING_COLOURS,
  WARNING_EXCERPT,
  type WarningColour,
  type WarningKind,
} from '@park/contract/notice/limits';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { at, ms } from '../../db/moment';
import type { Lang, Localized } from '../../i18n/lang';

/** What a visitor sees of a notice, in their language; moments are epoch milliseconds. */
export interface ShownNotice {
  id: string;
  category: NoticeCategory;
  title: string;
  excerpt: string;
  pinned: boolean;
  coverId: string | null;
  motif: Motif;
  /** Null, like the kind: it is no warning. */
  warningColour: WarningColour | null;
  warningKind: WarningKind | null;
  showUntil: number | null;
  shownAt: number;
  readAt: number | null;
}

export interface WholeNotice extends ShownNotice {
  /** Cleaned HTML. */
  text: string;
  updatedAt: number;
}

interface Reader {
  /** Empty: signed out. */
  visitorId: string;
  lang: Lang;
  now: number;
}

const inLanguage = (column: SQL, lang: Lang) => sql`coalesce(${column} ->> ${lang}, ${column} ->> 'zh-Hans')`;

/** Published, and within its window. */
const shown = (now: number) =>
  sql`n.published_at is not null and n.shown_at <= ${at(now)} and (n.show_until is null or n.show_until > ${at(now)})`;

const brief = (lang: Lang, excerpt = NOTICE_EXCERPT) => sql`n.id, n.category, ${inLanguage(sql`n.title`, lang)} as title,
  replace(left(${inLanguage(sql`n.words`, lang)}, ${excerpt}), ${'\n'}, ' ') as excerpt,
  n.pinned, n.cover_id as "coverId", n.motif, n.warning_colour as "warningColour", n.warning_kind as "warningKind",
  ${ms(sql`n.show_until`)} as "showUntil", ${ms(sql`n.shown_at`)} as "shownAt", ${ms(sql`r.read_at`)} as "readAt"`;

const read = (visitorId: string) => sql`left join notice_read r on r.notice_id = n.id and r.visitor_id = ${visitorId}`;

/** One page of what shows now, pinned first and then the newest, and how many there are. */
export async function listShown(
  db: Db,
  { visitorId, lang, now }: Reader,
  { category, page, pageSize }: { category?: NoticeCategory; page: number; pageSize: number },
): Promise<{ items: ShownNotice[]; total: number }> {
  const where = sql`${shown(now)}${category === undefined ? sql`` : sql` and n.category = ${category}`}`;
  const items = await rows(db)<ShownNotice>`select ${brief(lang)} from notice n ${read(visitorId)} where ${where}
    order by n.pinned desc, n.shown_at desc, n.id limit ${pageSize} offset ${(page - 1) * pageSize}`;
  const [counted] = await rows(db)<{ total: number }>`select count(*)::int as total from notice n where ${where}`;
  return { items, total: counted?.total ?? 0 };
}

/** Warnings that show now, the worst first. One without an end (of a node before 032) is a notice like any. */
export function listWarnings(db: Db, { visitorId, lang, now }: Reader): Promise<ShownNotice[]> {
  return rows(db)`select ${brief(lang, WARNING_EXCERPT)} from notice n ${read(visitorId)}
    where n.warning_colour is not null and n.show_until is not null and ${shown(now)}
    order by array_position(${sql.param([...WARNING_COLOURS])}::text[], n.warning_colour) desc, n.shown_at desc, n.id
    limit ${MAX_WARNINGS}`;
}

/** Undefined when it does not show now. */
export async function findShown(db: Db, id: string, { visitorId, lang, now }: Reader): Promise<WholeNotice | undefined> {
  const [row] = await rows(db)<WholeNotice>`
    select ${brief(lang)}, ${inLanguage(sql`n.text`, lang)} as text, ${ms(sql`n.updated_at`)} as "updatedAt"
    from notice n ${read(visitorId)} where n.id = ${id} and ${shown(now)}`;
  return row;
}

/** Marks those that show now; the first moment stays. */
export async function markRead(db: Db, ids: string[], { visitorId, now }: Omit<Reader, 'lang'>): Promise<void> {
  await rows(db)`insert into notice_read (visitor_id, notice_id, read_at)
    select ${visitorId}, n.id, ${at(now)} from notice n
    where n.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) and ${shown(now)}
    order by n.id
    on conflict (visitor_id, notice_id) do nothing`;
}

/** What shows since `since` (epoch milliseconds) and the visitor has not read. */
export async function countUnread(
  db: Db,
  { visitorId, now, since }: Omit<Reader, 'lang'> & { since: number },
): Promise<number> {
  const [counted] = await rows(db)<{ total: number }>`
    select count(*)::int as total from notice n where ${shown(now)} and n.shown_at > ${at(since)}
    and not exists (select 1 from notice_read r where r.visitor_id = ${visitorId} and r.notice_id = n.id)`;
  return counted?.total ?? 0;
}

/** Those of the notices that are published, whether they show already or no more. */
export function listPublished(
  db: Db,
  ids: string[],
): Promise<{ id: string; title: Localized; words: Localized; motif: Motif; shownAt: number; showUntil: number | null }[]> {
  return rows(db)`
    select n.id, n.title, n.words, n.motif, ${ms(sql`n.shown_at`)} as "shownAt", ${ms(sql`n.show_until`)} as "showUntil"
    from notice n where n.published_at is not null and n.id = any(${sql.param(ids)}::text[])`;
}
