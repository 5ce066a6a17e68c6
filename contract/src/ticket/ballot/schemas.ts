import { z } from 'zod';
import type { CallSchemas } from '../../call';
import { daySchema, fen, idSchema, momentSchema, nothing, rowsQuerySchema, rowsSchema } from '../../envelope';
import { REASON_LENGTH } from '../../reason';
import { MAX_PER_ORDER } from '../limits';
import { ticketProduct } from '../product/schemas';
import { guardian } from '../visitor/schemas';
import { BALLOT, BALLOT_STATES } from './limits';

const slotIn = z.object({ day: daySchema, slotId: idSchema });

/** Wishes name it by its place in the list, from 1. */
const ballotSlot = slotIn.extend({
  start: momentSchema,
  end: momentSchema,
  /** That the ballot gives out; null until sign-up is closed. */
  places: z.int().nullable(),
  /** fen; without it the ticket's price */
  price: fen.optional(),
  /** The park had closed it by the draw, or it was over: nothing of it was given out. */
  closed: z.boolean(),
});

const ballot = z.object({
  id: z.string(),
  state: z.enum(BALLOT_STATES),
  ticket: ticketProduct.pick({ id: true, name: true, motif: true, cover: true, price: true, priceTo: true, realName: true }),
  openAt: momentSchema,
  closeAt: momentSchema,
  drawAt: momentSchema,
  /** Minutes that winners have to order. */
  payWithin: z.int(),
  slots: z.array(ballotSlot),
  rule: z.string(),
  /** Lower-case hex, like `seed` and `digest`. */
  commitment: z.string(),
  /** Of the list; null until sign-up is closed. */
  digest: z.string().nullable(),
  /** Null until the draw. */
  seed: z.string().nullable(),
  /** A round of the public beacon that is mixed into the seed, and, once drawn, its signature; null: none is. */
  beacon: z.object({ round: z.int(), signature: z.string().nullable() }).nullable(),
  entrants: z.int(),
  drawnAt: momentSchema.nullable(),
  calledOffAt: momentSchema.nullable(),
  /** Why it was called off, in the park's words. */
  reason: z.string().nullable(),
});
export type Ballot = z.infer<typeof ballot>;

const wishes = z.array(z.int().min(1).max(BALLOT.slots)).min(1).max(BALLOT.wishes);

const ballotEntry = z.object({
  /** 8 letters and digits of Crockford's base 32. */
  number: z.string(),
  quantity: z.int(),
  /** Places in the ballot's slots, from 1, in the order of wish. */
  wishes: z.array(z.int()),
  /** Who comes, of one's saved visitors; those deleted since are left out. */
  savedVisitorIds: z.array(z.string()),
  createdAt: momentSchema,
  /** From 1, in the order of drawing; null until the draw. */
  place: z.int().nullable(),
  /** The slot it was given, by its place in the list; 0: none; null until the draw. */
  won: z.int().nullable(),
  ballot,
});
export type BallotEntry = z.infer<typeof ballotEntry>;

const adminBallot = ballot.extend({
  /** Tickets that entries ask for, and those that the draw gave out. */
  asked: z.int(),
  given: z.int(),
  /** Entries that were given a slot. */
  winners: z.int(),
  createdAt: momentSchema,
});
export type AdminBallot = z.infer<typeof adminBallot>;

const ballotList = z.object({
  id: z.string(),
  /** @see readBallotList in ./rule */
  list: z.string(),
  /** @see BallotDrawn in ./rule; null until the draw */
  outcome: z.string().nullable(),
});

const ballotIdIn = z.object({ id: idSchema });
const once = (values: readonly unknown[]) => new Set(values).size === values.length;

const openBallotIn = z.object({
  /** Chosen by its editor, so that sending it again opens no second one. */
  id: z.string().regex(/^[\w-]{1,40}$/),
  ticketId: idSchema,
  slots: z
    .array(slotIn)
    .min(1)
    .max(BALLOT.slots)
    .refine((slots) => once(slots.map(({ day, slotId }) => `${day} ${slotId}`)), { message: 'twice' }),
  openAt: momentSchema,
  closeAt: momentSchema,
  drawAt: momentSchema,
  /** Mixes a public beacon into the draw: nobody can know the result before, and it waits for the beacon. */
  beacon: z.boolean().default(false),
  payWithin: z.int().min(BALLOT.payWithin[0]).max(BALLOT.payWithin[1]),
});
export type OpenBallotIn = z.input<typeof openBallotIn>;

export const schemas = {
  getBallot: { in: ballotIdIn, out: ballot, summary: 'Get all that is published of a ballot', priority: 'read' },
  getBallotList: {
    in: ballotIdIn,
    out: ballotList,
    summary: 'Get the list of entries of a ballot once sign-up has closed, and the outcome once it is drawn',
  },
  getBallotEntries: { in: nothing, out: z.array(ballotEntry), summary: 'List your entries in ballots, newest first' },
  enterBallot: {
    in: ballotIdIn.extend({
      quantity: z.int().min(1).max(MAX_PER_ORDER),
      wishes: wishes.refine(once, { message: 'twice' }),
      /** As many as `quantity` where the product asks for names. */
      savedVisitorIds: z.array(idSchema).max(MAX_PER_ORDER).default([]),
      guardian,
    }),
    out: ballotEntry,
    summary: 'Sign up for a ballot, or change your entry',
  },
  leaveBallot: { in: ballotIdIn, out: ballot, summary: 'Withdraw your entry from a ballot whose sign-up is open' },

  getAdminBallots: { in: rowsQuerySchema, out: rowsSchema(adminBallot), summary: 'List all ballots, newest first' },
  getAdminBallot: { in: ballotIdIn, out: adminBallot, summary: 'Get a ballot with what it gave out' },
  openBallot: { in: openBallotIn, out: adminBallot, summary: 'Give slots by ballot: publish the commitment and the times' },
  callOffBallot: {
    in: ballotIdIn.extend({ reason: z.string().trim().min(1).max(REASON_LENGTH) }),
    out: adminBallot,
    summary: 'Call off a ballot that is not drawn',
  },
} satisfies Record<string, CallSchemas>;
