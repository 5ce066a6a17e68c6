import { randomBytes } from 'node:crypto';
import { bytesOfHex, hexOf, SEED_BYTES } from '@park/contract/prize/draw/rule';
import { createFieldCipher } from './fieldCipher';
import type { NamedKey } from './namedKeys';

/** Seeds of draws, encrypted until then; what one draw's seed was encrypted as opens for no other. */
export interface Seeds {
  /** 32 bytes of the system's random generator. */
  make(drawId: string): { seed: Uint8Array; encrypted: string };
  /** Null when its key is gone. */
  decrypt(drawId: string, encrypted: string): Uint8Array | null;
  /** The same, encrypted by the key in use; null when its key is gone. */
  reencrypt(drawId: string, encrypted: string): string | null;
}

export function createSeeds({ data }: { data: NamedKey[] }): Seeds {
  const cipher = createFieldCipher(data);
  const field = (drawId: string) => `drawSeed ${drawId}`;
  const encrypt = (drawId: string, seed: Uint8Array) => cipher.encrypt(field(drawId), hexOf(seed));
  const decrypt: Seeds['decrypt'] = (drawId, encrypted) => {
    const hex = cipher.decrypt(field(drawId), encrypted);
    return hex === null ? null : bytesOfHex(hex);
  };
  return {
    make(drawId) {
      const seed = randomBytes(SEED_BYTES);
      return { seed, encrypted: encrypt(drawId, seed) };
    },
    decrypt,
    reencrypt(drawId, encrypted) {
      const seed = decrypt(drawId, encrypted);
      return seed && encrypt(drawId, seed);
    },
  };
}
