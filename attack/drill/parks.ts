import { setTimeout as after } from 'node:timers/promises';
import type { Call } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import { uploadStaffFile } from '@park/contract/file/calls';
import { getStatus } from '@park/contract/health/calls';
import { getPark } from '@park/contract/park/calls';
import { parkDay } from '@park/contract/parkTime';
import { adminLogin } from '@park/contract/staff/calls';
import { checkIn, getTicketCode } from '@park/contract/ticket/gate/calls';
import { getOrder, getOrders, payOrder } from '@park/contract/ticket/order/calls';
import { addOrder } from '@park/contract/ticket/sale/calls';
import { queryAt } from '../../bench/benchDatabase';
import { SANDBOX_H5 } from '../../server/src/config';
import { callParkAt } from '../../server/src/testing/callPark';
import { until } from '../../server/src/testing/until';
import type { Attack, Finding } from '../attack';
import { compare, type Load, PRODUCT, prepare, SLOT, startLoad } from '../load';
import { ADMIN_PASSWORD, type Chain, type ChainPark, openChain, tell } from './chain';
import { upload } from './upload';

const PER_SECOND = { order: 8, help: 1, look: 10 };
/** While all are open, while one is stopped, and after it was started; ms. */
const STRETCH_MS = 10_000;
const BUFFER_S = 60;
const MB = 1_000_000;

/** What somebody has of one park: a visitor with a ticket that was paid, and a member of staff with a picture. */
interface Belongings {
  park: ChainPark;
  token: string;
  admin: string;
  code: string;
  picture: string;
}

/** Several parks of one installation: what is one's is nothing to another, and who is stopped is nobody's trouble. */
export const parks: Attack = {
  name: 'parks',
  about: 'three parks behind one proxy, with a Redis, a bucket and a merchant in common, sell at once; one of them is stopped',
  async run() {
    const chain = await openChain();
    try {
      const tokens = await Promise.all(
        chain.parks.map(({ databaseUrl, authSecret }) => prepare(databaseUrl, authSecret, PER_SECOND.order * BUFFER_S)),
      );
      const strangers = await meet(chain, tokens);
      return [...strangers, ...(await sell(chain.parks, tokens))];
    } finally {
      await chain.close();
    }
  },
};

const call = <In, Out>(url: string, of: Call<In, Out>, input: In, token?: string): Promise<Envelope<Out>> =>
  callParkAt(url, of, input, { token, headers: { 'idempotency-key': crypto.randomUUID() } });

async function must<Out>(answer: Promise<Envelope<Out>>): Promise<Out> {
  const { code, message, result } = await answer;
  if (code !== 200) throw new Error(`${code} ${message}`);
  return result;
}

async function belongingsOf(park: ChainPark, token: string, { sandbox }: Chain): Promise<Belongings> {
  const { url, databaseUrl } = park;
  const { accessToken: admin } = await must(call(url, adminLogin, { userName: 'admin', password: ADMIN_PASSWORD }));
  const { url: picture } = await must(upload(url, uploadStaffFile.path, admin));
  await queryAt(
    databaseUrl,
    `insert into wechat_account (app_id, openid, visitor_id) values ('${SANDBOX_H5.appId}', 'sandbox-openid-drill', 'drill-0')`,
  );
  const wish = { ticketId: PRODUCT, day: parkDay(Date.now()), slotId: SLOT, quantity: 1, phone: '13800138000' };
  const { id } = await must(call(url, addOrder, wish, token));
  await sandbox.pay(await must(call(url, payOrder, { orderId: id, app: 'h5' }, token)));
  const order = () => must(call(url, getOrder, { id }, token));
  await until('the order is paid', async () => (await order()).status === 'paid');
  const [ticket] = (await order()).tickets;
  const { code } = await must(call(url, getTicketCode, { ticketId: ticket?.id ?? '' }, token));
  return { park, token, admin, code, picture };
}

/** How each thing is taken at a park: as its own, or not. */
const TRIED: Record<string, (at: Belongings, { token, admin, code, picture, park }: Belongings) => Promise<boolean>> = {
  names: async ({ park: { url } }, { park: { name } }) => (await must(call(url, getPark, {}))).name === name,
  'tokens of visitors': async ({ park: { url } }, { token }) => (await call(url, getOrders, {}, token)).code === 200,
  'sessions of staff': async ({ park: { url } }, { admin }) => (await call(url, getStatus, {}, admin)).code === 200,
  pictures: async ({ park: { url } }, { picture }) => {
    const answer = await fetch(url + new URL(picture, url).pathname);
    return answer.headers.get('content-type')?.startsWith('image/') ?? false;
  },
  'entry codes': async ({ park: { url }, admin }, { code }) =>
    (await must(call(url, checkIn, { code, gate: 'drill' }, admin))).verdict === 'ok',
  'notifications of payments': async ({ park: { url } }, { park }) => {
    const [notification] = park.notifications;
    return notification !== undefined && (await tell(url, notification)).status === 200;
  },
};

/** Shows each thing of each park at the others, and then at its own. */
async function meet(chain: Chain, tokens: string[][]): Promise<Finding[]> {
  const all: Belongings[] = [];
  for (const [at, park] of chain.parks.entries()) all.push(await belongingsOf(park, tokens[at]?.[0] ?? '', chain));
  const findings: Finding[] = [];
  for (const [what, isTaken] of Object.entries(TRIED)) {
    let [strange, own] = [0, 0];
    for (const one of all) for (const at of all) if (at !== one) strange += Number(await isTaken(at, one));
    for (const one of all) own += Number(await isTaken(one, one));
    findings.push({
      tried: `${what} at each other park, then at their own`,
      measured: `${strange} of ${all.length * (all.length - 1)} taken, ${own} of ${all.length} taken`,
      held: strange === 0 && own === all.length,
    });
  }
  const ledgers = await Promise.all(
    chain.parks.map(({ databaseUrl }) => queryAt<{ n: number }>(databaseUrl, 'select count(*)::int as n from pay_ledger')),
  );
  const paid = ledgers.map(([row]) => row?.n);
  findings.push({
    tried: 'ledgers after that',
    measured: `${paid.join(', ')} payments, 1 each`,
    held: paid.every((n) => n === 1),
  });
  return findings;
}

/** All sell; one is stopped and started while the others go on. */
async function sell(parks: ChainPark[], tokens: string[][]): Promise<Finding[]> {
  const loads = parks.map(({ url }, at) => startLoad(url, tokens[at] ?? [], PER_SECOND));
  await after(STRETCH_MS);
  const [stopped] = parks;
  const stoppedAt = loads[0]?.now() ?? 0;
  await stopped?.stop();
  await after(STRETCH_MS);
  await stopped?.start();
  await after(STRETCH_MS);
  await Promise.all(loads.map((load) => load.end()));
  const memory = await Promise.all(parks.map((park) => park.memory()));
  const compared = await Promise.all(parks.map(({ databaseUrl }, at) => compare(databaseUrl, (loads[at] as Load).answers)));
  return [
    ...parks.map(({ name }, at): Finding => {
      const { outcomes, answers } = loads[at] as Load;
      const { lost, doubled } = compared[at] ?? { lost: -1, doubled: -1 };
      const isStopped = at === 0;
      const failed = outcomes.filter(({ isServed }) => !isServed);
      const early = isStopped ? failed.filter(({ end }) => end < stoppedAt) : failed;
      const repeated = outcomes.filter(({ isFirst, isServed }) => isServed && !isFirst).length;
      return {
        tried: `${name}: ${outcomes.length} calls, ${answers.orders.length} orders${isStopped ? ', stopped for a third of the time' : ''}`,
        measured:
          `${early.length} failed${isStopped ? ` before that, ${failed.length} in all` : ''}, ${repeated} went well at the second try, ` +
          `${lost} orders and calls for help lost, ${doubled} doubled`,
        held: early.length === 0 && lost === 0 && doubled === 0 && answers.orders.length > 0 && isStopped === failed.length > 0,
      };
    }),
    {
      tried: 'memory of the nodes at the end',
      measured: parks
        .map(({ name }, at) => `${name} ${(memory[at] ?? []).map((bytes) => `${Math.round(bytes / MB)} MB`).join(' and ')}`)
        .join(', '),
      held: memory.flat().every((bytes) => bytes > 0),
    },
  ];
}
