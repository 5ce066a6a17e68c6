import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { migrate, readMigrations } from '../db/migrate';
import { createPglite, wrapPglite } from '../db/pglite';

const TEMPLATES = fileURLToPath(new URL('../../../node_modules/.cache/park-tests/', import.meta.url));
const PACKAGE = fileURLToPath(new URL('../../package.json', import.meta.url));

let template: Promise<Blob> | undefined;

/** What tells one set of migrations, and whatever else is in a template, from another. */
export async function migrationsHash(more: string): Promise<string> {
  const migrations = (await readMigrations()).map(({ checksum }) => checksum);
  return createHash('sha256')
    .update([more, ...migrations].join())
    .digest('hex')
    .slice(0, 32);
}

/** A PGlite in memory without a row but the migrations' own. Whoever asks for it closes it. */
export async function migratedPglite(): Promise<PGlite> {
  return createPglite(undefined, await migratedTemplate());
}

/** Making one takes seconds, a copy a third of that, and some files want dozens. */
function migratedTemplate(): Promise<Blob> {
  template ??= (async () => {
    // The package file names PGlite's version: another one cannot read what this one wrote.
    const file = `${TEMPLATES}${await migrationsHash(await readFile(PACKAGE, 'utf8'))}.tar`;
    const cached = await readFile(file).catch(() => null);
    if (cached) return new Blob([new Uint8Array(cached)]);
    const pglite = await PGlite.create();
    await migrate(await wrapPglite(pglite));
    const made = await pglite.dumpDataDir('none');
    await pglite.close();
    // Written aside and renamed: test files run side by side, and none may read half of it.
    await mkdir(TEMPLATES, { recursive: true });
    const own = `${file}.${randomBytes(6).toString('hex')}`;
    await writeFile(own, Buffer.from(await made.arrayBuffer()));
    await rename(own, file);
    return made;
  })();
  return template;
}
