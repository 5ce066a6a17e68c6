import type { PlaceKind } from '@park/contract/map/limits';
import { doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Localized } from '../../i18n/lang';

/** The table of `migrations/009_search_map.sql` that is about the map; constraints are written there. */
export const parkPlace = pgTable('park_place', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<Exclude<PlaceKind, 'livePoint'>>().notNull(),
  name: jsonb('name').$type<Localized>().notNull(),
  text: jsonb('text').$type<Localized>().notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  position: integer('position').notNull(),
});
