import { after, before } from 'node:test';

/**
 * The park of a `describe`'s tests, opened before the first and closed after the last. What it has may be asked for in tests and hooks,
 * not before.
 */
export function sharedPark<Park extends { close(): Promise<unknown> }>(start: () => Promise<Park>): Park {
  let park: Park;
  before(async () => {
    park = await start();
  });
  after(() => park.close());
  return new Proxy({} as Park, {
    get: (_, name) => Reflect.get(park, name),
    set: (_, name, value) => Reflect.set(park, name, value),
  });
}
