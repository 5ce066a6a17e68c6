import { Agent, type RequestOptions, request } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { getLivePoints } from '@park/contract/live/point/calls';
import { genAuthUrl, wxOpenId } from '@park/contract/session/calls';
import { median, quantile } from '../bench/statistics';
import type { Attack, Finding } from './attack';
import { atPark } from './attackedPark';

/** Of the machine itself, so that the limit by address tells the two apart. */
const ATTACKER = '127.0.0.66';
const VISITOR = '127.0.0.2';
const SECONDS = 8;
/** A visitor asks so often, ms. */
const ASKS_EVERY = 50;
const TIMEOUT_MS = 30_000;
/** What nineteen of a visitor's twenty answers may take beside the attack, ms; a machine that is busy with other things gets some slack. */
const MAX_MS = 150;
const TIMES_QUIET = 4;

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const inKeys = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

interface Flood {
  tried: string;
  perSecond: number;
  path: string;
  method: 'GET' | 'POST';
  body: string;
}

const JSON_BODY = { 'content-type': 'application/json' };
const POST = { method: 'POST', path: genAuthUrl.path } as const;
const FLOODS: Flood[] = [
  { ...POST, tried: '50 bodies a second of 7 KB of brackets', perSecond: 50, body: nested(3_500) },
  { ...POST, tried: '50 bodies a second of 7 KB of nested objects', perSecond: 50, body: `{"state":${inKeys(1_150)}}` },
  { ...POST, tried: '10 bodies a second of 240 KB of brackets', perSecond: 10, body: nested(120_000) },
  { ...POST, tried: '10 bodies a second of 240 KB side by side', perSecond: 10, body: `[${'[],'.repeat(79_000)}[]]` },
  {
    ...{ method: 'GET', body: '', perSecond: 50, tried: '50 query strings a second of 15 KB of brackets' },
    path: `${wxOpenId.path}?${'a[b][c][d][e]=1&'.repeat(40)}x${'[y]'.repeat(4_700)}=1`,
  },
];

/** What others wait for while nested and large bodies come from one address. */
export const brackets: Attack = {
  name: 'brackets',
  about: 'nested and large bodies from one address, and how long others wait meanwhile',
  run: () =>
    atPark({}, async (park) => {
      await visit(park.url, SECONDS / 2);
      const quiet = quantile((await visit(park.url, SECONDS)).times, 0.95);
      const findings: Finding[] = [];
      for (const flood of FLOODS) findings.push(await measure(park.url, flood, quiet));
      return findings;
    }),
};

async function measure(url: string, flood: Flood, quiet: number): Promise<Finding> {
  const [{ times, failed }, statuses] = await Promise.all([visit(url, SECONDS), send(url, flood)]);
  const p95 = quantile(times, 0.95);
  const maxMs = Math.max(MAX_MS, TIMES_QUIET * quiet);
  const broken = statuses.filter((status) => status >= 500 || status === 0).length;
  return {
    tried: flood.tried,
    measured:
      `others waited ${median(times).toFixed(0)} ms, 95 of 100 under ${p95.toFixed(0)} ms (${quiet.toFixed(0)} without, at most ${maxMs.toFixed(0)}), ` +
      `${failed} of them got no answer; ${broken} of ${statuses.length} attacks were answered with 5xx or not at all`,
    held: p95 <= maxMs && failed === 0 && broken === 0,
  };
}

/** Somebody who looks at the live points all the while. */
async function visit(url: string, seconds: number): Promise<{ times: number[]; failed: number }> {
  const agent = new Agent({ localAddress: VISITOR, keepAlive: true });
  const requests: Promise<number>[] = [];
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await after(ASKS_EVERY)) {
    const began = performance.now();
    const answered = call(`${url}${getLivePoints.path}`, { agent, method: 'POST', headers: JSON_BODY }, '{}');
    requests.push(answered.then((status) => (status === 200 ? performance.now() - began : Number.NaN)));
  }
  const times = await Promise.all(requests);
  agent.destroy();
  return { times: times.filter((ms) => !Number.isNaN(ms)), failed: times.filter(Number.isNaN).length };
}

async function send(url: string, { perSecond, method, path, body }: Flood): Promise<number[]> {
  const agent = new Agent({ localAddress: ATTACKER, keepAlive: true });
  const sent: Promise<number>[] = [];
  for (const end = Date.now() + SECONDS * 1_000; Date.now() < end; await after(1_000 / perSecond))
    sent.push(call(`${url}${path}`, { agent, method, headers: JSON_BODY }, body));
  const statuses = await Promise.all(sent);
  agent.destroy();
  return statuses;
}

/** @returns the status; 0 when none came */
function call(url: string, options: RequestOptions, body = ''): Promise<number> {
  return new Promise((resolve) => {
    const sending = request(url, { ...options, timeout: TIMEOUT_MS }, (answer) => {
      answer.resume();
      answer.on('close', () => resolve(answer.statusCode ?? 0));
    });
    sending.on('timeout', () => sending.destroy());
    sending.on('error', () => resolve(0));
    sending.end(body);
  });
}
