import type { Config } from '../../config';
import { derivedKey, type NamedKey } from '../../namedKeys';

/** AES-256, for names, phones and answers; the first encrypts, all decrypt. */
export type ActivityKeys = NamedKey[];

/** The keys of activities: data keys from the configuration, the last from the one secret. */
export function activityKeys({ authSecret, dataKeys }: Pick<Config, 'dataKeys'> & { authSecret: string }): ActivityKeys {
  return [...dataKeys, derivedKey(authSecret, 'park activity person 1')];
}
