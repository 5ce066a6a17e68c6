import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { BEACON, beaconTime } from '../../beacon/chain';
import { recordedRound } from '../../beacon/recordedRounds.testing';
import { verifyInSlices } from '../../beacon/signature';
import {
  BEACON_DRAW_RULE,
  type CheckWith,
  checkDraw,
  DRAW_RULE,
  DRAW_STEPS,
  drawWinners,
  mixedSeed,
  type PublishedDraw,
  type Sha256,
} from './rule';

const hash = (...parts: (string | Uint8Array)[]) =>
  parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest();
const sha256: Sha256 = (bytes) => hash(bytes);

const { round, signature } = recordedRound(1000);
const entrants = Array.from({ length: 40 }, (_, n) => `A${String(n).padStart(7, '0')}`);
const list = entrants.join('\n');
const seed = hash('a seed');
const digest = hash(list).toString('hex');
/** As docs/draw.md tells it. */
const mixed = hash(seed, hash(Buffer.from(signature, 'hex')));
const winnersBy = (with32: Uint8Array) =>
  drawWinners({ seed: with32, digest, entrants, maxWinners: 3 }, sha256).map((number) => ({ number, prizeId: 'p' }));

const honest: PublishedDraw = {
  rule: BEACON_DRAW_RULE,
  commitment: hash(seed).toString('hex'),
  seed: seed.toString('hex'),
  digest,
  drawAt: new Date(beaconTime(round)).toISOString(),
  beacon: { round, signature },
  entrants: entrants.length,
  prizes: [{ id: 'p', count: 3 }],
  winners: winnersBy(mixed),
};

const failed = (change: Partial<PublishedDraw>, how: Partial<CheckWith> = {}) =>
  [...checkDraw({ ...honest, ...change }, list, { sha256, verifyBeacon: verifyInSlices, ...how })]
    .filter(({ ok }) => !ok)
    .map(({ step }) => step);

describe('a draw with a beacon', () => {
  it('is drawn with seed and signature, and with neither alone', () => {
    assert.deepEqual(Buffer.from(mixedSeed(seed, signature, sha256)), mixed);
    assert.notDeepEqual(winnersBy(mixed), winnersBy(seed));
    assert.notDeepEqual(honest.winners, winnersBy(mixedSeed(seed, recordedRound(1001).signature, sha256)));
    assert.notDeepEqual(honest.winners, winnersBy(mixedSeed(hash('another'), signature, sha256)));
  });

  it('passes when it is honest, step by step', () => {
    const number = honest.winners[0]?.number ?? '';
    const checks = [...checkDraw(honest, list, { sha256, verifyBeacon: verifyInSlices, own: { number, prizeId: 'p' } })];
    assert.deepEqual(
      checks,
      DRAW_STEPS.map((step) => ({ step, ok: true })),
    );
  });

  it('takes the first round at or after the set time, and no other, though the beacon signed it', () => {
    const other = recordedRound(1001);
    const theirs = winnersBy(mixedSeed(seed, other.signature, sha256));
    assert.deepEqual(failed({ beacon: other, winners: theirs }), ['beacon']);
    const within = new Date(beaconTime(round) - BEACON.period * 1_000 + 1).toISOString();
    assert.deepEqual(failed({ drawAt: within }), [], 'a moment between two rounds');
    for (const late of [1, BEACON.period * 1_000])
      assert.deepEqual(failed({ drawAt: new Date(beaconTime(round) + late).toISOString() }), ['beacon'], 'signed before it');
    assert.deepEqual(failed({ drawAt: new Date(beaconTime(round - 1)).toISOString() }), ['beacon'], 'a later one than named');
  });

  it('says that the beacon signed no such thing', () => {
    const false48 = recordedRound(1002).signature;
    assert.deepEqual(failed({ beacon: { round, signature: false48 }, winners: winnersBy(mixedSeed(seed, false48, sha256)) }), [
      'beacon',
    ]);
    for (const none of [null, '', 'x', signature.toUpperCase()])
      assert.deepEqual(failed({ beacon: { round, signature: none } }), ['beacon', 'winners'], String(none));
    assert.deepEqual(failed({ beacon: null }), ['beacon', 'winners']);
    assert.deepEqual(failed({ drawAt: 'never' }), ['beacon']);
  });

  it('says that the beacon was left out of the draw', () => {
    assert.deepEqual(failed({ winners: winnersBy(seed) }), ['winners']);
  });

  it('does not hold where nobody checks the signature', () => {
    assert.deepEqual(failed({}, { verifyBeacon: undefined }), ['beacon']);
  });

  it('is not what rule 1 makes of it', () => {
    assert.deepEqual(failed({ rule: DRAW_RULE }), ['winners']);
    assert.deepEqual(failed({ rule: DRAW_RULE, beacon: null, winners: winnersBy(seed) }), []);
    assert.deepEqual(failed({ rule: 'park-draw-3' }), ['commitment', 'winners']);
  });
});
