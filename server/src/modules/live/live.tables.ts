import type { AnchorStatus, ReservationStatus } from '@park/contract/live/limits';
import type { Motif } from '@park/contract/motifs';
import type { LiveRules } from '@park/contract/park/rules';
import { bigint, boolean, date, doublePrecision, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { encryptedText } from '../../db/encryptedColumn';
import { momentColumn } from '../../db/moment';
import type { Localized } from '../../i18n/lang';
import type { LiveMessageKind, MessageParams } from './live.messages';

/** The tables of `migrations/002_live.sql`, with what later ones add; constraints and indexes are written there. Moments are epoch milliseconds. */
export const livePlatform = pgTable('live_platform', {
  id: text('id').primaryKey(),
  name: jsonb('name').$type<Localized>().notNull(),
  hosts: jsonb('hosts').$type<string[]>().notNull(),
  position: integer('position').notNull(),
  retiredAt: momentColumn('retired_at'),
});

export const livePoint = pgTable('live_point', {
  id: text('id').primaryKey(),
  name: jsonb('name').$type<Localized>().notNull(),
  text: jsonb('text').$type<Localized>().notNull(),
  facilities: jsonb('facilities').$type<Localized[]>().notNull(),
  motif: text('motif').$type<Motif>().notNull(),
  coverId: text('cover_id'),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  capacity: integer('capacity').notNull(),
  open: boolean('open').notNull(),
  closedReason: jsonb('closed_reason').$type<Localized>(),
  position: integer('position').notNull(),
  /** Counts the changes that staff save. */
  version: integer('version').notNull().default(1),
  /** Null: they are as the park came. */
  updatedAt: momentColumn('updated_at'),
  updatedBy: text('updated_by'),
});

export const liveDay = pgTable('live_day', { day: date('day').primaryKey() });

export const liveTimespanSet = pgTable('live_timespan_set', {
  name: text('name').primaryKey(),
  version: integer('version').notNull(),
  updatedAt: momentColumn('updated_at').notNull(),
  updatedBy: text('updated_by'),
});

export const liveTimespan = pgTable('live_timespan', {
  id: text('id').primaryKey(),
  day: date('day'),
  startClock: text('start_clock').notNull(),
  endClock: text('end_clock').notNull(),
  retiredAt: momentColumn('retired_at'),
});

export const liveAnchor = pgTable('live_anchor', {
  id: text('id').primaryKey(),
  visitorId: text('visitor_id').notNull(),
  status: smallint('status').$type<AnchorStatus>().notNull(),
  name: encryptedText('name', 'anchor name').notNull(),
  phone: encryptedText('phone', 'anchor phone').notNull(),
  platformId: text('platform_id').notNull(),
  account: encryptedText('account', 'anchor account').notNull(),
  reason: text('reason'),
  createdAt: momentColumn('created_at').notNull(),
  updatedAt: momentColumn('updated_at').notNull(),
});

export const liveRegistration = pgTable('live_registration', {
  id: text('id').primaryKey(),
  anchorId: text('anchor_id').notNull(),
  status: smallint('status').$type<AnchorStatus>().notNull(),
  name: encryptedText('name', 'anchor name').notNull(),
  phone: encryptedText('phone', 'anchor phone').notNull(),
  platformId: text('platform_id').notNull(),
  account: encryptedText('account', 'anchor account').notNull(),
  introduction: encryptedText('introduction', 'anchor introduction'),
  reason: text('reason'),
  createdAt: momentColumn('created_at').notNull(),
  decidedAt: momentColumn('decided_at'),
});

export const liveReservation = pgTable('live_reservation', {
  id: text('id').primaryKey(),
  number: text('number').notNull(),
  anchorId: text('anchor_id').notNull(),
  pointId: text('point_id').notNull(),
  timespanId: text('timespan_id').notNull(),
  platformId: text('platform_id').notNull(),
  roomUrl: text('room_url'),
  day: date('day').notNull(),
  startAt: momentColumn('start_at').notNull(),
  endAt: momentColumn('end_at').notNull(),
  noShowAt: momentColumn('no_show_at').notNull(),
  rules: jsonb('rules').$type<LiveRules>(),
  status: text('status').$type<ReservationStatus>().notNull(),
  reason: text('reason'),
  createdAt: momentColumn('created_at').notNull(),
  checkedInAt: momentColumn('checked_in_at'),
  endedAt: momentColumn('ended_at'),
});

export const liveMessage = pgTable('live_message', {
  id: text('id').primaryKey(),
  sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
  visitorId: text('visitor_id').notNull(),
  kind: text('kind').$type<LiveMessageKind>().notNull(),
  params: jsonb('params').$type<MessageParams>().notNull(),
  reservationId: text('reservation_id'),
  createdAt: momentColumn('created_at').notNull(),
});
