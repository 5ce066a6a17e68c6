import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { getCodeKey } from '@park/contract/ticket/gate/calls';
import { type PublicKey, sayVerdict, verifyCode } from './gateCode';

const USAGE = `npm run verify-code -- CODE [--key FILE|URL] [--at MOMENT]

Says whether an entry code is the park's and valid now (docs/gate-code.md), or at a moment such as 2026-05-05T09:30+08:00.
--key: a JSON Web Key Set in a file or at a URL; by default that of the server on this machine.`;
const TIMEOUT_MS = 10_000;

/** The keys in a set, or in the server's answer around one. */
async function readKeys(from: string): Promise<PublicKey[]> {
  const text = /^https?:\/\//.test(from)
    ? await (await fetch(from, { signal: AbortSignal.timeout(TIMEOUT_MS) })).text()
    : await readFile(from, 'utf8');
  const found = JSON.parse(text);
  const { keys } = found.result ?? found;
  if (!Array.isArray(keys)) throw new Error('it holds no JSON Web Key Set');
  return keys;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { key: { type: 'string' }, at: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  const [code] = positionals;
  const now = values.at === undefined ? Date.now() : Date.parse(values.at);
  if (values.help || code === undefined || Number.isNaN(now)) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const from = values.key ?? `http://localhost:${process.env.PORT || 8080}${getCodeKey.path}`;
  const keys = await readKeys(from).catch((error: Error) => error);
  if (keys instanceof Error) {
    console.error(`The keys cannot be read from ${from}: ${keys.message}`);
    return 2;
  }
  const answer = verifyCode(code, keys, now);
  console.log(sayVerdict(answer, now).join('\n'));
  return answer.verdict === 'ok' ? 0 : 1;
}

void main().then((code) => {
  process.exitCode = code;
});
