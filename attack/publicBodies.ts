import { NOTIFY_PATHS } from '../server/src/modules/pay/pay.paths';
import { EVENT_PATHS } from '../server/src/modules/wechatEvent/wechatEvent.paths';
import { contractCalls } from '../server/src/testing/contractCalls';
import { fetchStatus } from './asking';
import type { Attack, Finding } from './attack';
import { atPark } from './attackedPark';
import { processUse } from './processUse';

/** What most of them take, bytes. */
const BODY_BYTES = 64 * 1024;
const TIMES = 10;
/** Processor time that a body may cost the server, ms: a hundred of them a second would take a core. */
const MAX_CPU_MS = 10;
/** Told in full. */
const DEAREST = 5;

const filled = (unit: string, head = '', tail = '') =>
  head + unit.repeat(Math.floor((BODY_BYTES - head.length - tail.length) / unit.length)) + tail;
const nested = (open: string, close: string) => {
  const depth = Math.floor(BODY_BYTES / (open.length + close.length)) - 8;
  return open.repeat(depth) + close.repeat(depth);
};

const JSON_BODIES = {
  brackets: nested('[', ']'),
  'objects in one another': nested('{"a":', '}').replace('}', '1}'),
  'values side by side': filled('[],', '[', '[]]'),
  'keys side by side': filled('"a":1,', '{', '"a":1}'),
  'one long text': filled('x', '{"keyword":"', '"}'),
  'one text of what shows nothing': filled('\\u200b', '{"keyword":"', '"}'),
};
const XML_BODIES = {
  siblings: filled('<a/>', '<x>', '</x>'),
  'elements in one another': nested('<a>', '</a>'),
  attributes: filled(' a="1"', '<x', '/>'),
  entities: filled('&amp;', '<x>', '</x>'),
  'an open tag': filled('<'),
};

/** What a body costs the server at each address that needs no sign-in. */
export const publicBodies: Attack = {
  name: 'public-bodies',
  about: `bodies of ${BODY_BYTES / 1024} KB at every address that needs no sign-in, and the processor time of each`,
  run: () =>
    atPark({ RATE_LIMIT: '0' }, async (park) => {
      const costs: { label: string; ms: number }[] = [];
      let broken = 0;
      for (const { path, method, type, bodies } of addresses())
        for (const [name, body] of Object.entries(bodies)) {
          const send = () => fetchStatus(park.url + path, { method, body, headers: { 'content-type': type } });
          // The first compiles what all the others use.
          await send();
          const before = await processUse(park.server);
          for (let n = 0; n < TIMES; n++) {
            const status = await send();
            if (status === 0 || (status >= 500 && status !== 503)) broken += 1;
          }
          const ms = ((await processUse(park.server)).cpuMs - before.cpuMs) / TIMES;
          costs.push({ label: `${path}: ${name} ${ms.toFixed(0)} ms`, ms });
        }
      return judge(costs, broken);
    }),
};

function addresses(): { path: string; method: string; type: string; bodies: Record<string, string> }[] {
  const calls = contractCalls.filter(({ auth, method }) => auth === 'public' && method === 'POST');
  const paths = [...Object.values(NOTIFY_PATHS), ...calls.map(({ path }) => path)];
  return [
    ...paths.map((path) => ({ path, method: 'POST', type: 'application/json', bodies: JSON_BODIES })),
    ...Object.values(EVENT_PATHS).map((path) => ({
      path: `${path}?signature=${'0'.repeat(40)}&timestamp=1&nonce=1`,
      method: 'POST',
      type: 'text/xml',
      bodies: { ...XML_BODIES, ...JSON_BODIES },
    })),
  ];
}

function judge(costs: { label: string; ms: number }[], broken: number): Finding[] {
  const dearest = [...costs].sort((a, b) => b.ms - a.ms).slice(0, DEAREST);
  return [
    {
      tried: `${costs.length} kinds of bodies, ${TIMES} times each`,
      measured: `at most ${MAX_CPU_MS} ms of the processor; the dearest: ${dearest.map(({ label }) => label).join('; ')}`,
      held: costs.every(({ ms }) => ms <= MAX_CPU_MS),
    },
    { tried: 'their answers', measured: `${broken} of 5xx or none at all`, held: broken === 0 },
  ];
}
