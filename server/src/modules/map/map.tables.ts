import type { PlaceKind } from '@park/contract/map/limits';
import { doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { momentColumn } from '../../db/moment';
import type { Localized } from '../../i18n/lang';

/** The table of the map (`migrations/009_search_map.sql`, 011); constraints are written there. Moments are epoch milliseconds. */
export const parkPlace = pgTable('park_place', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<Exclude<PlaceKind, 'livePoint'>>().notNull(),
  name: jsonb('name').$type<Localized>().notNull(),
  text: jsonb('text').$type<Localized>().notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  position: integer('position').notNull(),
  version: integer('version').notNull().default(1),
  /** Null, like who did it: as the park came. */
  updatedAt: momentColumn('updated_at'),
  updatedBy: text('updated_by'),
});
