import path from 'node:path';

/** What the runtime reads of `app.json`. */
export interface AppJson {
  pages: string[];
  subPackages?: { root: string; pages: string[] }[];
  subpackages?: { root: string; pages: string[] }[];
  requiredBackgroundModes?: string[];
  tabBar?: { list: { pagePath: string }[] };
}

export function hasPage(app: AppJson, page: string): boolean {
  const packages = app.subPackages ?? app.subpackages ?? [];
  return (
    app.pages.includes(page) || packages.some(({ root, pages }) => pages.some((one) => path.posix.join(root, one) === page))
  );
}

export function isTabPage(app: AppJson, page: string): boolean {
  return app.tabBar?.list.some((item) => item.pagePath === page) ?? false;
}

/** A url of the router, relative to the page it is asked from, as its page and its query. */
export function splitUrl(url: string, from = ''): { path: string; options: Record<string, string> } {
  const [page = '', query = ''] = url.split('?');
  const options: Record<string, string> = {};
  // WeChat leaves the values of a query as they were written.
  for (const pair of query.split('&').filter(Boolean)) {
    const [key = '', ...value] = pair.split('=');
    options[key] = value.join('=');
  }
  const whole = page.startsWith('/') ? page.slice(1) : path.posix.join(path.posix.dirname(from), page);
  return { path: whole, options };
}
