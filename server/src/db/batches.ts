import { isDatabaseAway } from './away';

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** What waits under one key, in the order it came. */
interface Line<Item, Result> {
  key: string;
  waiting: Waiting<Item, Result>[];
  /** A batch with items of this key is under way. */
  busy: boolean;
  /** Its next batch is for this key alone. */
  alone: boolean;
}

/** What one item of a batch is answered; `alone`: it shall come again, in a batch of its own key. */
export type Answer<Result> = PromiseSettledResult<Result> | 'alone';

interface Limits {
  /** Items of a batch. */
  most: number;
  /** Batches of several keys that are under way. */
  atOnce?: number;
}

/**
 * Takes work together, whatever its keys: what arrives while batches are under way goes into the next one. Items of one key stay in
 * the order they came and are never in two batches at once. Nothing waits for company: the first goes alone, at the end of the event
 * loop's turn it came in.
 */
export class Batches<Item, Result> {
  /** Each has somebody waiting or is busy; what was served last comes last. */
  readonly #lines = new Map<string, Line<Item, Result>>();
  readonly #run: (items: Item[]) => Promise<Answer<Result>[]>;
  readonly #most: number;
  readonly #atOnce: number;
  #underWay = 0;
  #woken = false;

  /** @param run answers each item of a batch; throws only when it can answer none */
  constructor(run: (items: Item[]) => Promise<Answer<Result>[]>, { most, atOnce = 1 }: Limits) {
    this.#run = run;
    this.#most = most;
    this.#atOnce = atOnce;
  }

  take(key: string, item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      const line = this.#lines.get(key) ?? { key, waiting: [], busy: false, alone: false };
      this.#lines.set(key, line);
      line.waiting.push({ item, resolve, reject });
      if (this.#woken) return;
      this.#woken = true;
      setImmediate(() => {
        this.#woken = false;
        this.#begin();
      });
    });
  }

  /** How many keys somebody waits for or works on. */
  get size(): number {
    return this.#lines.size;
  }

  #begin(): void {
    // Who was in others' way goes beside them, so that nobody waits for it.
    for (const line of this.#lines.values()) if (line.alone && !line.busy) void this.#work([line]).then(() => this.#begin());
    while (this.#underWay < this.#atOnce) {
      const lines = this.#next();
      if (lines.length === 0) return;
      this.#underWay += 1;
      void this.#work(lines).then(() => {
        this.#underWay -= 1;
        this.#begin();
      });
    }
  }

  /** The lines of the next batch, until they fill it. */
  #next(): Line<Item, Result>[] {
    const lines: Line<Item, Result>[] = [];
    let items = 0;
    for (const line of this.#lines.values()) {
      if (items >= this.#most) break;
      if (line.busy || line.alone) continue;
      lines.push(line);
      items += line.waiting.length;
    }
    return lines;
  }

  async #work(lines: Line<Item, Result>[]): Promise<void> {
    const batch: (Waiting<Item, Result> & { line: Line<Item, Result> })[] = [];
    for (const line of lines) {
      Object.assign(line, { busy: true, alone: false });
      for (const one of line.waiting.splice(0, this.#most - batch.length)) batch.push({ ...one, line });
    }
    try {
      settle(batch, await this.#run(batch.map(({ item }) => item)));
    } catch (error) {
      for (const { reject } of batch) reject(error);
      // Whoever stands in line would wait for it as long again, one batch after the other.
      const told = isDatabaseAway(error) ? (lines.length > 1 ? [...this.#lines.values()] : lines) : [];
      for (const { key, waiting, busy } of told) {
        for (const { reject } of waiting.splice(0)) reject(error);
        if (!busy) this.#lines.delete(key);
      }
    }
    // The last one first: there may have been no room for all of it.
    for (const line of lines.reverse()) {
      line.busy = false;
      this.#lines.delete(line.key);
      if (line.waiting.length > 0) this.#lines.set(line.key, line);
    }
  }
}

function settle<Item, Result>(
  batch: (Waiting<Item, Result> & { line: Line<Item, Result> })[],
  answers: Answer<Result>[],
): void {
  const again = new Map<Line<Item, Result>, Waiting<Item, Result>[]>();
  for (const [index, { line, ...one }] of batch.entries()) {
    const answer = answers[index];
    if (answer === 'alone') again.set(line, [...(again.get(line) ?? []), one]);
    else if (answer?.status === 'fulfilled') one.resolve(answer.value);
    else one.reject(answer?.reason ?? new Error('A batch left one of its items unanswered.'));
  }
  for (const [line, waiting] of again) {
    line.waiting.unshift(...waiting);
    line.alone = true;
  }
}
