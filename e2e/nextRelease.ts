import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../scripts/root';

/** Applied for a second time it does not lead back. */
const other = (hash: string) => [...hash].map((digit) => ((Number.parseInt(digit, 16) + 1) % 16).toString(16)).join('');
const NAMED = /\.([0-9a-f]{8})\.\w+$/;
const TEXT = /\.(js|css|cjs|html)$/;

/** The built app in a folder of its own, for which releases may be made. */
export async function releasedApp() {
  const folder = await mkdtemp(path.join(tmpdir(), 'park-app-'));
  await cp(inRoot('dist', 'h5'), folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });

  return {
    folder,
    remove: () => rm(folder, { recursive: true }),

    /** Every file gets another name, everywhere, as if each had been changed; those of before are gone. @returns the addresses of before */
    async release(): Promise<string[]> {
      const files = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name));
      const named = files.filter((name) => NAMED.test(name));
      const hashes = new Map(named.map((name) => [NAMED.exec(name)?.[1] ?? '', '']));
      for (const hash of hashes.keys()) hashes.set(hash, other(hash));
      // The worker's version has 12 digits, and no name of its own.
      const anew = (text: string) =>
        text.replace(
          /\b[0-9a-f]{8}\b|(?<=version:")[0-9a-f]{12}\b/g,
          (found) => hashes.get(found) ?? (found.length === 12 ? other(found) : found),
        );
      for (const name of files) {
        const file = path.join(folder, name);
        await writeFile(file, anew(await readFile(file, 'utf8')));
        if (NAMED.test(name)) await rename(file, path.join(folder, anew(name)));
      }
      return named.map((name) => `/mp/${name}`);
    },
  };
}
