import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { engines, license, version } from '../package.json';
import { packEmptyCluster } from '../server/src/db/emptyCluster';
import { createPglite } from '../server/src/db/pglite';
import { buildStampFile } from './buildApp';
import { runCommand } from './command';
import { fingerprintOf } from './fingerprint';
import { withLock } from './lockFile';
import { inRoot, ROOT } from './root';
import { serverBundle, standing } from './serverBundle';
import { Stop } from './terminal';

/** The park that needs Node and nothing else. */
export const PACKAGE = inRoot('dist', 'park');
const NEXT = inRoot('dist', '.park.next');
const STAMP = '.fingerprint';
/** By these alone a park is installed and set up. */
const DOCUMENTS = ['docs', 'README.md', 'README.zh-CN.md', 'CHANGELOG.md'];
const SOURCES = [
  'server/src',
  'server/migrations',
  'content/sample-park',
  'contract/src',
  'deploy',
  ...DOCUMENTS,
  'scripts/packagePark.ts',
  'scripts/serverBundle.ts',
  'LICENSE',
  'package.json',
  'package-lock.json',
];

/** Packages that go along as they are installed: they are native, read files of their own, or (WeChat Pay's) do not run in strict mode. */
const OUTSIDE = ['@electric-sql/pglite', '@fastify/swagger-ui', 'sharp', 'wechatpay-axios-plugin'];
/** Of those: nothing that only their developers read, and no extension of the embedded database, for the park has none. */
const LEFT_OUT = /\.(?:d\.[cm]?ts|map|md|tar\.gz)$|\/(?:contrib|docs|examples?|test)$/;
/** Bundled packages that name their folder and come to no harm: for logs in other threads, a version told to Redis, a title that is ours. */
const AT_HOME_ANYWHERE = ['@fastify/swagger', 'ioredis', 'pino', 'thread-stream'];
/** Loaded by nobody here: `pg` and `ws` ask whether they are there, and the app gives Fastify its own compilers. */
const NOT_THERE = [
  'pg-native',
  'bufferutil',
  'utf-8-validate',
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
];

/** What CommonJS has at hand and a module has not. */
const COMMONJS = `import { createRequire as moduleRequire } from 'node:module';
import { dirname as moduleDirname } from 'node:path';
import { fileURLToPath as moduleFile } from 'node:url';
const require = moduleRequire(import.meta.url), __filename = moduleFile(import.meta.url), __dirname = moduleDirname(__filename);`;
/**
 * What the start leaves behind would make V8's young generation grow, which never shrinks again: a quarter of a node's memory. It may grow once
 * the node works (server/src/main.ts). NODE_ENV is set before the first package is loaded, since some look once.
 */
const SERVER = `import { setFlagsFromString } from 'node:v8';
setFlagsFromString('--semi-space-growth-factor=1');
process.env.NODE_ENV ||= 'production';
await import('./server/main.mjs');
`;

/**
 * Makes `dist/park` from the sources and the built apps, unless it is up to date. It is laid out as the checkout, so that sources find their
 * files the same way in both, and takes the old one's place when it is whole.
 * @returns whether it had to be made
 */
export async function packagePark(): Promise<boolean> {
  return withLock(
    inRoot('dist', '.park.lock'),
    () => undefined,
    async () => {
      const commit = await commitOf();
      const stamp = [commit, await fingerprintOf(SOURCES), ...(await Promise.all(['h5', 'console'].map(stampOf)))].join('\n');
      if (stamp === (await readFile(path.join(PACKAGE, STAMP), 'utf8').catch(() => ''))) return false;
      await rm(NEXT, { recursive: true, force: true });
      await mkdir(NEXT, { recursive: true });
      const metafile = await bundleServer();
      await writeFile(path.join(NEXT, 'server.js'), SERVER);
      const about = { name: 'park', version, commit, private: true, type: 'module', license, engines };
      await writeFile(path.join(NEXT, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
      for (const folder of ['server/migrations', 'content/sample-park', 'dist/h5', 'dist/console', 'deploy', ...DOCUMENTS])
        await copy(folder, (file) => !file.endsWith(STAMP));
      const cluster = path.join(NEXT, '.cluster');
      await createPglite(cluster).then((pglite) => pglite.close());
      await packEmptyCluster(cluster, path.join(NEXT, 'server', 'empty-cluster.tar.gz'));
      await rm(cluster, { recursive: true });
      for (const name of OUTSIDE) await copyPackage(name, inRoot('server'));
      await writeFile(path.join(NEXT, 'LICENSES.txt'), await licences(metafile));
      await writeFile(path.join(NEXT, STAMP), stamp);
      await rm(PACKAGE, { recursive: true, force: true });
      await rename(NEXT, PACKAGE);
      return true;
    },
  );
}

/** The commit, from git or, where there is no repository (an image), from `COMMIT`; changes that are not committed are told. */
async function commitOf(): Promise<string | null> {
  if (process.env.COMMIT) return process.env.COMMIT;
  const { code, output } = await runCommand('git', ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'], {
    cwd: ROOT,
  });
  return code === 0 ? output.trim() : null;
}

async function stampOf(target: string): Promise<string> {
  return readFile(buildStampFile(target), 'utf8').catch(() => {
    throw new Stop(`dist/${target} is not built: npm run build:${target}`);
  });
}

const asAscii = (source: string) =>
  source.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

async function bundleServer(): Promise<Metafile> {
  const outdir = path.join(NEXT, 'server');
  const inPackage = (file: string) => `new URL(${JSON.stringify(path.relative(inRoot('server'), file))}, import.meta.url).href`;
  const { metafile } = await build({
    ...serverBundle([inRoot('server/src/main.ts')], outdir, {
      outbase: inRoot('server/src'),
      external: [...OUTSIDE, ...NOT_THERE],
      banner: { js: COMMONJS },
      // A third of the memory that the sources' text takes; where a line of a stack came from, `node --enable-source-maps` says.
      minifyWhitespace: true,
      sourcesContent: false,
      // Licences are in a file of their own. One letter beyond Latin-1 would make V8 keep all of the text at two bytes a letter.
      legalComments: 'none',
      plugins: [standing(inPackage, asAscii), lazyByName],
    }),
    metafile: true,
  });
  await requireNoFolders(metafile);
  return metafile;
}

/** Packages that a source loads when it needs them: of CommonJS the bundler would keep the default alone. */
const lazyByName: Plugin = {
  name: 'lazy packages by name',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ kind, path: name, importer, resolveDir }) =>
      kind === 'dynamic-import' && importer.startsWith(inRoot('server/src')) && !OUTSIDE.includes(name)
        ? { path: name, namespace: 'lazy', pluginData: resolveDir }
        : undefined,
    );
    onLoad({ filter: /./, namespace: 'lazy' }, async ({ path: name, pluginData: resolveDir }) => {
      const known = await import(createRequire(path.join(resolveDir, 'here')).resolve(name));
      const names = Object.keys(known).filter((key) => /^[a-z$][\w$]*$/i.test(key));
      return { contents: `export { ${names} } from '${name}';`, resolveDir };
    });
  },
};

/** A package that reads files beside it would look in vain, maybe only on the day that it is needed. */
async function requireNoFolders(metafile: Metafile): Promise<void> {
  const lost = new Set<string>();
  for (const file of Object.keys(metafile.inputs).filter((name) => name.includes('node_modules/'))) {
    const source = await readFile(inRoot(file), 'utf8');
    const name = packageOf(file);
    if (
      /\b__(?:dirname|filename)\b|\bimport\.meta\.(?:url|dirname|filename)\b/.test(source) &&
      !AT_HOME_ANYWHERE.includes(name)
    )
      lost.add(`${name} (${file})`);
  }
  if (lost.size > 0)
    throw new Stop(
      `These name the folder they stand in; say in scripts/packagePark.ts whether they may:\n${[...lost].join('\n')}`,
    );
}

const packageOf = (file: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file;

const copy = (name: string, filter: (file: string) => boolean) =>
  cp(inRoot(name), path.join(NEXT, name), { recursive: true, filter });

/** A package as it is installed, with what it asks for, each where it lay. @param from the folder of who asks */
async function copyPackage(name: string, from: string): Promise<void> {
  const folder = await installed(name, from);
  // One for another platform.
  if (!folder) return;
  const place = path.join(NEXT, path.relative(ROOT, folder));
  if (await stat(place).catch(() => null)) return;
  await copy(path.relative(ROOT, folder), (file) => !LEFT_OUT.test(file));
  const { dependencies, optionalDependencies } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  for (const wanted of Object.keys({ ...dependencies, ...optionalDependencies })) await copyPackage(wanted, folder);
}

async function installed(name: string, from: string): Promise<string | null> {
  const folder = path.join(from, 'node_modules', name);
  if (await stat(folder).catch(() => null)) return folder;
  return from === ROOT ? null : installed(name, path.dirname(from));
}

/** The licences of what is inside the bundle; packages that go along bring theirs. */
async function licences(metafile: Metafile): Promise<string> {
  const folders = new Set(
    Object.keys(metafile.inputs).flatMap((file) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []),
  );
  const texts = await Promise.all(
    ['.', ...[...folders].sort()].map(async (folder) => {
      const about = JSON.parse(await readFile(inRoot(folder, 'package.json'), 'utf8'));
      const file = (await readdir(inRoot(folder))).find((entry) => /^licen[cs]e/i.test(entry));
      const text = file ? await readFile(inRoot(folder, file), 'utf8') : '';
      return `${about.name} ${about.version} (${about.license})\n\n${text.trim()}\n`;
    }),
  );
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}
