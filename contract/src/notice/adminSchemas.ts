import { z } from 'zod';
import { chosenId, idSchema, momentSchema, rowsQuerySchema } from '../envelope';
import { MOTIFS } from '../live/limits';
import { inChineseAtLeast } from '../localized';
import { richTextIn } from '../richText/schemas';
import { MAX_NOTICE_TITLE, NOTICE_CATEGORIES, NOTICE_STATES } from './limits';

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
};

export const adminNotice = z.object({
  id: z.string(),
  /** Counts the changes of its contents. */
  version: z.int(),
  state: z.enum(NOTICE_STATES),
  ...contents,
  pinned: z.boolean(),
  publishedAt: momentSchema.nullable(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
  /** The user name of who changed its contents last; null: the park itself. */
  updatedBy: z.string().nullable(),
});
export type AdminNotice = z.infer<typeof adminNotice>;

export const adminNoticesIn = rowsQuerySchema.extend({
  state: z.enum(NOTICE_STATES).optional(),
  /** Words that all stand in the title of one language, in any order, whatever their case and accents. */
  keyword: z.string().trim().max(MAX_NOTICE_TITLE).optional(),
});
export type AdminNoticesIn = z.input<typeof adminNoticesIn>;

/**
 * `id` is chosen by the editor when it begins a notice, and `version` is the one that was opened: 0 for a new one. So a retry
 * makes no second notice, and a change of somebody else's in between is told (`noticeChanged`) instead of overwritten.
 */
export const saveNoticeIn = z.object({
  id: chosenId,
  version: z.int().min(0),
  ...contents,
});
export type SaveNoticeIn = z.input<typeof saveNoticeIn>;

/** The version that was looked at: what is published is what was seen. */
export const publishNoticeIn = z.object({ id: idSchema, version: z.int().min(1) });
export type PublishNoticeIn = z.input<typeof publishNoticeIn>;

export const pinNoticeIn = z.object({ id: idSchema, pinned: z.boolean() });
export type PinNoticeIn = z.input<typeof pinNoticeIn>;
