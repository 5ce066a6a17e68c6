import { marksOf, type NamedKey } from '../namedKeys';
import { secretFingerprint } from '../parkIdentity';
import type { TableSum } from './tables';

/** The first entry of a backup: what it is of, and what it needs. */
export interface ParkHead {
  format: 1;
  /** ISO 8601 */
  madeAt: string;
  /** Of the park's product. */
  version: string;
  /** Those that the database had, by file name, each with its checksum. */
  migrations: Record<string, string>;
  counters: Record<string, number>;
  keys: KeyMarks;
  /** Of the data folder (`park-id`). */
  storage: string | null;
}

/** The last one: without it the backup was cut. */
export interface ParkSums {
  tables: Record<string, TableSum>;
  files: number;
  /** Of each file, by its name, hex; undefined: the backup is of 1.0.0. */
  sha256?: Record<string, string>;
}

/** Names of entries. */
export const HEAD = 'park.json';
export const SUMS = 'sums.json';
export const TABLES = 'tables/';
export const FILES = 'files/';

/** Tells keys from others without telling them. */
export interface KeyMarks {
  secret: string;
  /** By the id of each key of `DATA_KEYS`. */
  data: Record<string, string>;
  /** By the id of each key of `TICKET_CODE_KEYS`. */
  codes: Record<string, string>;
}

export interface Keys {
  authSecret: string;
  dataKeys: readonly NamedKey[];
  ticketCodeKeys: readonly NamedKey[];
}

export function keyMarks({ authSecret, dataKeys, ticketCodeKeys }: Keys): KeyMarks {
  return { secret: secretFingerprint(authSecret), data: marksOf(dataKeys), codes: marksOf(ticketCodeKeys) };
}

/** @returns what is not at hand of the keys that a backup needs, each in a sentence for the operator */
export function missingKeys(needed: KeyMarks, own: KeyMarks): string[] {
  const lacking = (variable: string, [wanted, given]: [Record<string, string>, Record<string, string>]) =>
    Object.keys(wanted)
      .filter((id) => given[id] !== wanted[id])
      .map((id) => `${variable} lacks the key "${id}" of the backup's park, or has another of that name.`);
  return [
    ...(needed.secret === own.secret
      ? []
      : ['AUTH_SECRET (or DATA_DIR/secret) is not the one of the backup’s park: what it sealed could not be read.']),
    ...lacking('DATA_KEYS', [needed.data, own.data]),
    ...lacking('TICKET_CODE_KEYS', [needed.codes, own.codes]),
  ];
}
