import { isDatabaseAway } from './away';

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Takes work of one key together: what arrives while a batch of that key is under way goes into the next one, in the order
 * it came. Nothing waits for company: the first goes alone, at the end of the event loop's turn it came in.
 */
export class Batches<Item, Result> {
  readonly #waiting = new Map<string, Waiting<Item, Result>[]>();
  readonly #run: (items: Item[]) => Promise<PromiseSettledResult<Result>[]>;
  readonly #most: number;

  /**
   * @param run answers each item of a batch of one key; throws only when it can answer none
   * @param most items of a batch
   */
  constructor(run: (items: Item[]) => Promise<PromiseSettledResult<Result>[]>, most: number) {
    this.#run = run;
    this.#most = most;
  }

  take(key: string, item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      const line = this.#waiting.get(key);
      if (line) {
        line.push({ item, resolve, reject });
        return;
      }
      const begun = [{ item, resolve, reject }];
      this.#waiting.set(key, begun);
      setImmediate(() => void this.#work(key, begun));
    });
  }

  /** How many keys somebody waits for or works on. */
  get size(): number {
    return this.#waiting.size;
  }

  async #work(key: string, line: Waiting<Item, Result>[]): Promise<void> {
    while (line.length > 0) {
      const batch = line.splice(0, this.#most);
      try {
        const results = await this.#run(batch.map(({ item }) => item));
        for (const [index, { resolve, reject }] of batch.entries()) {
          const result = results[index];
          if (result?.status === 'fulfilled') resolve(result.value);
          else reject(result?.reason ?? new Error('A batch left one of its items unanswered.'));
        }
      } catch (error) {
        // Whoever stands in line would wait for it as long again, one batch after the other.
        const told = isDatabaseAway(error) ? [...batch, ...line.splice(0)] : batch;
        for (const { reject } of told) reject(error);
      }
    }
    this.#waiting.delete(key);
  }
}
