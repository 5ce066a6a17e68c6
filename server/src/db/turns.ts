import { isDatabaseAway } from './away';

/** Lets work of one key run one after the other, in the order it was asked for; different keys do not wait for each other. */
export class Turns {
  /** Each settles with why the database was away, if it was. */
  readonly #last = new Map<string, Promise<unknown>>();

  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const mine = (this.#last.get(key) ?? Promise.resolve()).then((away) => {
      // Whoever stands in line would wait for it as long again, one after the other.
      if (away) throw away;
      return work();
    });
    // One that fails by itself must not fail the next.
    const done = mine.then(
      () => undefined,
      (error: unknown) => (isDatabaseAway(error) ? error : undefined),
    );
    this.#last.set(key, done);
    try {
      return await mine;
    } finally {
      if (this.#last.get(key) === done) this.#last.delete(key);
    }
  }

  /** How many keys somebody waits for or works on. */
  get size(): number {
    return this.#last.size;
  }
}
