import type { HelpStatus, HelpUrgency } from '@park/contract/help/limits';
import type { HelpPosition } from '@park/contract/help/schemas';
import { doublePrecision, integer, pgTable, real, smallint, text } from 'drizzle-orm/pg-core';
import { encryptedText } from '../../db/encryptedColumn';
import { momentColumn } from '../../db/moment';

/** Calls for help in `migrations/008_help_points.sql`. */
export const helpRequest = pgTable('help_request', {
  id: text('id').primaryKey(),
  number: text('number').notNull(),
  deviceHash: text('device_hash').notNull(),
  visitorId: text('visitor_id'),
  kind: text('kind').notNull(),
  urgency: smallint('urgency').$type<HelpUrgency>().notNull(),
  proof: smallint('proof').notNull(),
  source: text('source').notNull(),
  status: text('status').$type<HelpStatus>().notNull(),
  phone: encryptedText('phone', 'help phone').notNull(),
  note: encryptedText('note', 'help note').notNull(),
  asked: integer('asked').notNull(),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  accuracy: real('accuracy'),
  positionSystem: text('position_system').$type<HelpPosition['system']>(),
  locatedAt: momentColumn('located_at'),
  askedAt: momentColumn('asked_at').notNull(),
  receivedAt: momentColumn('received_at').notNull(),
  respondingAt: momentColumn('responding_at'),
  responderId: text('responder_id'),
  responderName: text('responder_name'),
  endedAt: momentColumn('ended_at'),
  outcome: text('outcome'),
});

export const helpAsk = pgTable('help_ask', {
  clientId: text('client_id').primaryKey(),
  requestId: text('request_id').notNull(),
  receivedAt: momentColumn('received_at').notNull(),
});
