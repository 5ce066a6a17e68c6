import { createHash, randomBytes } from 'node:crypto';
import { sha256 as phoneSha256 } from '@noble/hashes/sha2';
import { beaconTime } from '@park/contract/beacon/chain';
import { recordedRound } from '@park/contract/beacon/recordedRounds.testing';
import { verifyInSlices } from '@park/contract/beacon/signature';
import { checkInTurns } from '@park/contract/prize/draw/checkInTurns';
import {
  type CheckWith,
  type CountedCheck,
  checkDrawInSlices,
  drawWinners,
  hexOf,
  mixedSeed,
  type PublishedDraw,
  type Sha256,
} from '@park/contract/prize/draw/rule';
import { groupFingerprint } from '@/components/draw/Fingerprint';
import { stepsOf } from '@/components/draw/useDrawCheck';

const sha256: Sha256 = (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest());
const hash = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');

/** Numbers in order: what a park with so many entrants publishes. */
function published(count: number, prizes: number) {
  const entrants = Array.from({ length: count }, (_, n) => `A${String(n).padStart(7, '0')}`);
  const list = entrants.join('\n');
  const seed = new Uint8Array(randomBytes(32));
  const digest = hash(list);
  const winners = drawWinners({ seed, digest, entrants, maxWinners: prizes }, sha256);
  const draw: PublishedDraw = {
    rule: 'park-draw-1',
    commitment: hash(seed),
    seed: hexOf(seed),
    digest,
    drawAt: '2026-11-20T19:00:00+08:00',
    beacon: null,
    entrants: count,
    prizes: [{ id: 'p', count: prizes }],
    winners: winners.map((number) => ({ number, prizeId: 'p' })),
  };
  return { draw, list, entrants };
}

async function checksOf(draw: PublishedDraw, list: string, how: Partial<CheckWith> = {}) {
  const checks: CountedCheck[] = [];
  const all = checkDrawInSlices(draw, list, { sha256: phoneSha256, ...how });
  await checkInTurns(all, { onStep: (check) => checks.push(check) });
  return checks;
}

const failed = (checks: CountedCheck[]) => checks.filter(({ ok }) => !ok).map(({ step }) => step);

test('an honest draw passes every step, counted with the app’s own SHA-256', async () => {
  const { draw, list } = published(500, 3);
  const number = draw.winners[0]?.number ?? '';
  const own = { number, prizeId: 'p' };
  const checks = await checksOf(draw, list, { own });
  expect(checks.map(({ step, ok }) => [step, ok])).toEqual(stepsOf(own, false).map((step) => [step, true]));
  expect(checks.find(({ step }) => step === 'commitment')?.found).toBe(draw.commitment);
  expect(checks.find(({ step }) => step === 'digest')?.found).toBe(draw.digest);
});

test('who has no entry sees the steps about one’s own left out', async () => {
  const { draw, list } = published(20, 3);
  expect(stepsOf(undefined, false)).toEqual(['commitment', 'list', 'digest', 'winners']);
  expect((await checksOf(draw, list)).map(({ step }) => step)).toEqual(stepsOf(undefined, false));
});

test('a tampered seed and a tampered list are told apart', async () => {
  const { draw, list, entrants } = published(50, 2);
  const seed = hexOf(new Uint8Array(32));
  expect(failed(await checksOf({ ...draw, seed }, list))).toEqual(['commitment', 'winners']);
  const without = entrants.filter((number) => number !== draw.winners[0]?.number).join('\n');
  expect(failed(await checksOf(draw, without))).toEqual(['list', 'digest', 'winners']);
});

test('a draw with a beacon is checked with the app’s own curves', async () => {
  const { draw, list, entrants } = published(40, 3);
  const beacon = recordedRound(1000);
  const seed = mixedSeed(Uint8Array.from(Buffer.from(draw.seed ?? '', 'hex')), beacon.signature, sha256);
  const winners = drawWinners({ seed, digest: draw.digest ?? '', entrants, maxWinners: 3 }, sha256);
  const withBeacon: PublishedDraw = {
    ...draw,
    rule: 'park-draw-2',
    drawAt: new Date(beaconTime(beacon.round)).toISOString(),
    beacon,
    winners: winners.map((number) => ({ number, prizeId: 'p' })),
  };
  const steps = stepsOf(undefined, true);
  const whole = await checksOf(withBeacon, list, { verifyBeacon: verifyInSlices });
  expect(whole.map(({ step, ok }) => [step, ok])).toEqual(steps.map((step) => [step, true]));
  expect(whole.find(({ step }) => step === 'beacon')?.found).toBe('1000');
  const other = { ...withBeacon, beacon: { ...beacon, signature: recordedRound(1001).signature } };
  expect(failed(await checksOf(other, list, { verifyBeacon: verifyInSlices }))).toEqual(['beacon', 'winners']);
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
  await checkInTurns(checkDrawInSlices(draw, list, { sha256: phoneSha256 }), {
    onStep: ({ step }) => steps.push(step),
    isOver: () => {
      breaths += 1;
      return false;
    },
  });
  // 900 KB are hashed and 1000 winners drawn in small pieces.
  expect(breaths).toBeGreaterThan(100);
  expect(steps).toEqual(stepsOf(undefined, false));
  const seen: string[] = [];
  await checkInTurns(checkDrawInSlices(draw, list, { sha256: phoneSha256 }), {
    onStep: ({ step }) => seen.push(step),
    isOver: () => seen.length === 2,
  });
  expect(seen).toEqual(['commitment', 'list']);
  clock.mockRestore();
});

test('a fingerprint is grouped by eight and loses nothing', () => {
  expect(groupFingerprint('0123456789abcdef0')).toBe('01234567 89abcdef 0');
  expect(groupFingerprint('ab'.repeat(32)).replace(/ /g, '')).toBe('ab'.repeat(32));
});
