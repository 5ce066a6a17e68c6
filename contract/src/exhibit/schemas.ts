import { z } from 'zod';
import type { CallSchemas } from '../call';
import { idSchema, momentSchema, nothing } from '../envelope';
import { exportOf } from '../export';
import { RECORDING } from '../file/limits';
import { recording } from '../file/schemas';
import { byLanguage, inChineseAtLeast, LANGS } from '../localized';
import { MOTIFS } from '../motifs';
import { cover, motif } from '../picture';
import { BESIDE_MM, EXHIBIT, EXHIBIT_GROUPS, HEARD_DAYS, HEARD_HOW, HEARD_WHOLE, SHOWN_AS } from './limits';
import { PERIODS } from './periods';
import { areMarksOf } from './transcript';

/** The number on its sign, in digits: it is chosen once and never given again. */
export const exhibitId = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .refine((id) => Number(id) <= EXHIBIT.number);

/** Million years before now, older first; both are the same where one is known. */
const age = { fromMa: z.number().min(0.01).max(PERIODS[0].fromMa), toMa: z.number().min(0).max(PERIODS[0].fromMa) };

/** An exhibit in a list, in the reader's language. */
export const exhibitBrief = z.object({
  id: exhibitId,
  name: z.string(),
  latin: z.string(),
  group: z.enum(EXHIBIT_GROUPS),
  /** Which period that is, `periodAt` tells. */
  fromMa: z.number(),
  cover,
  motif,
  /** gcj02; null: it lies where the map does not show it. */
  at: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** Where in the park, in words; an older node's answer and pack have it only for a whole exhibit. */
  where: z.string(),
});
export type ExhibitBrief = z.infer<typeof exhibitBrief>;

const size = z.object({
  millimetres: z.int().min(1).max(EXHIBIT.millimetres),
  beside: z.enum(Object.keys(BESIDE_MM) as (keyof typeof BESIDE_MM)[]),
});

/** Where each fact is from; a name of a paper, a chart or a collection, in any language. */
const source = z.string().trim().min(1).max(EXHIBIT.source);
const sources = z.object({ age: source, formation: source, size: source });

/** The transcript of a recording, and when each sentence begins (seconds); no marks: by their length. */
const transcribed = { transcript: z.string(), marks: z.array(z.number()) };

const exhibit = exhibitBrief.extend({
  toMa: z.number(),
  /** The rock it is from. */
  formation: z.string(),
  size,
  mayTouch: z.boolean(),
  accession: z.string(),
  /** Null: staff have not said it. */
  shownAs: z.enum(SHOWN_AS).nullable(),
  /** Who keeps the original; '' where it is not said. */
  repository: z.string(),
  /** Who took the photograph; '' where it is drawn. */
  credit: z.string(),
  /** Paragraphs, an empty line between them; plain text. */
  story: z.string(),
  /** The same for children; '' where there is none. */
  childStory: z.string(),
  /** Somebody reads the story in the reader's language; null: nobody does. */
  recording: recording.omit({ id: true }).extend(transcribed).nullable(),
  sources,
  /** Who says what the story says; '' where it is not said. */
  storySources: z.string(),
  related: z.array(exhibitBrief),
});
export type Exhibit = z.infer<typeof exhibit>;
export type HeardRecording = NonNullable<Exhibit['recording']>;

const words = (max: number) => inChineseAtLeast(z.string().trim().min(1).max(max));

const audio = byLanguage(
  z
    .object({
      /** Id of a recording that was uploaded. */
      fileId: idSchema,
      transcript: z.string().trim().min(1).max(EXHIBIT.story),
      marks: z.array(z.number().min(0).max(RECORDING.seconds)),
    })
    .refine(({ transcript, marks }) => areMarksOf(transcript, marks)),
);

const contents = {
  name: words(EXHIBIT.name),
  latin: z.string().trim().min(1).max(EXHIBIT.latin),
  group: z.enum(EXHIBIT_GROUPS),
  ...age,
  formation: words(EXHIBIT.formation),
  size,
  where: words(EXHIBIT.where),
  at: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).nullable(),
  mayTouch: z.boolean(),
  accession: z.string().trim().max(EXHIBIT.accession),
  motif: z.enum(MOTIFS),
  /** Id of a picture that was uploaded. */
  coverId: idSchema.nullable(),
  credit: z.string().trim().max(EXHIBIT.credit),
  story: words(EXHIBIT.story),
  childStory: words(EXHIBIT.story).nullable(),
  sources,
  related: z
    .array(exhibitId)
    .max(EXHIBIT.related)
    .refine((ids) => new Set(ids).size === ids.length),
  /** Visitors see it. */
  isShown: z.boolean(),
};
/** Who has it and who says so; a form of an older release does not send it. */
const provenance = {
  shownAs: z.enum(SHOWN_AS).nullable(),
  repository: words(EXHIBIT.repository).nullable(),
  storySources: z.string().trim().max(EXHIBIT.storySources),
};
const isInOrder = ({ fromMa, toMa }: { fromMa: number; toMa: number }) => fromMa >= toMa;

/** An exhibit as staff write it, in every language. */
const adminExhibit = z.object({
  id: exhibitId,
  /** Counts the changes of its contents. */
  version: z.int(),
  updatedAt: momentSchema.nullable(),
  /** A user name; null: it is as the park came. */
  updatedBy: z.string().nullable(),
  ...contents,
  ...provenance,
  audio,
  /** The files of its audio. */
  recordings: z.array(recording),
});
export type AdminExhibit = z.infer<typeof adminExhibit>;

const exhibitIdIn = z.object({ id: exhibitId });

/** How often an exhibit was heard in one way, by the tenth in which people stopped; the last: to its end. */
const heard = z.object({
  id: exhibitId,
  language: z.enum(LANGS),
  how: z.enum(HEARD_HOW),
  tenths: z.array(z.int()).length(HEARD_WHOLE + 1),
});
export type Heard = z.infer<typeof heard>;
const heardIn = z.object({ days: z.enum(HEARD_DAYS).default('30') });

export const schemas = {
  getExhibits: { mayLag: 'always', in: nothing, out: z.array(exhibitBrief), summary: 'List all exhibits, by number' },
  getExhibit: { mayLag: 'always', in: exhibitIdIn, out: exhibit, summary: 'Get an exhibit by the number on its sign' },
  tellHeard: {
    isAnonymous: true,
    priority: 'extra',
    in: exhibitIdIn.extend({ how: z.enum(HEARD_HOW), tenth: z.int().min(0).max(HEARD_WHOLE) }),
    out: z.null(),
    summary: 'Tell that somebody, nobody knows who, stopped listening to an exhibit, and in which tenth',
  },

  getAdminExhibits: { in: nothing, out: z.array(adminExhibit), summary: 'List all exhibits to edit, hidden ones included' },
  getAdminExhibit: { in: exhibitIdIn, out: adminExhibit, summary: 'Get an exhibit to edit' },
  getExhibitVersions: {
    in: exhibitIdIn,
    out: z.array(adminExhibit),
    summary: 'List earlier versions of an exhibit, newest first',
  },
  saveExhibit: {
    /** The version that was opened; 0: a new one, whose number must be free. */
    in: z
      .object({
        ...{ id: exhibitId, version: z.int32().min(0), ...contents },
        /** Without them the recordings and the rest stay as they are. */
        audio: audio.optional(),
        ...z.object(provenance).partial().shape,
      })
      .refine(isInOrder),
    out: adminExhibit,
    summary: 'Create an exhibit, or change the version that was opened',
    isLong: true,
  },
  removeExhibit: {
    in: z.object({ id: exhibitId, version: z.int32().min(1) }),
    out: z.null(),
    summary: 'Remove an exhibit for good; its number is not given again',
  },
  getHeard: { in: heardIn, out: z.array(heard), summary: 'Count how often exhibits were heard, and where people stopped' },
  exportHeard: exportOf(heardIn, 'Export how often exhibits were heard'),
  exportExhibits: exportOf(nothing, 'Export exhibits, by number'),
} satisfies Record<string, CallSchemas>;
