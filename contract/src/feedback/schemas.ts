import { z } from 'zod';
import { idSchema, momentSchema, pageQuerySchema, rowsQuerySchema } from '../envelope';
import { picture } from '../file/schemas';
import { phoneSchema } from '../phoneSchema';
import { FEEDBACK, FEEDBACK_KINDS, FEEDBACK_STATES } from './limits';

/** What was said after the first text: an answer of the staff, or the visitor's addition. */
export const feedbackLine = z.object({ author: z.enum(['visitor', 'staff']), text: z.string(), at: momentSchema });
export type FeedbackLine = z.infer<typeof feedbackLine>;

/** One's own feedback in a list. */
export const feedbackSummary = z.object({
  id: z.string(),
  kind: z.enum(FEEDBACK_KINDS),
  state: z.enum(FEEDBACK_STATES),
  text: z.string(),
  /** The first of them. */
  picture: picture.nullable(),
  pictures: z.int(),
  rating: z.int().nullable(),
  createdAt: momentSchema,
});
export type FeedbackSummary = z.infer<typeof feedbackSummary>;

export const feedback = feedbackSummary.omit({ picture: true, pictures: true }).extend({
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

export const feedbackIdIn = z.object({ id: idSchema });
export type FeedbackIdIn = z.input<typeof feedbackIdIn>;

export const feedBacksIn = pageQuerySchema;
export type FeedBacksIn = z.input<typeof feedBacksIn>;

const pictureIds = z
  .array(idSchema)
  .max(FEEDBACK.pictures)
  .refine((ids) => new Set(ids).size === ids.length)
  .default([]);

/** `pictures`: ids of uploads, in the order they are shown in; `contact`: a phone number. */
export const addFeedBackIn = z.object({
  kind: z.enum(FEEDBACK_KINDS),
  text: z.string().trim().min(FEEDBACK.text[0]).max(FEEDBACK.text[1]),
  pictures: pictureIds,
  contact: phoneSchema.optional(),
});
export type AddFeedBackIn = z.input<typeof addFeedBackIn>;

export const addToFeedBackIn = z.object({
  id: idSchema,
  text: z.string().trim().min(FEEDBACK.addition[0]).max(FEEDBACK.addition[1]),
});
export type AddToFeedBackIn = z.input<typeof addToFeedBackIn>;

export const rateFeedBackIn = z.object({ id: idSchema, rating: z.int().min(FEEDBACK.rating[0]).max(FEEDBACK.rating[1]) });
export type RateFeedBackIn = z.input<typeof rateFeedBackIn>;

/** Staff's list; the contact masked, the whole of it in `adminFeedback` alone. */
export const adminFeedbackSummary = feedbackSummary.extend({ contact: z.string().nullable(), takenBy: z.string().nullable() });
export type AdminFeedbackSummary = z.infer<typeof adminFeedbackSummary>;

export const adminFeedback = feedback.omit({ canAdd: true, canRate: true, lines: true }).extend({
  takenBy: z.string().nullable(),
  lines: z.array(feedbackLine.extend({ userName: z.string().nullable() })),
});
export type AdminFeedback = z.infer<typeof adminFeedback>;

export const adminFeedBacksIn = rowsQuerySchema.extend({
  state: z.enum(FEEDBACK_STATES).optional(),
  kind: z.enum(FEEDBACK_KINDS).optional(),
});
export type AdminFeedBacksIn = z.input<typeof adminFeedBacksIn>;

export const answerFeedBackIn = z.object({
  id: idSchema,
  text: z.string().trim().min(FEEDBACK.answer[0]).max(FEEDBACK.answer[1]),
});
export type AnswerFeedBackIn = z.input<typeof answerFeedBackIn>;
