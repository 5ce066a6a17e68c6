import { randomBytes } from 'node:crypto';
import { bytesOfHex, hexOf, SEED_BYTES } from '@park/contract/prize/draw/rule';
import { createFieldCipher } from '../../../fieldCipher';
import type { PrizeKeys } from '../prizeKeys';

/** Seeds of rounds, encrypted until the draw; what one round's seed was encrypted as opens for no other round. */
export interface Seeds {
  /** 32 bytes of the system's random generator. */
  make(roundId: string): { seed: Uint8Array; encrypted: string };
  /** Null when its key is gone. */
  decrypt(roundId: string, encrypted: string): Uint8Array | null;
  /** The same, encrypted by the key in use; null when its key is gone. */
  reencrypt(roundId: string, encrypted: string): string | null;
}

export function createSeeds({ data }: Pick<PrizeKeys, 'data'>): Seeds {
  const cipher = createFieldCipher(data);
  const field = (roundId: string) => `drawSeed ${roundId}`;
  const encrypt = (roundId: string, seed: Uint8Array) => cipher.encrypt(field(roundId), hexOf(seed));
  const decrypt: Seeds['decrypt'] = (roundId, encrypted) => {
    const hex = cipher.decrypt(field(roundId), encrypted);
    return hex === null ? null : bytesOfHex(hex);
  };
  return {
    make(roundId) {
      const seed = randomBytes(SEED_BYTES);
      return { seed, encrypted: encrypt(roundId, seed) };
    },
    decrypt,
    reencrypt(roundId, encrypted) {
      const seed = decrypt(roundId, encrypted);
      return seed && encrypt(roundId, seed);
    },
  };
}
