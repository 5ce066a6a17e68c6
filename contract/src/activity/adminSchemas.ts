import { z } from 'zod';
import { chosenId, idSchema, momentSchema, rowsQuerySchema } from '../envelope';
import { MOTIFS } from '../live/limits';
import { richTextIn } from '../richText/schemas';
import {
  ACTIVITY,
  ACTIVITY_FIELD,
  ACTIVITY_STAGES,
  ACTIVITY_STATES,
  CANCEL_CAUSES,
  ENROLLMENT_STATES,
  FIELD_KINDS,
} from './limits';

const LANGS = ['zh-Hans', 'zh-Hant', 'en', 'es', 'fr'] as const;
/** A text by language; simplified Chinese is the least, the others fall back to it. */
const byLanguage = <Text extends z.ZodType>(text: Text) =>
  z.partialRecord(z.enum(LANGS), text).refine((texts) => texts['zh-Hans'] !== undefined);
const localized = (most: number) => byLanguage(z.string().trim().min(1).max(most));

const KEY = /^[\w-]{1,40}$/;
const option = z.object({ value: z.string().regex(KEY), label: localized(ACTIVITY_FIELD.label) });
const distinct = (keys: readonly string[]) => new Set(keys).size === keys.length;

/** A question that an activity's form asks besides name, phone and people. */
const adminField = z
  .object({
    key: z.string().regex(KEY),
    kind: z.enum(FIELD_KINDS),
    label: localized(ACTIVITY_FIELD.label),
    required: z.boolean(),
    /** Of a choice: at least two; of the others: none. */
    options: z.array(option).max(ACTIVITY_FIELD.options).default([]),
  })
  .refine(({ kind, options }) => (kind === 'choice' ? options.length >= 2 : options.length === 0))
  .refine(({ options }) => distinct(options.map(({ value }) => value)));

const activityFields = {
  title: localized(ACTIVITY_FIELD.title),
  summary: localized(ACTIVITY_FIELD.summary),
  /** HTML, which is cleaned before it is kept. */
  text: byLanguage(richTextIn),
  motif: z.enum(MOTIFS),
  /** Of an uploaded picture. */
  coverId: idSchema.nullable(),
  place: localized(ACTIVITY_FIELD.place),
  /** GCJ-02. */
  position: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).nullable(),
  start: momentSchema,
  end: momentSchema,
  openAt: momentSchema,
  closeAt: momentSchema,
  cancelUntil: momentSchema,
  minPeople: z.int().min(1).max(10_000),
  maxPeople: z.int().min(1).max(10_000),
  perEnrollment: z.int().min(1).max(ACTIVITY.perEnrollment),
  fields: z
    .array(adminField)
    .max(ACTIVITY_FIELD.fields)
    .refine((fields) => distinct(fields.map(({ key }) => key))),
  approval: z.boolean(),
  waitingList: z.boolean(),
  points: z.int().min(0).max(1_000),
};

export const adminActivity = z.object({
  id: z.string(),
  /** Goes up with each change of it; a save names the one it changes. */
  version: z.int(),
  stage: z.enum(ACTIVITY_STAGES),
  state: z.enum(ACTIVITY_STATES),
  ...activityFields,
  /** Places taken, offers included. */
  taken: z.int(),
  cancelCause: z.enum(CANCEL_CAUSES).nullable(),
  cancelReason: z.string().nullable(),
  createdAt: momentSchema,
  /** When it was changed last, and the user name of who did; null: by the park itself. */
  updatedAt: momentSchema.nullable(),
  updatedBy: z.string().nullable(),
});
export type AdminActivity = z.infer<typeof adminActivity>;

export const adminActivitiesIn = rowsQuerySchema.extend({ stage: z.enum(ACTIVITY_STAGES).optional() });
export type AdminActivitiesIn = z.input<typeof adminActivitiesIn>;

/**
 * Without an id a new draft is made, as with an id that its editor chose and the version 0; else `version` is the one that was read.
 */
export const saveActivityIn = z
  .object({ id: idSchema.optional(), version: z.int().optional(), ...activityFields })
  .superRefine(({ id, version }, ctx) => {
    if (id !== undefined && version === undefined) ctx.addIssue({ code: 'custom', path: ['version'], message: 'missing' });
    if (version === 0 && id !== undefined && !chosenId.safeParse(id).success)
      ctx.addIssue({ code: 'custom', path: ['id'], message: 'not to choose' });
  });
export type SaveActivityIn = z.input<typeof saveActivityIn>;

const reason = z.string().trim().min(1).max(ACTIVITY_FIELD.reason);
/** `reason` is shown to everybody who had enrolled. */
export const cancelActivityIn = z.object({ id: idSchema, reason });
export type CancelActivityIn = z.input<typeof cancelActivityIn>;

export const adminEnrollmentsIn = rowsQuerySchema.extend({
  activityId: idSchema,
  state: z.enum(ENROLLMENT_STATES).optional(),
});
export type AdminEnrollmentsIn = z.input<typeof adminEnrollmentsIn>;

/** Name and phone masked. */
export const adminEnrollment = z.object({
  id: z.string(),
  state: z.enum(ENROLLMENT_STATES),
  activity: z.object({ id: z.string(), title: z.string(), start: momentSchema }),
  people: z.int(),
  name: z.string(),
  phone: z.string(),
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  offerUntil: momentSchema.nullable(),
  reason: z.string().nullable(),
  keptAt: momentSchema.nullable(),
  /** The administrator's user name. */
  keptBy: z.string().nullable(),
  createdAt: momentSchema,
});
export type AdminEnrollment = z.infer<typeof adminEnrollment>;

/** `reason` is shown to the visitor and is required when refusing. */
export const decideEnrollmentIn = z
  .object({ id: idSchema, approve: z.boolean(), reason: reason.optional() })
  .superRefine(({ approve, reason: given }, ctx) => {
    if (!approve && given === undefined) ctx.addIssue({ code: 'custom', path: ['reason'], message: 'missing' });
  });
export type DecideEnrollmentIn = z.input<typeof decideEnrollmentIn>;

export const removeEnrollmentIn = z.object({ id: idSchema, reason });
export type RemoveEnrollmentIn = z.input<typeof removeEnrollmentIn>;

/** Typed or scanned, with or without its dashes. */
export const checkInIn = z.object({ code: z.string().trim().min(1).max(100) });
export type CheckInIn = z.input<typeof checkInIn>;

/** Of one activity: enrolments and people by what became of them. */
export const activityFigures = z.object({
  maxPeople: z.int(),
  minPeople: z.int(),
  taken: z.int(),
  byState: z.array(z.object({ state: z.enum(ENROLLMENT_STATES), enrollments: z.int(), people: z.int() })),
});
export type ActivityFigures = z.infer<typeof activityFigures>;
