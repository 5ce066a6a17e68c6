import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';

/**
 * The embedded database as `initdb` leaves it, which takes PGlite two seconds and 600 MB to make; only a package has one
 * (scripts/packagePark.ts). It is the same on every machine: WebAssembly is.
 */
const EMPTY_CLUSTER = fileURLToPath(new URL('../../empty-cluster.tar.gz', import.meta.url));

/** Puts an empty database into `folder`, which must not be there: all of it or nothing. Without one at hand, PGlite makes its own. */
export async function unpackEmptyCluster(folder: string, from = EMPTY_CLUSTER): Promise<void> {
  const isThere = await access(from).then(
    () => true,
    () => false,
  );
  if (!isThere) return;
  const draft = `${folder}.part`;
  await rm(draft, { recursive: true, force: true });
  const tar = extract();
  const written = (async () => {
    for await (const entry of tar) {
      const { name, type } = entry.header;
      const place = join(draft, name);
      await mkdir(type === 'directory' ? place : dirname(place), { recursive: true });
      if (type === 'directory') entry.resume();
      else await pipeline(entry as unknown as Readable, createWriteStream(place));
    }
  })();
  await Promise.all([pipeline(createReadStream(from), createGunzip(), tar), written]);
  await rename(draft, folder);
}

/** Writes a database that was closed into such a file. */
export async function packEmptyCluster(folder: string, file: string): Promise<void> {
  const tar = pack();
  const written = pipeline(tar, createGzip({ level: 9 }), createWriteStream(file));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const place = join(entry.parentPath, entry.name);
    const name = relative(folder, place);
    // Folders that are empty count, too.
    if (entry.isDirectory()) tar.entry({ name, type: 'directory' });
    else tar.entry({ name }, await readFile(place));
  }
  tar.finalize();
  await written;
}
