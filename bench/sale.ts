import { type ChildProcess, execFile, fork } from 'node:child_process';
import { loadavg } from 'node:os';
import { promisify } from 'node:util';
import { addDays, parkDay } from '@park/contract/parkTime';
import pg from 'pg';
import { inRoot } from '../scripts/root';
import { bold, dim, red, say, yellow } from '../scripts/terminal';
import { migrate } from '../server/src/db/migrate';
import { openPostgres } from '../server/src/db/postgres';
import { createSessions } from '../server/src/modules/session/session.service';
import { type BenchDatabase, createBenchDatabase } from './benchDatabase';
import type { LoadResult, LoadRound } from './saleLoad';
import { median, quantile, spread } from './statistics';

const AUTH_SECRET = 'a secret of the bench, long enough to be one';
const CONNECTIONS = 64;
/** Counted rounds; one more of each before them warms everything up. */
const ROUNDS = 5;
const HOT_ORDERS = 6_000;
const SPREAD_ORDERS = 2_000;
const PGBENCH_SECONDS = 3;
const PLAIN_VISITORS = 5_000;
/** What a visitor may leave unpaid, which is how often one of them can order here. */
const ORDERS_A_VISITOR = 3;
const SPREAD_PRODUCTS = 20;
const SPREAD_DAYS = 5;
const MANY = 100_000;
/** The end of the sale: so many places, and people who want three times as many. */
const LAST_PLACES = 1_500;
const LAST_ORDERS = 1_500;

/** Goals of the park, printed beside what was measured. */
const GOAL = { timesPgbench: 5, p99: 250, ofAlone: 0.8 };

interface Place {
  ticketId: string;
  day: string;
  slotId: string;
}

const DAY = addDays(parkDay(Date.now()), 1);
const HOT: Place = { ticketId: 'hot', day: DAY, slotId: 'bench' };
const LAST: Place = { ticketId: 'last', day: DAY, slotId: 'bench' };
const SPREAD: Place[] = Array.from({ length: SPREAD_PRODUCTS * SPREAD_DAYS }, (_, index) => ({
  ticketId: `spread-${index % SPREAD_PRODUCTS}`,
  day: addDays(DAY, Math.floor(index / SPREAD_PRODUCTS)),
  slotId: 'bench',
}));

/** A holiday's sale beside pgbench on the same row, and proof that exactly the stock was sold. */
export async function benchSale(): Promise<boolean> {
  say(bold('\nA holiday sale on PostgreSQL'));
  say(dim(`  load of the machine before it began: ${(loadavg()[0] ?? 0).toFixed(1)}`));
  const bench = await createBenchDatabase();
  if (bench === null) {
    say(yellow('SKIPPED: no PostgreSQL answers. Set DATABASE_URL to measure the sale.'));
    return true;
  }
  const children: ChildProcess[] = [];
  const client = new pg.Client({ connectionString: bench.url });
  try {
    const tokens = await fill(bench);
    await client.connect();
    const together = await startServer(bench, children);
    const alone = await startServer(bench, children, 1);
    const load = await startLoad(children);
    const shop = new Shop(load, tokens);
    return await measure(bench, client, shop, { together, alone });
  } finally {
    for (const child of children) child.kill();
    await client.end().catch(() => undefined);
    await bench.drop();
  }
}

/** The park of the bench, and as many visitors as the rounds need, signed in by the server's own code. */
async function fill({ url }: BenchDatabase): Promise<string[]> {
  const orders = (ROUNDS + 1) * (HOT_ORDERS + 2 * SPREAD_ORDERS) + LAST_ORDERS;
  const visitors = Math.ceil(orders / ORDERS_A_VISITOR);
  const database = await openPostgres(url);
  try {
    await migrate(database);
    await database.session((session) =>
      session.script(`
        insert into ticket_slot (id, start_clock, end_clock) values ('bench', '09:00', '17:30');
        insert into ticket_product (id, kind, name, text, motif, price, real_name, late_refund_percent, updated_at)
          select id, 'adult', '{"zh-Hans": "成人票", "en": "Adult"}', '{"zh-Hans": "一日票"}', 'valley', 12000, false, 50, now()
          from unnest(array['hot', 'last', 'plain'] || array(select 'spread-' || n from generate_series(0, ${SPREAD_PRODUCTS - 1}) n)) id;
        insert into ticket_product_slot select id, 'bench', case id when 'last' then ${LAST_PLACES} else ${MANY} end from ticket_product;
        insert into ticket_stock (product_id, day, slot_id, stock)
          select 'plain', date '2030-01-01' + n, 'bench', ${MANY} from generate_series(1, ${SPREAD.length}) n;
        insert into visitor (id) select 'plain-' || n from generate_series(1, ${PLAIN_VISITORS}) n;
        insert into visitor (id) select 'visitor-' || n from generate_series(0, ${visitors - 1}) n;
        analyze`),
    );
    const sessions = createSessions(database.db, AUTH_SECRET);
    const now = Date.now();
    const tokens: string[] = [];
    const open = async (first: number) => {
      for (let n = first; n < visitors; n += 16)
        tokens[n] = (await sessions.open(database.db, { visitorId: `visitor-${n}` }, now)).accessToken;
    };
    await Promise.all(Array.from({ length: 16 }, (_, first) => open(first)));
    return tokens;
  } finally {
    await database.close();
  }
}

/** @returns its port */
async function startServer({ url }: BenchDatabase, children: ChildProcess[], together?: number): Promise<number> {
  const env = { ...process.env, DATABASE_URL: url, AUTH_SECRET, TOGETHER: together === undefined ? '' : String(together) };
  const execArgv = ['--import', 'tsx', ...(process.env.BENCH_NODE_OPTIONS ?? '').split(' ').filter(Boolean)];
  const child = fork(inRoot('bench/saleServer.ts'), [], { env, execArgv });
  children.push(child);
  return firstMessage<number>(child);
}

async function startLoad(children: ChildProcess[]): Promise<(round: LoadRound) => Promise<LoadResult>> {
  const child = fork(inRoot('bench/saleLoad.ts'), [], { execArgv: ['--import', 'tsx'] });
  children.push(child);
  await firstMessage(child);
  return (round) => {
    child.send(round);
    return firstMessage<LoadResult>(child);
  };
}

function firstMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('a process of the bench ended'));
    child.once('exit', fail);
    child.once('message', (message: T) => {
      child.off('exit', fail);
      resolve(message);
    });
  });
}

/** Hands out visitors, none more often than they may order. */
class Shop {
  #next = 0;
  constructor(
    readonly load: (round: LoadRound) => Promise<LoadResult>,
    readonly tokens: string[],
  ) {}

  rush(port: number, count: number, placeOf: (index: number) => Place, quantityOf: (index: number) => number = () => 1) {
    const orders = Array.from({ length: count }, (_, index) => ({
      token: this.tokens[this.#next++ % this.tokens.length] ?? '',
      key: `bench-key-${this.#next}-0123456789`,
      body: JSON.stringify({ ...placeOf(index), quantity: quantityOf(index), phone: '13800138000' }),
    }));
    return this.load({ port, connections: CONNECTIONS, orders });
  }
}

async function measure(
  bench: BenchDatabase,
  client: pg.Client,
  shop: Shop,
  ports: { together: number; alone: number },
): Promise<boolean> {
  const rates: Record<'hot' | 'plain' | 'plainSpread' | 'together' | 'alone', number[]> = {
    hot: [],
    plain: [],
    plainSpread: [],
    together: [],
    alone: [],
  };
  const latencies: number[] = [];
  const refused: string[] = [];
  const rate = ({ accepted, ms }: LoadResult) => (accepted.length / ms) * 1000;
  let accepted = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const hot = await shop.rush(ports.together, HOT_ORDERS, () => HOT);
    const plain = await runPgbench(bench.url, 1);
    const plainSpread = await runPgbench(bench.url, SPREAD.length);
    const anywhere = (index: number) => SPREAD[index % SPREAD.length] ?? HOT;
    const arms: ('together' | 'alone')[] = round % 2 === 0 ? ['together', 'alone'] : ['alone', 'together'];
    for (const arm of arms) {
      const result = await shop.rush(ports[arm], SPREAD_ORDERS, anywhere);
      accepted += result.accepted.length;
      refused.push(...result.refused);
      if (round > 0) rates[arm].push(rate(result));
    }
    accepted += hot.accepted.length;
    refused.push(...hot.refused);
    if (round === 0) continue;
    rates.hot.push(rate(hot));
    latencies.push(...hot.latencies);
    if (plain !== null) rates.plain.push(plain);
    if (plainSpread !== null) rates.plainSpread.push(plainSpread);
  }
  const times = median(rates.hot) / median(rates.plain);
  const ofAlone = median(rates.together) / median(rates.alone);
  const p99 = quantile(latencies, 0.99);
  say(
    `  one slot         ${spread(rates.hot)} orders/s   p50 ${median(latencies).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (goal ${GOAL.p99})`,
  );
  if (rates.plain.length > 0) {
    say(
      `  pgbench          ${spread(rates.plain)} orders/s   ${dim('one statement an order on such a row, prepared, 64 clients')}`,
    );
    say(`  ratio            ${times.toFixed(1)} × pgbench (goal ${GOAL.timesPgbench})`);
  } else say(yellow('  pgbench          is not installed here: nothing to compare with'));
  say(`  100 slots        ${spread(rates.together)} orders/s together, ${spread(rates.alone)} one at a time`);
  say(`  ratio            ${ofAlone.toFixed(2)} of one at a time (goal ${GOAL.ofAlone})`);
  if (rates.plainSpread.length > 0)
    say(dim(`  pgbench          ${spread(rates.plainSpread)} orders/s, the same statement spread over 100 such rows`));
  say(
    dim(
      `  ${ROUNDS} rounds of ${HOT_ORDERS} and ${SPREAD_ORDERS}, interleaved, ${CONNECTIONS} connections; server, load and database share this machine`,
    ),
  );
  if (refused.length > 0) say(red(`  REFUSED          ${refused.length}: ${[...new Set(refused)].join(', ')}`));
  const kept = await count(client, `ticket_order where visitor_id like 'visitor-%'`);
  const last = await sellOut(client, shop, ports.together);
  return refused.length === 0 && kept === accepted && last && (await agree(client));
}

/** Transactions a second of the plain statement, spread over so many stock rows; null without pgbench. */
async function runPgbench(url: string, rows: number): Promise<number | null> {
  const options = ['-n', '-M', 'prepared', '-c', String(CONNECTIONS), '-j', '1', '-T', String(PGBENCH_SECONDS)];
  const values = ['-D', `visitors=${PLAIN_VISITORS}`, '-D', `rows=${rows}`];
  const args = [...options, ...values, '-f', inRoot('bench/plainOrder.sql'), url];
  try {
    const { stdout } = await promisify(execFile)('pgbench', args);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return null;
    throw error;
  }
}

/** The last places of a slot, wanted by many more in all quantities: all of them are sold, and not one more. */
async function sellOut(client: pg.Client, shop: Shop, port: number): Promise<boolean> {
  const result = await shop.rush(
    port,
    LAST_ORDERS,
    () => LAST,
    (index) => 1 + (index % 5),
  );
  const tickets = await count(client, `ticket where product_id = 'last'`);
  const orders = await count(client, `ticket_order where product_id = 'last'`);
  const exact = tickets === LAST_PLACES && orders === result.accepted.length;
  say(
    `  sold out         ${LAST_ORDERS} orders of 1 to 5 for ${LAST_PLACES} places: ${tickets} sold ${exact ? '' : red('— OVERSOLD OR LOST')}`,
  );
  return exact;
}

async function agree(client: pg.Client): Promise<boolean> {
  const wrong = await count(
    client,
    `ticket_stock s where taken > stock or taken <> (select count(*) from ticket t
      where t.product_id = s.product_id and t.day = s.day and t.slot_id = s.slot_id and t.status in ('held', 'valid', 'used'))`,
  );
  say(`  counted          ${wrong === 0 ? 'every row counts exactly what was sold' : red(`${wrong} ROWS DO NOT AGREE`)}`);
  return wrong === 0;
}

async function count(client: pg.Client, from: string): Promise<number> {
  return (await client.query(`select count(*)::int as n from ${from}`)).rows[0].n;
}
