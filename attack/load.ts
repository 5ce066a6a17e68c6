import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { callHelp } from '@park/contract/help/calls';
import { getNotices } from '@park/contract/notice/calls';
import { addDays, parkDay } from '@park/contract/parkTime';
import { getTicketStock, getTickets } from '@park/contract/ticket/product/calls';
import { addOrder } from '@park/contract/ticket/sale/calls';
import { queryAt } from '../bench/benchDatabase';
import { signInAll } from '../bench/benchPark';
import { aHelpCall } from '../bench/holiday';
import { openPostgres } from '../server/src/db/postgres';
import { fetchCode, fetchStatus, posted } from './asking';
import type { Finding } from './attack';

/** Calls a second, whatever comes back. */
export interface Rates {
  order: number;
  help: number;
  look: number;
}
/** What a visitor may leave unpaid. */
export const ORDERS_A_VISITOR = 3;
/** An answer that is not there by then is none, ms. */
const TIMEOUT_MS = 5_000;
/** Between a call and its one repetition, ms. */
const PAUSE_MS = 1_000;
export const PRODUCT = 'drill';
export const SLOT = 'drill';

type Kind = keyof Rates;

/** What became of one call. */
export interface Outcome {
  kind: Kind;
  /** When it was made and when it was over, ms since the load began. */
  at: number;
  end: number;
  /** At the first try, and after one more. */
  isFirst: boolean;
  isServed: boolean;
  /** Of a look the status; of what writes the code of the envelope. */
  status: number;
  /** Of the first try, ms. */
  took: number;
}

/** What visitors were told: keys of orders, ids of calls for help. */
export interface Answers {
  orders: string[];
  help: string[];
}

export interface Load {
  outcomes: Outcome[];
  answers: Answers;
  /** ms since it began. */
  now(): number;
  /** Takes no more and waits for what is under way. */
  end(): Promise<void>;
}

/** A product with room for all, and as many visitors as so many orders need, signed in. @returns their tokens */
export async function prepare(databaseUrl: string, authSecret: string, orders: number): Promise<string[]> {
  const visitors = Math.ceil(orders / ORDERS_A_VISITOR);
  const database = await openPostgres(databaseUrl, 4);
  try {
    await database.session(({ script }) =>
      script(`
        insert into ticket_slot (id, start_clock, end_clock) values ('${SLOT}', '00:00', '23:59');
        insert into ticket_product (id, kind, name, text, motif, price, real_name, late_refund_percent, updated_at)
          values ('${PRODUCT}', 'adult', '{"zh-Hans": "成人票", "en": "Adult"}', '{"zh-Hans": "一日票"}', 'valley', 12000, false, 50, now());
        insert into ticket_product_slot values ('${PRODUCT}', '${SLOT}', 100000);
        insert into visitor (id) select 'drill-' || n from generate_series(0, ${visitors - 1}) n`),
    );
    const people = Array.from({ length: visitors }, (_, n) => ({ visitorId: `drill-${n}` }));
    return await signInAll(database, people, authSecret);
  } finally {
    await database.close();
  }
}

/** Steady: calls leave at their moments, however long others take. */
export function startLoad(url: string, tokens: readonly string[], perSecond: Rates): Load {
  const began = performance.now();
  const now = () => performance.now() - began;
  const outcomes: Outcome[] = [];
  const answers: Answers = { orders: [], help: [] };
  const underWay = new Set<Promise<void>>();
  const stopped = new AbortController();
  const day = addDays(parkDay(Date.now()), 1);
  let orders = 0;
  const look = lookAround(url);

  const calls: Record<Kind, () => { ask: () => Promise<number>; keep?: () => void }> = {
    order() {
      const key = `drill-${randomUUID()}`;
      const headers = { authorization: `Bearer ${tokens[orders++ % tokens.length]}`, 'idempotency-key': key };
      const body = { ticketId: PRODUCT, day, slotId: SLOT, quantity: 1, phone: '13800138000' };
      return {
        ask: () => fetchCode(url + addOrder.path, posted(body, headers), TIMEOUT_MS),
        keep: () => answers.orders.push(key),
      };
    },
    help() {
      const call = aHelpCall();
      return {
        ask: () => fetchCode(url + callHelp.path, posted(call), TIMEOUT_MS),
        keep: () => answers.help.push(call.clientId),
      };
    },
    look: () => ({ ask: look }),
  };

  async function make(kind: Kind): Promise<void> {
    const at = now();
    const call = calls[kind]();
    let status = await call.ask();
    const took = now() - at;
    const isFirst = status === 200;
    if (!isFirst) {
      await after(PAUSE_MS);
      status = await call.ask();
    }
    const isServed = status === 200;
    if (isServed) call.keep?.();
    outcomes.push({ kind, at, end: now(), isFirst, isServed, status, took });
  }

  const running = (Object.keys(perSecond) as Kind[]).map(async (kind) => {
    for (let n = 0; perSecond[kind] > 0 && !stopped.signal.aborted; n++) {
      const wait = (n * 1_000) / perSecond[kind] - now();
      if (wait > 0) await after(wait, undefined, { signal: stopped.signal }).catch(() => undefined);
      if (stopped.signal.aborted) return;
      const one = make(kind).finally(() => underWay.delete(one));
      underWay.add(one);
    }
  });
  return {
    outcomes,
    answers,
    now,
    async end() {
      stopped.abort();
      await Promise.all(running);
      await Promise.all(underWay);
    },
  };
}

export function thingsToSee(): (RequestInit & { path: string })[] {
  const day = addDays(parkDay(Date.now()), 1);
  return [
    { path: `${getTickets.path}?day=${day}` },
    { path: `${getTicketStock.path}?id=${PRODUCT}&day=${day}` },
    { path: getNotices.path, ...posted({}) },
    { path: '/mp/' },
  ];
}

/** Looks at one thing after another. @returns asks for the next */
export function lookAround(url: string): () => Promise<number> {
  const things = thingsToSee();
  let count = 0;
  return () => {
    const { path, ...init } = things[count++ % things.length] ?? { path: '/mp/' };
    return fetchStatus(url + path, init, TIMEOUT_MS);
  };
}

/** What visitors were told is in the database, and once. */
export async function acknowledged(databaseUrl: string, answers: Answers): Promise<Finding> {
  const { lost, doubled } = await compare(databaseUrl, answers);
  const { orders, help } = answers;
  return {
    tried: `${orders.length} orders and ${help.length} calls for help that were acknowledged`,
    measured: `${lost} lost, ${doubled} doubled`,
    held: lost === 0 && doubled === 0 && orders.length > 0 && help.length > 0,
  };
}

/** How many of what visitors were told is not in the database, and how many are there more than once. */
export async function compare(databaseUrl: string, { orders, help }: Answers): Promise<{ lost: number; doubled: number }> {
  const [found = { lost: Number.NaN, doubled: Number.NaN }] = await queryAt<{ lost: number; doubled: number }>(
    databaseUrl,
    `with told as (
       select key, (select count(*) from ticket_order o where o.idempotency_key = key) as times from unnest($1::text[]) key
       union all select id, (select count(*) from help_ask h where h.client_id = id) from unnest($2::text[]) id)
     select count(*) filter (where times = 0)::int as lost, count(*) filter (where times > 1)::int as doubled from told`,
    [orders, help],
  );
  return found;
}
