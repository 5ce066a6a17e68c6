import { z } from 'zod';
import type { CallSchemas } from '../call';
import { idSchema, momentSchema, nothing } from '../envelope';
import { exportedFile, exportIn } from '../export';
import { inChineseAtLeast } from '../localized';
import { MAP_FIELD, PLACE_KINDS, STAFF_PLACE_KINDS } from './limits';

/** Somewhere in the park; a live point among them is `livePoint` and has its own page under the same id. */
const mapPlace = z.object({
  id: idSchema,
  kind: z.enum(PLACE_KINDS),
  name: z.string(),
  text: z.string(),
  /** gcj02 */
  latitude: z.number(),
  longitude: z.number(),
});
export type MapPlace = z.infer<typeof mapPlace>;

/** `key` of the map service for the web; null where the park has none. */
const parkMap = z.object({ key: z.string().nullable(), places: z.array(mapPlace) });
export type ParkMap = z.infer<typeof parkMap>;

const contents = {
  kind: z.enum(STAFF_PLACE_KINDS),
  name: inChineseAtLeast(z.string().trim().min(1).max(MAP_FIELD.name)),
  text: inChineseAtLeast(z.string().trim().min(1).max(MAP_FIELD.text)),
  /** gcj02 */
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
};

/** A place as staff write it, in every language. */
const adminPlace = z.object({
  id: z.string(),
  /** Counts the changes of its contents. */
  version: z.int(),
  ...contents,
  /** Null, like `updatedBy`: it is as the park came. */
  updatedAt: momentSchema.nullable(),
  /** A user name. */
  updatedBy: z.string().nullable(),
});
export type AdminPlace = z.infer<typeof adminPlace>;
const adminPlaces = z.object({ places: z.array(adminPlace) });

export const schemas = {
  getMap: { in: nothing, out: parkMap, summary: 'Every place of the park' },

  getAdminPlaces: { in: nothing, out: adminPlaces, summary: 'All places that staff keep, in their order' },
  savePlace: {
    /**
     * `id` is chosen by the editor when it begins a place, and `version` is the one that was opened: 0 for a new one, so that a
     * save that is sent again makes no second place.
     */
    in: z.object({ id: z.string().regex(/^[\w-]{1,40}$/), version: z.int().min(0), ...contents }),
    out: adminPlace,
    summary: 'Put a place on the map or change the version that was opened',
  },
  removePlace: {
    in: z.object({ id: idSchema, version: z.int().min(1) }),
    out: z.null(),
    summary: 'Take a place off the map for good',
  },
  orderPlaces: {
    /** Every place, once, in the order that is wanted. */
    in: z.object({
      ids: z
        .array(idSchema)
        .max(MAP_FIELD.places)
        .refine((ids) => new Set(ids).size === ids.length),
    }),
    out: adminPlaces,
    summary: 'Put all places in order',
    isLong: true,
  },
  exportPlaces: { in: exportIn(nothing), out: exportedFile, summary: 'Places of the map as a file, in their order' },
} satisfies Record<string, CallSchemas>;
