import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { Envelope } from '@park/contract/envelope';
import { callHelp } from '@park/contract/help/calls';
import { getLivePlatforms } from '@park/contract/live/point/calls';
import { aHelpCall } from '../bench/holiday';
import { timed } from '../bench/statistics';

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
      const ask = () => (helps ? helpCall(url, device) : fetchStatus(url + getLivePlatforms.path));
      const { result: status, ms } = await timed(ask);
      answers.statuses.set(status, (answers.statuses.get(status) ?? 0) + 1);
      answers.longest = Math.max(answers.longest, ms);
      if (helps) answers.longestHelp = Math.max(answers.longestHelp, ms);
      if (status === 0) await after(BREATH_MS);
    }
  });
  await Promise.all([over, ...crowd]);
  return answers;
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

export const helpCall = (url: string, device: string = randomUUID()): Promise<number> =>
  fetchStatus(url + callHelp.path, posted({ ...aHelpCall(), device }));

export const posted = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});

export const inWords = ({ statuses }: Answers): string =>
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${times} × ${status || 'no answer'}`)
    .join(', ');
