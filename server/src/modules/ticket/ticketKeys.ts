import type { Config } from '../../config';
import { DERIVED, derivedKey, deriveKey, type NamedKey } from '../../namedKeys';

export interface TicketKeys {
  /** AES-256; the first encrypts, all decrypt. */
  data: NamedKey[];
  /** Ed25519 seeds; the first signs, all are published. */
  codes: NamedKey[];
  /** For comparing persons without knowing them; it stays the same while data keys change. */
  personHash: Uint8Array;
  /** AES-256, for places in line. */
  places: Uint8Array;
}

/** Tickets' keys: configured, else derived from the one secret; what the derived data key encrypted stays readable for good. */
export function ticketKeys({
  authSecret,
  dataKeys,
  ticketCodeKeys,
}: Pick<Config, 'dataKeys' | 'ticketCodeKeys'> & { authSecret: string }): TicketKeys {
  return {
    data: [...dataKeys, derivedKey(authSecret, 'park ticket person 1')],
    codes: (ticketCodeKeys.length > 0 ? ticketCodeKeys : [DERIVED]).map((one) =>
      one === DERIVED ? derivedKey(authSecret, 'park ticket code 1') : one,
    ),
    personHash: deriveKey(authSecret, 'park ticket person hash 1'),
    places: deriveKey(authSecret, 'park ticket waiting place 2'),
  };
}
