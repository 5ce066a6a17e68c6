import { z } from 'zod';
import { idSchema, momentSchema, pageQuerySchema } from '../envelope';
import { MOTIFS } from '../live/limits';
import { phoneSchema } from '../phoneSchema';
import { richText } from '../richText/schemas';
import { ACTIVITY, ACTIVITY_FIELD, ACTIVITY_STATES, CANCEL_CAUSES, ENROLLMENT_STATES, FIELD_KINDS } from './limits';

/** What a list shows of an activity; `state` is of the moment of the answer. */
export const activitySummary = z.object({
  id: z.string(),
  state: z.enum(ACTIVITY_STATES),
  title: z.string(),
  summary: z.string(),
  motif: z.enum(MOTIFS),
  /** Address of an uploaded picture, relative to the server; null: the drawn one of `motif`. */
  cover: z.string().nullable(),
  place: z.string(),
  start: momentSchema,
  end: momentSchema,
  /** Sign-up. */
  openAt: momentSchema,
  closeAt: momentSchema,
  maxPeople: z.int(),
  /** Places that are neither taken nor offered to somebody in line. */
  left: z.int(),
  /** Whether one can wait for a place when there is none. */
  waitingList: z.boolean(),
  /** Whether the park confirms each enrolment. */
  approval: z.boolean(),
  /** For whoever keeps the enrolment; 0: none. */
  points: z.int(),
});
export type ActivitySummary = z.infer<typeof activitySummary>;

export const formField = z.object({
  key: z.string(),
  kind: z.enum(FIELD_KINDS),
  label: z.string(),
  required: z.boolean(),
  /** Of a choice. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type FormField = z.infer<typeof formField>;

export const activity = activitySummary.extend({
  text: richText,
  /** GCJ-02; null: only the words. */
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  minPeople: z.int(),
  /** People in one enrolment at most. */
  perEnrollment: z.int(),
  /** Until when an enrolment can be cancelled. */
  cancelUntil: momentSchema,
  fields: z.array(formField),
  cancelCause: z.enum(CANCEL_CAUSES).nullable(),
  /** As staff wrote it. */
  cancelReason: z.string().nullable(),
});
export type Activity = z.infer<typeof activity>;

/** One's own enrolment. */
export const enrollment = z.object({
  id: z.string(),
  state: z.enum(ENROLLMENT_STATES),
  activity: activitySummary.omit({ summary: true, left: true }),
  people: z.int(),
  /** `***` once its time is over (docs/privacy.md), like the phone. */
  name: z.string(),
  phone: z.string(),
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  /** `AC-7Q4K-2M9D-XT0R`, and the text of the QR; null unless there is a place to check in to, or it was. */
  code: z.string().nullable(),
  /** People in line before this one; null unless it waits. */
  ahead: z.int().nullable(),
  offerUntil: momentSchema.nullable(),
  /** Why the park refused or cancelled it, as staff wrote it. */
  reason: z.string().nullable(),
  /** Why the whole activity was cancelled. */
  cancelCause: z.enum(CANCEL_CAUSES).nullable(),
  cancelUntil: momentSchema,
  /** Whether it can be cancelled now. */
  canCancel: z.boolean(),
  /** How many people it may be changed to now; null when it cannot. */
  canChangeTo: z.int().nullable(),
  keptAt: momentSchema.nullable(),
  createdAt: momentSchema,
});
export type Enrollment = z.infer<typeof enrollment>;

/** `open`: sign-up is open now, with places or a line to wait in. */
export const ACTIVITY_FILTERS = ['all', 'open'] as const;
export const activitiesIn = pageQuerySchema.extend({ filter: z.enum(ACTIVITY_FILTERS).default('all') });
export type ActivitiesIn = z.input<typeof activitiesIn>;

export const activityIdIn = z.object({ id: idSchema });
export type ActivityIdIn = z.input<typeof activityIdIn>;

const people = z.int().min(1).max(ACTIVITY.perEnrollment);
export const nameField = z.string().trim().min(ACTIVITY_FIELD.name[0]).max(ACTIVITY_FIELD.name[1]);

/** The `Idempotency-Key` header goes with it: 16 to 64 letters, digits, `-` or `_`. */
export const enrollIn = z.object({
  activityId: idSchema,
  name: nameField,
  phone: phoneSchema,
  people,
  /** By the key of the form's field; what the form does not ask is dropped. */
  answers: z
    .record(z.string().max(40), z.string().max(ACTIVITY_FIELD.answer * 2))
    .refine((given) => Object.keys(given).length <= ACTIVITY_FIELD.fields * 2)
    .default({}),
  /** Joins the line when there are not enough places; without it that is refused. */
  wait: z.boolean().default(false),
});
export type EnrollIn = z.input<typeof enrollIn>;

/** `activityId`: of one activity alone; `live`: only those that something may still come of. */
export const enrollmentsIn = pageQuerySchema.extend({ activityId: idSchema.optional(), live: z.boolean().default(false) });
export type EnrollmentsIn = z.input<typeof enrollmentsIn>;

export const enrollmentIdIn = z.object({ id: idSchema });
export type EnrollmentIdIn = z.input<typeof enrollmentIdIn>;

export const changeEnrollmentIn = z.object({ id: idSchema, people });
export type ChangeEnrollmentIn = z.input<typeof changeEnrollmentIn>;

export const answerOfferIn = z.object({ id: idSchema, accept: z.boolean() });
export type AnswerOfferIn = z.input<typeof answerOfferIn>;
