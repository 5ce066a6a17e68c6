const nothing = () => undefined;

/** Lets work of one key run one after the other, in the order it was asked for; different keys do not wait for each other. */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const mine = (this.#last.get(key) ?? Promise.resolve()).then(work);
    // One that fails must not fail the next.
    const done = mine.then(nothing, nothing);
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
