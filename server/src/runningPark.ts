import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Call } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import { adminLogin } from '@park/contract/staff/calls';
import { Secret, TOTP } from 'otpauth';
import { CommandError } from './commandError';
import { withFiles } from './envFiles';

const ADMIN = 'admin';
const TIMEOUT_MS = 30_000;

type Env = Partial<Record<'PARK_URL' | 'PORT' | 'ADMIN_PASSWORD' | 'ADMIN_CODE' | 'ADMIN_TOTP_KEY', string>>;
type Say = (line: string) => void;

/** A call that the park refused, in its own sentence. */
export class RefusedError extends CommandError {
  constructor(
    message: string,
    /** Its name in `contract/src/errors.ts`, where it has one. */
    readonly error: unknown,
  ) {
    super(message);
  }
}

/** Makes one call of a running park, as its administrator. @throws RefusedError, CommandError */
export type AskPark = <In, Out>(call: Call<In, Out>, input: In) => Promise<Out>;

/**
 * Signs in to the running park of PARK_URL (by default the one on PORT of this machine) with ADMIN_PASSWORD, or with one that is typed.
 * @throws CommandError when nothing answers, or the password or the second factor is refused
 */
export async function signInToPark(given: Record<string, string | undefined>, say: Say): Promise<AskPark> {
  const { given: whole, faults } = withFiles(given, ['ADMIN_PASSWORD', 'ADMIN_TOTP_KEY']);
  if (faults[0]) throw new CommandError(faults[0].problem);
  const env: Env = whole;
  const url = (env.PARK_URL?.trim() || `http://localhost:${env.PORT?.trim() || 8080}`).replace(/\/+$/, '');
  const password = env.ADMIN_PASSWORD?.trim() || (await askPassword(say));
  const { accessToken } = await send(url, adminLogin, { userName: ADMIN, password, code: codeNow(env) });
  return (call, input) => send(url, call, input, accessToken);
}

/** Of the administrator's second factor: typed in by whoever asks, or made from its key for a job at night. */
function codeNow(env: Env): string | undefined {
  const key = env.ADMIN_TOTP_KEY?.replace(/\s/g, '');
  return env.ADMIN_CODE?.trim() || (key && new TOTP({ secret: Secret.fromBase32(key) }).generate()) || undefined;
}

async function askPassword(say: Say): Promise<string> {
  if (!process.stdin.isTTY) throw new CommandError('Set ADMIN_PASSWORD to the password of "admin".');
  process.stdout.write(`Password of "${ADMIN}": `);
  // Nothing that is typed is shown.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  const password = await lines.question('');
  lines.close();
  say('');
  return password;
}

async function send<In, Out>(url: string, { method, path }: Call<In, Out>, input: In, token?: string): Promise<Out> {
  const isGet = method === 'GET';
  const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const answer = await fetch(url + path + query, {
    method,
    headers: {
      ...(isGet ? {} : { 'content-type': 'application/json' }),
      'accept-language': 'en',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(isGet ? {} : { body: JSON.stringify(input) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then((response) => response.json() as Promise<Envelope<Out>>)
    .catch(() => null);
  if (answer === null) throw new CommandError(`No park answers at ${url}. Start it, or set PARK_URL.`);
  if (answer.code !== 200) throw new RefusedError([answer.message, ...(answer.errors ?? [])].join(' '), answer.extras?.error);
  return answer.result;
}
