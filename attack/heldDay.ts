import { addDays, parkDay } from '@park/contract/parkTime';
import { addOrder } from '@park/contract/ticket/sale/calls';
import { AUTH_SECRET } from '../bench/benchPark';
import { callParkAt } from '../server/src/testing/callPark';
import type { Attack, Finding } from './attack';
import { atPark } from './attackedPark';
import { PRODUCT, prepare, SLOT } from './load';

const DAYS = 4;
const BUYERS = 400;
const HELD_MS = 8_000;
/** Who wants another day waits less than who waits for a lock, ms. */
const MAX_MS = 3_000;

interface OrderAnswer {
  day: string;
  status: number;
  error: string;
  message: string;
  ms: number;
}

/** Somebody holds one day's row while all days are sold. */
export const heldDay: Attack = {
  name: 'held-day',
  about: `one day's row held for ${HELD_MS / 1_000} s while ${BUYERS} buyers order tickets of ${DAYS} days`,
  run: () =>
    atPark({ RATE_LIMIT: '0' }, async (park) => {
      const tokens = await prepare(park.databaseUrl, AUTH_SECRET, (BUYERS + 1) * 3);
      const days = Array.from({ length: DAYS }, (_, ahead) => addDays(parkDay(Date.now()), ahead + 1));
      const [held] = days as [string];
      const order = async (buyer: number, day: string): Promise<OrderAnswer> => {
        const began = performance.now();
        const wish = { ticketId: PRODUCT, day, slotId: SLOT, quantity: 1, phone: '13800138000' };
        const { code, message, extras } = await callParkAt(park.url, addOrder, wish, {
          token: tokens[buyer],
          headers: { 'accept-language': 'en', 'idempotency-key': `held-${buyer}-${day}-0123456789abcdef` },
        });
        return { day, status: code, error: extras?.error ?? '', message, ms: performance.now() - began };
      };
      // The days' rows are there.
      for (const day of days) await order(BUYERS, day);
      const answers: OrderAnswer[] = [];
      await park.database.session(async ({ query }) => {
        await query('select 1 from park_day where day = $1::date for no key update', [held]);
        const until = performance.now() + HELD_MS;
        const requests = Array.from({ length: BUYERS }, async (_, buyer) => {
          await new Promise((go) => setTimeout(go, (buyer * (HELD_MS - 4_000)) / BUYERS));
          answers.push(await order(buyer, days[buyer % DAYS] ?? held));
        });
        await Promise.all(requests);
        await new Promise((go) => setTimeout(go, Math.max(0, until - performance.now())));
      });
      const again = await order(0, held);
      return judge(answers, held, again);
    }),
};

function judge(answers: OrderAnswer[], held: string, again: OrderAnswer): Finding[] {
  const others = answers.filter(({ day }) => day !== held);
  const own = answers.filter(({ day }) => day === held);
  const longest = Math.max(...others.map(({ ms }) => ms));
  const sentences = [...new Set(own.map(({ status, message }) => `${status} “${message}”`))];
  return [
    {
      tried: `${others.length} orders of other days`,
      measured: `${others.filter(({ error }) => error === '').length} accepted, the longest took ${longest.toFixed(0)} ms (at most ${MAX_MS})`,
      held: others.every(({ error }) => error === '') && longest < MAX_MS,
    },
    {
      tried: `${own.length} orders of the held day`,
      measured: sentences.join(', '),
      held: own.every(
        ({ status, error, message }) => (error === '' || (status === 503 && error === 'unavailable')) && message !== '',
      ),
    },
    { tried: 'the same order once the day is free', measured: again.error || 'accepted', held: again.error === '' },
  ];
}
