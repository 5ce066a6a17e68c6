import { z } from 'zod';
import { idSchema, momentSchema, pageQuerySchema } from '../envelope';
import { MOTIFS } from '../live/limits';
import { richText } from '../richText/schemas';
import { MAX_READ_AT_ONCE, NOTICE_CATEGORIES } from './limits';

/** A notice in a list, in the reader's language. */
export const noticeBrief = z.object({
  id: z.string(),
  category: z.enum(NOTICE_CATEGORIES),
  title: z.string(),
  /** How its text begins. */
  excerpt: z.string(),
  /** Stands before all others. */
  pinned: z.boolean(),
  /** A photograph, relative to the server; without one `motif` is drawn. */
  cover: z.string().nullable(),
  motif: z.enum(MOTIFS),
  /** Since when it has shown. */
  publishedAt: momentSchema,
  /** When this visitor read it; null also for who is signed out. */
  readAt: momentSchema.nullable(),
});
export type NoticeBrief = z.infer<typeof noticeBrief>;

export const notice = noticeBrief.extend({
  text: richText,
  /** When it was changed after it had been published; null when it never was. */
  changedAt: momentSchema.nullable(),
});
export type Notice = z.infer<typeof notice>;

export const noticesIn = pageQuerySchema.extend({ category: z.enum(NOTICE_CATEGORIES).optional() });
export type NoticesIn = z.input<typeof noticesIn>;

export const noticeIdIn = z.object({ id: idSchema });
export type NoticeIdIn = z.input<typeof noticeIdIn>;

/** Several at once: what a phone kept while its visitor was signed out. */
export const readNoticeIn = z.object({ ids: z.array(idSchema).min(1).max(MAX_READ_AT_ONCE) });
export type ReadNoticeIn = z.input<typeof readNoticeIn>;
