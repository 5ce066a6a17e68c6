import { getLivePoints } from '@park/contract/live/point/calls';
import { getTimespanByDay } from '@park/contract/live/timespan/calls';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import { addDays, parkDay } from '@park/contract/parkTime';
import { bold, dim, say, yellow } from '../scripts/terminal';
import { resultAt } from '../server/src/testing/callPark';
import { bookBare, recordBooking } from './bareBooking';
import { onPostgres, queryAt } from './benchDatabase';
import { openBenchPark } from './benchPark';
import { type Anchor, type BookingTask, bookingOf, listTasks, makeAnchors } from './bookingTasks';
import { rateOf, startLoad } from './holiday';
import type { LoadResult } from './saleLoad';
import { median, quantile, spread } from './statistics';

const ANCHORS = 120;
const CONNECTIONS = 16;
/** Pairs of rounds, and one more of each before them that warms both up and does not count. */
const ROUNDS = 5;
const PER_ROUND = 250;
/** Places of the one slot that everybody races for. */
const RACE_PLACES = 3;

interface Bench {
  url: string;
  databaseUrl: string;
  book(tasks: BookingTask[], connections: number): Promise<LoadResult>;
}

/** Bookings a second over HTTP beside the same statements by the driver alone, then proves that none was lost or oversold. */
export function benchBookings(): Promise<boolean> {
  say(bold('\nBookings on PostgreSQL'));
  return onPostgres(async ({ url: databaseUrl, children }) => {
    const park = await openBenchPark({ DATABASE_URL: databaseUrl, RATE_LIMIT: '0' });
    try {
      const { url } = park;
      const load = await startLoad(children);
      const port = Number(new URL(url).port);
      const bench: Bench = {
        ...{ url, databaseUrl },
        book: (tasks, connections) => load({ port, connections, requests: tasks.map(bookingOf) }),
      };
      const anchors = await makeAnchors(databaseUrl, ANCHORS);
      await queryAt(databaseUrl, 'update live_point set capacity = 1000');
      return (await measure(bench, await listTasks(url, anchors))) && (await race(bench, anchors));
    } finally {
      await park.stop();
    }
  });
}

async function measure({ databaseUrl, book }: Bench, tasks: BookingTask[]): Promise<boolean> {
  const next = (count: number) => {
    const taken = tasks.splice(0, count);
    if (taken.length < count) throw new Error('the rules allow fewer bookings than the bench needs');
    return taken;
  };
  const recording = await recordBooking(databaseUrl, next(1)[0] as BookingTask);
  const before = await countBookings(databaseUrl);
  const http: number[] = [];
  const bare: number[] = [];
  const latencies: number[] = [];
  const refused: string[] = [];
  let accepted = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const overHttp = await book(next(PER_ROUND), CONNECTIONS);
    const bareMs = await bookBare(databaseUrl, recording, next(PER_ROUND), CONNECTIONS);
    accepted += overHttp.accepted;
    refused.push(...overHttp.refused);
    if (round === 0) continue;
    http.push(rateOf(overHttp));
    bare.push((PER_ROUND / bareMs) * 1000);
    latencies.push(...overHttp.latencies);
  }
  const bareBookings = (ROUNDS + 1) * PER_ROUND;
  const stored = (await countBookings(databaseUrl)) - before;
  const isAllStored = stored === accepted + bareBookings;

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
    `  counted after    ${stored} rows for ${accepted} acknowledged + ${bareBookings} bare: ${isAllStored ? 'none lost' : 'NOT EQUAL'}`,
  );
  if (refused.length > 0) say(yellow(`  refused          ${refused.length}: ${[...new Set(refused)].join(', ')}`));
  return isAllStored && refused.length === 0;
}

/** Everybody wants the same place at once. */
async function race({ url, databaseUrl, book }: Bench, anchors: Anchor[]): Promise<boolean> {
  await queryAt(databaseUrl, 'update live_point set capacity = $1', [RACE_PLACES]);
  const day = addDays(parkDay(Date.now()), DEFAULT_RULES.live.bookableDays);
  const [span] = await resultAt(url, getTimespanByDay, { day });
  const point = (await resultAt(url, getLivePoints, { pageSize: 100 })).items.find((item) => item.open);
  if (!span || !point) throw new Error('nothing to race for');
  const wish = { pointId: point.id, timespanId: span.id, day, start: span.start, end: span.end };
  const bookings = anchors.map((anchor) => ({ ...anchor, ...wish }));
  const { accepted } = await book(bookings, anchors.length);
  const booked = await countBookings(databaseUrl, `day = '${day}' and status = 'booked'`);
  const exact = accepted === RACE_PLACES && booked === RACE_PLACES;
  say(
    `  race             ${anchors.length} anchors for ${RACE_PLACES} places: ${accepted} acknowledged, ${booked} rows ${exact ? '' : '— OVERSOLD OR LOST'}`,
  );
  return exact;
}

async function countBookings(databaseUrl: string, which = 'true'): Promise<number> {
  const [row] = await queryAt<{ n: number }>(databaseUrl, `select count(*)::int as n from live_reservation where ${which}`);
  return row?.n ?? 0;
}
