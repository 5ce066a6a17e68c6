import { z } from 'zod';
import { idSchema, momentSchema, pageQuerySchema } from '../envelope';
import { MOTIFS } from '../live/limits';
import { phoneSchema } from '../phoneSchema';
import { CLAIM_STATES, ENTRY_STATES, PRIZE_FIELD, ROUND_STATES } from './limits';

const nothing = z.object({});
export const nothingIn = nothing;
export type Nothing = z.input<typeof nothing>;

export const prize = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  motif: z.enum(MOTIFS),
  /** How many there are to win. */
  count: z.int(),
});
export type Prize = z.infer<typeof prize>;

export const prizeRound = z.object({
  id: z.string(),
  state: z.enum(ROUND_STATES),
  name: z.string(),
  text: z.string(),
  rules: z.array(z.string()),
  openAt: momentSchema,
  /** When sign-up was planned to end; `closedAt` is when it did (the park may close early, never late). */
  closeAt: momentSchema,
  closedAt: momentSchema.nullable(),
  drawAt: momentSchema,
  /** What is not written off by then is forfeited. */
  claimUntil: momentSchema,
  /** In the order they are drawn in. */
  prizes: z.array(prize),
  /** How many have signed up. */
  entrants: z.int(),
  /** SHA-256 of the seed, lower-case hex; null before the round opens. */
  commitment: z.string().nullable(),
});
export type PrizeRound = z.infer<typeof prizeRound>;

/** One's own entry. */
export const prizeEntry = z.object({
  /** Public: 8 characters of Crockford's base 32. */
  number: z.string(),
  name: z.string(),
  /** Masked, e.g. `138****0001`. */
  phone: z.string(),
  enteredAt: momentSchema,
});
export type PrizeEntry = z.infer<typeof prizeEntry>;

/** `receipt` is opaque and proves the entry; the phone keeps it. */
export const entryReceipt = prizeEntry.extend({ roundId: z.string(), receipt: z.string() });
export type EntryReceipt = z.infer<typeof entryReceipt>;

export const prizeStatus = z.object({
  state: z.enum(ENTRY_STATES),
  round: prizeRound,
  entry: prizeEntry,
  receipt: z.string(),
  /** Won, whatever became of it since. */
  prize: prize.omit({ count: true }).nullable(),
  /** `PW-7Q4K-2M9D-XT0R`, and the text of the QR; null unless there is a prize to claim or it was claimed. */
  code: z.string().nullable(),
  writtenOffAt: momentSchema.nullable(),
});
export type PrizeStatus = z.infer<typeof prizeStatus>;

export const drawWinner = z.object({
  /** From 1, in the order of drawing. */
  place: z.int(),
  prizeId: z.string(),
  number: z.string(),
  /** Masked, e.g. `张*`. */
  name: z.string(),
});
export type DrawWinner = z.infer<typeof drawWinner>;

/** All that is published of a draw; @see PublishedDraw in ./draw for what is checked with it. */
export const prizeDraw = z.object({
  roundId: z.string(),
  state: z.enum(ROUND_STATES),
  rule: z.string(),
  /** Lower-case hex, like `seed` and `digest`. */
  commitment: z.string().nullable(),
  /** Null until the draw. */
  seed: z.string().nullable(),
  /** Null until sign-up is closed. */
  digest: z.string().nullable(),
  entrants: z.int(),
  prizes: z.array(prize),
  /** Empty until the draw. */
  winners: z.array(drawWinner),
  drawnAt: momentSchema.nullable(),
});
export type PrizeDraw = z.infer<typeof prizeDraw>;

/** `numbers`: of all entrants, sorted by code point, joined by "\n", with none at the end. */
export const entrantList = z.object({ roundId: z.string(), count: z.int(), numbers: z.string() });
export type EntrantList = z.infer<typeof entrantList>;

export const roundsIn = pageQuerySchema;
export type RoundsIn = z.input<typeof roundsIn>;

/** Without an id the round that a visitor wants now: open, else waiting for its draw, else the next, else the last drawn. */
export const roundIn = z.object({ id: idSchema.optional() });
export type RoundIn = z.input<typeof roundIn>;

export const roundIdIn = z.object({ id: idSchema });
export type RoundIdIn = z.input<typeof roundIdIn>;

const nameField = z.string().trim().min(PRIZE_FIELD.name[0]).max(PRIZE_FIELD.name[1]);

/** With a phone number as it was typed, or with the code that WeChat gives for the visitor's own (`getPhoneNumber`), which proves it. */
export const enterIn = z
  .object({
    roundId: idSchema,
    name: nameField,
    phone: phoneSchema.optional(),
    phoneCode: z.string().min(1).max(256).optional(),
  })
  .superRefine(({ phone, phoneCode }, ctx) => {
    if ((phone === undefined) === (phoneCode === undefined))
      ctx.addIssue({ code: 'custom', path: ['phone'], message: phone === undefined ? 'missing' : 'either' });
  });
export type EnterIn = z.input<typeof enterIn>;

/** By the receipt, or by round, phone and name. One object, so that a mistake is told at its own field. */
export const statusIn = z
  .object({
    receipt: z.string().min(1).max(100).optional(),
    roundId: idSchema.optional(),
    phone: phoneSchema.optional(),
    name: nameField.optional(),
  })
  .superRefine((input, ctx) => {
    if (input.receipt !== undefined) return;
    for (const field of ['roundId', 'phone', 'name'] as const)
      if (input[field] === undefined) ctx.addIssue({ code: 'custom', path: [field], message: 'missing' });
  });
export type StatusIn = z.input<typeof statusIn>;

/** A prize at the counter; staff see who won only masked. */
export const prizeClaim = z.object({
  code: z.string(),
  state: z.enum(CLAIM_STATES),
  round: prizeRound.pick({ id: true, name: true, claimUntil: true }),
  prize: prize.omit({ count: true }),
  /** Masked, like the phone. */
  name: z.string(),
  phone: z.string(),
  number: z.string(),
  writtenOffAt: momentSchema.nullable(),
  /** The administrator's user name. */
  writtenOffBy: z.string().nullable(),
});
export type PrizeClaim = z.infer<typeof prizeClaim>;
