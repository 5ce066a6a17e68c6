import { randomBytes } from 'node:crypto';
import { bytesOfHex, hexOf, SEED_BYTES } from '@park/contract/prize/draw';
import { createSealer } from '../../sealer';
import type { PrizeKeys } from './prizeKeys';

/** Seeds of rounds, encrypted until the draw; what one round's seed was encrypted as opens for no other round. */
export interface Seeds {
  /** 32 bytes of the system's random generator. */
  make(roundId: string): { seed: Uint8Array; sealed: string };
  /** Null when its key is gone. */
  open(roundId: string, sealed: string): Uint8Array | null;
  /** The same, encrypted by the key in use; null when its key is gone. */
  reseal(roundId: string, sealed: string): string | null;
}

export function createSeeds({ data }: Pick<PrizeKeys, 'data'>): Seeds {
  const sealer = createSealer(data);
  const field = (roundId: string) => `drawSeed ${roundId}`;
  const seal = (roundId: string, seed: Uint8Array) => sealer.seal(field(roundId), hexOf(seed));
  const open: Seeds['open'] = (roundId, sealed) => {
    const hex = sealer.open(field(roundId), sealed);
    return hex === null ? null : bytesOfHex(hex);
  };
  return {
    make(roundId) {
      const seed = randomBytes(SEED_BYTES);
      return { seed, sealed: seal(roundId, seed) };
    },
    open,
    reseal(roundId, sealed) {
      const seed = open(roundId, sealed);
      return seed && seal(roundId, seed);
    },
  };
}
