import { isDeepStrictEqual } from 'node:util';
import type { Rows } from '@park/contract/envelope';
import type { AdminNotice, saveNoticeIn } from '@park/contract/notice/adminSchemas';
import type { Preview } from '@park/contract/preview/schemas';
import type { AuditAction } from '@park/contract/staff/auditActions';
import type { z } from 'zod';
import type { Database, Db } from '../../db/db';
import { mapped, type Walked, walked } from '../../db/walk';
import { AppError } from '../../http/appError';
import type { StaffAsker } from '../../http/asker';
import { changedBy } from '../../http/changedBy';
import { plainRichText } from '../../http/richBlocks';
import { cleanRichTexts } from '../../http/richText';
import { listed, type Place, viewed } from '../../http/rows';
import { type Localized, pickText } from '../../i18n/lang';
import { recordAudit } from '../admin/audit.service';
import { requireParkPictures } from '../file/parkPictures.service';
import { keepPreview } from '../preview/preview.service';
import { toAdminNotice } from './notice.views';
import { previewOf } from './noticePreview';
import * as repo from './noticeStaff.repo';

type Draft = z.output<typeof saveNoticeIn>;
type Contents = ReturnType<typeof contentsOf>;

/** What staff do with notices. All of it may be repeated, and is in the audit log. */
export interface NoticeStaff {
  /** Those in the state, with all words of `keyword` in the title of one language; all without them. Changed last first. */
  list(input: repo.NoticesFilter & Place): Promise<Rows<AdminNotice>>;
  /** What `list` tells, all of it, each with its title in the reader's language. */
  export(input: repo.NoticesFilter, staff: StaffAsker): Promise<Walked<AdminNotice & { shownTitle: string }>>;
  /** @throws AppError noticeNotFound */
  one(id: string): Promise<AdminNotice>;
  /**
   * @throws AppError noticeNotFound, noticeChanged (by whom, when), noticeTimesWrong, noticeCoverUnknown, pictureGone,
   *   richTextEmpty
   */
  save(draft: Draft, staff: StaffAsker): Promise<AdminNotice>;
  /** Keeps what would be saved, to be looked at. @throws AppError noticeTimesWrong, noticeCoverUnknown, pictureGone, richTextEmpty */
  preview(draft: Draft, staff: StaffAsker): Promise<Preview>;
  /** @throws AppError noticeNotFound, noticeChanged */
  publish(id: string, version: number, staff: StaffAsker): Promise<AdminNotice>;
  /** @throws AppError noticeNotFound */
  withdraw(id: string, staff: StaffAsker): Promise<AdminNotice>;
  /** @throws AppError noticeNotFound */
  pin(id: string, pinned: boolean, staff: StaffAsker): Promise<AdminNotice>;
  /** @throws AppError noticeStillPublished */
  remove(id: string, staff: StaffAsker): Promise<null>;
}

export function createNoticeStaff(database: Database): NoticeStaff {
  const { db } = database;
  const found = async (tx: Db, id: string): Promise<repo.NoticeRow> => {
    const row = await repo.lockNotice(tx, id);
    if (!row) throw new AppError('noticeNotFound');
    return row;
  };
  const note = (tx: Db, action: AuditAction, id: string, { admin, now, req }: StaffAsker, details = {}) =>
    recordAudit(tx, { admin, action, subject: `notice:${id}`, details, requestId: req.id, now });

  /** Changes what is not so yet, in one transaction with its line in the log. */
  const change = (
    id: string,
    action: AuditAction,
    staff: StaffAsker,
    decide: (row: repo.NoticeRow) => Partial<repo.NoticeRow> | null,
  ): Promise<AdminNotice> =>
    database.transaction(async (tx) => {
      const row = await found(tx, id);
      const next = decide(row);
      if (next === null) return toAdminNotice(row);
      await note(tx, action, id, staff, { version: row.version });
      return toAdminNotice(await repo.updateNotice(tx, id, next));
    });

  return {
    async list(input) {
      const found = await listed(
        db,
        repo.noticesWalk(input),
        (ids) => repo.listNoticesById(db, ids),
        ({ id }) => id,
        input,
      );
      return viewed(found, toAdminNotice);
    },

    async export({ state, keyword }, { lang }) {
      const found = await walked(
        db,
        repo.noticesWalk({ state, keyword }),
        (ids) => repo.listNoticesById(db, ids),
        ({ id }) => id,
      );
      return mapped(found, (row) => ({ ...toAdminNotice(row), shownTitle: pickText(row.title, lang) }));
    },

    async one(id) {
      const row = await repo.findNotice(db, id);
      if (!row) throw new AppError('noticeNotFound');
      return toAdminNotice(row);
    },

    async save({ id, version, ...draft }, staff) {
      const contents = contentsOf(draft);
      const stamp = { updatedAt: staff.now, updatedBy: staff.admin?.userName ?? null };
      return database.transaction(async (tx) => {
        await requireParkPictures(tx, contents);
        if (version === 0) {
          const row = { ...contents, ...stamp, id, version: 1, createdAt: staff.now };
          if (await repo.insertNotice(tx, row)) await note(tx, 'notice.save', id, staff, { version: 1 });
        }
        const row = await found(tx, id);
        if (isSaved(row, contents, version, staff)) return toAdminNotice(row);
        if (row.version !== version) throw changed(row);
        await note(tx, 'notice.save', id, staff, { version: version + 1 });
        return toAdminNotice(await repo.updateNotice(tx, id, { ...contents, ...stamp, version: version + 1 }));
      });
    },

    async preview({ id, version: _, ...draft }, staff) {
      const contents = contentsOf(draft);
      await requireParkPictures(db, contents);
      const [before] = await repo.listNoticesById(db, [id]);
      return keepPreview(db, 'notice', previewOf(contents, before, staff.now), staff);
    },

    publish: (id, version, staff) =>
      change(id, 'notice.publish', staff, (row) => {
        if (row.version !== version) throw changed(row);
        return row.publishedAt === null ? { publishedAt: staff.now, withdrawnAt: null } : null;
      }),

    withdraw: (id, staff) =>
      change(id, 'notice.withdraw', staff, (row) =>
        row.publishedAt === null ? null : { publishedAt: null, withdrawnAt: staff.now },
      ),

    pin: (id, pinned, staff) =>
      change(id, pinned ? 'notice.pin' : 'notice.unpin', staff, (row) => (row.pinned === pinned ? null : { pinned })),

    async remove(id, staff) {
      await database.transaction(async (tx) => {
        const row = await repo.lockNotice(tx, id);
        if (row && row.publishedAt !== null) throw new AppError('noticeStillPublished');
        if (await repo.deleteNotice(tx, id)) await note(tx, 'notice.remove', id, staff, { title: row?.title });
      });
      return null;
    },
  };
}

/** What is stored of a draft. @throws AppError noticeTimesWrong, richTextEmpty */
function contentsOf({ text: html, showFrom, showUntil, ...draft }: Omit<Draft, 'id' | 'version'>) {
  const window = { showFrom: momentOf(showFrom), showUntil: momentOf(showUntil) };
  if (window.showFrom !== null && window.showUntil !== null && window.showFrom >= window.showUntil)
    throw new AppError('noticeTimesWrong');
  const text = cleanRichTexts(html);
  return { ...draft, ...window, text, words: wordsOf(text) };
}

const momentOf = (moment: string | null) => (moment === null ? null : Date.parse(moment));

/** Texts of a notice without their markup. */
export const wordsOf = (text: Localized): Localized =>
  Object.fromEntries(Object.entries(text).map(([lang, html]) => [lang, plainRichText(html)]));

/** This very save has been made: its answer was lost. */
function isSaved(row: repo.NoticeRow, contents: Contents, version: number, { admin }: StaffAsker): boolean {
  if (row.version !== version + 1 || row.updatedBy !== (admin?.userName ?? null)) return false;
  return Object.entries(contents).every(([key, value]) => isDeepStrictEqual(row[key as keyof Contents], value));
}

const changed = (row: repo.NoticeRow) => new AppError('noticeChanged', changedBy(row));
