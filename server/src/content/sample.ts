import type * as calls from '@park/contract/sample/calls';
import type { schemas } from '@park/contract/sample/schemas';
import { sql } from 'drizzle-orm';
import { type Database, type Db, rows } from '../db/db';
import type { Handlers } from '../http/mount';
import { isOfSample, isSampleHere, keyedTables } from '../seed/sampleRows';
import { removeSample, type ToldRows } from './removeSample';

/** What has a place of its own in the console, by table. */
const KINDS: Readonly<Record<string, string>> = {
  activity: 'activity',
  exhibit: 'exhibit',
  live_point: 'livePoint',
  live_registration: 'registration',
  live_reservation: 'reservation',
  lost_found_item: 'lostFoundItem',
  notice: 'notice',
  park: 'park',
  park_place: 'place',
  park_shape: 'shape',
  prize_round: 'round',
  ticket_product: 'product',
  ticket_window: 'ticketWindow',
  walk: 'walk',
};

const kindOf = (table: string) => KINDS[table] ?? table.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** @param forgetPark what the node knows of the park may be the sample's */
export function createSample(database: Database, forgetPark: () => void): Handlers<typeof calls, typeof schemas> {
  return {
    getSample: () => findSample(database.db),
    async removeSample({ dryRun }, ctx) {
      const { gone, changed, hanging } = await removeSample(database, { ...ctx, isDryRun: dryRun });
      forgetPark();
      return {
        gone: gone.map(inKind),
        changed: changed.map(inKind),
        hanging: hanging.map((one) => ({ ...inKind(one), on: kindOf(one.on) })),
      };
    },
  };
}

const inKind = ({ table, count, keys }: ToldRows) => ({ kind: kindOf(table), count, ids: keys });

async function findSample(db: Db): Promise<{ isHere: boolean; ids: Record<string, string[]> }> {
  if (!(await isSampleHere(db))) return { isHere: false, ids: {} };
  const lists = (await keyedTables(db))
    .filter(({ name }) => name in KINDS)
    .map(
      (table) => `select '${kindOf(table.name)}' as kind, ${table.key} as id from "${table.name}" t where ${isOfSample(table)}`,
    );
  const found = await rows<{ kind: string; ids: string[] }>(
    db,
    sql.raw(
      `select kind, array_agg(id order by id) as ids from (${lists.join(' union all ')}) found group by kind order by kind`,
    ),
  );
  return { isHere: true, ids: Object.fromEntries(found.map(({ kind, ids }) => [kind, ids])) };
}
