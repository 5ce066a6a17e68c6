import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const FOLDER = fileURLToPath(new URL('./releases/', import.meta.url));
/** Of the parks in the folder. */
export const RELEASED_SECRET = 'the secret of a park of release 1.0.0, for its upgrade alone';

/** Whose databases are in the folder. */
export const releases = (): string[] => readdirSync(FOLDER).map((file) => file.replace('.sql.gz', ''));

/** The database of a park of a release, in SQL for an empty one. */
export async function releasedDatabase(release: string): Promise<string> {
  return gunzipSync(await readFile(`${FOLDER}${release}.sql.gz`)).toString();
}
