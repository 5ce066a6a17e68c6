import { asc, max, min } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { parkPlace } from './map.tables';

export type PlaceRow = Pick<typeof parkPlace.$inferSelect, 'id' | 'kind' | 'name' | 'text' | 'latitude' | 'longitude'>;

export function listPlaces(db: Db): Promise<PlaceRow[]> {
  const { id, kind, name, text, latitude, longitude } = parkPlace;
  return db
    .select({ id, kind, name, text, latitude, longitude })
    .from(parkPlace)
    .orderBy(asc(parkPlace.position), asc(parkPlace.id));
}

/** The ends of the park's places on the map; null while it has none. */
export async function parkBounds(db: Db): Promise<{ south: number; west: number; north: number; east: number } | null> {
  const { latitude, longitude } = parkPlace;
  const [row] = await db
    .select({ south: min(latitude), west: min(longitude), north: max(latitude), east: max(longitude) })
    .from(parkPlace);
  const { south, west, north, east } = row ?? {};
  if (south == null || west == null || north == null || east == null) return null;
  return { south, west, north, east };
}
