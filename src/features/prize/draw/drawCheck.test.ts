import { createHash, randomBytes } from 'node:crypto';
import { sha256 as phoneSha256 } from '@noble/hashes/sha2';
import { checkDrawInTurns } from '@park/contract/prize/draw/checkInTurns';
import { type CountedCheck, drawWinners, hexOf, type PublishedDraw, type Sha256 } from '@park/contract/prize/draw/rule';
import { stepsOf } from '../rules';

const sha256: Sha256 = (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest());
const hash = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');

/** Numbers in order: what a park with so many entrants publishes. */
function published(count: number, prizes: number) {
  const entrants = Array.from({ length: count }, (_, n) => `A${String(n).padStart(7, '0')}`);
  const list = entrants.join('\n');
  const seed = new Uint8Array(randomBytes(32));
  const digest = hash(list);
  const winners = drawWinners({ seed, digest, entrants, most: prizes }, sha256);
  const draw: PublishedDraw = {
    rule: 'park-draw-1',
    commitment: hash(seed),
    seed: hexOf(seed),
    digest,
    entrants: count,
    prizes: [{ id: 'p', count: prizes }],
    winners: winners.map((number) => ({ number, prizeId: 'p' })),
  };
  return { draw, list, entrants };
}

async function checksOf(draw: PublishedDraw, list: string, own?: { number: string; prizeId: string | null }) {
  const checks: CountedCheck[] = [];
  await checkDrawInTurns(draw, list, { sha256: phoneSha256, own }, { onStep: (check) => checks.push(check) });
  return checks;
}

const failed = (checks: CountedCheck[]) => checks.filter(({ ok }) => !ok).map(({ step }) => step);

test('an honest draw passes every step, counted with the app’s own SHA-256', async () => {
  const { draw, list } = published(500, 3);
  const number = draw.winners[0]?.number ?? '';
  const own = { number, prizeId: 'p' };
  const checks = await checksOf(draw, list, own);
  expect(checks.map(({ step, ok }) => [step, ok])).toEqual(stepsOf(own).map((step) => [step, true]));
  expect(checks.find(({ step }) => step === 'commitment')?.found).toBe(draw.commitment);
  expect(checks.find(({ step }) => step === 'digest')?.found).toBe(draw.digest);
});

test('who has no entry sees the steps about one’s own left out', async () => {
  const { draw, list } = published(20, 3);
  expect(stepsOf(undefined)).toEqual(['commitment', 'list', 'digest', 'winners']);
  expect((await checksOf(draw, list)).map(({ step }) => step)).toEqual(stepsOf(undefined));
});

test('a tampered seed and a tampered list are told apart', async () => {
  const { draw, list, entrants } = published(50, 2);
  const seed = hexOf(new Uint8Array(32));
  expect(failed(await checksOf({ ...draw, seed }, list))).toEqual(['commitment', 'winners']);
  const without = entrants.filter((number) => number !== draw.winners[0]?.number).join('\n');
  expect(failed(await checksOf(draw, without))).toEqual(['list', 'digest', 'winners']);
});

test('the page breathes while it counts, and stops when nobody looks any more', async () => {
  const { draw, list } = published(100_000, 1000);
  let time = 0;
  // Each look at the clock finds that a slice has gone by: every pause is taken.
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => {
    time += 20;
    return time;
  });
  let breaths = 0;
  const steps: string[] = [];
  await checkDrawInTurns(
    draw,
    list,
    { sha256: phoneSha256 },
    {
      onStep: ({ step }) => steps.push(step),
      isOver: () => {
        breaths += 1;
        return false;
      },
    },
  );
  // 900 KB are hashed and 1000 winners drawn in small pieces.
  expect(breaths).toBeGreaterThan(100);
  expect(steps).toEqual(stepsOf(undefined));
  const seen: string[] = [];
  await checkDrawInTurns(
    draw,
    list,
    { sha256: phoneSha256 },
    { onStep: ({ step }) => seen.push(step), isOver: () => seen.length === 2 },
  );
  expect(seen).toEqual(['commitment', 'list']);
  clock.mockRestore();
});
