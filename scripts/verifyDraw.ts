/**
 * `npm run verify-draw -- ROUND`, or `-- --ballot BALLOT`: checks a draw from what its park publishes and nothing else (docs/draw.md), and says of
 * each step whether it holds. Exit code 0 when all do, 1 when one does not, 2 when there is nothing to check.
 */

import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { BEACON, beaconTime } from '@park/contract/beacon/chain';
import { verifyInSlices } from '@park/contract/beacon/signature';
import type { Call } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import { getDraw, getEntrants } from '@park/contract/prize/draw/calls';
import {
  checkDraw,
  type DrawCheck,
  type DrawStep,
  entrantsOf,
  type OwnEntry,
  type Sha256,
} from '@park/contract/prize/draw/rule';
import type { PrizeDraw } from '@park/contract/prize/draw/schemas';
import { getBallot, getBallotList } from '@park/contract/ticket/ballot/calls';
import { checkBallotInSlices } from '@park/contract/ticket/ballot/rule';
import type { Ballot } from '@park/contract/ticket/ballot/schemas';
import { bold, dim, green, red, say } from './terminal';

const USAGE = `npm run verify-draw -- [--ballot] ID [--url URL] [--number NUMBER] [--commitment HEX] [--beacon ROUND] [--digest HEX]

Checks a round of the lucky draw, or a ballot of tickets, from its public data. --url: the park, by default PARK_URL or the server
on this machine. --number: your own number, looked up in the list. --commitment and --beacon: those you saw while sign-up was open.
--digest: the one you saw between the end of sign-up and the draw.`;
const TIMEOUT_MS = 30_000;

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
  beacon: [
    'The beacon’s round is the one named by the draw’s time, and the beacon signed it.',
    'BEACON: its round is not the one named by the draw’s time, or the beacon did not sign this.',
  ],
  winners: ['The winners follow from the seed and the list.', 'WINNERS: they do not follow from the seed and the list.'],
};

/** What a ballot says in place of them. */
const OF_BALLOT: Pick<typeof SENTENCES, 'list' | 'winners'> = {
  list: [
    'The list is sorted and complete, nobody is in it twice, and it has the places told of each slot.',
    'LIST: it is not sorted, not complete, has somebody twice, or other places than those told.',
  ],
  winners: [
    'Who got which slot follows from the seed and the list.',
    'WINNERS: who got which slot does not follow from the seed and the list.',
  ],
};

/** What somebody saw before the draw, and what is said when it is published so now and when it is not. */
const SEEN: Record<keyof Seen, [string, string]> = {
  commitment: ['The commitment is the one you saw.', 'SEED: the commitment published now is not the one you saw.'],
  beacon: ['The beacon’s round is the one you saw.', 'BEACON: the round published now is not the one you saw.'],
  digest: ['The digest is the one you saw.', 'LIST: the digest published now is not the one you saw.'],
};

interface Seen {
  commitment?: string;
  beacon?: string;
  digest?: string;
}

/** Nothing was checked, and why. */
class NothingToCheck extends Error {}

async function get<T>(park: string, { path }: Call<{ id: string }, T>, id: string): Promise<T> {
  const address = `${park}${path}?${new URLSearchParams({ id })}`;
  const answer = await fetch(address, { headers: { 'accept-language': 'en' }, signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then((response) => response.json() as Promise<Envelope<T>>)
    .catch(() => null);
  if (answer === null) throw new NothingToCheck(`No park answers at ${park}. Start it, or name another one with --url.`);
  if (answer.code !== 200) throw new NothingToCheck(answer.message);
  return answer.result;
}

function tell({ roundId, entrants, winners, prizes, beacon }: PrizeDraw, own: string | undefined): void {
  say(bold(`Round ${roundId}: ${entrants} entrants, ${winners.length} winners`));
  if (beacon)
    say(dim(`With round ${beacon.round} of drand’s ${BEACON.name}, of ${new Date(beaconTime(beacon.round)).toISOString()}`));
  const prizeOf = (id: string) => prizes.find((prize) => prize.id === id)?.name ?? id;
  for (const { place, number, prizeId } of winners)
    say(dim(`  ${String(place).padStart(4)}  ${number}  ${prizeOf(prizeId)}${number === own ? '  ← your number' : ''}`));
}

/** Who got which slot, and how full each is. */
function tellBallot({ id, entrants, slots }: Ballot, outcome: string, own: string | undefined): void {
  const drawn = outcome.split('\n').filter(Boolean);
  const winners = drawn.filter((line) => !line.endsWith(' 0'));
  say(bold(`Ballot ${id}: ${entrants} entries, ${winners.length} got places`));
  for (const [index, { day, start, end, places, closed }] of slots.entries())
    say(
      dim(
        `  slot ${index + 1}  ${day} ${start.slice(11, 16)}–${end.slice(11, 16)}  ${places ?? 0} places${closed ? ', closed' : ''}`,
      ),
    );
  for (const [index, line] of drawn.entries())
    say(dim(`  ${String(index + 1).padStart(4)}  ${line}${own && line.startsWith(own) ? '  ← your number' : ''}`));
}

interface Checking {
  checks: Iterable<DrawCheck | null>;
  sentences: typeof SENTENCES;
  /** As it is published now, and as somebody saw it. */
  published: Pick<PrizeDraw, 'commitment' | 'digest' | 'beacon'>;
  seen: Seen;
}

/** One line a step. @returns whether all of them hold */
function check({ checks, sentences, published, seen }: Checking): boolean {
  const mark = (ok: boolean, [holds, broken]: [string, string]) => say(ok ? green(`✓ ${holds}`) : red(`✗ ${broken}`));
  let all = true;
  const now = { ...published, beacon: published.beacon?.round };
  for (const what of ['commitment', 'beacon', 'digest'] as const) {
    const before = seen[what];
    if (before === undefined) continue;
    const same = before.toLowerCase() === String(now[what]);
    mark(same, SEEN[what]);
    all = same && all;
  }
  for (const one of checks) {
    // What the park told this entrant is not public; the list of winners is all there is to hold it to.
    if (!one || one.step === 'result') continue;
    const { step, ok } = one;
    // Winners that fail after a seed or a list that failed say nothing of their own.
    if (step === 'winners' && !ok && !all) say(red('✗ The winners cannot follow from it either.'));
    else mark(ok, sentences[step]);
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
      ballot: { type: 'boolean' },
      beacon: { type: 'string' },
      digest: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });
  const [id] = positionals;
  if (values.help || id === undefined) {
    say(USAGE);
    return values.help ? 0 : 2;
  }
  const here = `http://localhost:${process.env.PORT?.trim() || 8080}`;
  const park = (values.url ?? (process.env.PARK_URL?.trim() || here)).replace(/\/+$/, '');
  const query = { id, number: values.number?.toUpperCase(), seen: values };
  const { good, count } = values.ballot ? await verifyBallot(park, query) : await verifyRound(park, query);
  say(good ? green(`The draw is what it says, from ${count} numbers.`) : red('THE DRAW IS NOT WHAT IT SAYS.'));
  return good ? 0 : 1;
}

interface Query {
  id: string;
  number: string | undefined;
  seen: Seen;
}

async function verifyRound(park: string, { id, number, seen }: Query) {
  const draw = await get(park, getDraw, id);
  if (draw.state === 'calledOff') throw new NothingToCheck('This round was called off, so nothing is ever drawn.');
  if (draw.seed === null) throw new NothingToCheck('This round has not been drawn yet, so its seed is not published.');
  const { numbers } = await get(park, getEntrants, id);
  tell(draw, number);
  const own: OwnEntry | undefined = number === undefined ? undefined : { number, prizeId: null };
  const checks = checkDraw(draw, numbers, { sha256, own, verifyBeacon: verifyInSlices });
  return { good: check({ checks, sentences: SENTENCES, published: draw, seen }), count: entrantsOf(numbers).length };
}

async function verifyBallot(park: string, { id, number, seen }: Query) {
  const ballot = await get(park, getBallot, id);
  if (ballot.seed === null) throw new NothingToCheck('This ballot has not been drawn, so its seed is not published.');
  const { list, outcome } = await get(park, getBallotList, id);
  tellBallot(ballot, outcome ?? '', number);
  const own = number === undefined ? undefined : { number, slot: 0 };
  const checks = checkBallotInSlices(ballot, { list, outcome: outcome ?? '' }, { sha256, own, verifyBeacon: verifyInSlices });
  const sentences = { ...SENTENCES, ...OF_BALLOT };
  return { good: check({ checks, sentences, published: ballot, seen }), count: ballot.entrants };
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
