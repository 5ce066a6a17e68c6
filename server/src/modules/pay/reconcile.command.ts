import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Call } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import { addDays, parkDay } from '@park/contract/parkTime';
import { reconcile } from '@park/contract/pay/calls';
import type { Reconciliation } from '@park/contract/pay/schemas';
import { adminLogin } from '@park/contract/staff/calls';
import { Secret, TOTP } from 'otpauth';
import { CommandError } from '../../commandError';
import { withFiles } from '../../envFiles';

const ADMIN = 'admin';
const TIMEOUT = 30_000;
const KIND = {
  missingHere: 'WeChat has it, the ledger does not',
  missingAtWechat: 'the ledger has it, WeChat does not',
  amount: 'the amounts differ',
};

type Env = Partial<Record<'PARK_URL' | 'PORT' | 'ADMIN_PASSWORD' | 'ADMIN_CODE' | 'ADMIN_TOTP_KEY', string>>;

type Say = (line: string) => void;

/**
 * `reconcile [DAY]`: asks a running park, as its administrator, to compare the ledger of a day with WeChat Pay's bill and prints both sums and
 * every difference.
 * @returns the exit code: 1 when there is any
 */
export async function reconcileCommand([word]: string[], given: Record<string, string | undefined>, say: Say): Promise<number> {
  const day = dayOf(word);
  const { given: whole, faults } = withFiles(given, ['ADMIN_PASSWORD', 'ADMIN_TOTP_KEY']);
  if (faults[0]) throw new CommandError(faults[0].problem);
  const env: Env = whole;
  const url = (env.PARK_URL?.trim() || `http://localhost:${env.PORT?.trim() || 8080}`).replace(/\/+$/, '');
  const password = env.ADMIN_PASSWORD?.trim() || (await askPassword(say));
  const { accessToken } = await call(url, adminLogin, { userName: ADMIN, password, code: codeNow(env) });
  const result = await call(url, reconcile, { day }, accessToken);
  tell(result, say);
  return result.differences.length > 0 ? 1 : 0;
}

/** Of the administrator's second factor: typed in by whoever asks, or made from its key for a job at night. */
function codeNow(env: Env): string | undefined {
  const key = env.ADMIN_TOTP_KEY?.replace(/\s/g, '');
  return env.ADMIN_CODE?.trim() || (key && new TOTP({ secret: Secret.fromBase32(key) }).generate()) || undefined;
}

/** Yesterday without one: its bill is the newest that is whole. */
function dayOf(given: string | undefined): string {
  const day = given ?? addDays(parkDay(Date.now()), -1);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)))
    throw new CommandError(`"${day}" is not a day. For example: reconcile ${parkDay(Date.now())}`);
  return day;
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

async function call<In, Out>(url: string, { path }: Call<In, Out>, input: In, token?: string): Promise<Out> {
  const headers = {
    'content-type': 'application/json',
    'accept-language': 'en',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const answer = await fetch(url + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(TIMEOUT),
  })
    .then((response) => response.json() as Promise<Envelope<Out>>)
    .catch(() => null);
  if (answer === null) throw new CommandError(`No park answers at ${url}. Start it, or set PARK_URL.`);
  if (answer.code !== 200) throw new CommandError(answer.message);
  return answer.result;
}

function tell({ day, ours, wechat, differences }: Reconciliation, say: Say): void {
  say(`Payments and refunds of ${day}, in yuan`);
  const row = (name: string, cells: string[]) => say(`  ${name.padEnd(14)}${cells.map((cell) => cell.padStart(14)).join('')}`);
  row('', ['paid', 'refunded', 'entries']);
  for (const [name, sums] of [
    ['ledger', ours],
    ['WeChat’s bill', wechat],
  ] as const)
    row(name, [yuan(sums.paid), yuan(sums.refunded), String(sums.entries)]);
  for (const { kind, number, ours: here, wechat: there } of differences)
    say(`  ${number}: ${KIND[kind]} (ledger ${amount(here)}, WeChat ${amount(there)})`);
  const count = differences.length;
  say(count === 0 ? 'No differences.' : `${count} difference${count === 1 ? '' : 's'}.`);
}

const yuan = (fen: number) => (fen / 100).toFixed(2);
const amount = (fen: number | null) => (fen === null ? '—' : yuan(fen));
