import { z } from 'zod';
import type { CallSchemas } from '../../call';
import { idSchema, momentSchema, nothing, pageQuerySchema, pageSchema } from '../../envelope';
import { inChineseAtLeast, inSomeLanguage } from '../../localized';
import { MOTIFS } from '../../motifs';
import { cover, motif } from '../../picture';
import { plainText } from '../../plainText';
import { FIELD, HOST_NAME, PLATFORM, POINT_FIELD } from '../limits';

const written = (max: number) => inChineseAtLeast(z.string().trim().min(1).max(max));

export const platform = z.object({
  id: z.string(),
  name: z.string(),
  /** A room address must be https on one of these hosts (or below one). */
  hosts: z.array(z.string()),
});
export type LivePlatform = z.infer<typeof platform>;

export const livePoint = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  motif,
  cover,
  /** gcj02 */
  position: z.object({ latitude: z.number(), longitude: z.number() }),
  facilities: z.array(z.string()),
  /** How many may stream there in one timespan. */
  capacity: z.int(),
  open: z.boolean(),
  closedReason: z.string().nullable(),
});
export type LivePoint = z.infer<typeof livePoint>;

/** The rest of a point: where it is and how many it holds. */
const placing = {
  /** gcj02 */
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** How many may stream there in one timespan. */
  capacity: z.int().min(1).max(POINT_FIELD.capacity),
  /** Points are listed by it, the smallest first. */
  order: z.int32(),
};

/** A point as staff write it, in every language. */
const adminPoint = z.object({
  id: z.string(),
  /** Counts the changes of it; a save names the one it changes. */
  version: z.int(),
  name: inSomeLanguage(POINT_FIELD.name),
  text: inSomeLanguage(POINT_FIELD.text),
  facilities: z.array(inSomeLanguage(POINT_FIELD.facility)),
  motif: z.enum(MOTIFS),
  /** A picture that staff uploaded; null: the drawing. */
  coverId: idSchema.nullable(),
  ...placing,
  /** Null, like `updatedBy`: it is as the park came. */
  updatedAt: momentSchema.nullable(),
  /** A user name. */
  updatedBy: z.string().nullable(),
});
export type AdminPoint = z.infer<typeof adminPoint>;

/** A platform as staff write it, in every language. */
const adminPlatform = z.object({
  /** Chosen by the editor when it begins one. */
  id: idSchema,
  name: written(PLATFORM.name),
  hosts: z.array(z.string().trim().toLowerCase().regex(HOST_NAME)).min(1).max(PLATFORM.hosts),
});
export type AdminPlatform = z.infer<typeof adminPlatform>;
const adminPlatforms = z
  .array(adminPlatform)
  .max(PLATFORM.platforms)
  .refine((platforms) => new Set(platforms.map(({ id }) => id)).size === platforms.length);

const pointIdIn = z.object({ id: idSchema });

export const schemas = {
  getLivePoints: {
    mayLag: 'always',
    in: pageQuerySchema.extend({ keyword: z.string().overwrite(plainText).max(50).optional() }),
    out: pageSchema(livePoint),
    summary: 'List live points, or search them by name and text',
  },
  getLivePoint: { in: pointIdIn, out: livePoint, summary: 'Get a live point' },
  getLivePlatforms: {
    mayLag: 'always',
    in: nothing,
    out: z.array(platform),
    summary: 'List the platforms a host may stream on',
  },

  setPointOpen: {
    /** `reason` is shown to visitors and is required when closing. */
    in: z.object({ id: idSchema, open: z.boolean(), reason: z.string().trim().max(FIELD.reason).optional() }),
    out: z.object({ point: livePoint, cancelledReservations: z.int() }),
    summary: 'Open a live point, or close it and cancel its reservations',
  },
  getAdminPoints: { in: nothing, out: z.array(adminPoint), summary: 'List all live points, in every language' },
  getAdminPoint: { in: pointIdIn, out: adminPoint, summary: 'Get a live point in every language, to edit' },
  savePoint: {
    /**
     * `id` is chosen by the editor when it begins a point, and `version` is the one that was opened: 0 for a new one, which is open at
     * once. Whether a point is open is not changed by it.
     */
    in: z.object({
      id: idSchema,
      version: z.int32().min(0),
      name: written(POINT_FIELD.name),
      text: written(POINT_FIELD.text),
      facilities: z.array(written(POINT_FIELD.facility)).max(POINT_FIELD.facilities),
      motif: z.enum(MOTIFS),
      coverId: idSchema.nullable().default(null),
      ...placing,
    }),
    out: adminPoint,
    summary: 'Add a live point, or change the version that was opened',
    isLong: true,
  },
  getAdminPlatforms: { in: nothing, out: adminPlatforms, summary: 'List the live platforms in every language, to edit' },
  savePlatforms: {
    isLong: true,
    in: z.object({
      /** In the order in which hosts see them; one that is left out is offered no longer. */
      platforms: adminPlatforms,
      /** As they were when they were opened. */
      seen: adminPlatforms,
    }),
    out: adminPlatforms,
    summary: 'Set the live platforms; what names one that is left out keeps it',
  },
} satisfies Record<string, CallSchemas>;
