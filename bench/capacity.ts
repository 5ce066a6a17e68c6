import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';
import { callHelp } from '@park/contract/help/calls';
import { getNotices } from '@park/contract/notice/calls';
import { addDays, parkDay } from '@park/contract/parkTime';
import { checkIn } from '@park/contract/ticket/gate/calls';
import { getOrders } from '@park/contract/ticket/order/calls';
import { getTicketStock, getTickets } from '@park/contract/ticket/product/calls';
import { addOrder } from '@park/contract/ticket/sale/calls';
import { inRoot } from '../scripts/root';
import { bold, dim, say } from '../scripts/terminal';
import { openPostgres } from '../server/src/db/postgres';
import { onPostgres } from './benchDatabase';
import { signInAll } from './benchPark';
import { type Costs, watching } from './cost';
import { CHECK_INS, FIRST, fillDay } from './day';
import { aHelpCall, listenAsStaff, requestOf, startChild, startLoad } from './holiday';
import { fill, type Place, SPREAD, STAFF } from './sale';
import type { LoadRound } from './saleLoad';

type Cost = Costs<'node'>;
type Kind = 'page' | 'file' | 'read' | 'own' | 'order' | 'checkIn';
type Request = LoadRound['requests'][number];

/**
 * What one visitor of a day asks for. Pages, files and reads were counted in Chromium (2026-11-24): somebody new opens the home, chooses, buys
 * and pays; on the day they open the home, their orders, the map and the notices. That two come with an order, and a payment costs what an
 * order does, are guesses, as is the busiest hour: put the park's own here.
 */
const VISIT: Record<Kind, number> = { page: 3, file: 74, read: 15, own: 14, order: 1, checkIn: 1 };
/** Of a day's visitors, in its busiest hour. */
const BUSIEST_HOUR = 0.2;
/** Of a core: beyond it calls begin to wait for each other. */
const BUSY = 0.6;
/** A second, of what staff are told of at once, in the busiest hour; and how often a quiet screen is asked whether it still may. */
const EVENTS_PER_S = 1;
const HEARTBEAT_S = 15;
const NODES = [1, 2, 4, 8];

const CONNECTIONS = 16;
const COUNT: Record<Kind, number> = { page: 600, file: 2_000, read: 3_000, own: 3_000, order: 3_000, checkIn: CHECK_INS };
/** As many as one account may keep open, of so many sign-ins. */
const SCREENS = 100;
const SIGN_INS = 10;
const EVENTS = 60;
/** Apart, so that each is told by itself, ms. */
const EVENT_EVERY_MS = 50;

/** What each thing costs a core here, and from that what so many nodes bear. Says the table of docs/operations.md. */
export function benchCapacity(): Promise<boolean> {
  say(bold('\nWhat a park of several nodes bears'));
  return onPostgres(async ({ url, client, children }) => {
    const { visitors, staff } = await fill(url);
    await fillDay(client);
    const port = await startChild<number>('bench/saleServer.ts', children, { DATABASE_URL: url });
    const load = await startLoad(children);
    const watch = watching({ node: children[0] }, client);
    const ask = async (requests: Request[]) => {
      const { refused } = await load({ port, connections: CONNECTIONS, requests });
      if (refused.length > 0) throw new Error(`Refused: ${[...new Set(refused)].join(', ')}`);
    };
    const script = (await readdir(inRoot('dist/h5/js'))).find((name) => name.endsWith('.js')) ?? '';
    const made = makers(visitors, staff);
    const costs = {} as Record<Kind, Cost>;
    for (const kind of Object.keys(VISIT) as Kind[]) {
      const run = (count: number) =>
        kind === 'page' || kind === 'file'
          ? fetchAll(`http://127.0.0.1:${port}/mp/${kind === 'file' ? `js/${script}` : ''}`, count)
          : ask(Array.from({ length: count }, made[kind]));
      await run(COUNT[kind] / 4);
      costs[kind] = (await watch(COUNT[kind], () => run(COUNT[kind]))).cost;
    }
    const help = async () => {
      for (let count = 0; count < EVENTS; count += 1)
        await Promise.all([ask([requestOf(callHelp, aHelpCall())]), after(EVENT_EVERY_MS)]);
    };
    await help();
    const { cost: alone } = await watch(EVENTS, help);
    const tokens = await staffTokens(url);
    const leave = await Promise.all(
      Array.from({ length: SCREENS }, (_, screen) => listenAsStaff(port, tokens[screen % SIGN_INS] ?? '')),
    );
    const { cost: eventCost } = await watch(EVENTS, help);
    await Promise.all(leave.map((end) => end()));
    tell(costs, { node: (eventCost.node - alone.node) / SCREENS, database: (eventCost.database - alone.database) / SCREENS });
    return true;
  });
}

async function staffTokens(url: string): Promise<string[]> {
  const database = await openPostgres(url, 1);
  return signInAll(database, Array<typeof STAFF>(SIGN_INS).fill(STAFF)).finally(() => database.close());
}

/** Calls in their turn, each another. */
function makers(visitors: string[], staff: string): Record<Exclude<Kind, 'page' | 'file'>, () => Request> {
  const day = addDays(parkDay(Date.now()), 1);
  const turns = { read: 0, own: 0, order: 0, checkIn: 0 };
  const reads: Request[] = [
    { method: getTickets.method, path: `${getTickets.path}?day=${day}` },
    { method: getTicketStock.method, path: `${getTicketStock.path}?id=hot&day=${day}` },
    requestOf(getNotices, { pageSize: 10 }),
  ];
  const visitor = (turn: number) => visitors[turn % visitors.length] ?? '';
  return {
    read: () => reads[turns.read++ % reads.length] as Request,
    own: () => requestOf(getOrders, {}, visitor(turns.own++)),
    order() {
      const turn = turns.order++;
      const order = { ...(SPREAD[turn % SPREAD.length] as Place), quantity: 1, phone: '13800138000' };
      return requestOf(addOrder, order, visitor(turn), `capacity-${randomUUID()}`);
    },
    checkIn: () => requestOf(checkIn, { code: String(FIRST + turns.checkIn++), gate: 'East' }, staff),
  };
}

async function fetchAll(url: string, count: number): Promise<void> {
  let left = count;
  const one = async () => {
    while (left-- > 0) {
      const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
}

function tell(costs: Record<Kind, Cost>, screen: Cost): void {
  say('| ms of a core | of the node | of the database |\n|---|---|---|');
  for (const [name, { node, database }] of Object.entries({ ...costs, 'told to a screen': screen }))
    say(`| ${name} | ${node.toFixed(2)} | ${database.toFixed(2)} |`);
  const costOf = (kinds: Kind[]): Cost => ({
    node: kinds.reduce((sum, kind) => sum + VISIT[kind] * costs[kind].node, 0),
    database: kinds.reduce((sum, kind) => sum + VISIT[kind] * costs[kind].database, 0),
  });
  const kinds = Object.keys(VISIT) as Kind[];
  const visits = [costOf(kinds), costOf(kinds.filter((kind) => kind !== 'file'))];
  say(
    `| a visit; its files from elsewhere | ${visits.map(({ node }) => node.toFixed(0)).join('; ')} | ${visits[0]?.database.toFixed(0)} |`,
  );
  // How often in the busiest second one of them happens.
  const aDay = BUSIEST_HOUR / 3_600;
  const perScreen = EVENTS_PER_S + 1 / HEARTBEAT_S;
  const columns = [
    ...visits.map((cost) => ({ cost, each: aDay })),
    ...[costs.order, costs.checkIn].map((cost) => ({ cost, each: 1 })),
    { cost: screen, each: perScreen },
  ];
  say('\n| nodes | visitors a day | files from elsewhere | orders a second | check-ins a second | staff’s screens |');
  say('|---|---|---|---|---|---|');
  for (const nodes of NODES) {
    const cells = columns.map(({ cost, each }) => {
      const maxPeople = (nodes * BUSY * 1_000) / cost.node / each;
      const cores = (maxPeople * each * cost.database) / 1_000 / BUSY;
      return `${Number(maxPeople.toPrecision(2)).toLocaleString('en')} (${cores.toFixed(1)})`;
    });
    say(`| ${nodes} | ${cells.join(' | ')} |`);
  }
  say(dim(`  each column by itself; in brackets: cores of the database, like the nodes’ ${BUSY * 100} % busy`));
}
