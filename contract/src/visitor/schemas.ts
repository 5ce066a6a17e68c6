import { z } from 'zod';
import type { CallSchemas } from '../call';
import { nothing } from '../envelope';
import { plainText } from '../plainText';
import { OPEN_THINGS, OWN_AREAS } from './ownData';

/** What waits for the visitor, in numbers. */
const mine = z.object({
  orders: z.object({
    /** Orders that wait for payment. */
    unpaid: z.int(),
    /** Orders with tickets to use. */
    toUse: z.int(),
    /** Orders whose slot the park closed and that wait for a choice. */
    toAnswer: z.int(),
  }),
  unreadMessages: z.int(),
  /** Enrolments that something may still come of. */
  enrollments: z.int(),
  /** Answers to feedback that the visitor has not rated yet. */
  feedbackAnswered: z.int(),
  /** Prizes that were won and can still be claimed. */
  prizes: z.int(),
  points: z.object({ balance: z.int(), checkedIn: z.boolean() }),
});
export type Mine = z.infer<typeof mine>;

/** What a visitor at the desk can show: the number of an order, of a call for help; staff come from a feedback by its id. */
const VISITOR_CLUES = ['order', 'help', 'feedback'] as const;

/** No name and no phone: the order or feedback that led here shows what there is to see. `erased`: when they had themselves erased. */
const foundVisitor = z.object({ visitorId: z.string(), balance: z.int(), erased: z.string().nullable() });
export type FoundVisitor = z.infer<typeof foundVisitor>;

/** Sentences are in the reader's language. */
const ownData = z.object({
  areas: z.array(
    z.object({
      area: z.enum(OWN_AREAS),
      title: z.string(),
      /** How many things there are. */
      count: z.int(),
      /** What it is and how long it stays. */
      text: z.string(),
      /** What erasing does to it. */
      erased: z.string(),
    }),
  ),
  /** What is not over yet, each with what erasing does to it. */
  open: z.array(z.object({ thing: z.enum(OPEN_THINGS), count: z.int(), text: z.string() })),
});
export type OwnData = z.infer<typeof ownData>;

const ownExport = z.object({
  /** Of the file, relative to the server; whoever has it can read the file once. */
  path: z.string(),
  until: z.string(),
});

export const schemas = {
  getMine: { in: nothing, out: mine, summary: 'Count what waits for the visitor' },
  findVisitor: {
    in: z.object({
      by: z.enum(VISITOR_CLUES),
      /** The whole number, in any case of its letters; never a part of it, so that nobody can leaf through visitors. */
      key: z.string().overwrite(plainText).min(1).max(64),
    }),
    out: foundVisitor,
    summary: 'Find the visitor of an order, a call for help or feedback, and their points',
  },
  getOwnData: {
    in: nothing,
    out: ownData,
    summary: 'Tell what the park keeps of the visitor, how long, and what erasing does to it',
  },
  exportOwnData: {
    in: nothing,
    out: ownExport,
    summary: 'Make a link, good once, to a ZIP of everything the park keeps of the visitor; after a fresh sign-in',
  },
  eraseMe: {
    in: z.object({ confirmed: z.literal(true) }),
    out: z.object({
      /** fen that go back for tickets */
      refunded: z.int(),
    }),
    summary: 'Erase the visitor, for good; after a fresh sign-in',
  },
} satisfies Record<string, CallSchemas>;
