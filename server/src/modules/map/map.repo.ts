import { asc } from 'drizzle-orm';
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
