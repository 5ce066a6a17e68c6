import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { storedFile } from './file.tables';

export type StoredFile = typeof storedFile.$inferSelect;

export async function insertFile(db: Db, row: StoredFile): Promise<void> {
  await db.insert(storedFile).values(row);
}

export async function findFile(db: Db, id: string): Promise<StoredFile | undefined> {
  const [row] = await db.select().from(storedFile).where(eq(storedFile.id, id));
  return row;
}
