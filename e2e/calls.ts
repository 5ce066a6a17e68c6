import type { Page, Request } from '@playwright/test';

/** The calls of the park's server that a page makes, in order, as paths with their query. */
export class Calls {
  private readonly made: string[] = [];

  constructor(page: Page) {
    page.on('request', (request: Request) => {
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
