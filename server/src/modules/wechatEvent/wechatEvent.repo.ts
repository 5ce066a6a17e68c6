import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { at } from '../../db/moment';

/** Who comes second waits for the first. @returns false when it was told before */
export async function noteEvent(tx: Db, told: { appId: string; key: string; event: string }, now: number): Promise<boolean> {
  const noted = await rows(
    tx,
    sql`insert into wechat_event (app_id, key, event, received_at) values (${told.appId}, ${told.key}, ${told.event}, ${at(now)})
      on conflict do nothing returning 1`,
  );
  return noted.length > 0;
}
