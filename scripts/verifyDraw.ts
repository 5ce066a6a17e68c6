/**
 * `npm run verify-draw -- ROUND`: checks a drawn round from what its park publishes and nothing else (docs/draw.md), and says of
 * each step whether it holds. Exit code 0 when all do, 1 when one does not, 2 when there is nothing to check.
 */

import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Call } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import { getDraw, getEntrants } from '@park/contract/prize/draw/calls';
import { checkDraw, type DrawStep, entrantsOf, type OwnEntry, type Sha256 } from '@park/contract/prize/draw/rule';
import type { PrizeDraw } from '@park/contract/prize/draw/schemas';
import { bold, dim, green, red, say } from './terminal';

const USAGE = `npm run verify-draw -- ROUND [--url URL] [--number NUMBER] [--commitment HEX]

Checks a draw from its public data. --url: the park, by default PARK_URL or the server on this machine. --number: your own
number, looked up in the list. --commitment: the one you saw while sign-up was open.`;
const PATIENCE_MS = 30_000;

const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest();

/** What a step says when it holds, and when it does not. */
const SENTENCES: Record<Exclude<DrawStep, 'result'>, [string, string]> = {
  commitment: ['The seed is the one promised before sign-up.', 'SEED: the seed is not the one promised before sign-up.'],
  list: [
    'The list is sorted and complete, and nobody is in it twice.',
    'LIST: it is not sorted, not complete, or has somebody twice.',
  ],
  digest: ['The list is the one fixed when sign-up closed.', 'LIST: it is not the one whose digest was published.'],
  number: ['Your number is in the list.', 'LIST: your number is not in it.'],
  winners: ['The winners follow from the seed and the list.', 'WINNERS: they do not follow from the seed and the list.'],
};

/** Nothing was checked, and why. */
class NothingToCheck extends Error {}

async function get<T>(park: string, { path }: Call<{ id: string }, T>, id: string): Promise<T> {
  const address = `${park}${path}?${new URLSearchParams({ id })}`;
  const answer = await fetch(address, { headers: { 'accept-language': 'en' }, signal: AbortSignal.timeout(PATIENCE_MS) })
    .then((response) => response.json() as Promise<Envelope<T>>)
    .catch(() => null);
  if (answer === null) throw new NothingToCheck(`No park answers at ${park}. Start it, or name another one with --url.`);
  if (answer.code !== 200) throw new NothingToCheck(answer.message);
  return answer.result;
}

function tell({ roundId, entrants, winners, prizes }: PrizeDraw, own: string | undefined): void {
  say(bold(`Round ${roundId}: ${entrants} entrants, ${winners.length} winners`));
  const prizeOf = (id: string) => prizes.find((prize) => prize.id === id)?.name ?? id;
  for (const { place, number, prizeId } of winners)
    say(dim(`  ${String(place).padStart(4)}  ${number}  ${prizeOf(prizeId)}${number === own ? '  ← your number' : ''}`));
}

/** One line a step. @returns whether all of them hold */
function check(draw: PrizeDraw, list: string, { number, commitment }: { number?: string; commitment?: string }): boolean {
  const mark = (ok: boolean, [holds, broken]: [string, string]) => say(ok ? green(`✓ ${holds}`) : red(`✗ ${broken}`));
  let all = true;
  if (commitment !== undefined) {
    all = commitment.toLowerCase() === draw.commitment;
    mark(all, ['The commitment is the one you saw.', 'SEED: the commitment published now is not the one you saw.']);
  }
  // What the park told this entrant is not public; the list of winners is all there is to hold it to.
  const told = draw.winners.find((winner) => winner.number === number)?.prizeId ?? null;
  const own: OwnEntry | undefined = number === undefined ? undefined : { number, prizeId: told };
  for (const { step, ok } of checkDraw(draw, list, sha256, own)) {
    if (step === 'result') continue;
    // Winners that fail after a seed or a list that failed say nothing of their own.
    if (step === 'winners' && !ok && !all) say(red('✗ The winners cannot follow from it either.'));
    else mark(ok, SENTENCES[step]);
    all = ok && all;
  }
  return all;
}

const ROUND_ID = /^[\w-]{22}$/;

/** What was typed, with the round behind what would make its first hyphen an option. */
function typedArgs(): string[] {
  const typed = process.argv.slice(2);
  return [...typed.filter((one) => !ROUND_ID.test(one)), '--', ...typed.filter((one) => ROUND_ID.test(one))];
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    args: typedArgs(),
    options: {
      url: { type: 'string' },
      number: { type: 'string' },
      commitment: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });
  const [round] = positionals;
  if (values.help || round === undefined) {
    say(USAGE);
    return values.help ? 0 : 2;
  }
  const here = `http://localhost:${process.env.PORT?.trim() || 8080}`;
  const park = (values.url ?? (process.env.PARK_URL?.trim() || here)).replace(/\/+$/, '');
  const draw = await get(park, getDraw, round);
  if (draw.seed === null) throw new NothingToCheck('This round has not been drawn yet, so its seed is not published.');
  const { numbers } = await get(park, getEntrants, round);
  const number = values.number?.toUpperCase();
  tell(draw, number);
  const good = check(draw, numbers, { number, commitment: values.commitment });
  say(
    good
      ? green(`The draw is what it says, from ${entrantsOf(numbers).length} numbers.`)
      : red('THE DRAW IS NOT WHAT IT SAYS.'),
  );
  return good ? 0 : 1;
}

void main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    process.stderr.write(`${red(error instanceof NothingToCheck ? error.message : String(error.stack))}\n`);
    process.exitCode = 2;
  },
);
