import { readFile, stat } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { isBuilt } from '../scripts/buildApp';
import { listFiles } from '../scripts/fingerprint';
import { inRoot } from '../scripts/root';
import { ROUTES, TAB_ROUTES } from '../src/navigation/routes';

/** WeChat's limits, bytes: one package; all of them. */
const PACKAGE_LIMIT = 2 * 1024 * 1024;
const TOTAL_LIMIT = 20 * 1024 * 1024;

interface AppJson {
  pages: string[];
  subPackages: { root: string; pages: string[] }[];
  tabBar: { list: { pagePath: string; iconPath: string; selectedIconPath: string }[] };
}

test.describe('the built mini-program', () => {
  test.beforeEach(async () => {
    test.skip(!(await isBuilt('weapp')), 'dist/weapp is missing or old: npx tsx scripts/build.ts weapp');
  });

  const readApp = async () => JSON.parse(await readFile(inRoot('dist/weapp/app.json'), 'utf8')) as AppJson;

  test('has every page of the specification, each with its files', async () => {
    const app = await readApp();
    const pages = [...app.pages, ...app.subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))];
    expect([...pages].sort()).toEqual(Object.values(ROUTES).sort());
    for (const page of pages) {
      for (const extension of ['js', 'json', 'wxml']) {
        const file = inRoot('dist/weapp', `${page}.${extension}`);
        expect((await stat(file)).isFile(), file).toBe(true);
      }
    }
  });

  test('has the four tabs with their icons', async () => {
    const { tabBar } = await readApp();
    expect(tabBar.list.map((item) => item.pagePath)).toEqual(TAB_ROUTES.map((name) => ROUTES[name]));
    for (const { iconPath, selectedIconPath } of tabBar.list) {
      for (const icon of [iconPath, selectedIconPath]) {
        expect((await stat(inRoot('dist/weapp', icon))).size, icon).toBeGreaterThan(0);
      }
    }
  });

  test('fits into WeChat: 2 MB a package, 20 MB in all', async () => {
    const { subPackages } = await readApp();
    const sizes = new Map<string, number>([['main', 0]]);
    let total = 0;
    for (const file of await listFiles('dist/weapp')) {
      const path = file.slice(inRoot('dist/weapp').length + 1);
      const owner = subPackages.find(({ root }) => path.startsWith(`${root.replace(/\/$/, '')}/`))?.root ?? 'main';
      const { size } = await stat(file);
      sizes.set(owner, (sizes.get(owner) ?? 0) + size);
      total += size;
    }
    for (const [owner, size] of sizes) expect(size, `package ${owner}`).toBeLessThanOrEqual(PACKAGE_LIMIT);
    expect(total).toBeLessThanOrEqual(TOTAL_LIMIT);
  });
});
