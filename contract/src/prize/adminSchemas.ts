import { z } from 'zod';
import { daySchema, idSchema, momentSchema, rowsQuerySchema } from '../envelope';
import { MOTIFS } from '../live/limits';
import { PRIZE_FIELD, ROUND_STATES } from './limits';
import { prizeEntry } from './schemas';

const LANGS = ['zh-Hans', 'zh-Hant', 'en', 'es', 'fr'] as const;
/** A text by language; simplified Chinese is the least, the others fall back to it. */
const localized = (most: number) =>
  z.partialRecord(z.enum(LANGS), z.string().trim().min(1).max(most)).refine((text) => text['zh-Hans'] !== undefined);

const adminPrize = z.object({
  id: z.string(),
  name: localized(PRIZE_FIELD.prizeName),
  text: localized(PRIZE_FIELD.prizeText),
  motif: z.enum(MOTIFS),
  count: z.int().min(1).max(PRIZE_FIELD.count),
});

const roundFields = {
  name: localized(PRIZE_FIELD.roundName),
  text: localized(PRIZE_FIELD.roundText),
  rules: z.array(localized(PRIZE_FIELD.rule)).max(PRIZE_FIELD.rules),
  /** Null: it opens by hand alone, and nobody outside hears of it before. */
  openAt: momentSchema.nullable(),
  closeAt: momentSchema,
  drawAt: momentSchema,
  claimUntil: momentSchema,
};

export const adminRound = z.object({
  id: z.string(),
  /** Counts the changes of a draft; a save names the one it changes. */
  version: z.int(),
  state: z.enum(ROUND_STATES),
  ...roundFields,
  closedAt: momentSchema.nullable(),
  drawnAt: momentSchema.nullable(),
  prizes: z.array(adminPrize),
  entrants: z.int(),
  /** Prizes by what became of them; all 0 before the draw. */
  won: z.int(),
  writtenOff: z.int(),
  forfeited: z.int(),
  commitment: z.string().nullable(),
  digest: z.string().nullable(),
  seed: z.string().nullable(),
  createdAt: momentSchema,
  /** When a draft was changed last, and the user name of who did; null: by the park itself. */
  updatedAt: momentSchema.nullable(),
  updatedBy: z.string().nullable(),
});
export type AdminRound = z.infer<typeof adminRound>;
export const adminRoundsIn = rowsQuerySchema;
export type AdminRoundsIn = z.input<typeof adminRoundsIn>;

/**
 * `version` is the one that was opened, 0 for a new draft; without an id, which its editor may choose, the server gives it one.
 * Only a draft can be changed; its prizes are replaced by these, in this order.
 */
export const saveRoundIn = z.object({
  id: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional(),
  version: z.int().min(0),
  ...roundFields,
  prizes: z
    .array(adminPrize.omit({ id: true }))
    .min(1)
    .max(PRIZE_FIELD.prizes),
});
export type SaveRoundIn = z.input<typeof saveRoundIn>;

/** The version that was looked at: what is promised is what was seen. */
export const openRoundIn = z.object({ id: idSchema, version: z.int().min(1) });
export type OpenRoundIn = z.input<typeof openRoundIn>;

export const entriesIn = rowsQuerySchema.extend({ roundId: idSchema, winners: z.boolean().optional() });
export type EntriesIn = z.input<typeof entriesIn>;
/** Name and phone masked. */
export const adminEntry = prizeEntry.extend({
  id: z.string(),
  /** In the order of drawing, from 1; null for those who did not win, and before the draw. */
  place: z.int().nullable(),
  prize: z.string().nullable(),
  writtenOffAt: momentSchema.nullable(),
});
export type AdminEntry = z.infer<typeof adminEntry>;

/** Typed or scanned, with or without its dashes. */
export const prizeCodeIn = z.object({ code: z.string().trim().min(1).max(100) });
export type PrizeCodeIn = z.input<typeof prizeCodeIn>;

/** By default today, in the park. */
export const writeOffsIn = rowsQuerySchema.extend({ day: daySchema.optional() });
export type WriteOffsIn = z.input<typeof writeOffsIn>;
