import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { inRoot } from './root';

/** Below the server's packages, so that what stays outside the bundles is found. */
const FOLDER = inRoot('server/node_modules/.cache/park-tests');

/**
 * Bundles the server's tests, with what they share in files of its own: each test runs in a process of its own, and loading the
 * server's sources one by one takes most of a short test's time. Packages stay as they are installed.
 * @param tests absolute paths
 * @returns the bundles' paths
 */
export async function bundleTests(tests: string[]): Promise<string[]> {
  await rm(FOLDER, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: tests,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    outdir: FOLDER,
    outbase: inRoot(),
    outExtension: { '.js': '.mjs' },
    absWorkingDir: inRoot(),
    sourcemap: 'linked',
    metafile: true,
    logLevel: 'silent',
    plugins: [packagesOutside, whereItStands],
  });
  return Object.entries(metafile.outputs)
    .filter(([, { entryPoint }]) => entryPoint)
    .map(([file]) => inRoot(file));
}

const packagesOutside: Plugin = {
  name: 'packages outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ kind, path: name }) =>
      kind === 'entry-point' || name.startsWith('@park/') ? undefined : { external: true },
    );
  },
};

/** Sources that read a file beside them look where they stand, not where the bundle does. */
const whereItStands: Plugin = {
  name: 'where it stands',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      const url = JSON.stringify(pathToFileURL(path.resolve(file)).href);
      return { loader: 'ts', contents: source.replaceAll('import.meta.url', url) };
    });
  },
};
