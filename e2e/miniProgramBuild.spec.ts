import { readFile, stat } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { isBuilt } from '../scripts/buildApp';
import { inRoot } from '../scripts/root';
import { ROUTES, TAB_ROUTES } from '../src/navigation/routes';

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

  test('has every page of the app, each with its files', async () => {
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
});
