import { addDays, parkDay, parkMoment } from '@park/contract/parkTime';
import { and, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { SANDBOX_H5 } from '../config';
import type { Database, Db } from '../db/db';
import { cleanRichTexts } from '../http/richText';
import { livePlatform, livePoint, liveTimespan } from '../modules/live/live.tables';
import { parkPlace, parkShape } from '../modules/map/map.tables';
import { notice } from '../modules/notice/notice.tables';
import { wordsOf } from '../modules/notice/noticeStaff.service';
import { auditLog } from '../modules/staff/staff.tables';
import { ticketProduct, ticketProductSlot, ticketSlot } from '../modules/ticket/ticket.tables';
import { ticketWindow } from '../modules/ticket/window/window.repo';
import type { WechatClient } from '../wechat/wechatClient';
import { facilities } from './facilities';
import { notices } from './notices';
import { seedPeople } from './people.seed';
import { places } from './places';
import { platforms, usualTimespans } from './platforms';
import { points } from './points';
import { seededWindow, ticketProducts, ticketSlots } from './tickets';
import { valley } from './valley';

export interface SeedDeps {
  database: Database;
  wechat: Pick<WechatClient, 'appId'>;
  /** Epoch milliseconds. */
  clock: () => number;
}

/** Any number, as long as all nodes of this product use the same one. */
const SEED_LOCK = 2_026_001;

/**
 * Fills an empty park, once and in one transaction: points, platforms and usual timespans, and, where the sandbox stands in
 * for WeChat, the people behind its personas. A park that has a point or a platform is left as it is; one that has no tickets
 * or notices, or places on its map yet, because it is older than they are, gets them; so does one that has no ways, as long as the gates
 * that they lead from are the seeded ones.
 * @returns whether it was filled now
 */
export function seed({ database, wechat, clock }: SeedDeps): Promise<boolean> {
  const sandbox = wechat.appId('h5') === SANDBOX_H5.appId;
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if ((await tx.$count(ticketProduct)) + (await tx.$count(ticketSlot)) === 0) await seedTickets(tx, clock());
    if (await hasNeverHad(tx, notice, 'notice.%')) await seedNotices(tx, clock());
    if (await hasNeverHad(tx, parkPlace, 'map.%')) await seedPlaces(tx);
    if ((await hasNeverHad(tx, parkShape, 'map.%Shape')) && (await isSeededPark(tx)))
      await tx.insert(parkShape).values(valley());
    if ((await tx.$count(livePoint)) + (await tx.$count(livePlatform)) > 0) return false;
    await seedPark(tx);
    if (sandbox) await seedPeople(tx, SANDBOX_H5.appId, clock());
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

async function seedPark(tx: Db): Promise<void> {
  await tx.insert(livePlatform).values(platforms.map((platform, position) => ({ ...platform, position })));
  await tx.insert(livePoint).values(
    points.map(({ at: [latitude, longitude], facilities: offered, closed, ...point }, position) => ({
      ...point,
      latitude,
      longitude,
      facilities: offered.map((key) => facilities[key]),
      open: closed === undefined,
      closedReason: closed ?? null,
      position,
    })),
  );
  await tx
    .insert(liveTimespan)
    .values(usualTimespans.map(({ id, start, end }) => ({ id, day: null, startClock: start, endClock: end, retiredAt: null })));
}

async function seedPlaces(tx: Db): Promise<void> {
  await tx
    .insert(parkPlace)
    .values(places.map(({ at: [latitude, longitude], ...place }, position) => ({ ...place, latitude, longitude, position })));
}

async function seedTickets(tx: Db, now: number): Promise<void> {
  await tx
    .insert(ticketWindow)
    .values({ id: 1, ...seededWindow, version: 1 })
    .onConflictDoNothing();
  await tx.insert(ticketSlot).values([...ticketSlots]);
  await tx
    .insert(ticketProduct)
    .values(
      ticketProducts.map(({ stock: _, ...product }, position) => ({ ...product, onSale: true, position, updatedAt: now })),
    );
  await tx
    .insert(ticketProductSlot)
    .values(
      ticketProducts.flatMap(({ id, stock }) =>
        ticketSlots.map((slot, index) => ({ productId: id, slotId: slot.id, stock: stock[index] ?? 0 })),
      ),
    );
}

async function seedNotices(tx: Db, now: number): Promise<void> {
  await tx.insert(notice).values(
    notices.map(({ published: [daysAgo, clock], text: html, ...seeded }) => {
      const published = parkMoment(addDays(parkDay(now), -daysAgo), clock);
      const text = cleanRichTexts(html);
      return {
        ...seeded,
        ...{ text, words: wordsOf(text), version: 1 },
        ...{ createdAt: published, updatedAt: published, publishedAt: published },
      };
    }),
  );
}

/** The gates stand where they were seeded: the seeded ways lead from them. */
async function isSeededPark(tx: Db): Promise<boolean> {
  const gates = places.filter(({ kind }) => kind === 'entrance');
  const stand = gates.map(({ id, at: [latitude, longitude] }) => {
    const place = and(eq(parkPlace.id, id), eq(parkPlace.latitude, latitude), eq(parkPlace.longitude, longitude));
    return tx.$count(parkPlace, place);
  });
  return (await Promise.all(stand)).every((count) => count === 1);
}

/** Staff who removed the last one do not want these back. */
async function hasNeverHad(tx: Db, table: PgTable, actions: string): Promise<boolean> {
  return (await tx.$count(table)) + (await tx.$count(auditLog, sql`action like ${actions}`)) === 0;
}
