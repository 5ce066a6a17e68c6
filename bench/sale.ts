import { availableParallelism, loadavg } from 'node:os';
import { addDays, parkDay } from '@park/contract/parkTime';
import { addOrder } from '@park/contract/ticket/sale/calls';
import type pg from 'pg';
import { bold, dim, red, say } from '../scripts/terminal';
import { migrate } from '../server/src/db/migrate';
import { openPostgres } from '../server/src/db/postgres';
import { type Bench, onPostgres } from './benchDatabase';
import { signInAll } from './benchPark';
import { type Costs, watching } from './cost';
import { benchDay } from './day';
import {
  CONNECTIONS,
  type Load,
  listenAsStaff,
  newFigures,
  note,
  requestOf,
  runPgbench,
  startChild,
  startLoad,
  tellBeside,
} from './holiday';
import { median } from './statistics';

export const STAFF = { adminId: 'staff', adminName: 'staff' };
/** Counted rounds; one more of each before them warms everything up. */
const ROUNDS = 4;
const HOT_ORDERS = 5_000;
const SPREAD_ORDERS = 3_000;
const PLAIN_VISITORS = 5_000;
/** What a visitor may leave unpaid, which is how often one of them can order here. */
const ORDERS_A_VISITOR = 3;
const SPREAD_PRODUCTS = 20;
const SPREAD_DAYS = 5;
const MANY = 100_000;
/** The end of the sale: so many places, and people who want three times as many. */
const LAST_PLACES = 1_500;
const LAST_ORDERS = 1_500;

/** Of pgbench's orders a second, and ms. */
const LIMITS = { hot: { goal: 8, times: 4, p99: 100 }, spread: { goal: 0.8, times: 0.6, p99: 150 } };

export interface Place {
  ticketId: string;
  day: string;
  slotId: string;
}

const DAY = addDays(parkDay(Date.now()), 1);
const HOT: Place = { ticketId: 'hot', day: DAY, slotId: 'bench' };
const LAST: Place = { ticketId: 'last', day: DAY, slotId: 'bench' };
export const SPREAD: Place[] = Array.from({ length: SPREAD_PRODUCTS * SPREAD_DAYS }, (_, index) => ({
  ticketId: `spread-${index % SPREAD_PRODUCTS}`,
  day: addDays(DAY, Math.floor(index / SPREAD_PRODUCTS)),
  slotId: 'bench',
}));

/** A holiday's sale beside pgbench on the same rows, proof that exactly the stock was sold, and the gates and lists of the day. */
export function benchSale(): Promise<boolean> {
  say(bold('\nA holiday on PostgreSQL'));
  say(dim(`  load of the machine before it began: ${(loadavg()[0] ?? 0).toFixed(1)}`));
  return onPostgres(measureHoliday);
}

async function measureHoliday(bench: Bench): Promise<boolean> {
  const { url, client, children } = bench;
  const { visitors, staff } = await fill(url);
  const env = { DATABASE_URL: url };
  const port = await startChild<number>('bench/saleServer.ts', children, env);
  const barePort = await startChild<number>('server/src/testing/bareServer.ts', children, env);
  const load = await startLoad(children);
  const stopListening = await listenAsStaff(port, staff);
  const watch = watching({ node: children[0], load: children.at(-1) }, client);
  const sold = await measure(bench, watch, new Shop(load, port, visitors));
  const day = await benchDay({ url, client, load, port, barePort, staff });
  await stopListening();
  return sold && day;
}

/** The park of the bench, and as many visitors as the rounds need, signed in by the server's own code. */
export async function fill(url: string): Promise<{ visitors: string[]; staff: string }> {
  const orders = (ROUNDS + 1) * (HOT_ORDERS + SPREAD_ORDERS) + LAST_ORDERS;
  const count = Math.ceil(orders / ORDERS_A_VISITOR);
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
        insert into visitor (id) select 'visitor-' || n from generate_series(0, ${count - 1}) n;
        insert into admin_account (id, user_name, password_hash, roles) values ('staff', 'staff', '', '{owner}');
        analyze`),
    );
    const people = Array.from({ length: count }, (_, n) => ({ visitorId: `visitor-${n}` }));
    const [staff = '', ...visitors] = await signInAll(database, [STAFF, ...people]);
    return { visitors, staff };
  } finally {
    await database.close();
  }
}

/** Hands out visitors, none more often than they may order. */
class Shop {
  #next = 0;
  constructor(
    readonly load: Load,
    readonly port: number,
    readonly tokens: string[],
  ) {}

  rush(count: number, placeOf: (index: number) => Place, quantityOf: (index: number) => number = () => 1) {
    const requests = Array.from({ length: count }, (_, index) => {
      const order = { ...placeOf(index), quantity: quantityOf(index), phone: '13800138000' };
      const token = this.tokens[this.#next++ % this.tokens.length];
      return requestOf(addOrder, order, token, `bench-key-${this.#next}-0123456789`);
    });
    return this.load({ port: this.port, connections: CONNECTIONS, requests });
  }
}

type Watch = ReturnType<typeof watching<'node' | 'load'>>;

async function measure({ url, client }: Bench, watch: Watch, shop: Shop): Promise<boolean> {
  const arms = {
    hot: {
      rows: 1,
      orders: HOT_ORDERS,
      placeOf: () => HOT,
      costs: [] as Costs<'node' | 'load'>[],
      ...newFigures(),
    },
    spread: {
      rows: SPREAD.length,
      orders: SPREAD_ORDERS,
      placeOf: (index: number) => SPREAD[index % SPREAD.length] ?? HOT,
      costs: [] as Costs<'node' | 'load'>[],
      ...newFigures(),
    },
  };
  const refused: string[] = [];
  let accepted = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const arm of Object.values(arms)) {
      const { cost, result } = await watch(arm.orders, () => shop.rush(arm.orders, arm.placeOf));
      const plain = await runPgbench(url, 'plainOrder.sql', { visitors: PLAIN_VISITORS, rows: arm.rows });
      accepted += result.accepted;
      refused.push(...result.refused);
      if (round === 0) continue;
      note(arm, result, plain);
      arm.costs.push(cost);
    }
  }
  const good = [
    tellBeside({ name: 'one slot', limits: LIMITS.hot, ...arms.hot, plainName: 'one statement an order on such a row' }),
    tellBeside({
      name: '100 slots',
      limits: LIMITS.spread,
      ...arms.spread,
      plainName: 'the same statement over 100 such rows',
    }),
  ];
  say(
    dim(
      `  ${ROUNDS} rounds of ${HOT_ORDERS} and ${SPREAD_ORDERS}, interleaved, ${CONNECTIONS} connections, staff’s events on; server, load and database share this machine`,
    ),
  );
  for (const [name, { costs, plain }] of Object.entries(arms)) tellCost(name, costs, plain);
  if (refused.length > 0) say(red(`  REFUSED          ${refused.length}: ${[...new Set(refused)].join(', ')}`));
  const stored = await count(client, `ticket_order where visitor_id like 'visitor-%'`);
  const last = await sellOut(client, shop);
  return good.every(Boolean) && refused.length === 0 && stored === accepted && last && (await agree(client));
}

/** What an order costs, and so the most that this machine can bear, were no core ever idle: no faster program can be found by waiting less. */
function tellCost(name: string, costs: Costs<'node' | 'load'>[], plain: number[]): void {
  const of = (part: 'node' | 'load' | 'database') => median(costs.map((cost) => cost[part]));
  const cores = availableParallelism();
  const maxRate = (cores * 1_000) / (of('node') + of('load') + of('database'));
  const micros = (part: 'node' | 'load' | 'database') => `${(of(part) * 1_000).toFixed(0)} µs`;
  const times = plain.length > 0 ? `, ${(maxRate / median(plain)).toFixed(1)} ×` : '';
  say(
    dim(
      `  ${name.padEnd(16)} an order costs the node ${micros('node')}, the database ${micros('database')}, the load ${micros('load')}: ${cores} cores bear ${maxRate.toFixed(0)} a second at most${times}`,
    ),
  );
}

/** The last places of a slot, wanted by many more in all quantities: all of them are sold, and not one more. */
async function sellOut(client: pg.Client, shop: Shop): Promise<boolean> {
  const result = await shop.rush(
    LAST_ORDERS,
    () => LAST,
    (index) => 1 + (index % 5),
  );
  const tickets = await count(client, `ticket where product_id = 'last'`);
  const orders = await count(client, `ticket_order where product_id = 'last'`);
  const exact = tickets === LAST_PLACES && orders === result.accepted;
  say(
    `  sold out         ${LAST_ORDERS} orders of 1 to 5 for ${LAST_PLACES} places: ${tickets} sold ${exact ? '' : red('— OVERSOLD OR LOST')}`,
  );
  return exact;
}

async function agree(client: pg.Client): Promise<boolean> {
  const wrong = await count(
    client,
    `ticket_stock s left join (select product_id, day, slot_id, count(*) from ticket where status in ('held', 'valid', 'used')
      group by 1, 2, 3) t using (product_id, day, slot_id) where taken > stock or taken <> coalesce(t.count, 0)`,
  );
  say(`  counted          ${wrong === 0 ? 'every row counts exactly what was sold' : red(`${wrong} ROWS DO NOT AGREE`)}`);
  return wrong === 0;
}

async function count(client: pg.Client, from: string): Promise<number> {
  return (await client.query(`select count(*)::int as n from ${from}`)).rows[0].n;
}
