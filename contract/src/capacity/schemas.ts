import { z } from 'zod';
import type { CallSchemas } from '../call';
import { chosenId, daySchema, momentSchema, nothing } from '../envelope';
import { exportOf } from '../export';
import { GROUP_NAME, MAXIMA } from './limits';

const people = z.int().min(0);

/** How full the park is, as everybody may know it. */
export const crowd = z.object({
  /** The approved maxima. */
  daily: people,
  momentary: people,
  /** People in the park now. */
  present: people,
  /** Worked out from how long people stay, where not everybody is counted on leaving. */
  isEstimated: z.boolean(),
  /** The level of the fuller of the two maxima, in percent; 0: below all. */
  level: z.int(),
});
export type Crowd = z.infer<typeof crowd>;

const setting = z.object({
  validFrom: daySchema,
  daily: z.int().min(1).max(1_000_000),
  momentary: z.int().min(1).max(1_000_000),
  /** The number of the approval. */
  approval: z.string().trim().min(1).max(80),
  /** Minutes that people stay on the average; null: everybody is counted on leaving. */
  meanStay: z.int().min(15).max(1_440).nullable(),
});
const capacity = setting.extend({
  /** Counts the changes of it; a save names the one it changes, 0 for a new one. */
  version: z.int(),
  updatedAt: momentSchema,
  updatedBy: z.string().nullable(),
});
export type Capacity = z.infer<typeof capacity>;

const capacityDay = z.object({
  day: daySchema,
  /** Null: no maximum was approved. */
  daily: people.nullable(),
  momentary: people.nullable(),
  /** Held, sold and offered, and groups without tickets. */
  taken: z.int(),
  /** Of those, groups without tickets. */
  groups: people,
  level: z.int(),
});
export type CapacityDay = z.infer<typeof capacityDay>;

/** People who came in, left and are there now. */
const presence = z.object({ entered: people, left: people, present: people, isEstimated: z.boolean(), level: z.int() });

const levelChange = z.object({
  at: momentSchema,
  maximum: z.enum(MAXIMA),
  before: z.int(),
  level: z.int(),
  figure: z.int(),
  most: people.nullable(),
  /** What followed, in the reader's language. */
  measure: z.string(),
});
export type LevelChange = z.infer<typeof levelChange>;

const report = capacityDay.extend({
  approval: z.string().nullable(),
  meanStay: z.int().nullable(),
  ...presence.pick({ entered: true, left: true, present: true, isEstimated: true }).shape,
  /** Oldest first. */
  levels: z.array(levelChange),
  /** For visitors, ready to be published. */
  announcement: z.object({ zh: z.string(), en: z.string() }),
});
export type CapacityReport = z.infer<typeof report>;

const capacityNow = z.object({
  /** Newest first. */
  settings: z.array(capacity),
  /** Today and the days on sale. */
  days: z.array(capacityDay),
  today: presence,
});
export type CapacityNow = z.infer<typeof capacityNow>;

const group = z.object({
  id: z.string(),
  version: z.int(),
  day: daySchema,
  name: z.string(),
  people,
  /** When they came in, and where. */
  cameAt: momentSchema.nullable(),
  gate: z.string().nullable(),
});
export type ParkGroup = z.infer<typeof group>;

const gate = z.string().trim().min(1).max(40);

export const passage = presence.extend({
  /** One sentence in the reader's language. */
  message: z.string(),
  /** False: that ticket has not come in today, or has left already. */
  isCounted: z.boolean(),
});
export type Passage = z.infer<typeof passage>;

export const schemas = {
  getCapacity: { in: nothing, out: capacityNow, summary: 'Get the approved maxima and how full the days are' },
  saveCapacity: {
    in: setting
      .extend({ version: z.int32().min(0) })
      .refine(({ daily, momentary }) => momentary <= daily, { path: ['momentary'], message: 'momentaryBeyondDaily' }),
    out: capacity,
    summary: 'Set the approved maxima from a day on; nothing that is sold is taken away',
  },
  getCapacityReport: {
    in: z.object({ day: daySchema }),
    out: report,
    summary: 'Get the figures of a day as the authority asks for them',
  },
  exportCapacityReport: exportOf(z.object({ day: daySchema }), 'Export the figures of a day with its levels'),
  getParkGroups: { in: z.object({ day: daySchema }), out: z.array(group), summary: 'List groups without tickets of a day' },
  saveParkGroup: {
    in: z.object({
      id: chosenId,
      version: z.int32().min(0),
      day: daySchema,
      name: z.string().trim().min(1).max(GROUP_NAME),
      people: z.int().min(0).max(10_000),
    }),
    out: group,
    summary: 'Keep places for a group without tickets, or change how many',
  },
  checkInGroup: {
    in: z.object({ id: chosenId, people: z.int().min(1).max(10_000), gate }),
    out: group,
    summary: 'Check in a group without tickets',
    priority: 'vital',
  },
} satisfies Record<string, CallSchemas>;
