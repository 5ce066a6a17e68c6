import { ROUTES, TAB_ROUTES } from './routes';
import { decodeParam, routeNameOf, toUrl } from './url';

Object.assign(globalThis, { defineAppConfig: (config: unknown) => config });

interface AppConfig {
  pages: string[];
  subPackages: { root: string; pages: string[] }[];
  tabBar: { list: { pagePath: string; text: string }[] };
}

const config = jest.requireActual<{ default: AppConfig }>('../app.config').default;

it('names exactly the pages the app declares', () => {
  const declared = [
    ...config.pages,
    ...config.subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`)),
  ];
  expect([...declared].sort()).toEqual(Object.values(ROUTES).sort());
});

it('has the tab bar’s four items in their order (R-nav-3)', () => {
  expect(config.tabBar.list.map(({ pagePath }) => pagePath)).toEqual(TAB_ROUTES.map((name) => ROUTES[name]));
  expect(config.tabBar.list.map(({ text }) => text)).toEqual(['home', 'mine', 'home', 'personal center']);
});

it('opens the first tab at the entry path', () => {
  expect(config.pages[0]).toBe(ROUTES.indexCenter);
});

it('writes parameters so that they come back as they were, and leaves empty ones out', () => {
  const from = '/pages/LivePoint/LivePoint?id=1&name=山谷 100%';
  const url = toUrl('error', { kind: 'signIn', from, reason: '' });
  expect(url).toMatch(/^\/pages\/error\/error\?kind=signIn&from=[^&]+$/);
  expect(decodeParam(url.split('from=')[1] ?? '')).toBe(from);
});

it('takes a value that was never encoded as it is', () => {
  expect(decodeParam('100%')).toBe('100%');
});

it('knows a page by its url', () => {
  expect(routeNameOf('/pages/LivePoint/LivePoint?id=1')).toBe('livePoint');
  expect(routeNameOf('/pages/nowhere')).toBeNull();
});
