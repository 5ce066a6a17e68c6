import { z } from 'zod';
import { idSchema, momentSchema } from '../envelope';
import { inChineseAtLeast } from '../localized';
import { MOTIFS } from '../motifs';
import { richTextIn } from '../richText/schemas';
import { ACTIVITY, ACTIVITY_FIELD, FIELD_KINDS } from './limits';

const localized = (max: number) => inChineseAtLeast(z.string().trim().min(1).max(max));
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

/** What staff write of an activity. */
export const contents = {
  title: localized(ACTIVITY_FIELD.title),
  summary: localized(ACTIVITY_FIELD.summary),
  /** HTML, which is cleaned before it is kept. */
  text: inChineseAtLeast(richTextIn),
  motif: z.enum(MOTIFS),
  /** Of an uploaded picture. */
  coverId: idSchema.nullable(),
  place: localized(ACTIVITY_FIELD.place),
  /** Whom it suits: ages, how far one walks. */
  audience: localized(ACTIVITY_FIELD.audience).nullable().default(null),
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
