/**
 * The public randomness beacon that parks may mix into a draw (docs/draw.md): drand's chain `quicknet`, which the League of
 * Entropy signs together, one round every three seconds. Its key never changes, so it is written here and asked of nobody.
 */
export const BEACON = {
  name: 'quicknet',
  /** What the chain is known by, and the first part of each path of its HTTP protocol. Hex, like `publicKey`. */
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  /** A point of BLS12-381's group G2, compressed. */
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  /** When round 1 was signed. Epoch seconds. */
  genesis: 1_692_803_367,
  /** From one round to the next. Seconds. */
  period: 3,
} as const;

/** A signature as it is published: 48 bytes in lower-case hex. */
export const BEACON_SIGNATURE = /^[0-9a-f]{96}$/;

/** The first round that is signed at a moment or after it. @param moment epoch milliseconds, like every moment here */
export function beaconRoundAt(moment: number): number {
  return Math.max(0, Math.ceil((moment / 1_000 - BEACON.genesis) / BEACON.period)) + 1;
}

/** When a round is signed: nobody knows it before. */
export function beaconTime(round: number): number {
  return (BEACON.genesis + (round - 1) * BEACON.period) * 1_000;
}
