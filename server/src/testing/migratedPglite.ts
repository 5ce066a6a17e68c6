import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { migrate, readMigrations } from '../db/migrate';
import { createPglite, wrapPglite } from '../db/pglite';
import { REMEMBERING, rememberDatabase, runOn } from './resetDatabase';

const TEMPLATES = fileURLToPath(new URL('../../../node_modules/.cache/park-tests/', import.meta.url));
const PACKAGE = fileURLToPath(new URL('../../package.json', import.meta.url));

/** Databases that no test connects to, a third of what is copied. */
const DROP_UNUSED = ['update pg_database set datistemplate = false', 'drop database template0', 'drop database template1'];

const templates = new Map<string, Promise<Blob>>();

/** What tells one set of migrations, and whatever else is in a template, from another. */
export async function migrationsHash(more: string): Promise<string> {
  const migrations = (await readMigrations()).map(({ checksum }) => checksum);
  return createHash('sha256')
    .update([more, ...migrations].join())
    .digest('hex')
    .slice(0, 32);
}

/** A PGlite in memory without a row but the migrations' own, to which `isReset` goes back. Whoever asks for it closes it. */
export const migratedPglite = (): Promise<PGlite> =>
  copyOf([REMEMBERING, ...DROP_UNUSED].join(), async (pglite) => {
    await migrate(await wrapPglite(pglite));
    await rememberDatabase(runOn(pglite));
    for (const statement of DROP_UNUSED) await pglite.exec(statement);
  });

/** A PGlite in memory that is as new. Whoever asks for it closes it. */
export const emptyPglite = (): Promise<PGlite> => copyOf('empty', async () => undefined);

/**
 * Making one takes seconds of CPU, a copy half of one, and some files want dozens.
 * @param content what tells one template from another, beside the migrations
 */
async function copyOf(content: string, prepare: (pglite: PGlite) => Promise<void>): Promise<PGlite> {
  const template = templates.get(content) ?? templateOf(content, prepare);
  templates.set(content, template);
  return createPglite(undefined, await template);
}

async function templateOf(content: string, prepare: (pglite: PGlite) => Promise<void>): Promise<Blob> {
  // The package file names PGlite's version: another one cannot read what this one wrote.
  const file = `${TEMPLATES}${await migrationsHash([content, await readFile(PACKAGE, 'utf8')].join())}.tar`;
  const cached = await readFile(file).catch(() => null);
  if (cached) return wholeBlob(new Uint8Array(cached).buffer);
  const pglite = await PGlite.create();
  await prepare(pglite);
  const made = await (await pglite.dumpDataDir('none')).arrayBuffer();
  await pglite.close();
  // Written aside and renamed: test files run side by side, and none may read half of it.
  await mkdir(TEMPLATES, { recursive: true });
  const own = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(own, Buffer.from(made));
  await rename(own, file);
  return wholeBlob(made);
}

/** Node reads a Blob in small pieces and joins them, half of the time that a copy takes. */
export const wholeBlob = (bytes: ArrayBuffer): Blob => Object.assign(new Blob(), { arrayBuffer: async () => bytes });
