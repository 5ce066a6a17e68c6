import type { AreaKind, LineKind, PlaceKind, Surface } from '@park/contract/map/limits';
import type { AdminPlace, MapShape } from '@park/contract/map/schemas';
import type { Motif } from '@park/contract/motifs';
import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { momentColumn } from '../../db/moment';
import type { Localized } from '../../i18n/lang';

const versioned = {
  version: integer('version').notNull().default(1),
  /** Null, like who did it: as the park came. */
  updatedAt: momentColumn('updated_at'),
  updatedBy: text('updated_by'),
};

/** The tables of the map (`migrations/009_search_map.sql`, 011, 031, 033, 039, 067, 073); constraints are written there. Moments are epoch milliseconds. */
export const parkPlace = pgTable('park_place', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<Exclude<PlaceKind, 'livePoint'>>().notNull(),
  name: jsonb('name').$type<Localized>().notNull(),
  text: jsonb('text').$type<Localized>().notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  position: integer('position').notNull(),
  /** On the home, among what is most worth seeing; null: not there. */
  motif: text('motif').$type<Motif>(),
  /** Whether it has an accessible cabin; null: nobody has looked. */
  accessible: text('accessible').$type<NonNullable<AdminPlace['accessible']>>(),
  /** Why; null: it is open. */
  closed: jsonb('closed').$type<Localized>(),
  ...versioned,
});

/** Ways, waters and woods. */
export const parkShape = pgTable('park_shape', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<LineKind | AreaKind>().notNull(),
  name: jsonb('name').$type<Localized>(),
  line: jsonb('line').$type<MapShape['line']>().notNull(),
  stepFree: boolean('step_free').notNull(),
  surface: text('surface').$type<Surface>(),
  /** Metres. */
  width: doublePrecision('width'),
  /** Why; null: it is open. */
  closed: jsonb('closed').$type<Localized>(),
  position: integer('position').notNull(),
  ...versioned,
});
