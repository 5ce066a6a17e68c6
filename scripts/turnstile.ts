import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { passTurnstile } from '@park/contract/ticket/turnstile/calls';

const USAGE = `npm run turnstile -- --key KEY [--park URL] [--out]

Plays the controller of a turnstile (docs/gate-code.md): each line that a scanner or a hand types is a code, and it says OPEN and for how
many, or SHUT and why. --park: by default the server on this machine. --out: it stands at the exit.`;
/** Nobody stands longer than this before a barrier. */
const ATTEMPT_TIMEOUT_MS = 2_000;
const ATTEMPTS = 3;

interface Answer {
  open: boolean;
  people: number;
  message: string;
}

/** Asks under one id until it is answered: the barrier opens once for it, however often the answer is lost. */
async function ask(park: string, question: { key: string; code: string; direction: 'in' | 'out' }): Promise<Answer> {
  const body = JSON.stringify({ id: randomUUID(), ...question });
  for (let attempt = 1; ; attempt += 1)
    try {
      const answer = await fetch(park + passTurnstile.path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'accept-language': process.env.LANG?.startsWith('zh') ? 'zh-Hans' : 'en',
        },
        body,
        signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
      });
      const { result, message } = (await answer.json()) as { result: Answer | null; message: string };
      return result ?? { open: false, people: 0, message };
    } catch (error) {
      if (attempt === ATTEMPTS)
        return { open: false, people: 0, message: `The park does not answer (${(error as Error).message}).` };
    }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      key: { type: 'string' },
      park: { type: 'string' },
      out: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const { key, out, park = `http://localhost:${process.env.PORT || 8080}` } = values;
  if (values.help || key === undefined) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  for await (const line of createInterface({ input: process.stdin })) {
    const code = line.trim();
    if (code === '') continue;
    const { open, people, message } = await ask(park.replace(/\/$/, ''), { key, code, direction: out ? 'out' : 'in' });
    console.log(open ? `OPEN for ${people}. ${message}` : `SHUT. ${message}`);
  }
}

void main();
