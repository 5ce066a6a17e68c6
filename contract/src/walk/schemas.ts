import { z } from 'zod';
import type { CallSchemas } from '../call';
import { idSchema, momentSchema, nothing } from '../envelope';
import { exhibitBrief, exhibitId } from '../exhibit/schemas';
import { inChineseAtLeast } from '../localized';
import { WALK } from './limits';

/** A walk in a list, in the reader's language. */
const walkBrief = z.object({
  id: idSchema,
  name: z.string(),
  /** Of the whole walk, looking included. */
  minutes: z.int(),
  /** From stop to stop as the crow flies, to 10 m, without those that the map does not show; null: fewer than two are on it. */
  metres: z.int().nullable(),
  isStepFree: z.boolean(),
  /** Numbers of the exhibits in their order; what visitors do not see is left out. */
  stopIds: z.array(exhibitId),
  /** The picture is of its last stop, which it leads to. */
  ...exhibitBrief.pick({ cover: true, motif: true }).shape,
});
export type WalkBrief = z.infer<typeof walkBrief>;

const walk = walkBrief.extend({
  /** Paragraphs, an empty line between them; plain text. */
  text: z.string(),
  stops: z.array(exhibitBrief),
  /** The walk to take in its place without steps; null: there is none. */
  stepFree: z.object({ id: idSchema, name: z.string() }).nullable(),
});
export type Walk = z.infer<typeof walk>;

const words = (max: number) => inChineseAtLeast(z.string().trim().min(1).max(max));

const contents = {
  name: words(WALK.name),
  text: words(WALK.text),
  minutes: z.int().min(1).max(WALK.minutes),
  isStepFree: z.boolean(),
  stops: z
    .array(exhibitId)
    .min(WALK.minStops)
    .max(WALK.stops)
    .refine((ids) => new Set(ids).size === ids.length),
  /** Of the walk to take in its place without steps; visitors see the way there while that one is shown and step-free. */
  stepFreeId: idSchema.nullable(),
  /** Visitors see it, as long as they see two of its stops. */
  isShown: z.boolean(),
};

/** A walk as staff write it, in every language. */
const adminWalk = z.object({
  id: idSchema,
  /** Counts the changes of its contents. */
  version: z.int(),
  updatedAt: momentSchema.nullable(),
  /** A user name; null: it is as the park came. */
  updatedBy: z.string().nullable(),
  ...contents,
});
export type AdminWalk = z.infer<typeof adminWalk>;

const walkIdIn = z.object({ id: idSchema });

export const schemas = {
  getWalks: { mayLag: 'always', in: nothing, out: z.array(walkBrief), summary: 'List all walks, the shortest first' },
  getWalk: { mayLag: 'always', in: walkIdIn, out: walk, summary: 'Get a walk with its stops' },

  getAdminWalks: { in: nothing, out: z.array(adminWalk), summary: 'List all walks to edit, hidden ones included' },
  getAdminWalk: { in: walkIdIn, out: adminWalk, summary: 'Get a walk to edit' },
  getWalkVersions: { in: walkIdIn, out: z.array(adminWalk), summary: 'List earlier versions of a walk, newest first' },
  saveWalk: {
    /** The id is chosen where the walk is begun; version 0: a new one. */
    in: z.object({ id: z.string().regex(/^[\w-]{1,40}$/), version: z.int32().min(0), ...contents }),
    out: adminWalk,
    summary: 'Create a walk, or change the version that was opened',
    isLong: true,
  },
  removeWalk: {
    in: z.object({ id: idSchema, version: z.int32().min(1) }),
    out: z.null(),
    summary: 'Remove a walk for good; its exhibits stay',
  },
} satisfies Record<string, CallSchemas>;
