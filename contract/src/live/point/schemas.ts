import { z } from 'zod';
import type { CallSchemas } from '../../call';
import { idSchema, momentSchema, nothing, pageQuerySchema, pageSchema } from '../../envelope';
import { inChineseAtLeast, inSomeLanguage } from '../../localized';
import { MOTIFS } from '../../motifs';
import { cover, motif } from '../../picture';
import { plainText } from '../../plainText';
import { FIELD, POINT_FIELD } from '../limits';

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

/** What visitors read of a point and see as its drawing, in every language. */
const adminPoint = z.object({
  id: z.string(),
  /** Counts the changes of these texts; a save names the one it changes. */
  version: z.int(),
  name: inSomeLanguage(POINT_FIELD.name),
  text: inSomeLanguage(POINT_FIELD.text),
  facilities: z.array(inSomeLanguage(POINT_FIELD.facility)),
  motif: z.enum(MOTIFS),
  /** A picture that staff uploaded; null: the drawing. */
  coverId: idSchema.nullable(),
  /** Null, like `updatedBy`: it is as the park came. */
  updatedAt: momentSchema.nullable(),
  /** A user name. */
  updatedBy: z.string().nullable(),
});
export type AdminPoint = z.infer<typeof adminPoint>;

const pointIdIn = z.object({ id: idSchema });
const written = (max: number) => inChineseAtLeast(z.string().trim().min(1).max(max));

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
  getAdminPoints: {
    in: nothing,
    out: z.array(adminPoint),
    summary: 'List all live points with their texts in every language',
  },
  getAdminPoint: {
    in: pointIdIn,
    out: adminPoint,
    summary: 'Get a live point’s texts in every language, to edit',
  },
  savePoint: {
    /** `version`: the one that was opened. Capacity, position and whether it is open are not changed by it. */
    in: z.object({
      id: idSchema,
      version: z.int32().min(1),
      name: written(POINT_FIELD.name),
      text: written(POINT_FIELD.text),
      facilities: z.array(written(POINT_FIELD.facility)).max(POINT_FIELD.facilities),
      motif: z.enum(MOTIFS),
      coverId: idSchema.nullable().default(null),
    }),
    out: adminPoint,
    summary: 'Change a live point’s texts, of the version that was opened',
    isLong: true,
  },
} satisfies Record<string, CallSchemas>;
