import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { type Db, rows } from '../../db/db';
import { encryptAs, encryptedText } from '../../db/encryptedColumn';
import { at, momentColumn } from '../../db/moment';
import { rowsOf } from '../../db/tableRows';
import type { AppToken, TokenStore } from '../../wechat/appTokens';

const AS = 'app token';

const wechatToken = pgTable('wechat_token', {
  appId: text('app_id').primaryKey(),
  token: encryptedText('token', AS).notNull(),
  version: integer('version').notNull(),
  endsAt: momentColumn('ends_at').notNull(),
});

/** The apps' access tokens where all nodes find them: in the database, sealed. */
export function storedTokens(db: Db): TokenStore {
  return {
    async read(appId) {
      const [row] = await rowsOf(db, wechatToken, eq(wechatToken.appId, appId));
      return row && row.version > 0 ? row : null;
    },

    async claim(appId, version, seconds) {
      const until = sql`now() + make_interval(secs => ${seconds})`;
      const claimed = await rows(db)`
        insert into wechat_token (app_id, token, ends_at, taken_until) values (${appId}, '', now(), ${until})
        on conflict (app_id) do update set taken_until = excluded.taken_until
          where wechat_token.version = ${version} and coalesce(wechat_token.taken_until <= now(), true)
        returning 1`;
      return claimed.length > 0;
    },

    async write(appId, { token, version, endsAt }: AppToken) {
      await rows(db)`
        update wechat_token set token = ${encryptAs(AS, token)}, version = ${version}, ends_at = ${at(endsAt)}, taken_until = null
        where app_id = ${appId} and version < ${version}`;
    },

    async rest(appId, seconds) {
      await rows(db)`update wechat_token set taken_until = now() + make_interval(secs => ${seconds}) where app_id = ${appId}`;
    },
  };
}
