import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { Database } from '../db/db';
import { noteServed, readFileOf, storeFiles } from './releaseFile.repo';

const decompress = promisify(brotliDecompress);
/** What both builds name by its contents: pages of another release ask for it by that name. */
const NAMED = /^(\/mp\/(js|chunk|css)\/|\/admin\/assets\/)[^?]*[.-][0-9a-f]{8,}\.(js|css)$/;
const TYPES = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };
const YEAR_SECONDS = 31_536_000;

/** Pages stay open while a node goes over to another release: it serves what they ask for out of the store, where each node puts its own. */
export function createReleaseFiles({ db }: Pick<Database, 'db'>, { h5Dir, consoleDir }: Pick<Config, 'h5Dir' | 'consoleDir'>) {
  const apps = [
    { base: '/mp/', folder: h5Dir },
    { base: '/admin/', folder: consoleDir },
  ];

  return {
    /** Puts this node's own files into the store, where they stay for a week after a node last said so. @returns how many were new */
    async keep(now: number): Promise<number> {
      const own = new Map<string, string>();
      for (const { base, folder } of apps)
        for (const name of await readdir(folder, { recursive: true }).catch(() => []))
          if (NAMED.test(base + name)) own.set(base + name, join(folder, name));
      const missing = await noteServed(db, [...own.keys()], now);
      const files = missing.map(async (path) => {
        const file = own.get(path) ?? '';
        const small = await readFile(`${file}.br`).catch(() => null);
        return { path, bytes: small ?? (await readFile(file)), isBrotli: small !== null };
      });
      await storeFiles(db, await Promise.all(files), now);
      return missing.length;
    },

    /** What another release had under this address, with the headers that it had. Null: nothing. */
    async read(req: FastifyRequest, reply: FastifyReply): Promise<Buffer | null> {
      const path = req.url.split('?', 1)[0] ?? '';
      const type = NAMED.exec(path)?.[3] as keyof typeof TYPES | undefined;
      const found = type && (await readFileOf(db, path));
      if (!found) return null;
      const bytes = Buffer.from(found.bytes);
      reply
        .type(TYPES[type])
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .header('vary', 'accept-encoding, origin');
      if (!found.isBrotli) return bytes;
      if (!/\bbr\b(?!;\s*q=0)/.test(String(req.headers['accept-encoding'] ?? ''))) return decompress(bytes);
      reply.header('content-encoding', 'br');
      return bytes;
    },
  };
}
