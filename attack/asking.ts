import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { Envelope } from '@park/contract/envelope';
import { callHelp } from '@park/contract/help/calls';
import { getLivePlatforms } from '@park/contract/live/point/calls';

/** What became of the calls of a crowd. */
export interface Answers {
  /** By status; 0: none came. */
  statuses: Map<number, number>;
  /** Milliseconds. */
  longest: number;
  longestHelp: number;
}

const TIMEOUT_MS = 60_000;
/** After a call that nobody answered, ms. */
const BREATH_MS = 50;

/** A crowd that looks around and, every third of it, calls for help, one call after the other each, until `until` settles. */
export async function askAll(url: string, people: number, until: Promise<unknown>): Promise<Answers> {
  const answers: Answers = { statuses: new Map(), longest: 0, longestHelp: 0 };
  let isOver = false;
  const over = until.finally(() => {
    isOver = true;
  });
  const crowd = Array.from({ length: people }, async (_, who) => {
    const device = randomUUID();
    while (!isOver) {
      const helps = who % 3 === 0;
      const { status, took } = await timed(() => (helps ? helpCall(url, device) : fetchStatus(url + getLivePlatforms.path)));
      answers.statuses.set(status, (answers.statuses.get(status) ?? 0) + 1);
      answers.longest = Math.max(answers.longest, took);
      if (helps) answers.longestHelp = Math.max(answers.longestHelp, took);
      if (status === 0) await after(BREATH_MS);
    }
  });
  await Promise.all([over, ...crowd]);
  return answers;
}

export async function timed(ask: () => Promise<number>): Promise<{ status: number; took: number }> {
  const began = performance.now();
  const status = await ask();
  return { status, took: performance.now() - began };
}

/** @param timeoutMs after which no answer comes any more, ms @returns 0 when none came */
export async function fetchStatus(url: string, init: RequestInit = {}, timeoutMs = TIMEOUT_MS): Promise<number> {
  return (await fetchText(url, init, timeoutMs))?.status ?? 0;
}

/** As `fetchStatus`, of a call: the code of its envelope, for its status may be 200 whatever that says. @returns 0 for a success without a result, too */
export async function fetchCode(url: string, init: RequestInit, timeoutMs: number): Promise<number> {
  const answer = await fetchText(url, init, timeoutMs);
  if (answer?.status !== 200) return answer?.status ?? 0;
  const { code, result } = JSON.parse(answer.text) as Envelope<unknown>;
  return code === 200 && !result ? 0 : code;
}

async function fetchText(url: string, init: RequestInit, timeoutMs: number): Promise<{ status: number; text: string } | null> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return null;
  }
}

export function helpCall(url: string, device: string): Promise<number> {
  const call = { clientId: randomUUID(), device, kind: 'lostWay', phone: '', note: '', position: null, askedAt: null };
  return fetchStatus(url + callHelp.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(call),
  });
}

export const inWords = ({ statuses }: Answers): string =>
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${times} × ${status || 'no answer'}`)
    .join(', ');
