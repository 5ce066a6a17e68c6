import { z } from 'zod';
import type { CallSchemas } from '../call';
import { chosenId, idSchema, momentSchema, pageQuerySchema, pageSchema, rowsQuerySchema, rowsSchema } from '../envelope';
import { exportOf } from '../export';
import { inChineseAtLeast } from '../localized';
import { phoneSchema } from '../phoneSchema';
import { cover, motif } from '../picture';
import { plainText } from '../plainText';
import { preview } from '../preview';
import { richText, storedRichText } from '../richText/schemas';
import { contents } from './contents';
import {
  ACTIVITY,
  ACTIVITY_FIELD,
  ACTIVITY_STAGES,
  ACTIVITY_STATES,
  CANCEL_CAUSES,
  ENROLLMENT_STATES,
  FIELD_KINDS,
} from './limits';

/** What a list shows of an activity; `state` is of the moment of the answer. */
const activitySummary = z.object({
  id: z.string(),
  state: z.enum(ACTIVITY_STATES),
  title: z.string(),
  summary: z.string(),
  motif,
  cover,
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

const formField = z.object({
  key: z.string(),
  kind: z.enum(FIELD_KINDS),
  label: z.string(),
  required: z.boolean(),
  /** Of a choice. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type FormField = z.infer<typeof formField>;

const activity = activitySummary.extend({
  text: richText,
  /** Whom it suits, in the park's words. */
  audience: z.string().nullable(),
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
const enrollment = z.object({
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

const adminActivity = z.object({
  id: z.string(),
  /** Goes up with each change of it; a save names the one it changes. */
  version: z.int(),
  stage: z.enum(ACTIVITY_STAGES),
  state: z.enum(ACTIVITY_STATES),
  ...contents,
  text: inChineseAtLeast(storedRichText),
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

/** Name and phone masked. */
const adminEnrollment = z.object({
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

const activityIdIn = z.object({ id: idSchema });
const enrollmentIdIn = z.object({ id: idSchema });
const people = z.int().min(1).max(ACTIVITY.perEnrollment);
const reason = z.string().trim().min(1).max(ACTIVITY_FIELD.reason);
const adminActivitiesIn = rowsQuerySchema.extend({ stage: z.enum(ACTIVITY_STAGES).optional() });
const adminEnrollmentsIn = rowsQuerySchema.extend({ activityId: idSchema, state: z.enum(ENROLLMENT_STATES).optional() });

/** Without an id, or with one that its editor chose and version 0, a draft is made; else `version` is the one that was read. */
const saveActivityIn = z
  .object({ id: idSchema.optional(), version: z.int32().optional(), ...contents })
  .superRefine(({ id, version }, ctx) => {
    if (id !== undefined && version === undefined) ctx.addIssue({ code: 'custom', path: ['version'], message: 'missing' });
    if (version === 0 && id !== undefined && !chosenId.safeParse(id).success)
      ctx.addIssue({ code: 'custom', path: ['id'], message: 'not to choose' });
  });

export const schemas = {
  getActivities: {
    mayLag: 'always',
    /** `open`: sign-up is open now, with places or a line to wait in. */
    in: pageQuerySchema.extend({ filter: z.enum(['all', 'open']).default('all') }),
    out: pageSchema(activitySummary),
    summary: 'List activities, upcoming first',
  },
  getActivity: { in: activityIdIn, out: activity, summary: 'Get an activity' },
  enroll: {
    /** The `Idempotency-Key` header goes with it: 16 to 64 letters, digits, `-` or `_`. */
    in: z.object({
      activityId: idSchema,
      name: z.string().overwrite(plainText).min(ACTIVITY_FIELD.name[0]).max(ACTIVITY_FIELD.name[1]),
      phone: phoneSchema,
      people,
      /** By the key of the form's field; what the form does not ask is dropped. */
      answers: z
        .record(z.string().max(40), z.string().max(ACTIVITY_FIELD.answer * 2))
        .refine((given) => Object.keys(given).length <= ACTIVITY_FIELD.fields * 2)
        .default({}),
      /** Joins the line when there are not enough places; without it that is refused. */
      wait: z.boolean().default(false),
    }),
    out: enrollment,
    summary: 'Enrol in an activity; one enrolment per Idempotency-Key',
    idempotent: true,
  },
  getEnrollments: {
    /** `activityId`: of one activity alone; `live`: only those that something may still come of. */
    in: pageQuerySchema.extend({ activityId: idSchema.optional(), live: z.boolean().default(false) }),
    out: pageSchema(enrollment),
    summary: 'List your enrolments, newest first',
  },
  getEnrollment: { in: enrollmentIdIn, out: enrollment, summary: 'Get one of your enrolments, with its code' },
  changeEnrollment: {
    in: z.object({ id: idSchema, people }),
    out: enrollment,
    summary: 'Change the number of people of an enrolment',
  },
  cancelEnrollment: { in: enrollmentIdIn, out: enrollment, summary: 'Cancel an enrolment; repeating the call changes nothing' },
  answerOffer: {
    in: z.object({ id: idSchema, accept: z.boolean() }),
    out: enrollment,
    summary: 'Accept or decline the places held for you',
  },

  getAdminActivities: {
    in: adminActivitiesIn,
    out: rowsSchema(adminActivity),
    summary: 'List all activities, drafts included',
  },
  getAdminActivity: { in: activityIdIn, out: adminActivity, summary: 'Get an activity to edit' },
  saveActivity: {
    in: saveActivityIn,
    out: adminActivity,
    summary: 'Create an activity, or change the version that was opened',
    isLong: true,
  },
  previewActivity: {
    in: saveActivityIn,
    out: preview,
    summary: 'Keep a draft for an hour as a preview; nothing is saved',
    isLong: true,
  },
  publishActivity: {
    /** The version that was looked at: what is published is what was seen. */
    in: z.object({ id: idSchema, version: z.int32().min(1) }),
    out: adminActivity,
    summary: 'Publish a draft',
  },
  cancelActivity: {
    /** `reason` is shown to everybody who had enrolled. */
    in: z.object({ id: idSchema, reason }),
    out: adminActivity,
    summary: 'Cancel an activity and tell everyone enrolled',
  },
  getActivityFigures: {
    in: activityIdIn,
    /** Enrolments and people by what became of them. */
    out: z.object({
      maxPeople: z.int(),
      minPeople: z.int(),
      taken: z.int(),
      byState: z.array(z.object({ state: z.enum(ENROLLMENT_STATES), enrollments: z.int(), people: z.int() })),
    }),
    summary: 'Count an activity’s enrolments and people by state',
  },
  getAdminEnrollments: {
    in: adminEnrollmentsIn,
    out: rowsSchema(adminEnrollment),
    summary: 'List an activity’s enrolments, personal data masked',
  },
  decideEnrollment: {
    /** `reason` is shown to the visitor and is required when refusing. */
    in: z
      .object({ id: idSchema, approve: z.boolean(), reason: reason.optional() })
      .superRefine(({ approve, reason: given }, ctx) => {
        if (!approve && given === undefined) ctx.addIssue({ code: 'custom', path: ['reason'], message: 'missing' });
      }),
    out: adminEnrollment,
    summary: 'Approve or refuse an enrolment',
  },
  removeEnrollment: {
    in: z.object({ id: idSchema, reason }),
    out: adminEnrollment,
    summary: 'Remove an enrolment, with a reason',
  },
  checkIn: {
    /** Typed or scanned, with or without its dashes. */
    in: z.object({ code: z.string().overwrite(plainText).min(1).max(100) }),
    out: adminEnrollment,
    summary: 'Check in the group of an activity code, once',
  },
  exportActivities: exportOf(adminActivitiesIn, 'Export activities, drafts included'),
  exportEnrollments: {
    mayLag: 'always',
    ...exportOf(adminEnrollmentsIn, 'Export an activity’s enrolments, personal data masked'),
  },
} satisfies Record<string, CallSchemas>;
