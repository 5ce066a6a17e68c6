import { type Db, rows } from '../../db/db';
import { at } from '../../db/moment';

/** The table `staff_preview` of `migrations/011_staff_aids.sql`. */
export type PreviewKind = 'notice' | 'activity' | 'product';

export interface NewPreview {
  id: string;
  kind: PreviewKind;
  contents: object;
  /** A user name. */
  madeBy: string | null;
  /** epoch milliseconds */
  expiresAt: number;
}

export async function insertPreview(db: Db, { id, kind, contents, madeBy, expiresAt }: NewPreview): Promise<void> {
  await rows(db)`insert into staff_preview (id, kind, contents, made_by, expires_at)
    values (${id}, ${kind}, ${JSON.stringify(contents)}::jsonb, ${madeBy}, ${at(expiresAt)})`;
}

/** What was kept, as it was given to be kept; undefined when its time is over. */
export async function findPreview<T extends object>(
  db: Db,
  { id, kind, now }: { id: string; kind: PreviewKind; now: number },
): Promise<T | undefined> {
  const [row] = await rows(db)<{ contents: T }>`
    select contents from staff_preview where id = ${id} and kind = ${kind} and expires_at > ${at(now)}`;
  return row?.contents;
}

/** @returns how many there were */
export async function deleteOver(db: Db, now: number): Promise<number> {
  return (await rows(db)`delete from staff_preview where expires_at <= ${at(now)} returning 1`).length;
}
