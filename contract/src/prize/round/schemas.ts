import { z } from 'zod';
import type { CallSchemas } from '../../call';
import { fen, idSchema, momentSchema, pageQuerySchema, pageSchema, rowsQuerySchema, rowsSchema } from '../../envelope';
import { exportOf } from '../../export';
import { inChineseAtLeast } from '../../localized';
import { MOTIFS } from '../../motifs';
import { motif } from '../../picture';
import { REASON_LENGTH } from '../../reason';
import { PRIZE_FIELD, ROUND_STATES } from '../limits';

export const prize = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  motif,
  /** How many there are to win. */
  count: z.int(),
  /** What one is worth, fen; null: not stated, of a round from before it was asked. */
  value: fen.nullable(),
});
export type Prize = z.infer<typeof prize>;

export const prizeRound = z.object({
  id: z.string(),
  state: z.enum(ROUND_STATES),
  name: z.string(),
  text: z.string(),
  rules: z.array(z.string()),
  /** Who holds it; null, like `claimHow`: not stated, of a round from before it was asked. */
  organiser: z.string().nullable(),
  /** How a prize is claimed; until when is `claimUntil`. */
  claimHow: z.string().nullable(),
  openAt: momentSchema,
  /** When sign-up was planned to end; `closedAt` is when it did (the park may close early, never late). */
  closeAt: momentSchema,
  closedAt: momentSchema.nullable(),
  drawAt: momentSchema,
  /** What is not redeemed by then is forfeited. */
  claimUntil: momentSchema,
  /** In the order they are drawn in. */
  prizes: z.array(prize),
  /** How many have signed up. */
  entrants: z.int(),
  /** SHA-256 of the seed, lower-case hex; null before the round opens. */
  commitment: z.string().nullable(),
  /** Of the list of entrants, lower-case hex; null until sign-up is closed. */
  digest: z.string().nullable(),
  /** The public beacon's round that is mixed into the seed; null: none is, or the round has not opened. */
  beaconRound: z.int().nullable(),
  /** Why it was called off; null: it was not. Of a node of the release before: not told. */
  calledOff: z.string().nullable().optional(),
});
export type PrizeRound = z.infer<typeof prizeRound>;

const localized = (max: number) => inChineseAtLeast(z.string().trim().min(1).max(max));

const adminPrize = z.object({
  id: z.string(),
  name: localized(PRIZE_FIELD.prizeName),
  text: localized(PRIZE_FIELD.prizeText),
  motif: z.enum(MOTIFS),
  count: z.int().min(1).max(PRIZE_FIELD.count),
  /** fen */
  value: z.int32().min(1).nullable().default(null),
});

const contents = {
  name: localized(PRIZE_FIELD.roundName),
  text: localized(PRIZE_FIELD.roundText),
  rules: z.array(localized(PRIZE_FIELD.rule)).max(PRIZE_FIELD.rules),
  organiser: localized(PRIZE_FIELD.organiser).nullable().default(null),
  claimHow: localized(PRIZE_FIELD.claimHow).nullable().default(null),
  /** Null: it opens by hand alone, and nobody outside hears of it before. */
  openAt: momentSchema.nullable(),
  closeAt: momentSchema,
  drawAt: momentSchema,
  claimUntil: momentSchema,
  /** Whether a round of the public beacon, named when this one opens, is mixed into its seed. */
  beacon: z.boolean().default(false),
};

const adminRound = z.object({
  id: z.string(),
  /** Counts the changes of a draft; a save names the one it changes. */
  version: z.int(),
  state: z.enum(ROUND_STATES),
  ...contents,
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
  beaconRound: z.int().nullable(),
  beaconSignature: z.string().nullable(),
  calledOff: z.string().nullable().optional(),
  createdAt: momentSchema,
  /** When a draft was changed last, and the user name of who did; null: by the park itself. */
  updatedAt: momentSchema.nullable(),
  updatedBy: z.string().nullable(),
});
export type AdminRound = z.infer<typeof adminRound>;

/**
 * `version` is the one that was opened, 0 for a new draft; without an id, which its editor may choose, the server gives it one.
 * Only a draft can be changed; its prizes are replaced by these, in this order. What visitors must be told before they enter
 * (organiser, how to claim, a rule, what each prize is worth) may be missing in a draft that opens by hand, until it is opened.
 */
const saveRoundIn = z.object({
  id: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional(),
  version: z.int32().min(0),
  ...contents,
  prizes: z
    .array(adminPrize.omit({ id: true }))
    .min(1)
    .max(PRIZE_FIELD.prizes),
});
export type SaveRoundIn = z.input<typeof saveRoundIn>;

export const roundIdIn = z.object({ id: idSchema });

export const schemas = {
  getRounds: {
    mayLag: 'always',
    in: pageQuerySchema,
    out: pageSchema(prizeRound),
    summary: 'List the rounds of the prize draw, newest first',
  },
  getRound: {
    /** Without an id the round that a visitor wants now: open, else waiting for its draw, else the next, else the last drawn. */
    in: z.object({ id: idSchema.optional() }),
    out: prizeRound.nullable(),
    summary: 'Get a round; without an id, the current one',
  },

  getAdminRounds: {
    in: rowsQuerySchema,
    out: rowsSchema(adminRound),
    summary: 'List all rounds, drafts included, newest first',
  },
  getAdminRound: { in: roundIdIn, out: adminRound, summary: 'Get a round in any state' },
  saveRound: { in: saveRoundIn, out: adminRound, summary: 'Create a round, or change a draft', isLong: true },
  openRound: {
    /** The version that was looked at: what is promised is what was seen. */
    in: z.object({ id: idSchema, version: z.int32().min(1) }),
    out: adminRound,
    summary: 'Open sign-up of a draft now and publish the commitment to its seed',
  },
  closeRound: { in: roundIdIn, out: adminRound, summary: 'Close sign-up now and fix the list of entrants' },
  callOffRound: {
    in: roundIdIn.extend({ reason: z.string().trim().min(1).max(REASON_LENGTH) }),
    out: adminRound,
    summary: 'Call a round off while its sign-up is open; its entrants are told why',
  },
  exportRounds: exportOf(rowsQuerySchema, 'Export rounds, drafts included'),
} satisfies Record<string, CallSchemas>;
