import { createHmac } from 'node:crypto';
import type { Claimant } from '@park/contract/ticket/concession';
import { areaIn, birthdayIn, type IdKind, plainIdNumber } from '@park/contract/ticket/identity';
import { createFieldCipher } from '../../../fieldCipher';
import { maskIdNumber } from '../../../masks';
import type { TicketKeys } from '../ticketKeys';

const UNREADABLE = '***';

export interface Person {
  name: string;
  idKind: IdKind;
  /** As it is kept: no spaces, capitals. */
  idNumber: string;
  /** `yyyy-MM-dd`; null: the document does not tell it, and nobody did. */
  birthday?: string | null;
}

/** What concessions go by, and the name. */
export const claimantOf = ({ name, idKind, idNumber, birthday = null }: Person): Claimant & { name: string } => ({
  ...{ name, birthday, area: areaIn(idKind, idNumber) },
});

/** A person as the database keeps one. */
export interface EncryptedPerson {
  /** Encrypted, like `idNumber`. */
  name: string;
  idKind: IdKind;
  idNumber: string;
  /** What is shown of the number. */
  idMasked: string;
  /** The same for the same number, and of no use without the key. */
  idHash: string;
  /** Encrypted; none where the number tells it. */
  birthday?: string | null;
}

export type Persons = ReturnType<typeof createPersons>;

/** Persons at rest: encrypted, and comparable by a keyed hash of their number. */
export function createPersons({ data, personHash }: Pick<TicketKeys, 'data' | 'personHash'>) {
  const { encrypt, decrypt, prefix } = createFieldCipher(data);
  const hashOf = (idNumber: string) =>
    createHmac('sha256', personHash).update(plainIdNumber(idNumber)).digest('base64url').slice(0, 32);
  return {
    /** What everything begins with that the key in use has encrypted. */
    prefix,
    hashOf,
    encrypt: ({ name, idKind, idNumber, birthday }: Person): EncryptedPerson => ({
      name: encrypt('name', name),
      idKind,
      idNumber: encrypt('idNumber', plainIdNumber(idNumber)),
      idMasked: maskIdNumber(idNumber),
      idHash: hashOf(idNumber),
      birthday: birthdayIn(idKind, idNumber) || !birthday ? null : encrypt('birthday', birthday),
    }),
    /** What was encrypted under a key that is gone reads `***`: a page with a hole is better than none. */
    decrypt({ name, idKind, idNumber, birthday }: EncryptedPerson): Person {
      const number = decrypt('idNumber', idNumber) ?? UNREADABLE;
      return {
        name: decrypt('name', name) ?? UNREADABLE,
        idKind,
        idNumber: number,
        birthday: birthdayIn(idKind, number) ?? (birthday ? decrypt('birthday', birthday) : null),
      };
    },
  };
}
