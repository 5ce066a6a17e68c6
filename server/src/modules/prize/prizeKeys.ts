import type { Config } from '../../config';
import { derivedKey, deriveKey, type NamedKey } from '../../namedKeys';

export interface PrizeKeys {
  /** AES-256, for seeds, names and phones; the first encrypts, all decrypt. */
  data: NamedKey[];
  /** For comparing phones and names without knowing them. */
  hash: Uint8Array;
  receipt: Uint8Array;
}

/** The keys of the draw: data keys from the configuration, the rest from the one secret. */
export function prizeKeys({ authSecret, dataKeys }: Pick<Config, 'dataKeys'> & { authSecret: string }): PrizeKeys {
  return {
    data: [...dataKeys, derivedKey(authSecret, 'park prize data 1')],
    hash: deriveKey(authSecret, 'park prize hash 1'),
    receipt: deriveKey(authSecret, 'park prize receipt 1'),
  };
}
