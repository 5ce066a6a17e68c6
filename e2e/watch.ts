import type { Page } from '@playwright/test';

/**
 * Everything a page complains about while a journey runs: errors on its console, exceptions nobody caught, and what the
 * content security policy refused. A journey that provokes complaints names them; any other complaint fails it.
 */
export class Watch {
  private readonly complaints: string[] = [];
  private readonly expected: RegExp[] = [];

  constructor(page: Page) {
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.complaints.push(`exception: ${error.stack ?? error.message}`));
  }

  /** Complaints that this journey causes on purpose. */
  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  /** What the browser prints for every answer of 400 or above and every connection that fails. */
  expectFailedRequests(): void {
    this.expect(/Failed to load resource/);
  }

  unexpected(): string[] {
    return this.complaints.filter((complaint) => !this.expected.some((pattern) => pattern.test(complaint)));
  }
}
