import type { ComplaintChannel, ComplaintProblem, ComplaintState } from '@park/contract/pay/complaint/limits';
import type { Complaint } from '@park/contract/pay/complaint/schemas';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { encryptedText } from '../../../db/encryptedColumn';
import { momentColumn } from '../../../db/moment';
import type { ComplaintFact } from '../../../wechat/complaintFact';

/** Of `migrations/048_complaint.sql` and `077_complaint_refund.sql`; moments are epoch milliseconds. */
export const complaint = pgTable('complaint', {
  id: text('id').primaryKey(),
  channel: text('channel').$type<ComplaintChannel>().notNull(),
  number: text('number').notNull(),
  state: text('state').$type<ComplaintState>().notNull(),
  complainedAt: momentColumn('complained_at').notNull(),
  dueAt: momentColumn('due_at').notNull(),
  endedAt: momentColumn('ended_at'),
  awaitsAnswer: boolean('awaits_answer').notNull(),
  needsImmediateService: boolean('needs_immediate_service').notNull(),
  times: integer('times').notNull(),
  problem: text('problem').$type<ComplaintProblem>(),
  refundAsked: integer('refund_asked'),
  fullyRefunded: boolean('fully_refunded').notNull(),
  pictures: integer('pictures').notNull(),
  payments: jsonb('payments').$type<ComplaintFact['payments']>().notNull(),
  text: encryptedText('text', 'complaint text').notNull(),
  phone: encryptedText('phone', 'complaint phone').notNull(),
  history: encryptedText('history', 'complaint history').notNull(),
  version: integer('version').notNull(),
  askedAt: momentColumn('asked_at').notNull(),
  strippedAt: momentColumn('stripped_at'),
});

export const complaintStep = pgTable('complaint_step', {
  id: text('id').primaryKey(),
  complaintId: text('complaint_id').notNull(),
  kind: text('kind').$type<Complaint['steps'][number]['kind']>().notNull(),
  text: encryptedText('text', 'complaint answer').notNull(),
  details: encryptedText('details', 'complaint details').notNull().default(''),
  state: text('state').$type<Complaint['steps'][number]['state']>().notNull(),
  adminName: text('admin_name').notNull(),
  at: momentColumn('at').notNull(),
  version: integer('version').notNull(),
  said: integer('said').notNull(),
  sameSaid: integer('same_said').notNull(),
  problem: text('problem'),
  attempts: integer('attempts').notNull(),
  nextTryAt: momentColumn('next_try_at').notNull(),
  takenUntil: momentColumn('taken_until'),
});
