import { createHmac, timingSafeEqual } from 'node:crypto';
import { equalName } from '@park/contract/plainText';
import { createFieldCipher } from '../../../fieldCipher';
import type { PrizeKeys } from '../prizeKeys';

const HASH_LETTERS = 32;
const MAC_LETTERS = 22;
const UNREADABLE = '***';

/** Who signs up, as typed. */
export interface Entrant {
  name: string;
  /** Plain: digits alone. */
  phone: string;
}

/** The same as the database keeps it. */
export interface EncryptedEntrant {
  /** Encrypted, like the phone. */
  name: string;
  phone: string;
  nameHash: string;
  phoneHash: string;
}

/** Encrypted; null when they were taken off. */
interface EncryptedNames {
  name: string | null;
  phone: string | null;
}

/** Entrants at rest, and the receipts that prove an entry. */
export interface Entrants {
  encrypt(roundId: string, entrant: Entrant): EncryptedEntrant;
  /** What was taken off, or encrypted under a key that is gone, reads `***`. */
  decrypt(encrypted: EncryptedNames): Entrant;
  /** The same, encrypted by the key in use; null when a key is gone. */
  reencrypt(encrypted: EncryptedNames): { name: string; phone: string } | null;
  /** What begins everything that the key in use has encrypted. */
  readonly prefix: string;
  hashes(roundId: string, entrant: Entrant): Pick<EncryptedEntrant, 'nameHash' | 'phoneHash'>;
  /** Whether an entry is of this name, with whichever phone. */
  isNamed(roundId: string, encrypted: EncryptedNames & { nameHash: string | null }, name: string): boolean;
  /** A name for a phone that a limit may count under, whatever the round. */
  limitKey(phone: string): string;
  /** The same for the same entry, so that it can be handed out again. */
  receiptOf(entryId: string): string;
  /** Null for a receipt that is not ours. */
  entryOf(receipt: string): string | null;
}

export function createEntrants({ data, hash, receipt }: PrizeKeys): Entrants {
  const cipher = createFieldCipher(data);
  const hmac = (key: Uint8Array, ...parts: string[]) => createHmac('sha256', key).update(parts.join('\n')).digest('base64url');
  // Of one round, so that nobody can be followed from round to round.
  const hashes = (roundId: string, { name, phone }: Entrant) => ({
    nameHash: hmac(hash, 'name', roundId, phone, equalName(name)).slice(0, HASH_LETTERS),
    phoneHash: hmac(hash, 'phone', roundId, phone).slice(0, HASH_LETTERS),
  });
  const read = ({ name, phone }: EncryptedNames) => ({
    name: name === null ? null : cipher.decrypt('entrantName', name),
    phone: phone === null ? null : cipher.decrypt('entrantPhone', phone),
  });
  const write = ({ name, phone }: Entrant) => ({
    name: cipher.encrypt('entrantName', name),
    phone: cipher.encrypt('entrantPhone', phone),
  });
  const mac = (entryId: string) => hmac(receipt, entryId).slice(0, MAC_LETTERS);
  return {
    hashes,
    isNamed(roundId, encrypted, name) {
      const { phone } = read(encrypted);
      return phone !== null && hashes(roundId, { name, phone }).nameHash === encrypted.nameHash;
    },
    prefix: cipher.prefix,
    encrypt: (roundId, entrant) => ({ ...write(entrant), ...hashes(roundId, entrant) }),
    decrypt(encrypted) {
      const { name, phone } = read(encrypted);
      return { name: name ?? UNREADABLE, phone: phone ?? UNREADABLE };
    },
    reencrypt(encrypted) {
      const { name, phone } = read(encrypted);
      return name === null || phone === null ? null : write({ name, phone });
    },
    limitKey: (phone) => hmac(hash, 'limit', phone).slice(0, HASH_LETTERS),
    receiptOf: (entryId) => `${entryId}.${mac(entryId)}`,
    entryOf(text) {
      const [entryId = '', given = '', ...more] = text.split('.');
      if (more.length > 0 || given.length !== MAC_LETTERS || !/^[\w-]+$/.test(given)) return null;
      return timingSafeEqual(Buffer.from(given), Buffer.from(mac(entryId))) ? entryId : null;
    },
  };
}
