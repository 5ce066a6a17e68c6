import { z } from 'zod';
import { idSchema, momentSchema } from '../envelope';
import { inChineseAtLeast } from '../localized';
import { MAP_FIELD, STAFF_PLACE_KINDS } from './limits';

const contents = {
  kind: z.enum(STAFF_PLACE_KINDS),
  name: inChineseAtLeast(z.string().trim().min(1).max(MAP_FIELD.name)),
  text: inChineseAtLeast(z.string().trim().min(1).max(MAP_FIELD.text)),
  /** gcj02 */
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
};

/** A place as staff write it, in every language. */
export const adminPlace = z.object({
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

export const adminPlacesIn = z.object({});
export type AdminPlacesIn = z.input<typeof adminPlacesIn>;
export const adminPlaces = z.object({ places: z.array(adminPlace) });
export type AdminPlaces = z.infer<typeof adminPlaces>;

/**
 * `id` is chosen by the editor when it begins a place, and `version` is the one that was opened: 0 for a new one, so that a save
 * that is sent again makes no second place.
 */
export const savePlaceIn = z.object({ id: z.string().regex(/^[\w-]{1,40}$/), version: z.int().min(0), ...contents });
export type SavePlaceIn = z.input<typeof savePlaceIn>;

export const removePlaceIn = z.object({ id: idSchema, version: z.int().min(1) });
export type RemovePlaceIn = z.input<typeof removePlaceIn>;

/** Every place, once, in the order that is wanted. */
export const orderPlacesIn = z.object({
  ids: z
    .array(idSchema)
    .max(MAP_FIELD.places)
    .refine((ids) => new Set(ids).size === ids.length),
});
export type OrderPlacesIn = z.input<typeof orderPlacesIn>;
