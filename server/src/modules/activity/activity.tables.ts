import type { ActivityStage, CancelCause, EnrollmentState, FieldKind } from '@park/contract/activity/limits';
import type { Motif } from '@park/contract/motifs';
import { bigint, boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { momentColumn } from '../../db/moment';
import type { Localized } from '../../i18n/lang';

/** A question of an activity's form, as it is kept. */
export interface StoredField {
  key: string;
  kind: FieldKind;
  label: Localized;
  required: boolean;
  options: { value: string; label: Localized }[];
}

/** The tables of `migrations/006_activity.sql`; constraints are written there. Moments are epoch milliseconds. */
export const activity = pgTable('activity', {
  id: text('id').primaryKey(),
  version: integer('version').notNull().default(1),
  stage: text('stage').$type<ActivityStage>().notNull(),
  title: jsonb('title').$type<Localized>().notNull(),
  summary: jsonb('summary').$type<Localized>().notNull(),
  text: jsonb('text').$type<Localized>().notNull(),
  motif: text('motif').$type<Motif>().notNull(),
  coverId: text('cover_id'),
  place: jsonb('place').$type<Localized>().notNull(),
  audience: jsonb('audience').$type<Localized>(),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  startAt: momentColumn('start_at').notNull(),
  endAt: momentColumn('end_at').notNull(),
  openAt: momentColumn('open_at').notNull(),
  closeAt: momentColumn('close_at').notNull(),
  cancelUntil: momentColumn('cancel_until').notNull(),
  minPeople: integer('min_people').notNull(),
  maxPeople: integer('max_people').notNull(),
  perEnrollment: integer('per_enrollment').notNull(),
  fields: jsonb('fields').$type<StoredField[]>().notNull(),
  approval: boolean('approval').notNull(),
  waitingList: boolean('waiting_list').notNull(),
  points: integer('points').notNull(),
  taken: integer('taken').notNull().default(0),
  createdAt: momentColumn('created_at').notNull(),
  enoughAt: momentColumn('enough_at'),
  cancelCause: text('cancel_cause').$type<CancelCause>(),
  cancelReason: text('cancel_reason'),
  updatedAt: momentColumn('updated_at'),
  updatedBy: text('updated_by'),
});

export const activityEnrollment = pgTable('activity_enrollment', {
  id: text('id').primaryKey(),
  sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
  activityId: text('activity_id').notNull(),
  visitorId: text('visitor_id').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  requestHash: text('request_hash').notNull(),
  state: text('state').$type<EnrollmentState>().notNull(),
  people: integer('people').notNull(),
  /** Encrypted, like phone and answers; null, all three, when their time is over. */
  name: text('name'),
  phone: text('phone'),
  answers: text('answers'),
  code: text('code').notNull(),
  offerUntil: momentColumn('offer_until'),
  reason: text('reason'),
  keptAt: momentColumn('kept_at'),
  keptBy: text('kept_by'),
  keptName: text('kept_name'),
  createdAt: momentColumn('created_at').notNull(),
  endedAt: momentColumn('ended_at'),
});
