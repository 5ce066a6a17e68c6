import type * as calls from '@park/contract/notice/calls';
import { NOTIFIED_COLOURS } from '@park/contract/notice/limits';
import type { AdminNotice, schemas } from '@park/contract/notice/schemas';
import { parkDay } from '@park/contract/parkTime';
import type { AuditAction } from '@park/contract/staff/audit';
import * as words from '@park/contract/texts/notice';
import type { z } from 'zod';
import type { Database, Db } from '../../db/db';
import { keysetViews } from '../../db/keyset';
import { AppError, required } from '../../http/appError';
import type { StaffCallContext } from '../../http/callContext';
import { changedBy } from '../../http/changedBy';
import { exporting } from '../../http/exportRows';
import type { Handlers } from '../../http/mount';
import { plainRichText } from '../../http/richBlocks';
import { cleanRichTexts } from '../../http/richText';
import { listMapped } from '../../http/rows';
import type { Localized } from '../../i18n/lang';
import { requireParkPictures } from '../file/parkPictures.service';
import { notifyLater, tellDue } from '../message/message.service';
import { keepPreview } from '../preview/preview.service';
import { audit } from '../staff/audit.service';
import { saveVersioned } from '../staff/saveVersioned.service';
import { visitorsOn } from '../ticket/order/visitorOrders.service';
import { toAdminNotice } from './notice.view';
import { previewOf } from './noticePreview';
import * as repo from './noticeStaff.repo';

type Draft = z.output<typeof schemas.saveNotice.in>;

/** What staff do with notices. All of it may be repeated, and is in the audit log. */
export function staffNotices(database: Database) {
  const { db } = database;

  /** Changes what is not so yet, in one transaction with its line in the log. */
  const change = (
    id: string,
    action: AuditAction,
    staff: StaffCallContext,
    decide: (row: repo.NoticeRow) => Partial<repo.NoticeRow> | null,
    then?: (tx: Db, row: repo.NoticeRow) => Promise<void>,
  ): Promise<AdminNotice> =>
    database.transaction(async (tx) => {
      const row = required(await repo.lockNotice(tx, id), 'noticeNotFound');
      const next = decide(row);
      if (next === null) return toAdminNotice(row);
      await audit(tx, staff, action, `notice:${id}`, { version: row.version });
      const changed = await repo.updateNotice(tx, id, next);
      await then?.(tx, changed);
      return toAdminNotice(changed);
    });

  return {
    getAdminNotices: (input) => listMapped(db, repo.noticesQuery(input), input, toAdminNotice),

    exportNotices: exporting(
      (input) => keysetViews(db, repo.noticesQuery(input), toAdminNotice),
      'title category status warning pinned showFrom showUntil publishedAt createdAt updatedAt updatedBy',
      {
        category: ({ category }) => words.noticeCategory[category],
        status: ({ state }) => words.notice[state],
        warning: ({ warning }) => warning && words.warningColour[warning.colour],
      },
    ),

    getAdminNotice: async ({ id }) => toAdminNotice(required(await repo.findNotice(db, id), 'noticeNotFound')),

    saveNotice: ({ id, version, ...draft }, ctx) =>
      database.transaction(async (tx) => {
        const contents = contentsOf(draft);
        await requireParkPictures(tx, contents);
        const row = await saveVersioned(tx, ctx, {
          version,
          contents,
          lock: () => repo.lockNotice(tx, id),
          write: (next, before) =>
            before ? repo.updateNotice(tx, id, next) : repo.insertNotice(tx, { ...next, id, createdAt: ctx.now }),
          errors: { missing: 'noticeNotFound', changed: 'noticeChanged' },
          audit: { action: 'notice.save', subject: `notice:${id}` },
        });
        return toAdminNotice(row);
      }),

    async previewNotice({ id, version: _, ...draft }, ctx) {
      const contents = contentsOf(draft);
      await requireParkPictures(db, contents);
      const before = await repo.findNotice(db, id);
      return keepPreview(db, 'notice', previewOf(contents, before, ctx.now), ctx);
    },

    async publishNotice({ id, version }, ctx) {
      const published = await change(
        id,
        'notice.publish',
        ctx,
        (row) => {
          if (row.version !== version) throw new AppError('noticeChanged', changedBy(row));
          return row.publishedAt === null ? { publishedAt: ctx.now, withdrawnAt: null } : null;
        },
        (tx, row) => tellVisitorsOf(tx, row, ctx.now),
      );
      await tellDue(database);
      return published;
    },

    withdrawNotice: ({ id }, ctx) =>
      change(id, 'notice.withdraw', ctx, (row) =>
        row.publishedAt === null ? null : { publishedAt: null, withdrawnAt: ctx.now },
      ),

    pinNotice: ({ id, pinned }, ctx) =>
      change(id, pinned ? 'notice.pin' : 'notice.unpin', ctx, (row) => (row.pinned === pinned ? null : { pinned })),

    async removeNotice({ id }, ctx) {
      await database.transaction(async (tx) => {
        const row = await repo.lockNotice(tx, id);
        if (row && row.publishedAt !== null) throw new AppError('noticeStillPublished');
        if (await repo.deleteNotice(tx, id)) await audit(tx, ctx, 'notice.remove', `notice:${id}`, { title: row?.title });
      });
      return null;
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** A warning that matters, and shows now, reaches whoever is in the park or on the way. */
async function tellVisitorsOf(tx: Db, row: repo.NoticeRow, now: number): Promise<void> {
  const { id, title, warningColour: colour, showFrom, showUntil } = row;
  if (!colour || !NOTIFIED_COLOURS.includes(colour) || (showFrom ?? 0) > now || showUntil === null || showUntil <= now) return;
  const visitors = await visitorsOn(tx, parkDay(now));
  const message = { kind: 'noticeWarning', params: { name: title, until: showUntil }, subject: id } as const;
  const messages = visitors.map((visitorId) => ({ visitorId, ...message }));
  await notifyLater(tx, messages, now);
}

/** What is stored of a draft. @throws AppError noticeTimesWrong, noticeWarningEndless, richTextEmpty */
function contentsOf({ text: html, showFrom, showUntil, warning, ...draft }: Omit<Draft, 'id' | 'version'>) {
  const window = { showFrom: momentOf(showFrom), showUntil: momentOf(showUntil) };
  if (window.showFrom !== null && window.showUntil !== null && window.showFrom >= window.showUntil)
    throw new AppError('noticeTimesWrong');
  if (warning && window.showUntil === null) throw new AppError('noticeWarningEndless');
  const text = cleanRichTexts(html);
  const warned = { warningColour: warning?.colour ?? null, warningKind: warning?.kind ?? null };
  return { ...draft, ...window, ...warned, text, words: wordsOf(text) };
}

const momentOf = (moment: string | null) => (moment === null ? null : Date.parse(moment));

/** Texts of a notice without their markup. */
export const wordsOf = (text: Localized): Localized =>
  Object.fromEntries(Object.entries(text).map(([lang, html]) => [lang, plainRichText(html)]));
