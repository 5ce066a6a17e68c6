import type { Finding } from '../attack';
import { type Outcome, thingsToSee } from '../load';
import type { Drill } from './drill';
import { readiness } from './readiness';

const PEOPLE = 300;
const SECONDS = 30;
/** An answer that is not there by then is none, ms. */
const TIMEOUT_MS = 10_000;
/** Of all, without an answer; in parts of one. */
const MAX_TIMEOUTS = 0.02;

/** `refused`: a node said, in words, that it has too much to do. `cut`: no node's answer, but the proxy's or a broken connection. */
type Fate = 'answered' | 'refused' | 'cut' | 'timeout';

export const herd: Drill = {
  name: 'herd',
  about: `${PEOPLE} people look around at once for ${SECONDS} s, as fast as they are answered, while others order and call for help`,
  // A sale of eight orders a second; the herd looks.
  perSecond: { order: 8, help: 5, look: 0 },
  within: SECONDS * 1_000 + TIMEOUT_MS,
  seconds: SECONDS + 10,
  async happens({ url, nodes }, { load }) {
    const from = load.now();
    const fates = await lookAll(url);
    const ready = (await Promise.all(nodes.map(readiness))).filter(({ isReady }) => isReady).length;
    const of = (kind: Outcome['kind']) => load.outcomes.filter((one) => one.kind === kind && one.at >= from);
    const all = Object.values(fates).reduce((sum, n) => sum + n, 0);
    return [
      {
        tried: `${all} looks of ${PEOPLE} at once`,
        measured: `${fates.answered} answered, ${fates.refused} refused in words, ${fates.cut} cut, ${fates.timeout} without an answer in ${TIMEOUT_MS / 1_000} s`,
        held: fates.cut === 0 && fates.timeout <= all * MAX_TIMEOUTS,
      },
      ...(['help', 'order'] as const).map((kind): Finding => {
        const failed = of(kind).filter(({ isServed }) => !isServed).length;
        const what = kind === 'help' ? 'calls for help' : 'orders';
        return {
          tried: `${of(kind).length} ${what} meanwhile`,
          measured: `${failed} failed after one retry`,
          held: failed === 0,
        };
      }),
      { tried: 'nodes at the end', measured: `${ready} of ${nodes.length} ready`, held: ready === nodes.length },
    ];
  },
};

async function lookAll(url: string): Promise<Record<Fate, number>> {
  const fates: Record<Fate, number> = { answered: 0, refused: 0, cut: 0, timeout: 0 };
  const end = performance.now() + SECONDS * 1_000;
  const things = thingsToSee();
  const people = Array.from({ length: PEOPLE }, async (_, who) => {
    for (let n = who; performance.now() < end; n++) {
      const { path, ...init } = things[n % things.length] ?? { path: '/mp/' };
      fates[await look(url + path, init)] += 1;
    }
  });
  await Promise.all(people);
  return fates;
}

async function look(url: string, init: RequestInit): Promise<Fate> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    await answer.arrayBuffer();
    if (answer.status === 200) return 'answered';
    return answer.status === 503 && answer.headers.has('x-request-id') ? 'refused' : 'cut';
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'timeout' : 'cut';
  }
}
