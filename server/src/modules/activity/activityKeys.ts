import type { Config } from '../../config';
import { derivedKey, deriveKey, type NamedKey } from '../../namedKeys';

export interface ActivityKeys {
  /** AES-256, for names, phones and answers; the first encrypts, all decrypt. */
  data: NamedKey[];
  /** For telling whether two requests ask for the same. */
  request: Uint8Array;
}

/** The keys of activities: data keys from the configuration, the rest from the one secret. */
export function activityKeys({ authSecret, dataKeys }: Pick<Config, 'dataKeys'> & { authSecret: string }): ActivityKeys {
  return {
    data: [...dataKeys, derivedKey(authSecret, 'park activity person 1')],
    request: deriveKey(authSecret, 'park activity request 1'),
  };
}
