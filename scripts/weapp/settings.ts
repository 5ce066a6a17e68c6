import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../root';
import { programFiles } from './packages';

/** What this reads of `app.json` and `project.config.json`. */
interface App {
  pages: string[];
  subPackages?: { root: string }[];
  sitemapLocation?: string;
  preloadRule?: Record<string, { packages: string[] }>;
}

async function readJson<T>(folder: string, file: string): Promise<T> {
  return JSON.parse(await readFile(path.join(folder, file), 'utf8')) as T;
}

/** What a built mini-program does not say, or says of what is not there, one sentence each. @param sources folder of the calls it makes */
export async function settingFaults(folder: string, sources: string = inRoot('src')): Promise<string[]> {
  const app = await readJson<App>(folder, 'app.json');
  const { libVersion } = await readJson<{ libVersion?: string }>(folder, 'project.config.json');
  const faults: string[] = [];
  if (!app.sitemapLocation || !(await programFiles(folder)).includes(app.sitemapLocation)) {
    faults.push('there is no sitemap: WeChat would list every page in its search');
  }
  const preloaded = Object.values(app.preloadRule ?? {}).flatMap(({ packages }) => packages);
  const roots = new Set((app.subPackages ?? []).map(({ root }) => root.replace(/\/$/, '')));
  if (roots.size > 0 && !app.preloadRule?.[app.pages[0] ?? '']) faults.push('the first page loads no subpackage ahead');
  faults.push(
    ...preloaded.filter((name) => !roots.has(name)).map((name) => `${name} is to be loaded ahead and is no subpackage`),
  );
  if (!libVersion) return [...faults, 'project.config.json names no base library (libVersion)'];
  return [...faults, ...(await newerCalls(sources, libVersion))];
}

/** Calls of WeChat's that the base library does not have yet, by WeChat's own typings. */
async function newerCalls(sources: string, libVersion: string): Promise<string[]> {
  const files = (await readdir(sources, { recursive: true })).filter((file) => /(?<!\.h5|\.test)\.tsx?$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(path.join(sources, file), 'utf8')));
  const calls = new Set(texts.flatMap((text) => [...text.matchAll(/\b(?:Taro|wx)\.([a-z]\w+)/g)].map(([, name = '']) => name)));
  const since = sinceOf(
    await readFile(inRoot('node_modules', 'miniprogram-api-typings', 'types', 'wx', 'lib.wx.api.d.ts'), 'utf8'),
  );
  return [...calls]
    .filter((name) => isAfter(since.get(name) ?? '0', libVersion))
    .sort()
    .map((name) => `wx.${name} came with base library ${since.get(name)}, the program says it needs ${libVersion}`);
}

/** Call → the base library that it came with. */
function sinceOf(typings: string): Map<string, string> {
  const documented = /\[[^\]]*\bwx\.(\w+)\([^\]]*\]\([^)]*\)[\s*]*需要基础库： `([\d.]+)`/g;
  return new Map([...typings.matchAll(documented)].map(([, name = '', version = '']) => [name, version]));
}

function isAfter(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0;
}
