import { and, asc, eq, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import { boolean, doublePrecision, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { type Db, rows } from '../../db/db';
import { at } from '../../db/moment';
import { findsById, inserts } from '../../db/tableRows';

const storedFile = pgTable('stored_file', {
  id: text('id').primaryKey(),
  visitorId: text('visitor_id'),
  name: text('name').notNull(),
  type: text('type').notNull(),
  size: integer('size').notNull(),
  sha256: text('sha256').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  /** px, like the height; null, like the small picture's size, for what was stored before pictures were made anew. */
  width: integer('width'),
  height: integer('height'),
  /** bytes */
  thumbSize: integer('thumb_size'),
  /** How long a recording is; null for a picture. */
  seconds: doublePrecision('seconds'),
  /** What it was attached to, `feedback:<id>`, and at which place; null: only uploaded. */
  subject: text('subject'),
  place: integer('place'),
  /** Anybody may read it who knows its id. */
  isPublic: boolean('is_public').notNull(),
  /** Uploaded by staff, for the park. */
  byStaff: boolean('by_staff').notNull().default(false),
});

type StoredFile = typeof storedFile.$inferSelect;

/** A picture that belongs to something. */
export type AttachedFile = Pick<StoredFile, 'id' | 'subject' | 'width' | 'height' | 'isPublic'>;

export const insertFile = inserts(storedFile);

export const findFile = findsById(storedFile);

/** Attaches a visitor's own loose pictures to something, in their order. @returns how many of them there were to attach */
export async function attachFiles(tx: Db, subject: string, ids: string[], visitorId: string): Promise<number> {
  const done = await rows(tx)`update stored_file set subject = ${subject}, place = listed.place
    from unnest(${sql.param(ids)}::text[]) with ordinality as listed (id, place)
    where stored_file.id = listed.id and visitor_id = ${visitorId} and subject is null and width is not null
    returning 1`;
  return done.length;
}

/** The pictures of many things at once, each thing's in their order. */
export function listAttached(db: Db, subjects: string[]): Promise<AttachedFile[]> {
  const { id, subject, width, height, isPublic } = storedFile;
  return db
    .select({ id, subject, width, height, isPublic })
    .from(storedFile)
    .where(inArray(storedFile.subject, subjects))
    .orderBy(asc(storedFile.subject), asc(storedFile.place));
}

export async function setPublic(tx: Db, subject: string, isPublic: boolean): Promise<void> {
  await tx
    .update(storedFile)
    .set({ isPublic })
    .where(and(eq(storedFile.subject, subject), eq(storedFile.isPublic, !isPublic)));
}

/** Lets go of the pictures of things that are over; the next sweep takes them. */
export async function detachFiles(tx: Db, subjects: string[]): Promise<void> {
  await tx.update(storedFile).set({ subject: null, place: null, isPublic: false }).where(inArray(storedFile.subject, subjects));
}

/**
 * Gives recordings of the park's to something, and lets go of those it had that are not among them: they are loose again.
 * @returns how many of these there were to give: what belongs to something else is not
 */
export async function attachRecordings(tx: Db, subject: string, ids: string[], isPublic: boolean): Promise<number> {
  const isFree = or(isNull(storedFile.subject), eq(storedFile.subject, subject));
  const given = await tx
    .update(storedFile)
    .set({ subject, isPublic })
    .where(and(inArray(storedFile.id, ids), isNotNull(storedFile.seconds), isFree))
    .returning({ id: storedFile.id });
  await tx
    .update(storedFile)
    .set({ subject: null, isPublic: false })
    .where(and(eq(storedFile.subject, subject), isNotNull(storedFile.seconds), notInArray(storedFile.id, ids)));
  return given.length;
}

/** A recording that belongs to something. */
export type AttachedRecording = Pick<StoredFile, 'id' | 'subject' | 'type' | 'size' | 'seconds' | 'isPublic'>;

export function listRecordings(db: Db, subjects: string[]): Promise<AttachedRecording[]> {
  const { id, subject, type, size, seconds, isPublic } = storedFile;
  return db
    .select({ id, subject, type, size, seconds, isPublic })
    .from(storedFile)
    .where(and(inArray(storedFile.subject, subjects), isNotNull(seconds)))
    .orderBy(asc(storedFile.subject), asc(id));
}

/** How many of these pictures are the park's own. */
export async function countOfPark(db: Db, ids: string[]): Promise<number> {
  return db.$count(storedFile, and(inArray(storedFile.id, ids), eq(storedFile.byStaff, true), isNull(storedFile.seconds)));
}

/** Pictures and recordings that staff uploaded. */
export function listOfPark(db: Db): Promise<Pick<StoredFile, 'id' | 'sha256' | 'seconds'>[]> {
  const { id, sha256, seconds, byStaff } = storedFile;
  return db.select({ id, sha256, seconds }).from(storedFile).where(eq(byStaff, true)).orderBy(asc(id));
}

/** Some uploads from before a moment that belong to nothing; nobody can attach them until the transaction ends. */
export async function lockLoose(tx: Db, before: number, limit: number): Promise<string[]> {
  const found = await rows(tx)<{ id: string }>`
    select id from stored_file where (subject is null and width is not null and created_at < ${at(before)})
      or (subject is null and seconds is not null and created_at < ${at(before)})
    order by created_at limit ${limit} for update skip locked`;
  return found.map(({ id }) => id);
}

export async function deleteFiles(tx: Db, ids: string[]): Promise<void> {
  await tx.delete(storedFile).where(inArray(storedFile.id, ids));
}
