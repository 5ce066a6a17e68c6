import type { Motif } from '@park/contract/motifs';
import type { RoundState } from '@park/contract/prize/limits';
import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { momentColumn } from '../../db/moment';
import type { Localized } from '../../i18n/lang';

/** The tables of `migrations/004_prize.sql` that are about prizes, with what 016, 045 and 052 add; constraints are written there. Moments are epoch milliseconds. */
export const prizeRound = pgTable('prize_round', {
  id: text('id').primaryKey(),
  state: text('state').$type<RoundState>().notNull(),
  name: jsonb('name').$type<Localized>().notNull(),
  text: jsonb('text').$type<Localized>().notNull(),
  rules: jsonb('rules').$type<Localized[]>().notNull(),
  /** Null, like `claimHow`: a draft that lacks it, or a round from before it was asked. */
  organiser: jsonb('organiser').$type<Localized>(),
  claimHow: jsonb('claim_how').$type<Localized>(),
  openAt: momentColumn('open_at'),
  closeAt: momentColumn('close_at').notNull(),
  drawAt: momentColumn('draw_at').notNull(),
  claimUntil: momentColumn('claim_until').notNull(),
  createdAt: momentColumn('created_at').notNull(),
  commitment: text('commitment'),
  encryptedSeed: text('sealed_seed'),
  closedAt: momentColumn('closed_at'),
  digest: text('digest'),
  entrants: integer('entrants'),
  /** Why it was called off. */
  calledOff: text('called_off'),
  drawnAt: momentColumn('drawn_at'),
  seed: text('seed'),
  beacon: boolean('beacon').notNull().default(false),
  beaconRound: bigint('beacon_round', { mode: 'number' }),
  beaconSignature: text('beacon_signature'),
  version: integer('version').notNull().default(1),
  updatedAt: momentColumn('updated_at'),
  updatedBy: text('updated_by'),
});

export const prize = pgTable('prize', {
  id: text('id').primaryKey(),
  roundId: text('round_id').notNull(),
  position: integer('position').notNull(),
  name: jsonb('name').$type<Localized>().notNull(),
  text: jsonb('text').$type<Localized>().notNull(),
  motif: text('motif').$type<Motif>().notNull(),
  count: integer('count').notNull(),
  /** fen; null as the organiser of its round. */
  value: integer('value'),
});

export const prizeEntry = pgTable('prize_entry', {
  id: text('id').primaryKey(),
  roundId: text('round_id').notNull(),
  number: text('number').notNull(),
  /** Null: from before accounts were asked for, or its time is over. */
  visitorId: text('visitor_id'),
  /** WeChat itself gave the number. */
  proven: boolean('proven').notNull().default(false),
  /** Not in the list of entrants: another account proved its number. */
  gaveWay: boolean('gave_way').notNull().default(false),
  /** Encrypted, like the phone; null, like the hashes, when their time is over. */
  name: text('name'),
  nameHash: text('name_hash'),
  phone: text('phone'),
  phoneHash: text('phone_hash'),
  createdAt: momentColumn('created_at').notNull(),
});

export const prizeEntrantList = pgTable('prize_entrant_list', {
  roundId: text('round_id').primaryKey(),
  numbers: text('numbers').notNull(),
});

export const prizeWin = pgTable('prize_win', {
  entryId: text('entry_id').primaryKey(),
  roundId: text('round_id').notNull(),
  prizeId: text('prize_id').notNull(),
  place: integer('place').notNull(),
  code: text('code').notNull(),
  writtenOffAt: momentColumn('written_off_at'),
  writtenOffBy: text('written_off_by'),
  writtenOffName: text('written_off_name'),
});
