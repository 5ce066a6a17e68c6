import type { FindKind, FindState, FindStepKind } from '@park/contract/find/limits';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { encryptedText } from '../../db/encryptedColumn';
import { momentColumn } from '../../db/moment';

/** Of `migrations/059_finds.sql`; moments are epoch milliseconds. */
export const fossilFind = pgTable('fossil_find', {
  id: text('id').primaryKey(),
  clientId: text('client_id').notNull(),
  number: text('number').notNull(),
  deviceHash: text('device_hash').notNull(),
  visitorId: text('visitor_id'),
  kind: text('kind').$type<FindKind>().notNull(),
  state: text('state').$type<FindState>().notNull(),
  steps: integer('steps').notNull(),
  words: encryptedText('words', 'find words').notNull(),
  placeWords: encryptedText('place_words', 'find place words').notNull(),
  position: encryptedText('position', 'find position').notNull(),
  foundAt: momentColumn('found_at').notNull(),
  receivedAt: momentColumn('received_at').notNull(),
  takenAt: momentColumn('taken_at'),
  takenById: text('taken_by_id'),
  takenBy: text('taken_by'),
  changedAt: momentColumn('changed_at').notNull(),
});

export const fossilFindPhoto = pgTable('fossil_find_photo', {
  findId: text('find_id').notNull(),
  photo: text('photo').notNull(),
  fileId: text('file_id').notNull(),
});

export const fossilFindStep = pgTable('fossil_find_step', {
  findId: text('find_id').notNull(),
  nth: integer('nth').notNull(),
  kind: text('kind').$type<FindStepKind>().notNull(),
  at: momentColumn('at').notNull(),
  adminId: text('admin_id').notNull(),
  adminName: text('admin_name').notNull(),
  words: text('words').notNull(),
  fromWhom: text('from_whom').notNull(),
  toWhom: text('to_whom').notNull(),
  keptAt: text('kept_at').notNull(),
  condition: text('condition').notNull(),
  accession: text('accession').notNull(),
  exhibitId: text('exhibit_id'),
  named: text('named').notNull(),
});
