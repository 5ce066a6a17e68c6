import { sql } from 'drizzle-orm';
import { SANDBOX_H5 } from '../config';
import type { Database, Db } from '../db/db';
import { livePlatform, livePoint, liveTimespan } from '../modules/live/live.tables';
import type { WechatClient } from '../wechat/wechatClient';
import { facilities } from './facilities';
import { seedPeople } from './people.seed';
import { platforms, usualTimespans } from './platforms';
import { points } from './points';

export interface SeedDeps {
  database: Database;
  wechat: Pick<WechatClient, 'appId'>;
  /** Epoch milliseconds. */
  clock: () => number;
}

/** Any number, as long as all nodes of this product use the same one. */
const LOCK = 2_026_001;

/**
 * Fills an empty park, once and in one transaction: points, platforms and usual timespans, and, where the sandbox stands in
 * for WeChat, the people behind its personas. A park that has a point or a platform is left as it is.
 * @returns whether it was filled now
 */
export function seed({ database, wechat, clock }: SeedDeps): Promise<boolean> {
  const sandbox = wechat.appId('h5') === SANDBOX_H5.appId;
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    if ((await tx.$count(livePoint)) + (await tx.$count(livePlatform)) > 0) return false;
    await seedPark(tx);
    if (sandbox) await seedPeople(tx, SANDBOX_H5.appId, clock());
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
      pictures: [],
      open: closed === undefined,
      closedReason: closed ?? null,
      position,
    })),
  );
  await tx
    .insert(liveTimespan)
    .values(usualTimespans.map(({ id, start, end }) => ({ id, day: null, startClock: start, endClock: end, retiredAt: null })));
}
