import { asc, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { deletesById, findsById, rowsOf, updatesById } from '../../db/tableRows';
import { parkPlace, parkShape } from './map.tables';

export type StoredPlace = typeof parkPlace.$inferSelect;

/** Whoever changes a place or their order holds this until the transaction ends; readers do not wait. They are few, and seldom. */
export async function lockPlaces(tx: Db): Promise<void> {
  await tx.execute(sql`lock table park_place in share row exclusive mode`);
}

export function listStored(db: Db): Promise<StoredPlace[]> {
  return rowsOf(db, parkPlace, undefined, asc(parkPlace.position), asc(parkPlace.id));
}

export const findPlace = findsById(parkPlace);

export function countPlaces(db: Db): Promise<number> {
  return db.$count(parkPlace);
}

/** It becomes the last. */
export async function insertPlace(
  tx: Db,
  place: Omit<typeof parkPlace.$inferInsert, 'position' | 'closed'>,
): Promise<StoredPlace | undefined> {
  const position = sql`(select coalesce(max(position), -1) + 1 from park_place)`;
  const [row] = await tx
    .insert(parkPlace)
    .values({ ...place, position })
    .returning();
  return row;
}

export const updatePlace = updatesById(parkPlace);

export const deletePlace = deletesById(parkPlace);

/** @param ids all of them, in their new order */
export async function setOrder(tx: Db, ids: string[]): Promise<void> {
  await rows(tx)`update park_place set position = listed.place - 1
    from unnest(${sql.param(ids)}::text[]) with ordinality as listed (id, place) where park_place.id = listed.id`;
}

export type StoredShape = typeof parkShape.$inferSelect;

/** As `lockPlaces`, for lines and areas. */
export async function lockShapes(tx: Db): Promise<void> {
  await tx.execute(sql`lock table park_shape in share row exclusive mode`);
}

export function listStoredShapes(db: Db): Promise<StoredShape[]> {
  return rowsOf(db, parkShape, undefined, asc(parkShape.position), asc(parkShape.id));
}

export const findShape = findsById(parkShape);

export function countShapes(db: Db): Promise<number> {
  return db.$count(parkShape);
}

/** It lies above the others. */
export async function insertShape(
  tx: Db,
  shape: Omit<typeof parkShape.$inferInsert, 'position' | 'closed'>,
): Promise<StoredShape | undefined> {
  const position = sql`(select coalesce(max(position), -1) + 1 from park_shape)`;
  const [row] = await tx
    .insert(parkShape)
    .values({ ...shape, position })
    .returning();
  return row;
}

export const updateShape = updatesById(parkShape);

export const deleteShape = deletesById(parkShape);
