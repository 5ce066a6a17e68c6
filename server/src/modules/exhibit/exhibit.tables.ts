import type { Beside, ExhibitGroup, ShownAs } from '@park/contract/exhibit/limits';
import type { AdminExhibit } from '@park/contract/exhibit/schemas';
import type { Motif } from '@park/contract/motifs';
import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { momentColumn } from '../../db/moment';
import type { Localized } from '../../i18n/lang';

/** The table of exhibits (`migrations/055_exhibits.sql`, `058_recordings.sql`, `068_exhibit_provenance.sql`); constraints are written there. Moments are epoch milliseconds. */
export const exhibit = pgTable('exhibit', {
  /** The number on its sign. */
  id: text('id').primaryKey(),
  name: jsonb('name').$type<Localized>().notNull(),
  latin: text('latin').notNull(),
  group: text('life_group').$type<ExhibitGroup>().notNull(),
  /** Millions of years before now. */
  fromMa: doublePrecision('from_ma').notNull(),
  toMa: doublePrecision('to_ma').notNull(),
  formation: jsonb('formation').$type<Localized>().notNull(),
  millimetres: integer('millimetres').notNull(),
  beside: text('beside').$type<Beside>().notNull(),
  where: jsonb('place').$type<Localized>().notNull(),
  /** gcj02 */
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  mayTouch: boolean('may_touch').notNull(),
  accession: text('accession').notNull(),
  shownAs: text('shown_as').$type<ShownAs>(),
  repository: jsonb('repository').$type<Localized>(),
  motif: text('motif').$type<Motif>().notNull(),
  coverId: text('cover_id'),
  credit: text('credit').notNull(),
  story: jsonb('story').$type<Localized>().notNull(),
  childStory: jsonb('child_story').$type<Localized>(),
  audio: jsonb('audio').$type<AdminExhibit['audio']>().notNull().default({}),
  sources: jsonb('sources').$type<AdminExhibit['sources']>().notNull(),
  storySources: text('story_sources').notNull().default(''),
  related: text('related').array().notNull(),
  isShown: boolean('is_shown').notNull(),
  removedAt: momentColumn('removed_at'),
  version: integer('version').notNull().default(1),
  updatedAt: momentColumn('updated_at'),
  /** Null: it is as the park came. */
  updatedBy: text('updated_by'),
});
