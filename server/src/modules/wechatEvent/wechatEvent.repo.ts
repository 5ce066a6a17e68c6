import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { at, ms } from '../../db/moment';

/** Who comes second waits for the first. @returns false when it was told before */
export async function noteEvent(
  tx: Db,
  delivery: { appId: string; key: string; event: string },
  now: number,
): Promise<boolean> {
  const noted = await rows(tx)`
    insert into wechat_event (app_id, key, event, received_at) values (${delivery.appId}, ${delivery.key}, ${delivery.event}, ${at(now)})
    on conflict do nothing returning 1`;
  return noted.length > 0;
}

/** What WeChat said of an app, or was told; `at` in epoch milliseconds. */
export async function readSetting(db: Db, appId: string, name: string): Promise<{ value: string; at: number } | undefined> {
  return (
    await rows(db)<{ value: string; at: number }>`
      select value, ${ms(sql`at`)} as at from wechat_setting where app_id = ${appId} and name = ${name}`
  )[0];
}

export async function keepSetting(db: Db, { appId, name, value }: { appId: string; name: string; value: string }, now: number) {
  await rows(db)`insert into wechat_setting (app_id, name, value, at) values (${appId}, ${name}, ${value}, ${at(now)})
    on conflict (app_id, name) do update set value = excluded.value, at = excluded.at`;
}

export async function forgetSetting(db: Db, appId: string, name: string): Promise<void> {
  await rows(db)`delete from wechat_setting where app_id = ${appId} and name = ${name}`;
}
