import { DEFAULT_HOURS, type ParkHours } from '@park/contract/park/hours';
import type { ChosenLists } from '@park/contract/park/lists';
import type { Part } from '@park/contract/park/parts';
import { type ChosenRules, type ParkRules, rulesOf } from '@park/contract/park/rules';
import type { About, AdminPark, Look, ParkProfile } from '@park/contract/park/schemas';
import { eq } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type Db, rows } from '../../db/db';
import { momentColumn } from '../../db/moment';
import type { Localized } from '../../i18n/lang';

/** What a park tells of itself that has written nothing. */
export const NO_ABOUT: About = {
  story: {},
  address: {},
  position: null,
  accounts: [],
  childrenContact: '',
  privacy: {},
  terms: {},
};

/** As delivered. */
export const NO_LOOK: Look = { brand: null, logoId: null, heroes: [], plates: true };

/** The table of `migrations/078_park.sql`, at most one row. Moments are epoch milliseconds. */
export const park = pgTable('park', {
  id: integer('id').primaryKey(),
  name: jsonb('name').$type<Localized>().notNull(),
  line: jsonb('line').$type<Localized>().notNull(),
  phones: jsonb('phones').$type<ParkProfile['phones']>().notNull(),
  operator: text('operator').notNull(),
  icp: text('icp').notNull(),
  publicSecurity: text('public_security').notNull(),
  hours: jsonb('hours').$type<ParkProfile['hours']>().notNull(),
  rules: jsonb('rules').$type<ChosenRules>().notNull(),
  partsOff: jsonb('parts_off').$type<Part[]>().notNull(),
  languagesOff: jsonb('languages_off').$type<AdminPark['languagesOff']>().notNull().default([]),
  lists: jsonb('lists').$type<ChosenLists<Localized>>().notNull().default({}),
  replies: jsonb('replies').$type<Localized[]>().notNull().default([]),
  look: jsonb('look').$type<Look>().notNull().default(NO_LOOK),
  about: jsonb('about').$type<About>().notNull().default(NO_ABOUT),
  legalVersion: integer('legal_version').notNull().default(0),
  launched: boolean('launched').notNull().default(true),
  version: integer('version').notNull(),
  updatedAt: momentColumn('updated_at'),
  /** A user name; null: the park as it came. */
  updatedBy: text('updated_by'),
});

export type ParkRow = typeof park.$inferSelect;

export async function findPark(db: Db): Promise<ParkRow | undefined> {
  return whole((await db.select().from(park))[0]);
}

/** An older node writes a look without what it does not know. */
const whole = (row: ParkRow | undefined): ParkRow | undefined => row && { ...row, look: { ...NO_LOOK, ...row.look } };

/** The hours as they are now, for whoever holds a transaction. */
export async function readHours(db: Db): Promise<ParkHours<Localized>> {
  return (await db.select({ hours: park.hours }).from(park))[0]?.hours ?? DEFAULT_HOURS;
}

/** The rules as they are now, for what is done without a call. */
export async function readRules(db: Db): Promise<ParkRules> {
  return rulesOf((await db.select({ rules: park.rules }).from(park))[0]?.rules ?? {});
}

/** Any number, as long as all nodes use the same one. */
const HOURS_LOCK = 2_026_231;

/** The hours; until the transaction ends nobody else changes them, or what follows from them. */
export async function lockHours(tx: Db): Promise<ParkHours<Localized>> {
  await rows(tx)`select pg_advisory_xact_lock(${HOURS_LOCK})`;
  return readHours(tx);
}

/** Held until the transaction ends. */
export async function lockPark(tx: Db): Promise<ParkRow | undefined> {
  return whole((await tx.select().from(park).for('update'))[0]);
}

/** @returns undefined when somebody else wrote the first one a moment ago */
export async function insertPark(tx: Db, row: Omit<ParkRow, 'id'>): Promise<ParkRow | undefined> {
  const inserted = await tx
    .insert(park)
    .values({ id: 1, ...row })
    .onConflictDoNothing()
    .returning();
  return inserted[0];
}

export async function updatePark(tx: Db, change: Partial<ParkRow>): Promise<ParkRow | undefined> {
  return whole((await tx.update(park).set(change).where(eq(park.id, 1)).returning())[0]);
}
