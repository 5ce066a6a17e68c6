import { addDays, parkMoment } from '@park/contract/parkTime';
import { and, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { SANDBOX_H5 } from '../config';
import type { Database, Db } from '../db/db';
import { newId } from '../db/newId';
import { cleanRichTexts } from '../http/richText';
import { exhibit } from '../modules/exhibit/exhibit.tables';
import { livePlatform, livePoint, liveTimespan } from '../modules/live/live.tables';
import { lostFoundItem } from '../modules/lostFound/lostFound.tables';
import { parkPlace, parkShape } from '../modules/map/map.tables';
import { notice } from '../modules/notice/notice.tables';
import { wordsOf } from '../modules/notice/noticeStaff.service';
import { park } from '../modules/park/park.repo';
import { auditLog } from '../modules/staff/staff.tables';
import { ticketProduct, ticketProductSlot, ticketSlot } from '../modules/ticket/ticket.tables';
import { ticketWindow } from '../modules/ticket/window/window.repo';
import { walk } from '../modules/walk/walk.tables';
import type { WechatClient } from '../wechat/wechatClient';
import { readContent } from './contents';
import { seedPeople } from './people.seed';

export interface SeedDeps {
  database: Database;
  wechat: Pick<WechatClient, 'appId'>;
  /** Epoch milliseconds. */
  clock: () => number;
}

/** Any number, as long as all nodes of this product use the same one. */
const SEED_LOCK = 2_026_001;
const MINUTE_MS = 60_000;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/**
 * Fills an empty park, once and in one transaction: points, platforms and usual timespans, and, where the sandbox stands in
 * for WeChat, the people behind its personas. A park that has a point or a platform is left as it is; one that has no tickets
 * or notices, or places on its map yet, because it is older than they are, gets them; so does one that has no ways, as long as the gates
 * that they lead from are the seeded ones.
 * @returns whether it was filled now
 */
export function seed({ database, wechat, clock }: SeedDeps): Promise<boolean> {
  const sandbox = wechat.appId('h5') === SANDBOX_H5.appId;
  const now = clock();
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if ((await tx.$count(ticketProduct)) + (await tx.$count(ticketSlot)) === 0) await seedTickets(tx, now);
    if (await hasNeverHad(tx, notice, 'notice.%')) await seedNotices(tx, now);
    if (await hasNeverHad(tx, parkPlace, 'map.%')) await tx.insert(parkPlace).values(inOrder(await readContent('places', now)));
    if ((await hasNeverHad(tx, parkShape, 'map.%Shape')) && (await isSeededPark(tx, now)))
      await tx.insert(parkShape).values(inOrder(await readContent('ways', now)));
    if ((await tx.$count(livePoint)) + (await tx.$count(livePlatform)) > 0) return false;
    await seedLive(tx, now);
    if (sandbox) await seedPeople(tx, SANDBOX_H5.appId, now);
    return true;
  });
}

/**
 * Fills a table, and what belongs to it, where the sandbox stands in for WeChat and the table has no row: what is made up is not
 * for a park that real visitors come to. @returns whether it did
 */
export async function seedOnce(
  { database, wechat }: SeedDeps,
  table: PgTable,
  fill: (tx: Db) => Promise<unknown>,
): Promise<boolean> {
  if (wechat.appId('h5') !== SANDBOX_H5.appId) return false;
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if ((await tx.$count(table)) > 0) return false;
    await fill(tx);
    return true;
  });
}

/** What the invented park is called, and when it is open. @returns whether it was filled now */
export const seedPark = (deps: SeedDeps): Promise<boolean> =>
  seedOnce(deps, park, async (tx) =>
    tx.insert(park).values({
      id: 1,
      version: 1,
      rules: {},
      partsOff: [],
      look: { brand: null, logoId: null },
      ...(await readContent('park', deps.clock())),
    }),
  );

/** What the stones of the invented park tell: it is true, that the park has them is not. @returns whether it filled them now */
export const seedExhibits = (deps: SeedDeps): Promise<boolean> =>
  seedOnce(deps, exhibit, async (tx) => {
    const exhibits = await readContent('exhibits', deps.clock());
    await tx.insert(exhibit).values(exhibits.map(({ size, at, audio: _, ...one }) => ({ ...one, ...size, ...at })));
  });

/** Ways through them. @returns whether it filled them now */
export const seedWalks = (deps: SeedDeps): Promise<boolean> =>
  seedOnce(deps, walk, async (tx) => tx.insert(walk).values(await readContent('walks', deps.clock())));

/** Things that were lost and found. @returns whether it filled them now */
export function seedLostFound(deps: SeedDeps): Promise<boolean> {
  const now = deps.clock();
  return seedOnce(deps, lostFoundItem, async (tx) => {
    const items = await readContent('lostFound', now);
    await tx.insert(lostFoundItem).values(
      items.map((item, index) => {
        // Told in the evening of its day, or just now; the first in the list is the newest.
        const reportedAt = Math.min(parkMoment(item.day, '18:00'), now) - index * MINUTE_MS;
        return {
          ...item,
          id: newId(),
          createdAt: reportedAt - MINUTE_MS,
          publishedAt: reportedAt,
          closedAt: item.state === 'returned' ? Math.min(parkMoment(addDays(item.day, 1), '10:00'), now) : null,
        };
      }),
    );
  });
}

/** A file's order is the park's. */
const inOrder = <One>(list: One[]) => list.map((one, position) => ({ ...one, position }));

async function seedLive(tx: Db, now: number): Promise<void> {
  const [platforms, points] = [await readContent('platforms', now), await readContent('points', now)];
  await tx.insert(livePlatform).values(inOrder(platforms));
  await tx.insert(livePoint).values(inOrder(points).map((point) => ({ ...point, open: point.closedReason === null })));
  const timespans = await readContent('timespans', now);
  await tx
    .insert(liveTimespan)
    .values(timespans.map(({ id, start, end }) => ({ id, day: null, startClock: start, endClock: end, retiredAt: null })));
}

async function seedTickets(tx: Db, now: number): Promise<void> {
  const [slots, products] = [await readContent('slots', now), await readContent('products', now)];
  await tx
    .insert(ticketWindow)
    .values({ id: 1, ...(await readContent('window', now)), version: 1 })
    .onConflictDoNothing();
  await tx
    .insert(ticketSlot)
    .values(slots.map(({ id, start, end }) => ({ id, startClock: start, endClock: end, weekdays: WEEKDAYS, seasons: [] })));
  await tx.insert(ticketProduct).values(inOrder(products).map((product) => ({ ...product, updatedAt: now })));
  await tx
    .insert(ticketProductSlot)
    .values(
      products.flatMap(({ id, stock }) =>
        slots.map((slot) => ({ productId: id, slotId: slot.id, stock: stock[slot.id] ?? 0 })),
      ),
    );
}

async function seedNotices(tx: Db, now: number): Promise<void> {
  const notices = await readContent('notices', now);
  await tx.insert(notice).values(
    notices.map(({ publishedAt, showFrom: _, showUntil: __, warning: ___, ...seeded }) => {
      const published = Date.parse(publishedAt);
      const text = cleanRichTexts(seeded.text);
      return {
        ...seeded,
        ...{ text, words: wordsOf(text), createdAt: published, updatedAt: published, publishedAt: published },
      };
    }),
  );
}

/** The gates stand where they were seeded: the seeded ways lead from them. */
async function isSeededPark(tx: Db, now: number): Promise<boolean> {
  const gates = (await readContent('places', now)).filter(({ kind }) => kind === 'entrance');
  const stand = gates.map(({ id, latitude, longitude }) => {
    const place = and(eq(parkPlace.id, id), eq(parkPlace.latitude, latitude), eq(parkPlace.longitude, longitude));
    return tx.$count(parkPlace, place);
  });
  return (await Promise.all(stand)).every((count) => count === 1);
}

/** Staff who removed the last one do not want these back. */
async function hasNeverHad(tx: Db, table: PgTable, actions: string): Promise<boolean> {
  return (await tx.$count(table)) + (await tx.$count(auditLog, sql`action like ${actions}`)) === 0;
}
