import { getNotice, getNotices } from '@park/contract/notice/calls';
import { parkDay } from '@park/contract/parkTime';
import { checkIn } from '@park/contract/ticket/gate/calls';
import type pg from 'pg';
import { dim, red, say } from '../scripts/terminal';
import { CONNECTIONS, type Load, newFigures, note, rateOf, requestOf, runPgbench, tellBeside } from './holiday';
import type { LoadRound } from './saleLoad';

const ROUNDS = 3;
/** As many for each of pgbench's connections. */
export const CHECK_INS = 32 * CONNECTIONS;
const READS = 4_000;
/** Ten digits. Each side lets in tickets of its own. */
export const FIRST = 1_000_000_000;
const FIRST_PLAIN = 2_000_000_000;

/** Of what it is compared with, and ms. */
const LIMITS = { gate: { goal: 0.5, times: 0.8, p99: 100 }, reads: { goal: 0.5, times: 0.8, p99: 100 } };

interface Day {
  url: string;
  client: pg.Client;
  load: Load;
  port: number;
  barePort: number;
  staff: string;
}

/** The day after the sale: gates beside the plain statement, and what every visitor reads beside a bare server with the same rows. */
export async function benchDay(day: Day): Promise<boolean> {
  await fillDay(day.client);
  const gate = await benchGate(day);
  const list = await benchRead(day, {
    name: 'list of notices',
    ask: requestOf(getNotices, { pageSize: 10 }),
    bare: '/notices',
  });
  const notice = await benchRead(day, {
    name: 'one notice',
    ask: { method: getNotice.method, path: `${getNotice.path}?id=notice-1` },
    bare: '/notice',
  });
  say(dim(`  ${ROUNDS} rounds of ${CHECK_INS} and ${READS}, after one to warm up`));
  return gate && list && notice;
}

export async function fillDay(client: pg.Client): Promise<void> {
  const today = parkDay(Date.now());
  const last = (ROUNDS + 1) * CHECK_INS - 1;
  // Four to a family, each with an order of their own: a scan tells who else is of it.
  const tickets = (first: number) => `
    insert into visitor (id) select distinct 'family-' || n / 4 from generate_series(${first}, ${first + last}) n;
    insert into ticket_order (id, number, visitor_id, idempotency_key, request_hash, product_id, day, slot_id, start_at, end_at, quantity,
        price, amount, late_refund_percent, phone, status, created_at, expires_at, paid_at)
      select 'day-' || n, 'day-' || n, 'family-' || n / 4, 'day-' || n, '', 'hot', '${today}', 'always', now() - interval '1 hour',
        now() + interval '3 hours', 1, 12000, 12000, 50, '', 'paid', now(), now(), now()
      from generate_series(${first}, ${first + last}) n;
    insert into ticket (id, number, order_id, position, visitor_id, product_id, day, slot_id, price, status)
      select 'day-' || n, n, 'day-' || n, 0, 'family-' || n / 4, 'hot', '${today}', 'always', 12000, 'valid'
      from generate_series(${first}, ${first + last}) n;`;
  await client.query(`
    insert into ticket_slot (id, start_clock, end_clock) values ('always', '00:00', '23:59');
    insert into ticket_stock (product_id, day, slot_id, stock) values ('hot', '${today}', 'always', 100000);
    ${tickets(FIRST)} ${tickets(FIRST_PLAIN)}
    create sequence plain_ticket start ${FIRST_PLAIN};
    insert into notice (id, version, category, title, text, words, motif, published_at, created_at, updated_at)
      select 'notice-' || n, 1, 'service', jsonb_build_object('zh-Hans', '通知 ' || n, 'en', 'Notice ' || n),
        jsonb_build_object('zh-Hans', '<p>' || repeat('化石 ', 100) || '</p>'), jsonb_build_object('zh-Hans', repeat('化石 ', 100)),
        'valley', now() - n * interval '1 hour', now(), now()
      from generate_series(1, 30) n;
    analyze`);
}

async function benchGate({ url, client, load, port, staff }: Day): Promise<boolean> {
  const figures = newFigures();
  for (let round = 0; round <= ROUNDS; round += 1) {
    const codeOf = (index: number) => String(FIRST + round * CHECK_INS + index);
    const requests = Array.from({ length: CHECK_INS }, (_, n) => requestOf(checkIn, { code: codeOf(n), gate: 'East' }, staff));
    const result = await load({ port, connections: CONNECTIONS, requests });
    const beside = await runPgbench(url, 'plainCheckIn.sql', {}, CHECK_INS / CONNECTIONS);
    if (round === 0) continue;
    note(figures, result, beside);
  }
  const good = tellBeside({ name: 'gates', ...figures, plainName: 'one statement a ticket', limits: LIMITS.gate });
  const used = `select count(*)::int as n from ticket where number < '${FIRST_PLAIN}' and day = $1 and status = 'used'`;
  const entered = (await client.query(used, [parkDay(Date.now())])).rows[0].n;
  const all = entered === (ROUNDS + 1) * CHECK_INS;
  if (!all) say(red(`  ${entered} of ${(ROUNDS + 1) * CHECK_INS} tickets entered`));
  return good && all;
}

interface Read {
  name: string;
  ask: LoadRound['requests'][number];
  /** Path of the bare server. */
  bare: string;
}

async function benchRead({ load, port, barePort }: Day, { name, ask, bare }: Read): Promise<boolean> {
  const figures = newFigures();
  let refused = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const result = await load({ port, connections: CONNECTIONS, requests: Array.from({ length: READS }, () => ask) });
    const requests = Array.from({ length: READS }, () => ({ method: 'GET', path: bare }));
    const beside = await load({ port: barePort, connections: CONNECTIONS, requests });
    refused += result.refused.length + beside.refused.length;
    if (round === 0) continue;
    note(figures, result, rateOf(beside));
  }
  const good = tellBeside({ name, ...figures, plainName: 'a bare Fastify with the same rows', limits: LIMITS.reads });
  if (refused > 0) say(red(`  REFUSED          ${refused}`));
  return good && refused === 0;
}
