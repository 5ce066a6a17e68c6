import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ParkProfile } from '@park/contract/park/schemas';
import { checkAdvisories } from './advisories';
import { firstScripts, isBuilt } from './buildApp';
import { cardFaults, type Repository, rendererFaults } from './card';
import { runCommand } from './command';
import { documentFaults } from './documents';
import { listFiles } from './fingerprint';
import { lockFaults } from './migrationLocks';
import { LAST_RELEASED, migrationFaults } from './migrationRule';
import { parkFactFaults } from './parkFacts';
import { bin, inRoot, ROOT } from './root';
import { type Step, verdict } from './steps';
import { strayStubs } from './stubs';

const CODE = ['contract/src', 'src', 'console/src', 'server/src', 'sandbox/wechat/src', 'scripts', 'e2e', 'bench', 'attack'];

/** Everything that can be said about the sources without running them, slowest first. */
export function checks(): Step[] {
  return [
    tool('types, web app', 'tsc', ['-p', 'tsconfig.json']),
    tool('types, mini-program', 'tsc', ['-p', 'tsconfig.weapp.json']),
    tool('types, staff console', 'tsc', ['-p', 'console/tsconfig.json']),
    tool('types, server and scripts', 'tsc', ['-p', 'tsconfig.node.json']),
    tool('house rules', 'depcruise', ['--config', '.dependency-cruiser.cjs', ...CODE]),
    tool('nothing unused', 'knip', ['--no-progress', '--no-config-hints']),
    tool('lint and format', 'biome', ['ci', '--error-on-warnings', '--colors=off', '.']),
    { name: 'targets differ in platform/ alone', run: checkTargetNames },
    { name: 'what the owner named', run: checkCard },
    { name: 'no park’s facts in code', run: checkParkFacts },
    { name: 'documents', run: checkDocuments },
    { name: 'migrations older nodes live with', run: checkMigrations },
    { name: 'licences', run: checkLicences },
    { name: 'known vulnerabilities', run: checkAdvisories },
    { name: 'lock file is whole', run: checkLock },
    { name: 'empty packages are nobody else’s', run: checkStubs },
  ];
}

function tool(name: string, command: string, args: string[]): Step {
  return {
    name,
    async run() {
      const { code, output } = await runCommand(bin(command), args, { cwd: ROOT });
      return verdict(code === 0, output);
    },
  };
}

/** Browser globals are biome's matter (`biome.json`); the build's own name for its target is text it cannot see. */
async function checkTargetNames() {
  const files = (await listFiles('src')).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  // The app's config is run by the build and never reaches a phone.
  const allowed = [inRoot('src', 'platform') + path.sep, inRoot('src', 'app.config.ts')];
  const outside = files.filter((file) => !allowed.some((place) => file.startsWith(place)));
  const wrong: string[] = [];
  for (const file of outside) {
    if ((await readFile(file, 'utf8')).includes('TARO_ENV')) wrong.push(path.relative(ROOT, file));
  }
  return verdict(wrong.length === 0, `TARO_ENV is named outside src/platform:\n${wrong.join('\n')}`);
}

/** A web app that is built is looked at, too; each build looks at itself (`buildApp`). */
async function checkCard() {
  const files = (await listFiles('src', 'config', 'jest.config.ts')).filter((file) => /(?<!\.test)\.[jt]sx?$/.test(file));
  const sources = files.map(async (file) => ({ path: path.relative(ROOT, file), text: await readFile(file, 'utf8') }));
  const named = JSON.parse(await readFile(inRoot('package.json'), 'utf8')) as Repository['named'];
  const faults = [
    ...cardFaults({ top: await readdir(ROOT), named, sources: await Promise.all(sources) }),
    ...((await isBuilt('h5')) ? rendererFaults(await firstScripts('dist/h5')) : []),
  ];
  return verdict(faults.length === 0, faults.join('\n'));
}

/** Those of the seed, and of tests, are an invented park's; made modules say what `texts` does. */
const INVENTED = /\.test(?:ing)?\.|\/testing\/|\/test[A-Z]\w+\.tsx?$|\/seed\/|\/i18n\/(?:messages|texts)\/|\/staff\/texts\//;

async function checkParkFacts() {
  const sample = JSON.parse(await readFile(inRoot('content', 'sample-park', 'park.json'), 'utf8')) as ParkProfile;
  const facts = [...Object.values(sample.name), ...Object.values(sample.line), ...Object.values(sample.phones)];
  const files = (await listFiles('contract/src', 'src', 'console/src', 'server/src', 'config', 'texts'))
    .map((file) => path.relative(ROOT, file))
    .filter((file) => /\.(?:[jt]sx?|json|html)$/.test(file) && !INVENTED.test(file));
  const sources = files.map(async (file) => ({ path: file, text: await readFile(inRoot(file), 'utf8') }));
  const faults = parkFactFaults(await Promise.all(sources), facts);
  return verdict(faults.length === 0, faults.join('\n'));
}

async function checkDocuments() {
  const faults = await documentFaults();
  return verdict(faults.length === 0, faults.join('\n'));
}

async function checkMigrations() {
  const files = (await listFiles('server/migrations')).filter((file) => path.basename(file) > LAST_RELEASED);
  const migrations = await Promise.all(
    files.map(async (file) => ({ name: path.basename(file), sql: await readFile(file, 'utf8') })),
  );
  const faults = [...(await migrationFaults(migrations)), ...(await lockFaults(migrations))];
  const advice =
    'Add now and take away in the release after (decision 181), or say "-- contract: 1.2.0 stopped using it" with the release that did.';
  return verdict(faults.length === 0, [...faults, advice].join('\n'));
}

// BDS: splaytree-ts, under the console's map editor, misspells it; its LICENSE file is BSD's.
const FREE =
  /\b(?:MIT|ISC|BSD|0BSD|BSD-[23]-Clause|BDS-3-Clause|Apache-2\.0|PostgreSQL|CC0-1\.0|CC-BY-[34]\.0|Unlicense|Python-2\.0|BlueOak-1\.0\.0|MPL-2\.0|LGPL-3\.0-or-later|Zlib)\b/;

interface Lock {
  packages: Record<
    string,
    { name?: string; dev?: boolean; link?: boolean; license?: string; optionalDependencies?: Record<string, string> }
  >;
}

async function readLock(): Promise<Lock> {
  return JSON.parse(await readFile(inRoot('package-lock.json'), 'utf8'));
}

/**
 * What is shipped to visitors or runs at a park must be under a licence that lets the park keep its own code to itself. The LGPL does
 * for a library that is loaded and can be replaced (libvips).
 */
async function checkLicences() {
  const { packages } = await readLock();
  const wrong = Object.entries(packages)
    .filter(([name, entry]) => name.startsWith('node_modules/') && !entry.dev && !entry.link)
    .filter(([, entry]) => !FREE.test(entry.license ?? ''))
    .map(([name, entry]) => `${name}: ${entry.license ?? 'no licence named'}`);
  return verdict(wrong.length === 0, `Licences to check:\n${wrong.join('\n')}`);
}

/**
 * `npm ci` refuses a lock file that lacks a package for another platform. npm writes such a file when the registry does not
 * have that package, and the mistake shows on the next fresh machine only.
 */
async function checkLock() {
  const { packages } = await readLock();
  const present = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !present.has(name))
      .map((name) => `${name}, wanted by ${path}`),
  );
  return verdict(missing.length === 0, `package-lock.json lacks these, so npm ci would fail:\n${missing.join('\n')}`);
}

/** What is left out of one package by `overrides` must not be missing in another. */
async function checkStubs() {
  const stray = strayStubs(await readLock());
  return verdict(stray.length === 0, stray.join('\n'));
}
