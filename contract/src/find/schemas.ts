import { z } from 'zod';
import type { CallSchemas } from '../call';
import { daySchema, idSchema, momentSchema, rowsQuerySchema, rowsSchema } from '../envelope';
import { exhibitId } from '../exhibit/schemas';
import { exportOf } from '../export';
import { device, phonePlace } from '../help/schemas';
import { picture } from '../picture';
import { FIND, FIND_FIELDS, FIND_KINDS, FIND_STATES, FIND_STEPS, type FindField, type FindStepKind } from './limits';

const clipped = (max: number) =>
  z
    .string()
    .transform((text) => text.trim().slice(0, max))
    .catch('');

/** As a call for help, a report is not refused for how it is filled in: what cannot be read is left out, what is too long is cut. */
const reportFindIn = z.object({
  /** Made and kept on the phone before it sends. */
  clientId: z.string().min(16).max(64),
  device,
  kind: z.enum(FIND_KINDS).catch('other'),
  words: clipped(FIND.words),
  placeWords: clipped(FIND.place),
  position: phonePlace.nullable().catch(null),
  /** When it was found, by the phone; it may have been without a network since. */
  foundAt: momentSchema.nullable().catch(null),
});
export type ReportFindIn = z.output<typeof reportFindIn>;

/** A find as the phone that reported it sees it: nothing of where it is, and none of what was written or photographed. */
const find = z.object({
  id: z.string(),
  /** What visitor and staff read out to each other. */
  number: z.string(),
  kind: z.enum(FIND_KINDS),
  state: z.enum(FIND_STATES),
  foundAt: momentSchema,
  receivedAt: momentSchema,
  takenAt: momentSchema.nullable(),
  /** Pictures that have arrived. */
  photos: z.int(),
  /** What staff wrote to the visitor last; `named`: what it is. */
  answer: z.object({ text: z.string(), named: z.string(), at: momentSchema }).nullable(),
});
export type Find = z.infer<typeof find>;

const adminFindSummary = find.omit({ photos: true, answer: true }).extend({
  words: z.string(),
  /** The first of them. */
  picture: picture.nullable(),
  takenBy: z.string().nullable(),
});
export type AdminFindSummary = z.infer<typeof adminFindSummary>;

const findStep = z.object({
  /** 1, 2, 3 … */
  nth: z.int(),
  kind: z.enum(FIND_STEPS),
  at: momentSchema,
  userName: z.string(),
  words: z.string(),
  /** Who had it until then; '': it lay where it was found. */
  fromWhom: z.string(),
  toWhom: z.string(),
  keptAt: z.string(),
  condition: z.string(),
  accession: z.string(),
  exhibitId: z.string().nullable(),
  named: z.string(),
});
export type FindStep = z.infer<typeof findStep>;

const adminFind = adminFindSummary.omit({ picture: true }).extend({
  pictures: z.array(picture),
  steps: z.array(findStep),
});
export type AdminFind = z.infer<typeof adminFind>;

const written = z.string().trim().max(FIND.field).default('');
const addFindStepIn = z
  .object({
    id: idSchema,
    /** Its place in the history, behind all that were seen. */
    nth: z.int().min(2).max(10_000),
    kind: z.enum(FIND_STEPS).exclude(['taken']),
    words: z.string().trim().min(2).max(FIND.step),
    toWhom: written,
    keptAt: written,
    condition: written,
    accession: written,
    named: written,
    /** Of a find that went to the museum: what it is shown as. */
    exhibitId: exhibitId.nullish(),
  })
  .superRefine((step, check) => {
    for (const field of Object.keys(FIND_FIELDS) as FindField[])
      if ((FIND_FIELDS[field] as readonly FindStepKind[]).includes(step.kind) && step[field] === '')
        check.addIssue({ code: 'custom', path: [field] });
  });
export type AddFindStepIn = z.output<typeof addFindStepIn>;

const adminFindsIn = rowsQuerySchema.extend({
  state: z.enum(FIND_STATES).optional(),
  /** Days of the park on which they arrived, both included. */
  from: daySchema.optional(),
  to: daySchema.optional(),
});
const findIdIn = z.object({ id: idSchema });

export const schemas = {
  reportFind: {
    in: reportFindIn,
    out: find,
    summary: 'Report what looks like a fossil; repeating the report makes no second one',
    mendsTexts: true,
  },
  getFinds: { in: z.object({ device }), out: z.array(find), summary: 'List this phone’s finds, newest first' },
  addFindPhoto: {
    in: z.never(),
    out: find,
    summary: 'Add a picture to a find of this phone (JPEG, PNG or WebP by content, at most 10 MB)',
  },

  getAdminFinds: { in: adminFindsIn, out: rowsSchema(adminFindSummary), summary: 'List finds, without their places' },
  getAdminFind: { in: findIdIn, out: adminFind, summary: 'Get a find with its pictures and history, without its place' },
  getFindPlace: {
    in: findIdIn,
    out: z.object({ position: phonePlace.nullable(), placeWords: z.string() }),
    summary: 'Get where a find is; each look is written down',
  },
  takeFind: { in: findIdIn, out: adminFind, summary: 'Take a find in hand' },
  addFindStep: { in: addFindStepIn, out: adminFind, summary: 'Add a step to the history of a find' },
  exportFinds: exportOf(adminFindsIn.extend({ id: idSchema.optional() }), 'Export finds with their places, for the authority'),
} satisfies Record<string, CallSchemas>;
