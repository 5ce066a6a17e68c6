import type { ChildProcess } from 'node:child_process';
import { addDays, parkDay } from '@park/contract/parkTime';
import { addOrder } from '@park/contract/ticket/sale/calls';
import { AUTH_SECRET } from '../bench/benchPark';
import { requestOf, startLoad } from '../bench/holiday';
import type { LoadResult, LoadRound } from '../bench/saleLoad';
import type { Attack, Finding } from './attack';
import { type AttackedPark, atPark } from './attackedPark';
import { PRODUCT, prepare, SLOT } from './load';

const BUYERS = 10_000;
const PLACES = 3_000;
/** Buyers want 1 to so many, in turn. */
const MAX_TICKETS = 3;
/** Every tenth taps at both nodes at once, under one key. */
const TWICE = 10;
/** To each of the two nodes. */
const CONNECTIONS = 500;
const ROUNDS = 5;

/** The last places of a day, wanted by many more than there are, at two nodes. */
export const race: Attack = {
  name: 'race',
  about: `${BUYERS.toLocaleString('en')} buyers at two nodes, ${CONNECTIONS} at once at each, for ${PLACES.toLocaleString('en')} places; every ${TWICE}th taps at both`,
  run: () =>
    atPark({ RATE_LIMIT: '0' }, async (park) => {
      const urls = [park.url, await park.secondNode()];
      const tokens = await prepare(park.databaseUrl, AUTH_SECRET, BUYERS * 3);
      await park.database.executeSql('update ticket_product_slot set stock = $1 where product_id = $2', [PLACES, PRODUCT]);
      const children: ChildProcess[] = [];
      try {
        const nodes = urls.map((url, node) => ({
          ...{ port: Number(new URL(url).port), connections: CONNECTIONS },
          requests: wishes(tokens, node),
        }));
        const loads = [await startLoad(children), await startLoad(children)];
        const ask = () => Promise.all(nodes.map((node, index) => loads[index]?.(node) as Promise<LoadResult>));
        const rounds: LoadResult[][] = [];
        do rounds.push(await ask());
        while (
          rounds.length < ROUNDS &&
          (rounds.length < 2 || rounds.at(-1)?.some(({ refused }) => refused.some(isNoVerdict)))
        );
        return await judge(park, rounds);
      } finally {
        for (const child of children) child.kill();
      }
    }),
};

/** What buyers ask of a node: the same each time, so that all who got a place are told so again. */
function wishes(tokens: string[], node: number): LoadRound['requests'] {
  const day = addDays(parkDay(Date.now()), 1);
  return tokens.flatMap((token, buyer) => {
    if (buyer % 2 !== node && buyer % TWICE !== 0) return [];
    const wish = { ticketId: PRODUCT, day, slotId: SLOT, quantity: 1 + (buyer % MAX_TICKETS), phone: '13800138000' };
    return [requestOf(addOrder, wish, token, `race-${buyer}-0123456789abcdef`)];
  });
}

const isNoVerdict = (error: string) => !['ticketSoldOut', 'ticketsLeft'].includes(error);

async function judge({ database }: AttackedPark, rounds: LoadResult[][]): Promise<Finding[]> {
  const { rows } = await database.executeSql(
    `select count(*)::int as orders, count(distinct visitor_id)::int as buyers,
       count(*) filter (where visitor_id in (select 'drill-' || n from generate_series(0, $2, $3) n))::int as twice,
       (select count(*)::int from ticket where product_id = $1) as tickets,
       (select taken from ticket_stock where product_id = $1 and taken > 0) as taken
     from ticket_order where product_id = $1`,
    [PRODUCT, BUYERS - 1, TWICE],
  );
  const [{ orders, buyers, twice, tickets, taken }] = rows as [Record<string, number>] as [
    { orders: number; buyers: number; twice: number; tickets: number; taken: number },
  ];
  const last = rounds.at(-1) ?? [];
  const accepted = last.reduce((sum, { accepted }) => sum + accepted, 0);
  const verdicts = last.flatMap(({ refused }) => refused).filter(isNoVerdict);
  const first = rounds[0] ?? [];
  const sent = first.reduce((sum, { latencies }) => sum + latencies.length, 0);
  const seconds = Math.max(...first.map(({ ms }) => ms)) / 1_000;
  const late = first.flatMap(({ refused }) => refused).filter(isNoVerdict).length;
  return [
    {
      tried: `${PLACES} places`,
      measured: `${tickets} tickets in ${orders} orders of ${buyers} buyers; the stock's row says ${taken}`,
      held: tickets === PLACES && taken === PLACES && orders === buyers,
    },
    {
      tried: `${sent} orders in ${seconds.toFixed(1)} s (${(sent / seconds).toFixed(0)} a second)`,
      measured: `${first.map(({ accepted }) => accepted).join(' and ')} accepted at the nodes, ${late} told to try again`,
      held: first.every(({ accepted }) => accepted > 0),
    },
    {
      tried: `all of them once more, ${rounds.length - 1} ×`,
      measured: `${accepted} told that they have a place: ${orders}, and ${twice} of them at both nodes; ${verdicts.length} without a verdict`,
      held: accepted === orders + twice && verdicts.length === 0,
    },
  ];
}
