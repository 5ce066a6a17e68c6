import { isDatabaseAway } from './away';
import { sqlState } from './db';
import { LOCK_NOT_AVAILABLE } from './sqlState';

interface Waiting<Item, Result> {
  key: string;
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** What waits under one key, in the order it came; or what waits by itself, under a symbol. */
interface Line<Item, Result> {
  key: string | symbol;
  waiting: Waiting<Item, Result>[];
  /** The batch under way that has it; it may have said that another may go on behind it. */
  busy: { goesOn: boolean } | null;
  /** Its next batch is for this key alone. */
  alone: boolean;
}

/** What one item of a batch is answered; `alone`: it shall come again, in a batch of its own, and nobody of its key waits for it. */
export type Answer<Result> = PromiseSettledResult<Result> | 'alone';

/** What a batch knows of its turn. */
export interface Turn {
  /** Its items came again, in a batch of one key or of one item. */
  alone: boolean;
  /** Lets a next batch of its keys begin before this one is answered, if enough is waiting: it can overtake this one no more. */
  goOn(): void;
}

/** A batch that waits behind another costs as much as any, so it is worth it from half of a full one on. */
const ENOUGH = 0.5;
/** Lines alone at once: each waits on a connection for what somebody holds, and the smallest pool has four. */
const MAX_ALONE = 3;

interface Limits {
  maxItems: number;
  /** Batches of several keys that are under way. */
  atOnce?: number;
}

/**
 * Takes work together, whatever its keys: what arrives while batches are under way goes into the next one. Items of one key stay in
 * the order they came; its next batch begins when the one before is answered, or says that it may go on. Nothing waits for company: the
 * first goes alone, at the end of the event loop's turn it came in.
 */
export class Batches<Item, Result> {
  /** Each has somebody waiting or is busy; what was served last comes last. */
  readonly #lines = new Map<string | symbol, Line<Item, Result>>();
  readonly #run: (items: Item[], turn: Turn) => Promise<Answer<Result>[]>;
  readonly #maxItems: number;
  readonly #max: { shared: number; alone: number };
  readonly #running = { shared: 0, alone: 0 };
  #woken = false;

  /** @param run answers each item of a batch; throws only when it can answer none */
  constructor(run: (items: Item[], turn: Turn) => Promise<Answer<Result>[]>, { maxItems, atOnce = 1 }: Limits) {
    this.#run = run;
    this.#maxItems = maxItems;
    this.#max = { shared: atOnce, alone: MAX_ALONE };
  }

  take(key: string, item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#lineOf(key).waiting.push({ key, item, resolve, reject });
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

  #lineOf(key: string | symbol): Line<Item, Result> {
    const line = this.#lines.get(key) ?? { key, waiting: [], busy: null, alone: false };
    this.#lines.set(key, line);
    return line;
  }

  #begin(): void {
    // Who was in others' way goes beside them, so that nobody waits for it.
    for (const line of this.#lines.values()) if (line.alone && !line.busy) this.#start([line], 'alone');
    while (this.#start(this.#next(), 'shared'));
  }

  /** @returns whether there was something to do, and room for it */
  #start(lines: Line<Item, Result>[], kind: 'shared' | 'alone'): boolean {
    if (lines.length === 0 || this.#running[kind] >= this.#max[kind]) return false;
    this.#running[kind] += 1;
    void this.#work(lines).then(() => {
      this.#running[kind] -= 1;
      this.#begin();
    });
    return true;
  }

  /** The lines of the next batch, until they fill it. */
  #next(): Line<Item, Result>[] {
    const { lines, items } = this.#gather((busy) => !busy || busy.goesOn);
    return items >= this.#maxItems * ENOUGH ? lines : this.#gather((busy) => !busy).lines;
  }

  #gather(isFree: (busy: Line<Item, Result>['busy']) => boolean): { lines: Line<Item, Result>[]; items: number } {
    const lines: Line<Item, Result>[] = [];
    let items = 0;
    for (const line of this.#lines.values()) {
      if (items >= this.#maxItems) break;
      if (line.alone || line.waiting.length === 0 || !isFree(line.busy)) continue;
      lines.push(line);
      items += line.waiting.length;
    }
    return { lines, items };
  }

  async #work(lines: Line<Item, Result>[]): Promise<void> {
    const busy = { goesOn: false };
    const turn: Turn = {
      alone: lines.some(({ alone }) => alone),
      goOn: () => {
        busy.goesOn = true;
        this.#begin();
      },
    };
    const batch: Waiting<Item, Result>[] = [];
    for (const line of lines) {
      Object.assign(line, { busy, alone: false });
      batch.push(...line.waiting.splice(0, this.#maxItems - batch.length));
    }
    try {
      const items = batch.map(({ item }) => item);
      for (const one of settle(batch, await this.#run(items, turn))) this.#again(Symbol(one.key), one);
    } catch (error) {
      // Whoever waits for somebody stands in no other one’s way: each key goes by itself, first in its line.
      if (sqlState(error) === LOCK_NOT_AVAILABLE && !turn.alone) for (const one of batch.reverse()) this.#again(one.key, one);
      else this.#fail(batch, error, lines.length === 1 ? lines[0]?.key : undefined);
    }
    // The last one first: there may have been no room for all of it.
    for (const line of lines.reverse()) {
      if (line.busy !== busy) continue;
      line.busy = null;
      this.#lines.delete(line.key);
      if (line.waiting.length > 0) this.#lines.set(line.key, line);
    }
  }

  /** The next batch of this line is for it alone. */
  #again(key: string | symbol, one: Waiting<Item, Result>): void {
    const line = this.#lineOf(key);
    line.waiting.unshift(one);
    line.alone = true;
  }

  /** @param key whose batch it was; undefined: several keys' */
  #fail(batch: Waiting<Item, Result>[], error: unknown, key: string | symbol | undefined): void {
    for (const { reject } of batch) reject(error);
    if (!isDatabaseAway(error)) return;
    // Whoever stands in line would wait for it as long again, one batch after the other.
    for (const line of [...this.#lines.values()]) {
      if (key !== undefined && line.key !== key) continue;
      for (const { reject } of line.waiting.splice(0)) reject(error);
      if (!line.busy) this.#lines.delete(line.key);
    }
  }
}

/** @returns what comes again */
function settle<Item, Result>(batch: Waiting<Item, Result>[], answers: Answer<Result>[]): Waiting<Item, Result>[] {
  return batch.filter(({ resolve, reject }, index) => {
    const answer = answers[index];
    if (answer === 'alone') return true;
    if (answer?.status === 'fulfilled') resolve(answer.value);
    else reject(answer?.reason ?? new Error('A batch left one of its items unanswered.'));
    return false;
  });
}
