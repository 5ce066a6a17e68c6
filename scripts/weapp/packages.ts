import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** Bytes a package may have: WeChat takes 2 MB each, and a phone must fetch the main one before it shows anything. */
export const BUDGETS = { main: 1.2 * 1024 * 1024, sub: 600 * 1024 } as const;
/** How many of a package's parts are told. */
const MAX_LISTED_PARTS = 5;

/** What this reads of `app.json`. */
export interface AppJson {
  pages: string[];
  subPackages?: { root: string; pages: string[] }[];
  tabBar?: { list: { pagePath: string }[] };
  requiredPrivateInfos?: string[];
  permission?: Record<string, { desc?: string }>;
}

export interface Package {
  /** `main`, or the root of a subpackage. */
  name: string;
  bytes: number;
  /** Its files, the biggest first. */
  parts: { file: string; bytes: number }[];
}

export async function readAppJson(folder: string): Promise<AppJson> {
  return JSON.parse(await readFile(path.join(folder, 'app.json'), 'utf8'));
}

/** Paths of a built mini-program's files, relative to its folder with `/`. What begins with a dot is not the program's. */
export async function programFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** The packages that WeChat would make of a built mini-program, the main one first. */
export async function readPackages(folder: string): Promise<Package[]> {
  const roots = ((await readAppJson(folder)).subPackages ?? []).map(({ root }) => root.replace(/\/?$/, '/'));
  const packages = new Map<string, Package>(['main', ...roots].map((name) => [name, { name, bytes: 0, parts: [] }]));
  for (const file of await programFiles(folder)) {
    const owner = packages.get(roots.find((root) => file.startsWith(root)) ?? 'main') as Package;
    const { size } = await stat(path.join(folder, file));
    owner.bytes += size;
    owner.parts.push({ file, bytes: size });
  }
  for (const { parts } of packages.values()) parts.sort((one, other) => other.bytes - one.bytes);
  return [...packages.values()];
}

const kb = (bytes: number) => `${Math.round(bytes / 1024)} KB`;

/** `main 553 KB: common.js 136 KB, …`: a package with its biggest parts. */
export function tellPackage({ name, bytes, parts }: Package): string {
  const biggest = parts.slice(0, MAX_LISTED_PARTS).map((part) => `${part.file} ${kb(part.bytes)}`);
  return `${name} ${kb(bytes)}: ${biggest.join(', ')}`;
}

/** What WeChat or a visitor's patience would refuse about the packages of a built mini-program, one sentence each. */
export async function packageFaults(folder: string): Promise<string[]> {
  const app = await readAppJson(folder);
  const packages = await readPackages(folder);
  const faults = packages
    .filter(({ name, bytes }) => bytes > (name === 'main' ? BUDGETS.main : BUDGETS.sub))
    .map((pack) => `over ${kb(pack.name === 'main' ? BUDGETS.main : BUDGETS.sub)}: ${tellPackage(pack)}`);
  for (const { pagePath } of app.tabBar?.list ?? []) {
    if (!app.pages.includes(pagePath)) faults.push(`${pagePath} is a tab, so it must be in the main package`);
  }
  const maps = (await programFiles(folder)).filter((file) => file.endsWith('.map'));
  return [...faults, ...maps.map((file) => `${file} is a source map`)];
}
