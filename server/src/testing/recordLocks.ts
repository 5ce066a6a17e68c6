import pg from 'pg';
import { POSTGRES_URL } from './databaseKinds';

/** Kinds of locks on rows, by table: what orders the rows among themselves. */
export type LockKinds = Record<string, string>;

/** A lock that a statement took: its kind, and the place of the row among all of its kind; null: it is in a unique index. */
interface TakenLock {
  kind: string;
  place: number | null;
}

/** One transaction: the locks that each of its statements took first. */
export type RecordedTransaction = { statement: string; taken: TakenLock[] }[];

interface Recorder {
  /** What the transactions of `work` locked, which must be the only ones. */
  record(work: () => Promise<unknown>): Promise<RecordedTransaction[]>;
  close(): Promise<void>;
}

type Query = (this: pg.Client, ...args: unknown[]) => Promise<unknown>;

/** Rows that a transaction has put into a unique index where others wait for it: seen by itself alone. */
const CLAIMS: Record<string, string> = {
  ticket_closure: `select id from ticket_closure where reopened_at is null`,
  person: `select id from ticket where person_hash is not null and status in ('held', 'valid', 'used')`,
};

/**
 * Asks after each statement of a transaction which rows are locked: by itself, by foreign keys and by triggers. Statements that the app
 * sends together go one after the other meanwhile. Two locks of one statement are in no order that anybody could see.
 */
export async function recordLocks(database: string, kinds: LockKinds): Promise<Recorder> {
  const url = new URL(POSTGRES_URL);
  url.pathname = `/${database}`;
  const observer = new pg.Client({ connectionString: url.href });
  await observer.connect();
  await observer.query('create extension if not exists pgrowlocks');
  const plain = pg.Client.prototype.query as unknown as Query;
  const ask = async <Row>(client: pg.Client, text: string) => ((await plain.call(client, text)) as { rows: Row[] }).rows;

  const held = Object.entries(kinds).map(
    ([table, key]) => `select '${table}' as kind, t.place, l.modes
      from (select ctid, row_number() over (order by ${key})::int as place from ${table}) t
      join pgrowlocks('${table}') l on l.locked_row = t.ctid`,
  );

  async function look(client: pg.Client): Promise<TakenLock[]> {
    const found = await ask<TakenLock & { modes: string[] }>(observer, held.join(' union all '));
    const locks = found.flatMap(({ kind, place, modes }) =>
      modes.flatMap((mode) => kindOf(kind, mode) ?? []).map((one) => ({ kind: one, place })),
    );
    for (const [kind, claimed] of Object.entries(CLAIMS)) {
      const [own, others] = [await ask<{ id: string }>(client, claimed), await ask<{ id: string }>(observer, claimed)];
      if (own.some(({ id }) => !others.some((other) => other.id === id))) locks.push({ kind, place: null });
    }
    return locks;
  }

  return {
    async record(work) {
      const transactions: RecordedTransaction[] = [];
      const current = new Map<pg.Client, { transaction: RecordedTransaction; seen: Set<string>; last: Promise<unknown> }>();
      const step = async (client: pg.Client, args: unknown[]): Promise<unknown> => {
        const statement = textOf(args[0]);
        const result = await plain.apply(client, args);
        const state = current.get(client);
        if (/^(commit|rollback$)/.test(statement)) current.delete(client);
        else if (state) {
          const taken = (await look(client)).filter(({ kind, place }) => !state.seen.has(`${kind} ${place}`));
          for (const { kind, place } of taken) state.seen.add(`${kind} ${place}`);
          if (taken.length > 0) state.transaction.push({ statement, taken });
        }
        return result;
      };
      const recorded: Query = function (...args) {
        if (/^begin/.test(textOf(args[0]))) {
          const transaction: RecordedTransaction = [];
          transactions.push(transaction);
          current.set(this, { transaction, seen: new Set(), last: Promise.resolve() });
        }
        const state = current.get(this);
        if (!state || typeof args.at(-1) === 'function') return plain.apply(this, args);
        const done = state.last.then(() => step(this, args));
        state.last = done.catch(() => undefined);
        return done;
      };
      pg.Client.prototype.query = recorded as unknown as typeof pg.Client.prototype.query;
      try {
        await work();
      } finally {
        pg.Client.prototype.query = plain as unknown as typeof pg.Client.prototype.query;
      }
      return transactions;
    },
    close: () => observer.end(),
  };
}

/** A visitor's row is locked by whoever asks, and last, alone, by their erasure. `key share` says only that a row stays. */
function kindOf(table: string, mode: string): string | undefined {
  if (mode.endsWith('Key Share')) return undefined;
  return table !== 'visitor' || mode === 'For Update' || mode === 'Update' ? table : 'visitor in turn';
}

function textOf(first: unknown): string {
  const text = typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '');
  return text.replace(/\s+/g, ' ').trim().slice(0, 160);
}
