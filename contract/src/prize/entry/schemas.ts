import { z } from 'zod';
import type { CallSchemas } from '../../call';
import { idSchema, momentSchema, rowsQuerySchema, rowsSchema } from '../../envelope';
import { exportOf } from '../../export';
import { phoneSchema } from '../../phoneSchema';
import { plainText } from '../../plainText';
import { ENTRY_STATES, PRIZE_FIELD } from '../limits';
import { prize, prizeRound } from '../round/schemas';

/** One's own entry. */
const prizeEntry = z.object({
  /** Public: 8 characters of Crockford's base 32. */
  number: z.string(),
  name: z.string(),
  /** Masked, e.g. `138****0001`. */
  phone: z.string(),
  enteredAt: momentSchema,
});
export type PrizeEntry = z.infer<typeof prizeEntry>;

/** `receipt` is opaque and proves the entry; the phone keeps it. */
const entryReceipt = prizeEntry.extend({ roundId: z.string(), receipt: z.string() });
export type EntryReceipt = z.infer<typeof entryReceipt>;

const prizeStatus = z.object({
  state: z.enum(ENTRY_STATES),
  round: prizeRound,
  entry: prizeEntry,
  receipt: z.string(),
  /** Won, whatever became of it since. */
  prize: prize.omit({ count: true, value: true }).nullable(),
  /** `PW-7Q4K-2M9D-XT0R`, and the text of the QR; null unless there is a prize to claim or it was claimed. */
  code: z.string().nullable(),
  writtenOffAt: momentSchema.nullable(),
});
export type PrizeStatus = z.infer<typeof prizeStatus>;

const adminEntry = prizeEntry.extend({
  id: z.string(),
  /** In the order of drawing, from 1; null for those who did not win, and before the draw. */
  place: z.int().nullable(),
  prize: z.string().nullable(),
  writtenOffAt: momentSchema.nullable(),
});
export type AdminEntry = z.infer<typeof adminEntry>;

const entriesIn = rowsQuerySchema.extend({ roundId: idSchema, winners: z.boolean().optional() });
const name = z.string().overwrite(plainText).min(PRIZE_FIELD.name[0]).max(PRIZE_FIELD.name[1]);

export const schemas = {
  enter: {
    /** With a phone number as it was typed, or with the code that WeChat gives for the visitor's own (`getPhoneNumber`), which proves it. */
    in: z
      .object({
        roundId: idSchema,
        name,
        phone: phoneSchema.optional(),
        phoneCode: z.string().min(1).max(256).optional(),
        /** The entrant says to be 14 or older. */
        ofAge: z.boolean().default(false),
      })
      .superRefine(({ phone, phoneCode }, ctx) => {
        if ((phone === undefined) === (phoneCode === undefined))
          ctx.addIssue({ code: 'custom', path: ['phone'], message: phone === undefined ? 'missing' : 'either' });
      }),
    out: entryReceipt,
    summary: 'Sign up for a round, once per account; repeating the call returns the same entry',
  },
  getStatus: {
    /** By the receipt, or by round, phone and name. One object, so that a mistake is told at its own field. */
    in: z
      .object({
        receipt: z.string().min(1).max(100).optional(),
        roundId: idSchema.optional(),
        phone: phoneSchema.optional(),
        name: name.optional(),
      })
      .superRefine((input, ctx) => {
        if (input.receipt !== undefined) return;
        for (const field of ['roundId', 'phone', 'name'] as const)
          if (input[field] === undefined) ctx.addIssue({ code: 'custom', path: [field], message: 'missing' });
      }),
    out: prizeStatus,
    summary: 'Get the result of an entry, by receipt or by phone and name',
  },

  getEntries: {
    in: entriesIn,
    out: rowsSchema(adminEntry),
    summary: 'List a round’s entries or winners, personal data masked',
  },
  exportEntries: { mayLag: 'always', ...exportOf(entriesIn, 'Export a round’s entries or winners, personal data masked') },
} satisfies Record<string, CallSchemas>;
