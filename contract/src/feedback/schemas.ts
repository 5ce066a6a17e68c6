import { z } from 'zod';
import type { CallSchemas } from '../call';
import { idSchema, momentSchema, pageQuerySchema, pageSchema, rowsQuerySchema, rowsSchema } from '../envelope';
import { exportOf } from '../export';
import { LANGS } from '../localized';
import { phoneSchema } from '../phoneSchema';
import { picture, pictureIds } from '../picture';
import { newNote, staffNote } from '../staffNote';
import { FEEDBACK, FEEDBACK_STATES } from './limits';

const text = ([min, max]: readonly [number, number]) => z.string().trim().min(min).max(max);

/** What was said after the first text: an answer of the staff, or the visitor's addition. */
const feedbackLine = z.object({ author: z.enum(['visitor', 'staff']), text: z.string(), at: momentSchema });
export type FeedbackLine = z.infer<typeof feedbackLine>;

/** One's own feedback in a list. */
const feedbackSummary = z.object({
  id: z.string(),
  /** An entry of the park's list. */
  kind: z.string(),
  state: z.enum(FEEDBACK_STATES),
  text: z.string(),
  /** The first of them. */
  picture: picture.nullable(),
  pictures: z.int(),
  rating: z.int().nullable(),
  createdAt: momentSchema,
});
export type FeedbackSummary = z.infer<typeof feedbackSummary>;

const feedback = feedbackSummary.omit({ picture: true, pictures: true }).extend({
  pictures: z.array(picture),
  /** A phone number; null when none was given, or its time is over. */
  contact: z.string().nullable(),
  takenAt: momentSchema.nullable(),
  answeredAt: momentSchema.nullable(),
  lines: z.array(feedbackLine),
  canAdd: z.boolean(),
  canRate: z.boolean(),
});
export type Feedback = z.infer<typeof feedback>;

/** Staff's list; the contact masked, the whole of it in `AdminFeedback` alone. */
const adminFeedbackSummary = feedbackSummary.extend({ contact: z.string().nullable(), takenBy: z.string().nullable() });
export type AdminFeedbackSummary = z.infer<typeof adminFeedbackSummary>;

const adminFeedback = feedback.omit({ canAdd: true, canRate: true, lines: true }).extend({
  takenBy: z.string().nullable(),
  /** The language that the visitor wrote in; null: it was not noted. Of a node of the release before: not told, as what follows. */
  lang: z.enum(LANGS).nullable().optional(),
  /** Whose accounts may answer and do not have it, by name, 200 at most; as `orderId` told by `getAdminFeedBack` alone. */
  colleagues: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
  /** Their newest order, for who may see orders. */
  orderId: z.string().nullable().optional(),
  lines: z.array(feedbackLine.extend({ userName: z.string().nullable() })),
});
export type AdminFeedback = z.infer<typeof adminFeedback>;

const feedbackIdIn = z.object({ id: idSchema });
const feedbackIn = z.object({ feedBackId: idSchema });
const adminFeedBacksIn = rowsQuerySchema.extend({
  state: z.enum(FEEDBACK_STATES).optional(),
  kind: idSchema.optional(),
});

export const schemas = {
  getFeedBacks: { in: pageQuerySchema, out: pageSchema(feedbackSummary), summary: 'List your feedback, newest first' },
  getFeedBack: { in: feedbackIdIn, out: feedback, summary: 'Get one of your feedback items, with its answers' },
  addFeedBack: {
    /** `contact`: a phone number. */
    in: z.object({
      kind: idSchema,
      text: text(FEEDBACK.text),
      pictures: pictureIds(FEEDBACK.pictures),
      contact: phoneSchema.optional(),
    }),
    out: feedback,
    summary: 'Send feedback; once per Idempotency-Key',
    idempotent: true,
  },
  addToFeedBack: {
    in: z.object({ id: idSchema, text: text(FEEDBACK.addition) }),
    out: feedback,
    summary: 'Add to your feedback, once',
  },
  rateFeedBack: {
    in: z.object({ id: idSchema, rating: z.int().min(FEEDBACK.rating[0]).max(FEEDBACK.rating[1]) }),
    out: feedback,
    summary: 'Rate the answer to your feedback, 1 to 5',
  },

  getAdminFeedBacks: { in: adminFeedBacksIn, out: rowsSchema(adminFeedbackSummary), summary: 'List all feedback' },
  getAdminFeedBack: { in: feedbackIdIn, out: adminFeedback, summary: 'Get a feedback item, with its contact' },
  takeFeedBack: {
    /** `to`: the id of a colleague who is to have it; without it, oneself. `from`: who had it, `takenBy`, when that was chosen. */
    in: feedbackIdIn.extend({ to: idSchema.optional(), from: z.string().max(64).nullable().optional() }),
    out: adminFeedback,
    summary: 'Take a feedback item in hand, or hand it to a colleague',
  },
  getFeedBackNotes: { in: feedbackIn, out: z.array(staffNote), summary: 'List the internal notes of a feedback item' },
  addFeedBackNote: {
    in: feedbackIn.extend(newNote),
    out: z.array(staffNote),
    summary: 'Add an internal note to a feedback item, which its visitor does not see in the app',
  },
  answerFeedBack: {
    in: z.object({ id: idSchema, text: text(FEEDBACK.answer) }),
    out: adminFeedback,
    summary: 'Answer a feedback item; the visitor gets a message',
  },
  exportFeedBacks: { mayLag: 'always', ...exportOf(adminFeedBacksIn, 'Export feedback, contacts masked') },
} satisfies Record<string, CallSchemas>;
