import { SIGHTS_SHOWN } from '@park/contract/map/limits';
import { inPark } from '@park/contract/map/spot';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../db/db';
import type { Localized } from '../../i18n/lang';
import { parkPlace, parkShape } from './map.tables';

export type PlaceRow = Pick<
  typeof parkPlace.$inferSelect,
  'id' | 'kind' | 'name' | 'text' | 'latitude' | 'longitude' | 'closed' | 'accessible'
>;

export function listPlaces(db: Db): Promise<PlaceRow[]> {
  const { id, kind, name, text, latitude, longitude, closed, accessible } = parkPlace;
  return db
    .select({ id, kind, name, text, latitude, longitude, closed, accessible })
    .from(parkPlace)
    .orderBy(asc(parkPlace.position), asc(parkPlace.id));
}

/** Whether anything was ever drawn on it: a place, a way or an area. */
export async function hasPlaces(db: Db): Promise<boolean> {
  const [places, shapes] = [await db.$count(parkPlace), await db.$count(parkShape)];
  return places + shapes > 0;
}

/** The marked places that are open, as many as the home shows. */
export async function listSights(db: Db) {
  const { id, name, motif, closed, position } = parkPlace;
  const found = await db
    .select({ id, name, motif })
    .from(parkPlace)
    .where(and(isNotNull(motif), isNull(closed)))
    .orderBy(asc(position), asc(id))
    .limit(SIGHTS_SHOWN);
  return found.flatMap(({ motif: known, ...place }) => (known ? [{ ...place, motif: known }] : []));
}

/** Those of which a place is open. */
export async function listKinds(db: Db) {
  const { kind, closed } = parkPlace;
  const found = await db.selectDistinct({ kind }).from(parkPlace).where(isNull(closed)).orderBy(asc(kind));
  return found.map((place) => place.kind);
}

export function listShapes(db: Db) {
  const { id, kind, name, line, stepFree, surface, width, closed } = parkShape;
  return db
    .select({ id, kind, name, line, stepFree, surface, width, closed })
    .from(parkShape)
    .orderBy(asc(parkShape.position), asc(parkShape.id));
}

/** The name of the entrance that staff put first; null while there is none. */
export async function mainEntrance(db: Db): Promise<Localized | null> {
  const { kind, name, position, id } = parkPlace;
  const [row] = await db.select({ name }).from(parkPlace).where(eq(kind, 'entrance')).orderBy(asc(position), asc(id)).limit(1);
  return row?.name ?? null;
}

/** The ends of the park's places on the map, without what lies far outside; null while it has none. */
export async function parkBounds(db: Db): Promise<{ south: number; west: number; north: number; east: number } | null> {
  const { latitude, longitude } = parkPlace;
  const all = await db.select({ latitude, longitude }).from(parkPlace);
  if (all.length === 0) return null;
  const spots = inPark(all, all);
  const [norths, easts] = [spots.map((spot) => spot.latitude), spots.map((spot) => spot.longitude)];
  return { south: Math.min(...norths), west: Math.min(...easts), north: Math.max(...norths), east: Math.max(...easts) };
}
