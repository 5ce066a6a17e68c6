import { TestEnvironment } from 'jest-environment-jsdom';

/** What a browser has and jsdom lacks; Node's own are the real thing, so requests in tests really travel. */
const BORROWED = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
] as const;

export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    for (const name of BORROWED) Object.assign(this.global, { [name]: globalThis[name] });
  }
}
