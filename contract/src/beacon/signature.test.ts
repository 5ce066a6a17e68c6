import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { BEACON, beaconRoundAt, beaconTime } from './chain';
import { RECORDED_ROUNDS, recordedRound } from './recordedRounds.testing';
import { verifyInSlices, verifySignature } from './signature';

const P = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaabn;
const X_BITS = 381n;

describe('the beacon’s signature', () => {
  it('holds for every recorded round, and makes the recorded randomness', () => {
    for (const { round, signature, randomness } of RECORDED_ROUNDS) {
      assert.equal(verifySignature(round, signature), true, String(round));
      if (randomness)
        assert.equal(createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex'), randomness, String(round));
    }
  });

  it('holds for no other round', () => {
    const { signature } = recordedRound(1000);
    for (const round of [999, 1001, 1002, 1000 + 2 ** 32, 0, -1000, 1000.5, Number.NaN, Number.MAX_VALUE])
      assert.equal(verifySignature(round, signature), false, String(round));
  });

  it('does not hold when any one bit of it is turned', () => {
    const { round, signature } = recordedRound(657_413);
    for (let bit = 0; bit < 384; bit++) {
      const bytes = Buffer.from(signature, 'hex');
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      assert.equal(verifySignature(round, bytes.toString('hex')), false, `bit ${bit}`);
    }
  });

  it('is written in one way alone: who could choose between two would choose between two results', () => {
    const { round, signature } = recordedRound(1004);
    const bits = BigInt(`0x${signature}`);
    const x = bits & ((1n << X_BITS) - 1n);
    // Its x is small enough that x + p fits in, too, and many readers take both for the same point.
    assert.ok(x + P < 1n << X_BITS);
    const alias = (((bits >> X_BITS) << X_BITS) | (x + P)).toString(16);
    assert.notEqual(alias, signature);
    for (const written of [alias, signature.toUpperCase(), `0x${signature}`, ` ${signature}`])
      assert.equal(verifySignature(round, written), false, written);
  });

  it('fails, and does not break, on what is no signature', () => {
    const infinity = `c0${'00'.repeat(47)}`;
    for (const written of [
      '',
      'x',
      '00'.repeat(48),
      'ff'.repeat(48),
      infinity,
      BEACON.publicKey,
      BEACON.publicKey.slice(0, 96),
    ])
      assert.equal(verifySignature(1000, written), false, written);
  });

  it('pauses on its way', () => {
    const { round, signature } = recordedRound(42);
    assert.deepEqual(
      [...verifyInSlices(round, signature)],
      Array.from({ length: 5 }, () => null),
    );
  });
});

describe('the beacon’s rounds', () => {
  it('are the first at a moment or after it', () => {
    const first = BEACON.genesis * 1_000;
    assert.equal(beaconTime(1), first);
    for (const [moment, round] of [
      [0, 1],
      [first, 1],
      [first + 1, 2],
      [first + 3_000, 2],
      [first + 3_001, 3],
      // As api.drand.sh counts it: round 1000 was signed 2997 seconds after the first.
      [Date.parse('2023-08-23T15:59:24Z'), 1000],
    ] as const)
      assert.equal(beaconRoundAt(moment), round);
  });

  it('begin on every whole minute, so that a draw at one waits for nothing', () => {
    for (const minute of ['2026-05-04T11:00:00Z', '2026-05-04T11:01:00Z', '2999-12-31T23:59:00Z'].map(Date.parse))
      assert.equal(beaconTime(beaconRoundAt(minute)), minute);
  });

  it('come at or after the moment they are named for, and less than a period later', () => {
    for (let moment = Date.parse('2026-05-04T11:00:00Z'); moment < Date.parse('2026-05-04T11:00:20Z'); moment += 250) {
      const late = beaconTime(beaconRoundAt(moment)) - moment;
      assert.ok(late >= 0 && late < BEACON.period * 1_000, String(late));
    }
  });
});
