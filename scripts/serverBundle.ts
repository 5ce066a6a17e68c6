import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { inRoot } from './root';

/** Where a bundle goes: below the server's packages, so that what stays outside it is found. */
export const bundleFolder = (name: string) => inRoot('server/node_modules/.cache', name);

const FOLDER = bundleFolder('park-tests');
const MAIN = 'server/src/main.ts';
/** What a source of the server is bundled to; any other file is itself. @param file an absolute path */
export const bundleOf = (file: string, folder = FOLDER) =>
  file.startsWith(inRoot('server/src/')) ? path.join(folder, path.relative(inRoot(), file).replace(/ts$/, 'mjs')) : file;
/** The server itself, which some tests start. */
export const SERVER_BUNDLE = bundleOf(inRoot(MAIN));

/** Files that run in one process, one after the other. */
const FILES_A_PROCESS = 12;
/** A hook outside `describe` is one of the whole process. */
const HOOK_OF_ALL = /^(before|after)(Each)?\(/m;

/**
 * Bundles the server's tests, with what they share in files of its own, and a few of them for each process: starting one, loading the
 * server's sources one by one and making a database take most of a short test's time. Packages stay as they are installed.
 * @param tests absolute paths
 * @returns paths of what is to be run, each in a process
 */
export async function bundleTests(tests: string[]): Promise<string[]> {
  await rm(FOLDER, { recursive: true, force: true });
  const { metafile } = await build({ ...serverBundle([...tests, inRoot(MAIN)], FOLDER), metafile: true });
  const alone: string[] = [];
  const together: string[] = [];
  for (const [file, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (!entryPoint?.endsWith('.test.ts')) continue;
    const source = await readFile(inRoot(entryPoint), 'utf8');
    (HOOK_OF_ALL.test(source) ? alone : together).push(inRoot(file));
  }
  return [...(await grouped(together)), ...alone];
}

async function grouped(files: string[]): Promise<string[]> {
  const groups = Array.from({ length: Math.ceil(files.length / FILES_A_PROCESS) }, (_, n) =>
    files.slice(n * FILES_A_PROCESS, (n + 1) * FILES_A_PROCESS),
  );
  return Promise.all(
    groups.map(async (group, n) => {
      const file = path.join(FOLDER, `group-${n}.mjs`);
      await writeFile(file, group.map((one) => `import '${pathToFileURL(one).href}';\n`).join(''));
      return file;
    }),
  );
}

/**
 * How the server's sources are bundled: by default for this checkout, with source maps and the packages as they are installed.
 * @param others what a bundle does otherwise that leaves the checkout
 */
export function serverBundle(entryPoints: string[], outdir: string, others: BuildOptions = {}) {
  return {
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    outbase: inRoot(),
    outExtension: { '.js': '.mjs' },
    absWorkingDir: inRoot(),
    sourcemap: 'linked',
    logLevel: 'silent',
    plugins: [packagesOutside, standing((file) => JSON.stringify(pathToFileURL(file).href))],
    ...others,
  } satisfies BuildOptions;
}

const packagesOutside: Plugin = {
  name: 'packages outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ kind, path: name }) =>
      kind === 'entry-point' || name.startsWith('@park/') ? undefined : { external: true },
    );
  },
};

/**
 * Sources that read a file beside them look where they stand, not where the bundle does.
 * @param address an expression for it
 * @param rewritten what else is done to a source's text
 */
export function standing(address: (file: string) => string, rewritten = (source: string) => source): Plugin {
  return {
    name: 'where a source stands',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
        const source = await readFile(file, 'utf8');
        return { loader: 'ts', contents: rewritten(source).replaceAll('import.meta.url', address(path.resolve(file))) };
      });
    },
  };
}
