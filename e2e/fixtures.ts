import { expect, type Page } from '@playwright/test';
import type { FaultName } from './faultyServer';
import { JOURNEYS, type JourneyName } from './journeys';
import { test as base } from './parkTest';
import { Watch } from './watch';

/** The calls of the park's server that a page makes, in order, as paths with their query. */
export class Calls {
  private readonly made: string[] = [];

  constructor(page: Page) {
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) this.made.push(pathname + search);
    });
  }

  /** Those whose path holds the text; all of them without one. */
  matching(text = ''): string[] {
    return this.made.filter((path) => path.includes(text));
  }

  count(text: string): number {
    return this.matching(text).length;
  }

  forget(): void {
    this.made.length = 0;
  }
}

interface Fixtures {
  /** Fails the journey at its end when the page complained. */
  watch: Watch;
  calls: Calls;
  /** Lets calls whose path holds `path` fail in the named way, until the returned function is called. */
  fail: (path: string, fault: FaultName) => Promise<() => Promise<void>>;
}

const test = base.extend<Fixtures>({
  watch: [
    async ({ page }, use) => {
      const watch = new Watch(page);
      await use(watch);
      expect(watch.unexpected(), 'what the page complained about').toEqual([]);
    },
    { auto: true },
  ],
  calls: [async ({ page }, use) => use(new Calls(page)), { auto: true }],
  fail: async ({ page, faulty, watch }, use) => {
    await use(async (path, fault) => {
      watch.expectFailedRequests();
      const pattern = `**/api/**${path}**`;
      // The browser sees its own server's address; the answer comes from the faulty one over a socket of its own.
      await page.route(pattern, (route) => route.continue({ url: faulty.url(fault) }));
      return () => page.unroute(pattern);
    });
  },
});

type Body = Parameters<typeof test>[2];

/** Tells a journey of the table, or with `part` one part of it. */
export function journey(name: JourneyName, body: Body): void;
export function journey(name: JourneyName, part: string, body: Body): void;
export function journey(name: JourneyName, second: string | Body, third?: Body): void {
  const { title } = JOURNEYS[name];
  const [full, body] = typeof second === 'string' ? [`${title}: ${second}`, third as Body] : [title, second];
  // Playwright reads the fixtures a body needs from its text, so it is handed over as it is.
  test(full, body);
}

export { expect, test };
