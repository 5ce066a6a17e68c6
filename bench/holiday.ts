import { type ChildProcess, execFile, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { Call, CallInput } from '@park/contract/call';
import type { callHelp } from '@park/contract/help/calls';
import { STAFF_EVENTS_PATH } from '@park/contract/staff/events';
import { inRoot } from '../scripts/root';
import { dim, red, say, yellow } from '../scripts/terminal';
import type { LoadResult, LoadRound } from './saleLoad';
import { median, quantile, spread } from './statistics';

export const CONNECTIONS = 64;
const PGBENCH_SECONDS = '3';

export type Load = (round: LoadRound) => Promise<LoadResult>;

/** Starts a process of the bench, which ends with it. @returns its first message */
export async function startChild<Message>(
  file: string,
  children: ChildProcess[],
  env: NodeJS.ProcessEnv = {},
): Promise<Message> {
  const execArgv = ['--import', 'tsx', ...(process.env.BENCH_NODE_OPTIONS ?? '').split(' ').filter(Boolean)];
  const child = fork(inRoot(file), [], { env: { ...process.env, ...env }, execArgv });
  children.push(child);
  return firstMessage<Message>(child);
}

export async function startLoad(children: ChildProcess[]): Promise<Load> {
  await startChild('bench/saleLoad.ts', children);
  const child = children.at(-1) as ChildProcess;
  return (round) => {
    child.send(round);
    return firstMessage<LoadResult>(child);
  };
}

function firstMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('a process of the bench ended'));
    child.once('exit', fail);
    child.once('message', (message: T) => {
      child.off('exit', fail);
      resolve(message);
    });
  });
}

/** A screen of the staff that hears everything as it happens. @returns closes it */
export async function listenAsStaff(port: number, token: string): Promise<() => Promise<void>> {
  const ending = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`http://127.0.0.1:${port}${STAFF_EVENTS_PATH}`, { headers, signal: ending.signal });
  if (answer.status !== 200) throw new Error(`staff’s events answered ${answer.status}`);
  const reading = answer.body?.pipeTo(new WritableStream()).catch(() => undefined);
  return async () => {
    ending.abort();
    await reading;
  };
}

/** Somebody new who has lost their way. */
export const aHelpCall = (): CallInput<typeof callHelp> => ({
  ...{ clientId: randomUUID(), device: randomUUID(), kind: 'lostWay', phone: '', note: '', position: null, askedAt: null },
});

/** A call of the contract as the load sends it. */
export const requestOf = <In>(call: Call<In, unknown>, input: NoInfer<In>, token?: string, key?: string) => ({
  ...{ method: call.method, path: call.path, token, key },
  body: JSON.stringify(input),
});

export const rateOf = ({ accepted, ms }: LoadResult): number => (accepted / ms) * 1000;

/**
 * Transactions a second of a statement of this folder, prepared; null without pgbench.
 * @param times how often each connection says it; by default for some seconds
 */
export async function runPgbench(
  url: string,
  file: string,
  values: Record<string, number>,
  times?: number,
): Promise<number | null> {
  const long = times === undefined ? ['-T', PGBENCH_SECONDS] : ['-t', String(times)];
  const options = ['-n', '-M', 'prepared', '-c', String(CONNECTIONS), '-j', '1', ...long];
  const defined = Object.entries(values).flatMap(([name, value]) => ['-D', `${name}=${value}`]);
  try {
    const { stdout } = await promisify(execFile)('pgbench', [...options, ...defined, '-f', inRoot(`bench/${file}`), url]);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return null;
    throw error;
  }
}

/** Of the rounds that count. */
interface Figures {
  rates: number[];
  latencies: number[];
  /** What it is compared with. */
  plain: number[];
}

export const newFigures = (): Figures => ({ rates: [], latencies: [], plain: [] });

/** @param plain null: there is nothing to compare with */
export function note(figures: Figures, result: LoadResult, plain: number | null): void {
  figures.rates.push(rateOf(result));
  figures.latencies.push(...result.latencies);
  if (plain !== null) figures.plain.push(plain);
}

interface Beside extends Figures {
  name: string;
  plainName: string;
  /** `goal`: what the park is after; below `times` the bench fails. */
  limits: { goal: number; times: number; p99: number };
}

/** Says how many a second there are and how many of the plain way. @returns whether it is within its limits */
export function tellBeside({ name, rates, latencies, plain, plainName, limits }: Beside): boolean {
  const p99 = quantile(latencies, 0.99);
  const waits = `p50 ${median(latencies).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (limit ${limits.p99})`;
  say(`  ${name.padEnd(16)} ${spread(rates)} a second   ${waits}`);
  if (plain.length === 0) {
    say(yellow('                   nothing to compare with: pgbench is not installed here'));
    return p99 <= limits.p99;
  }
  const times = median(rates) / median(plain);
  const isGood = times >= limits.times && p99 <= limits.p99;
  say(dim(`                   ${spread(plain)} a second: ${plainName}`));
  say(
    `                   ${times.toFixed(2)} × (goal ${limits.goal}, limit ${limits.times}) ${isGood ? '' : red('— TOO SLOW')}`,
  );
  return isGood;
}
