import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getLivePoints } from '@park/contract/live/point/calls';
import { getTimespanByDay } from '@park/contract/live/timespan/calls';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import { addDays, parkDay } from '@park/contract/parkTime';
import pg from 'pg';
import { openPark } from '../scripts/park';
import { freePort } from '../scripts/ports';
import { bold, dim, say, yellow } from '../scripts/terminal';
import { type Anchor, makeAnchors, resultOf } from './anchors';
import { bookBare, type Recording } from './bareBooking';
import { createBenchDatabase } from './benchDatabase';
import { type BookingTask, listTasks } from './bookingTasks';
import { bookOverHttp } from './httpBooking';
import { recordBooking } from './recordBooking';
import { median, quantile, spread } from './statistics';

const ANCHORS = 120;
const CONNECTIONS = 16;
/** Pairs of rounds, and one more of each before them that warms both up and does not count. */
const ROUNDS = 5;
const PER_ROUND = 250;
/** Places of the one slot that everybody races for. */
const RACE_PLACES = 3;
const ADMIN_PASSWORD = 'ammonite-bench-only';
const AUTH_SECRET = 'a secret of the bench, long enough to be one';

/** Bookings a second over HTTP beside the same statements by the driver alone, then proves that none was lost or oversold. */
export async function benchBookings(): Promise<boolean> {
  say(bold('\nBookings on PostgreSQL'));
  const bench = await createBenchDatabase();
  if (bench === null) {
    say(yellow('SKIPPED: no PostgreSQL answers. Set DATABASE_URL to measure bookings.'));
    return true;
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'park-bench-'));
  const client = new pg.Client({ connectionString: bench.url });
  try {
    const env = {
      DATABASE_URL: bench.url,
      DATA_DIR: dataDir,
      RATE_LIMIT: '0',
      LOG_LEVEL: 'error',
      ADMIN_PASSWORD,
      AUTH_SECRET,
      REDIS_URL: '',
      WECHAT_APP_ID: '',
      HOST: '127.0.0.1',
    };
    const park = await openPark({ port: await freePort(), sandboxPort: await freePort(), env });
    try {
      await client.connect();
      const anchors = await makeAnchors(park.url, ADMIN_PASSWORD, ANCHORS);
      await client.query('update live_point set capacity = 1000');
      const tasks = await listTasks(park.url, anchors, await anchorIdsOf(client));
      return (await measure(park.url, bench.url, client, tasks)) && (await race(park.url, client, anchors));
    } finally {
      await park.stop();
    }
  } finally {
    await client.end().catch(() => undefined);
    await bench.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(url: string, databaseUrl: string, client: pg.Client, tasks: BookingTask[]): Promise<boolean> {
  const next = (count: number) => {
    const taken = tasks.splice(0, count);
    if (taken.length < count) throw new Error('the rules allow fewer bookings than the bench needs');
    return taken;
  };
  const recording: Recording = await recordBooking(databaseUrl, AUTH_SECRET, next(1)[0] as BookingTask);
  const before = await countBookings(client);
  const http: number[] = [];
  const bare: number[] = [];
  const latencies: number[] = [];
  const acknowledged: string[] = [];
  const refused: string[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const overHttp = await bookOverHttp(url, next(PER_ROUND), CONNECTIONS);
    const bareMs = await bookBare(databaseUrl, recording, next(PER_ROUND), CONNECTIONS);
    acknowledged.push(...overHttp.acknowledged);
    refused.push(...overHttp.refused);
    if (round === 0) continue;
    http.push((overHttp.acknowledged.length / overHttp.ms) * 1000);
    bare.push((PER_ROUND / bareMs) * 1000);
    latencies.push(...overHttp.latencies);
  }
  const bareBookings = (ROUNDS + 1) * PER_ROUND;
  const stored = (await countBookings(client)) - before;
  const found = await client.query('select count(*)::int as n from live_reservation where id = any($1)', [acknowledged]);
  const isAllStored = found.rows[0].n === acknowledged.length && stored === acknowledged.length + bareBookings;

  say(
    `  over HTTP        ${spread(http)} bookings/s   p50 ${median(latencies).toFixed(1)} ms, p99 ${quantile(latencies, 0.99).toFixed(1)} ms`,
  );
  say(`  driver alone     ${spread(bare)} bookings/s   ${dim(`the same ${recording.statements.length} statements`)}`);
  say(`  ratio            ${(median(http) / median(bare)).toFixed(2)} of the bare database`);
  say(
    dim(
      `  ${ROUNDS} rounds of ${PER_ROUND} each, alternating, ${CONNECTIONS} connections; generator, server and database share this machine`,
    ),
  );
  say(
    `  counted after    ${stored} rows for ${acknowledged.length} acknowledged + ${bareBookings} bare: ${isAllStored ? 'none lost' : 'NOT EQUAL'}`,
  );
  if (refused.length > 0) say(yellow(`  refused          ${refused.length}: ${[...new Set(refused)].join(', ')}`));
  return isAllStored && refused.length === 0;
}

/** Everybody wants the same place at once. */
async function race(url: string, client: pg.Client, anchors: Anchor[]): Promise<boolean> {
  await client.query('update live_point set capacity = $1', [RACE_PLACES]);
  const day = addDays(parkDay(Date.now()), DEFAULT_RULES.live.bookableDays);
  const [span] = await resultOf(url, getTimespanByDay, { day });
  const point = (await resultOf(url, getLivePoints, { pageSize: 100 })).items.find((item) => item.open);
  if (!span || !point) throw new Error('nothing to race for');
  const wish = { pointId: point.id, timespanId: span.id, day, start: span.start, end: span.end, anchorId: '' };
  const raced = await bookOverHttp(
    url,
    anchors.map((anchor) => ({ ...anchor, ...wish })),
    anchors.length,
  );
  const rows = await client.query(
    `select count(*)::int as n from live_reservation where day = $1 and timespan_id = $2 and point_id = $3 and status = 'booked'`,
    [day, span.id, point.id],
  );
  const exact = raced.acknowledged.length === RACE_PLACES && rows.rows[0].n === RACE_PLACES;
  say(
    `  race             ${anchors.length} anchors for ${RACE_PLACES} places: ${raced.acknowledged.length} acknowledged, ${rows.rows[0].n} rows ${exact ? '' : '— OVERSOLD OR LOST'}`,
  );
  return exact;
}

async function countBookings(client: pg.Client): Promise<number> {
  return (await client.query(`select count(*)::int as n from live_reservation`)).rows[0].n;
}

async function anchorIdsOf(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query('select id, visitor_id from live_anchor');
  return new Map(rows.map((row) => [row.visitor_id, row.id]));
}
