import { Agent, request } from 'node:http';
import { isBuilt } from '../scripts/buildApp';
import { dim, say } from '../scripts/terminal';
import { contractCalls } from '../server/src/testing/contractCalls';
import { type Random, randomFrom } from '../server/src/testing/randomFrom';
import type { Attack, Finding } from './attack';
import { type AttackedPark, atPark } from './attackedPark';
import { type As, type Case, caseOf, type Operation, pick, type Shape } from './fuzzCases';

const CASES = Number(process.env.FUZZ_CASES ?? 43_000);
const AT_ONCE = 24;
const TIMEOUT_MS = 60_000;
/** Ids the park answered with that are kept to be asked about. */
const KNOWN = 2_000;
/** Failures that are told in full. */
const MAX_LISTED_FAILURES = 20;
const EVERYBODY: As[] = ['nobody', 'visitor', 'staff', 'staff', 'visitor', 'somebody else'];
/** Addresses that are no calls; those of an app that is not built are 503. */
const PAGES = { all: ['/{file}'], h5: ['/mp/{file}'], console: ['/admin/{file}'] };

/** Say with a 503 that the machine is too busy to serve. */
const HEALTH = ['/healthz', '/livez', '/readyz'];

interface Failure {
  path: string;
  answer: string;
  sent: string;
}

/** Every call with what does not belong there, as nobody, a visitor and staff: no answer may be a 5xx. `FUZZ_SEED` makes other cases, `FUZZ_CASES` as many as it says. */
export const fuzz: Attack = {
  name: 'fuzz',
  about: 'every call of the contract with what does not belong there',
  run() {
    const seed = Number(process.env.FUZZ_SEED ?? 1);
    // The limits on requests are not what is tried here.
    return atPark({ RATE_LIMIT: '0' }, async (park) => {
      const operations = await operationsOf(park.url);
      const failures = await send(park, operations, randomFrom(seed));
      tell(failures, park.output());
      return [
        covered(operations),
        {
          tried: `${CASES.toLocaleString('en')} cases over ${operations.length} calls and pages (seed ${seed})`,
          measured: `${failures.length} answers of 5xx or none at all`,
          held: failures.length === 0,
        },
      ];
    });
  },
};

function covered(operations: Operation[]): Finding {
  const known = new Set(operations.map(({ path }) => path));
  const left = contractCalls.filter(({ path }) => !known.has(path));
  return {
    tried: `all ${contractCalls.length} calls of the contract`,
    measured: left.length === 0 ? 'none left out' : `left out: ${left.map(({ path }) => path).join(', ')}`,
    held: left.length === 0,
  };
}

interface Document {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { in: string; name: string; schema: Shape }[];
        requestBody?: { content: Record<string, { schema: Shape }> };
      }
    >
  >;
}

async function operationsOf(url: string): Promise<Operation[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as Document;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      path,
      method: method.toUpperCase(),
      query: Object.fromEntries(parameters.filter((one) => one.in === 'query').map(({ name, schema }) => [name, schema])),
      body: Object.values(requestBody?.content ?? {})[0]?.schema ?? null,
    })),
  );
  const built = { h5: await isBuilt('h5'), console: await isBuilt('console') };
  const pages = [...PAGES.all, ...(built.h5 ? PAGES.h5 : []), ...(built.console ? PAGES.console : [])];
  return [...calls, ...pages.map((path) => ({ path, method: 'GET', query: {}, body: null }))];
}

async function send(park: AttackedPark, operations: Operation[], random: Random): Promise<Failure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const tokens = new Tokens(park);
  const known: string[] = [];
  const failures: Failure[] = [];
  let made = 0;
  const work = async () => {
    while (made < CASES) {
      const operation = operations[made++ % operations.length] as Operation;
      const one = caseOf(operation, random, known);
      const as = pick(random, EVERYBODY);
      const token = await tokens.of(as);
      const headers = token && !one.headers.authorization ? { ...one.headers, authorization: `Bearer ${token}` } : one.headers;
      const { status, text } = await ask(park.url, { ...one, headers }, agent);
      if (status === 401) tokens.forget(as, token);
      if (status === 0 || (status >= 500 && !HEALTH.includes(operation.path)))
        failures.push({ path: operation.path, answer: `${status} ${text.slice(0, 300)}`, sent: describe(one) });
      for (const [, id = ''] of text.matchAll(/"(?:\w*[iI]d|code|number|day)":"([^"]{1,200})"/g))
        if (known.length < KNOWN) known.push(id);
        else known[Math.floor(random() * KNOWN)] = id;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  agent.destroy();
  return failures;
}

/** Calls sign out and block, so a token that is refused is replaced. */
class Tokens {
  private readonly cached = new Map<As, Promise<string>>();
  constructor(private readonly park: AttackedPark) {}

  of(as: As): Promise<string> {
    const cached = this.cached.get(as) ?? this.make(as);
    this.cached.set(as, cached);
    return cached;
  }

  forget(as: As, token: string): void {
    this.cached.get(as)?.then((cached) => cached === token && this.cached.delete(as));
  }

  private async make(as: As): Promise<string> {
    if (as === 'visitor') return this.park.visitorToken();
    if (as === 'staff') return this.park.ownerToken();
    return as === 'nobody' ? '' : 'eyJhbGciOiJub25lIn0.e30.';
  }
}

/** @returns status 0 when no answer came */
function ask(
  url: string,
  { method, path, headers, body }: Case,
  agent: Agent | false,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const failed = (error: Error) => resolve({ status: 0, text: error.message });
    const sending = request(`${url}${path}`, { method, agent, headers, timeout: TIMEOUT_MS }, (answer) => {
      const status = answer.statusCode ?? 0;
      let text = '';
      // A stream of events has no end.
      if (answer.headers['content-type']?.startsWith('text/event-stream')) {
        answer.destroy();
        return resolve({ status, text });
      }
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status, text }));
      answer.on('error', failed);
    });
    sending.on('timeout', () => sending.destroy(new Error(`no answer within ${TIMEOUT_MS / 1_000} s`)));
    sending.on('error', (error: Error & { code?: string }) => {
      // A kept connection may be closed just as it is used again; what was sent is to blame if it fails on one of its own too.
      if (agent && error.code === 'ECONNRESET') resolve(ask(url, { method, path, headers, body }, false));
      else failed(error);
    });
    sending.end(body);
  });
}

const describe = ({ method, path, headers, body }: Case) =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 300)} ${body?.toString('latin1').slice(0, 400) ?? ''}`;

/** One of each call that failed, and what the server wrote about it. */
function tell(failures: Failure[], log: string): void {
  const first = new Map(failures.map((failure) => [failure.path, failure]));
  for (const { answer, sent } of [...first.values()].slice(0, MAX_LISTED_FAILURES)) {
    const requestId = /"requestId":"([\w-]+)"/.exec(answer)?.[1];
    const line = requestId && log.split('\n').find((text) => text.includes(requestId) && text.includes('"err"'));
    say(`  ${answer}\n${dim(`    ${sent}\n    ${line?.slice(0, 1_200) ?? ''}`)}`);
  }
}
