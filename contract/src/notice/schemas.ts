import { z } from 'zod';
import type { CallSchemas } from '../call';
import {
  chosenId,
  idSchema,
  momentSchema,
  nothing,
  pageQuerySchema,
  pageSchema,
  rowsQuerySchema,
  rowsSchema,
  unreadCount,
} from '../envelope';
import { exportOf } from '../export';
import { inChineseAtLeast } from '../localized';
import { MOTIFS } from '../motifs';
import { cover, motif } from '../picture';
import { plainText } from '../plainText';
import { preview } from '../preview';
import { richText, richTextIn, storedRichText } from '../richText/schemas';
import {
  MAX_NOTICE_TITLE,
  MAX_READ_AT_ONCE,
  MAX_WARNINGS,
  NOTICE_CATEGORIES,
  NOTICE_STATES,
  WARNING_COLOURS,
  WARNING_KINDS,
} from './limits';

const warning = z.object({ colour: z.enum(WARNING_COLOURS), kind: z.enum(WARNING_KINDS) });

/** A notice in a list, in the reader's language. */
const noticeBrief = z.object({
  id: z.string(),
  category: z.enum(NOTICE_CATEGORIES),
  title: z.string(),
  /** How its text begins. */
  excerpt: z.string(),
  /** Stands before all others. */
  pinned: z.boolean(),
  cover,
  motif,
  /** What it warns of until when; null: it is no warning. */
  warning: warning.extend({ until: momentSchema }).nullable(),
  /** Since when it has shown. */
  publishedAt: momentSchema,
  /** When this visitor read it; null also for who is signed out. */
  readAt: momentSchema.nullable(),
});
export type NoticeBrief = z.infer<typeof noticeBrief>;

const notice = noticeBrief.extend({
  text: richText,
  /** When it was changed after it had been published; null when it never was. */
  changedAt: momentSchema.nullable(),
});
export type Notice = z.infer<typeof notice>;

const contents = {
  category: z.enum(NOTICE_CATEGORIES),
  title: inChineseAtLeast(z.string().trim().min(1).max(MAX_NOTICE_TITLE)),
  /** HTML; what is answered is what was left of it. */
  text: inChineseAtLeast(richTextIn),
  motif: z.enum(MOTIFS),
  /** Id of a picture that was uploaded. */
  coverId: idSchema.nullable(),
  /** It shows only from then on, and only until then; null: from publishing on, and for good. */
  showFrom: momentSchema.nullable(),
  showUntil: momentSchema.nullable(),
  /** A warning has an end. */
  warning: warning.nullable().default(null),
};

const adminNotice = z.object({
  id: z.string(),
  /** Counts the changes of its contents. */
  version: z.int(),
  state: z.enum(NOTICE_STATES),
  ...contents,
  text: inChineseAtLeast(storedRichText),
  pinned: z.boolean(),
  publishedAt: momentSchema.nullable(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
  /** The user name of who changed its contents last; null: the park itself. */
  updatedBy: z.string().nullable(),
});
export type AdminNotice = z.infer<typeof adminNotice>;

const adminNoticesIn = rowsQuerySchema.extend({
  state: z.enum(NOTICE_STATES).optional(),
  /** Words that all stand in the title of one language, in any order, whatever their case and accents. */
  keyword: z.string().overwrite(plainText).max(MAX_NOTICE_TITLE).optional(),
});

/**
 * `id` is chosen by the editor when it begins a notice, and `version` is the one that was opened: 0 for a new one. So a retry
 * makes no second notice, and a change of somebody else's in between is told (`noticeChanged`) instead of overwritten.
 */
const saveNoticeIn = z.object({ id: chosenId, version: z.int32().min(0), ...contents });
const noticeIdIn = z.object({ id: idSchema });

export const schemas = {
  getNotices: {
    mayLag: 'signedOut',
    in: pageQuerySchema.extend({ category: z.enum(NOTICE_CATEGORIES).optional() }),
    out: pageSchema(noticeBrief),
    summary: 'List the notices shown now, pinned ones first',
  },
  getWarnings: {
    mayLag: 'signedOut',
    priority: 'read',
    in: nothing,
    out: z.array(noticeBrief),
    summary: `List the warnings shown now, the most severe first, at most ${MAX_WARNINGS}`,
  },
  getNotice: { in: noticeIdIn, out: notice, summary: 'Get a notice' },
  readNotice: {
    /** Several at once: what a phone kept while its visitor was signed out. */
    in: z.object({ ids: z.array(idSchema).min(1).max(MAX_READ_AT_ONCE) }),
    out: unreadCount,
    summary: 'Mark notices as read; returns how many are left unread',
  },
  getUnreadCount: { in: nothing, out: unreadCount, summary: 'Count your unread notices' },

  getAdminNotices: {
    in: adminNoticesIn,
    out: rowsSchema(adminNotice),
    summary: 'List all notices, drafts included, last changed first',
  },
  getAdminNotice: { in: noticeIdIn, out: adminNotice, summary: 'Get a notice to edit' },
  saveNotice: {
    in: saveNoticeIn,
    out: adminNotice,
    summary: 'Create a notice, or change the version that was opened',
    isLong: true,
  },
  previewNotice: {
    in: saveNoticeIn,
    out: preview,
    summary: 'Keep a draft for an hour as a preview; nothing is saved',
    isLong: true,
  },
  publishNotice: {
    /** The version that was looked at: what is published is what was seen. */
    in: z.object({ id: idSchema, version: z.int32().min(1) }),
    out: adminNotice,
    summary: 'Publish a notice, from its start on if it has one',
  },
  withdrawNotice: { in: noticeIdIn, out: adminNotice, summary: 'Withdraw a notice' },
  pinNotice: { in: z.object({ id: idSchema, pinned: z.boolean() }), out: adminNotice, summary: 'Pin or unpin a notice' },
  removeNotice: { in: noticeIdIn, out: z.null(), summary: 'Remove a notice for good' },
  exportNotices: exportOf(adminNoticesIn, 'Export notices, drafts included'),
} satisfies Record<string, CallSchemas>;
