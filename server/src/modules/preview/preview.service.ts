import { MINUTE_MS, toParkIso } from '@park/contract/parkTime';
import { PREVIEW_MINUTES, type Preview } from '@park/contract/preview';
import { PREVIEW } from '@park/contract/previewId';
import type { Database, Db } from '../../db/db';
import { newId } from '../../db/newId';
import type { StaffCallContext } from '../../http/callContext';
import * as repo from './preview.repo';

/**
 * Keeps what an editor holds, so that the visitors' own page can show it. Nothing of the park changes, so no audit; whoever has
 * the id can read it, and nobody can guess one.
 * @param contents what `findPreview` will give back; it must survive JSON
 */
export async function keepPreview(
  db: Db,
  kind: repo.PreviewKind,
  contents: object,
  { admin, now }: Pick<StaffCallContext, 'admin' | 'now'>,
): Promise<Preview> {
  const id = `${PREVIEW}${newId()}`;
  const expiresAt = now + PREVIEW_MINUTES * MINUTE_MS;
  await repo.insertPreview(db, { id, kind, contents, madeBy: admin?.userName ?? null, expiresAt });
  return { id, until: toParkIso(expiresAt) };
}

export const isPreview = (id: string) => id.startsWith(PREVIEW);

/** What was kept under this id; undefined when it is none, or its hour is over. `T` is what `keepPreview` was given. */
export const findPreview = repo.findPreview;

/** What the clock does to previews. It may run twice, late, and on several nodes at once. */
export function previewJobs({ db }: Pick<Database, 'db'>) {
  return [{ name: 'preview-sweep', cron: '23 * * * *', run: (now: number) => repo.deleteOver(db, now) }];
}
