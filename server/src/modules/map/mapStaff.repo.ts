import { asc, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { deletesById, findsById, rowsOf, updatesById } from '../../db/tableRows';
import { parkPlace, parkShape } from './map.tables';

export type StoredPlace = typeof parkPlace.$inferSelect;
export type StoredShape = typeof parkShape.$inferSelect;

export function listStored(db: Db): Promise<StoredPlace[]> {
  return rowsOf(db, parkPlace, undefined, asc(parkPlace.position), asc(parkPlace.id));
}

export function listStoredShapes(db: Db): Promise<StoredShape[]> {
  return rowsOf(db, parkShape, undefined, asc(parkShape.position), asc(parkShape.id));
}

export const findPlace = findsById(parkPlace);
export const findShape = findsById(parkShape);

export const countPlaces = (db: Db): Promise<number> => db.$count(parkPlace);
export const countShapes = (db: Db): Promise<number> => db.$count(parkShape);

const afterLast = (table: typeof parkPlace | typeof parkShape): SQL<number> =>
  sql`(select coalesce(max(position), -1) + 1 from ${table})`;

/** It becomes the last. */
export async function insertPlace(
  tx: Db,
  place: Omit<typeof parkPlace.$inferInsert, 'position' | 'closed'>,
): Promise<StoredPlace | undefined> {
  const row = { ...place, position: afterLast(parkPlace) };
  return (await tx.insert(parkPlace).values(row).returning())[0];
}

/** It lies above the others. */
export async function insertShape(
  tx: Db,
  shape: Omit<typeof parkShape.$inferInsert, 'position' | 'closed'>,
): Promise<StoredShape | undefined> {
  const row = { ...shape, position: afterLast(parkShape) };
  return (await tx.insert(parkShape).values(row).returning())[0];
}

export const updatePlace = updatesById(parkPlace);
export const updateShape = updatesById(parkShape);

export const deletePlace = deletesById(parkPlace);
export const deleteShape = deletesById(parkShape);

/** @param ids all of them, in their new order */
export async function setOrder(tx: Db, ids: string[]): Promise<void> {
  await rows(tx)`update park_place set position = listed.place - 1
    from unnest(${sql.param(ids)}::text[]) with ordinality as listed (id, place) where park_place.id = listed.id`;
}
