import { setTimeout as after } from 'node:timers/promises';
import type { Call } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import { addDays, parkDay } from '@park/contract/parkTime';
import { addOrder } from '@park/contract/ticket/sale/calls';
import { getWaitingPlace, joinWaitingRoom, setWaitingRoom } from '@park/contract/waitingRoom/calls';
import type { WaitingPlace } from '@park/contract/waitingRoom/schemas';
import { AUTH_SECRET } from '../bench/benchPark';
import { quantile } from '../bench/statistics';
import { newId } from '../server/src/db/newId';
import { callParkAt } from '../server/src/testing/callPark';
import type { Attack, Finding } from './attack';
import { type AttackedPark, atPark } from './attackedPark';
import { ORDERS_A_VISITOR, PRODUCT, prepare, SLOT } from './load';

const PEOPLE = 10_000;
/** Who joins at once. */
const AT_ONCE = 64;
/** Seconds: from the switch to the start, which everybody waits for, and from the start to the end. */
const SECONDS = { early: 60, open: 60 };
const PER_MINUTE = 1_200;
const MAX_P99_MS = 500;
/** Of the room a second, of both nodes together, while everybody polls and nobody orders: each looks once. */
const MAX_READS_PER_S = 2.5;

interface TimedCall {
  /** ms since the load began. */
  at: number;
  took: number;
  isServed: boolean;
}

/** Everybody comes before a sale starts, waits, polls as they are told to, and orders when it is their turn; on two nodes. */
export const line: Attack = {
  name: 'line',
  about: `${PEOPLE} people in line before a sale that lets in ${PER_MINUTE} a minute, on two nodes`,
  run: () =>
    atPark({ RATE_LIMIT: '0' }, async (park) => {
      const nodes: [string, string] = [park.url, await park.secondNode()];
      return rush(park, nodes, await prepare(park.databaseUrl, AUTH_SECRET, PEOPLE * ORDERS_A_VISITOR));
    }),
};

async function rush(park: AttackedPark, nodes: [string, string], tokens: string[]): Promise<Finding[]> {
  const owner = await park.ownerToken();
  const opensAt = new Date(Date.now() + SECONDS.early * 1_000);
  await ask(
    nodes[0],
    setWaitingRoom,
    { version: 0, kind: 'perMinute', amount: PER_MINUTE, opensAt: opensAt.toISOString() },
    owner,
  );
  // The other node hears of it by its own look.
  await after(6_000);

  const joined: number[] = [];
  const places: (WaitingPlace | null)[] = [];
  const began = performance.now();
  const queue = tokens.entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [who, token] of queue) {
        const from = performance.now();
        const answer = await ask(nodes[who % 2] ?? '', joinWaitingRoom, WISH, token);
        joined.push(performance.now() - from);
        places[who] = answer?.result ?? null;
      }
    }),
  );
  const joining = (performance.now() - began) / 1_000;

  const now = () => Date.now() - opensAt.getTime();
  const polls: TimedCall[] = [];
  const orders: TimedCall[] = [];
  const end = SECONDS.open * 1_000;
  const people = tokens.map(async (token, who) => {
    for (let place = places[who] ?? null; place?.token; ) {
      const wait = place.askAfter * 1_000;
      if (now() + wait > end) return;
      await after(wait);
      const at = now();
      const from = performance.now();
      // Whoever polls is answered by whichever node the proxy takes.
      const wish = { ...WISH, token: place.token };
      const answer: Envelope<WaitingPlace> | null = await ask(nodes[polls.length % 2] ?? '', getWaitingPlace, wish);
      polls.push({ at, took: performance.now() - from, isServed: answer?.code === 200 });
      place = answer?.result ?? place;
      if (place.state !== 'admitted') continue;
      const started = performance.now();
      const headers = { 'idempotency-key': newId() };
      const order = await ask(nodes[who % 2] ?? '', addOrder, { ...WISH, quantity: 1, phone: '13800138000' }, token, headers);
      orders.push({ at: now(), took: performance.now() - started, isServed: order?.code === 200 });
      return;
    }
  });

  // A connection that rests tells PostgreSQL what the joins read after ten seconds.
  await after(12_000);
  const reads = await readsWhile(park, async () => {
    while (now() < -2_000) await after(100);
  });
  const drawn = await whenDrawn(park, now);
  await Promise.all(people);
  return judge(park, { joined, joining, polls, orders, reads, drawn });
}

/** Reads of the room and of sessions a second; each look of a node reads the room once. */
async function readsWhile({ database }: AttackedPark, work: () => Promise<void>): Promise<{ room: number; session: number }> {
  const count = async () => {
    const { rows } = await database.executeSql(
      `select relname as name, (coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::float8 as n from pg_stat_user_tables
       where relname in ('waiting_room', 'session')`,
      [],
    );
    return Object.fromEntries(rows.map(({ name, n }) => [name, Number(n)])) as Record<string, number>;
  };
  const [before, began] = [await count(), performance.now()];
  await work();
  const now = await count();
  const seconds = (performance.now() - began) / 1_000;
  const of = (name: string) => ((now[name] ?? 0) - (before[name] ?? 0)) / seconds;
  return { room: of('waiting_room'), session: of('session') };
}

/** @returns ms after the start */
async function whenDrawn({ database }: AttackedPark, now: () => number): Promise<number> {
  for (;;) {
    const { rows } = await database.executeSql('select early, last_place from waiting_room', []);
    if (rows[0].early === 0 && rows[0].last_place > 0) return now();
    await after(50);
  }
}

interface Seen {
  joined: number[];
  joining: number;
  polls: TimedCall[];
  orders: TimedCall[];
  /** A second, while everybody polls and nobody joins or orders. */
  reads: { room: number; session: number };
  drawn: number;
}

async function judge({ database }: AttackedPark, { joined, joining, polls, orders, reads, drawn }: Seen): Promise<Finding[]> {
  const { rows } = await database.executeSql(
    `select count(distinct place)::int as places, count(admitted_at)::int as admitted,
      (select max(n)::int from (select count(*) as n from waiting_place where admitted_at is not null
        group by floor(extract(epoch from admitted_at) / 5)) as t) as most from waiting_place`,
    [],
  );
  const { places, admitted, most } = rows[0];
  const pollsOf = (all: TimedCall[], seconds: number) => {
    const took = all.map((one) => one.took);
    const failed = all.filter(({ isServed }) => !isServed).length;
    const measured = `${all.length}, ${(all.length / seconds).toFixed(0)} a second, p50 ${quantile(took, 0.5).toFixed(0)} ms, p99 ${quantile(took, 0.99).toFixed(0)} ms, ${failed} failed`;
    return { measured, held: failed === 0 && quantile(took, 0.99) <= MAX_P99_MS };
  };
  const early = polls.filter(({ at }) => at < 0);
  const firstPoll = Math.min(...early.map(({ at }) => at));
  const late = polls.filter(({ at }) => at >= 0);
  const allowed = (PER_MINUTE / 60) * (5 + 2) + 1;
  return [
    {
      tried: 'joining',
      measured: `${joined.length} in ${joining.toFixed(1)} s, ${(joined.length / joining).toFixed(0)} a second, p99 ${quantile(joined, 0.99).toFixed(0)} ms`,
      held: joined.length === PEOPLE,
    },
    {
      tried: 'places',
      measured: `${places} of ${PEOPLE}, drawn ${drawn} ms after the start`,
      held: places === PEOPLE && drawn < 5_000,
    },
    { tried: 'polls before the start', ...pollsOf(early, -firstPoll / 1_000) },
    {
      tried: 'reads of the database meanwhile',
      measured: `of the room ${reads.room.toFixed(1)} a second, of sessions ${reads.session.toFixed(1)}`,
      held: reads.room <= MAX_READS_PER_S && reads.session < 0.1,
    },
    { tried: 'polls after it', ...pollsOf(late, SECONDS.open) },
    { tried: 'let in', measured: `${admitted}, ${most} in five seconds at most (limit ${allowed})`, held: most <= allowed },
    {
      tried: 'orders of those whose turn it is',
      measured: `${orders.length}, ${orders.filter(({ isServed }) => !isServed).length} refused`,
      held: orders.length > 0 && orders.every(({ isServed }) => isServed),
    },
  ];
}

const WISH = { ticketId: PRODUCT, day: addDays(parkDay(Date.now()), 1), slotId: SLOT };

/** @returns null when no answer came */
const ask = <In, Out>(url: string, call: Call<In, Out>, input: In, token?: string, headers?: Record<string, string>) =>
  callParkAt(url, call, input, { token, headers, signal: AbortSignal.timeout(30_000) }).catch(() => null);
