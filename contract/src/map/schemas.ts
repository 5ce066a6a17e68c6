import { z } from 'zod';
import { idSchema } from '../envelope';
import { PLACE_KINDS } from './limits';

/** Somewhere in the park; a live point among them is `livePoint` and has its own page under the same id. */
export const mapPlace = z.object({
  id: idSchema,
  kind: z.enum(PLACE_KINDS),
  name: z.string(),
  text: z.string(),
  /** gcj02 */
  latitude: z.number(),
  longitude: z.number(),
});
export type MapPlace = z.infer<typeof mapPlace>;

export const mapIn = z.object({});
export type MapIn = z.input<typeof mapIn>;

/** `key` of the map service for the web; null where the park has none. */
export const parkMap = z.object({ key: z.string().nullable(), places: z.array(mapPlace) });
export type ParkMap = z.infer<typeof parkMap>;
