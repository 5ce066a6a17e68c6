import { readFile } from 'node:fs/promises';
import { schemas as activity } from '@park/contract/activity/schemas';
import { daySchema, idSchema, momentSchema } from '@park/contract/envelope';
import { schemas as exhibit } from '@park/contract/exhibit/schemas';
import { schemas as anchor } from '@park/contract/live/anchor/schemas';
import { AnchorStatus } from '@park/contract/live/limits';
import { platform, schemas as point } from '@park/contract/live/point/schemas';
import { schemas as reservation } from '@park/contract/live/reservation/schemas';
import { schemas as timespan } from '@park/contract/live/timespan/schemas';
import { inChineseAtLeast } from '@park/contract/localized';
import { LOST_FOUND } from '@park/contract/lostFound/limits';
import { schemas as lostFound } from '@park/contract/lostFound/schemas';
import { schemas as map } from '@park/contract/map/schemas';
import { schemas as notice } from '@park/contract/notice/schemas';
import { schemas as park } from '@park/contract/park/schemas';
import { addDays, parkDay, parkMoment, toParkIso } from '@park/contract/parkTime';
import { phoneSchema } from '@park/contract/phoneSchema';
import { schemas as entry } from '@park/contract/prize/entry/schemas';
import { schemas as round } from '@park/contract/prize/round/schemas';
import { isEverFree } from '@park/contract/ticket/price';
import { schemas as product } from '@park/contract/ticket/product/schemas';
import { schemas as ticketWindow } from '@park/contract/ticket/window/schemas';
import { schemas as walk } from '@park/contract/walk/schemas';
import { z } from 'zod';

/** In a package as in the checkout (scripts/packagePark.ts). */
export const SAMPLE_PARK = new URL('../../../content/sample-park/', import.meta.url);

/** Each thing of a file, with what its form says of a new one where the file does not. */
const list = <Form extends z.ZodType>(form: Form, usual: object = {}) =>
  z.array(z.preprocess((one: object) => ({ version: 1, coverId: null, ...usual, ...one }), form));
const count = z.int().min(0);
const text = (maxLength: number) => inChineseAtLeast(z.string().trim().min(1).max(maxLength));
const reason = z.string().nullable().default(null);
const anchorStatuses = Object.keys(AnchorStatus) as (keyof typeof AnchorStatus)[];

/** Of each file: what staff or visitors send to make such a thing, and what else became of it in a park that is not new. */
export const contentSchemas = {
  activities: list(
    /** `enrollments`: the people of each, one after the other. */
    activity.saveActivity.in.and(z.object({ id: idSchema, enrollments: z.array(count) })),
    { approval: false, waitingList: false },
  ),
  /** Who enrolled; nobody's names and numbers. */
  applicants: list(activity.enroll.in.pick({ name: true, phone: true })),
  bookings: list(
    reservation.addReservationRecord.in.pick({ pointId: true, timespanId: true, day: true }).extend({
      /** The key of one of `hosts`. */
      host: z.string(),
      /** Without it: what the clock has made of it. */
      status: z.enum(['cancelled', 'cancelledByPark', 'noShow']).optional(),
      reason,
    }),
  ),
  /** Who took part in a draw; nobody's names and numbers. */
  entrants: list(z.object({ name: entry.enter.in.shape.name, phone: phoneSchema })),
  exhibits: list(exhibit.saveExhibit.in, { credit: '', isShown: true }),
  hosts: list(
    anchor.anchorCommitRegister.in.omit({ ofAge: true }).extend({
      key: z.string(),
      /** A persona of the WeChat sandbox signs in as this host; the others only have bookings. */
      persona: z.boolean().default(false),
      status: z.enum(anchorStatuses).transform((name) => AnchorStatus[name]),
      roomUrl: z.url(),
      reason,
    }),
  ),
  lostFound: list(
    lostFound.publishItem.in.pick({ kind: true, category: true, dayPart: true, contact: true }).extend({
      day: daySchema,
      state: z.enum(['published', 'returned']),
      // A translation may be longer than what a visitor may write.
      title: text(2 * LOST_FOUND.title[1]),
      place: text(2 * LOST_FOUND.place[1]),
      text: text(2 * LOST_FOUND.text[1]),
    }),
  ),
  notices: list(notice.saveNotice.in.extend({ publishedAt: momentSchema.optional(), pinned: z.boolean().default(false) }), {
    showFrom: null,
    showUntil: null,
  }),
  places: list(map.savePlace.in.extend({ closed: map.closePlace.in.shape.closed }), { motif: null, closed: null }),
  platforms: list(platform.extend({ name: text(40) })),
  points: list(
    point.savePoint.in.omit({ order: true }).extend({
      /** Null: it is open. */
      closedReason: text(200).nullable().default(null),
    }),
  ),
  products: list(
    product.saveProduct.in
      .required({ id: true, concessions: true })
      // Nobody gives tickets away by a price that was not typed, here either.
      .refine(({ price, prices = [], free }) => isEverFree({ price, prices }) === (free === true), {
        message: 'A price of 0 needs free: true, and free: true a price of 0',
        path: ['free'],
      }),
    { onSale: true, position: 0 },
  ),
  rounds: list(
    round.saveRound.in.extend({
      openAt: momentSchema,
      /** How many of the file's entrants took part, or have so far. */
      entrants: count,
      /** How many winners have fetched their prize, the first drawn first. */
      redeemed: count,
    }),
  ),
  park: park.savePark.in.omit({ version: true }).extend({
    look: park.saveParkLook.in.shape.look.optional(),
    about: park.saveParkAbout.in.shape.about.optional(),
    lists: park.saveParkLists.in.shape.lists.optional(),
  }),
  slots: product.saveSlots.in.shape.slots,
  timespans: timespan.getTimespans.out.shape.timespans,
  walks: list(walk.saveWalk.in, { isShown: true }),
  ways: list(map.saveShape.in.safeExtend({ closed: map.closeShape.in.shape.closed }), {
    name: null,
    closed: null,
    stepFree: false,
  }),
  window: ticketWindow.saveTicketWindow.in.omit({ version: true }),
};
/** So many faults of a file are told. */
export const MAX_FAULTS = 20;
export type Contents = { [Name in keyof typeof contentSchemas]: z.infer<(typeof contentSchemas)[Name]> };

/** `{ "daysFromNow": 3, "at": "09:00" }` is a moment, `{ "daysFromNow": 3 }` a day; both by the park's calendar. */
const atTime = (now: number) => (_: string, value: unknown) => {
  if (typeof value !== 'object' || value === null || !('daysFromNow' in value)) return value;
  const { daysFromNow, at } = value as { daysFromNow: number; at?: string };
  const found = addDays(parkDay(now), daysFromNow);
  return at === undefined ? found : toParkIso(parkMoment(found, at));
};

/**
 * Reads one file of a park's contents, by default the sample's, with its days and moments counted from now (epoch milliseconds).
 * @param folder its address, with a slash at the end
 * @throws Error that names the file, and each field that the contract does not take
 */
export async function readContent<Name extends keyof Contents>(
  name: Name,
  now: number,
  folder = SAMPLE_PARK,
): Promise<Contents[Name]> {
  const file = new URL(`${name}.json`, folder);
  return parseContent(name, await readFile(file, 'utf8'), { now, where: file.pathname });
}

/** The same of its text. @param where what the file is called to whoever has to mend it */
export function parseContent<Name extends keyof Contents>(
  name: Name,
  text: string,
  { now, where }: { now: number; where: string },
): Contents[Name] {
  const [form, given] = [contentSchemas[name] as z.ZodType, JSON.parse(text, atTime(now))];
  let issues = form instanceof z.ZodArray && Array.isArray(given) ? issuesOfEach(form.element as z.ZodType, given) : [];
  if (issues.length === 0) {
    const read = form.safeParse(given);
    if (read.success) return read.data as Contents[Name];
    issues = read.error.issues;
  }
  throw new Error(`${where}:\n${z.prettifyError(new z.ZodError(issues.slice(0, MAX_FAULTS)))}`);
}

/** Thing by thing: where all are wrong, few faults are gathered. */
function issuesOfEach(form: z.ZodType, things: readonly unknown[]): z.core.$ZodIssue[] {
  const issues: z.core.$ZodIssue[] = [];
  for (let at = 0; at < things.length && issues.length < MAX_FAULTS; at += 1) {
    const read = form.safeParse(things[at]);
    for (const issue of read.error?.issues.slice(0, MAX_FAULTS) ?? []) issues.push({ ...issue, path: [at, ...issue.path] });
  }
  return issues;
}
