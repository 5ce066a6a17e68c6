import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { eraseMe } from '@park/contract/visitor/calls';
import { sql } from 'drizzle-orm';
import { migrate } from '../../../db/migrate';
import { openPostgres } from '../../../db/postgres';
import { SECRET } from '../../../testing/killPark';
import { emptyDatabase, testDatabases } from '../../../testing/testDatabase';
import { spawnServer, type TestServer } from '../../../testing/testServer';
import { until } from '../../../testing/until';
import { createSessions } from '../../session/session.service';

const ADA = `
  insert into visitor (id, nick_name) values ('ada', 'Ada');
  insert into wechat_account (app_id, openid, visitor_id) values ('app', 'openid-ada', 'ada');
  insert into message (id, visitor_id, kind, created_at) values ('m', 'ada', 'ticketPaid', now());`;
const WHAT_IS_LEFT = `select (select count(*)::int from visitor where id = 'ada') as visitors,
  (select count(*)::int from wechat_account where visitor_id = 'ada') as accounts, (select count(*)::int from message where visitor_id = 'ada') as messages,
  (select count(*)::int from session where visitor_id = 'ada') as sessions, (select count(*)::int from visitor_erasure where visitor_id = 'ada') as erasures`;

describe('kill -9 in the middle of an erasure, on PostgreSQL', { skip: !testDatabases().includes('postgres') }, () => {
  it('leaves the visitor whole, and the next try erases them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'park-kill-erase-'));
    const own = await emptyDatabase('postgres');
    const url = own.url ?? assert.fail('it has an address');
    const database = await openPostgres(url);
    const env = { DATA_DIR: folder, AUTH_SECRET: SECRET, DATABASE_URL: url };
    const left = async () => (await database.executeSql(WHAT_IS_LEFT, [])).rows[0];
    let server: TestServer | undefined;
    try {
      await migrate(database);
      await database.session((session) => session.script(ADA));
      const { accessToken } = await createSessions(database.db, SECRET).open(database.db, { visitorId: 'ada' }, Date.now());
      const erase = async (origin: string) =>
        fetch(origin + eraseMe.path, {
          method: 'POST',
          headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
          body: JSON.stringify({ confirmed: true }),
        });

      server = spawnServer(env);
      const origin = await server.open;
      const whole = await left();
      await database.transaction(async (tx) => {
        // The erasure has written much by the time that it waits for this row.
        await tx.execute(sql`select 1 from message where id = 'm' for update`);
        const erasure = erase(origin).catch(() => null);
        await until('the erasure waits', async () => {
          const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
          return (await database.executeSql(waiting, [])).rows.length > 0;
        });
        server?.kill('SIGKILL');
        await server?.ended;
        assert.equal(await erasure, null, 'nobody was told that it is done');
      });
      assert.deepEqual(await left(), whole);
      assert.deepEqual(whole, { visitors: 1, accounts: 1, messages: 1, sessions: 1, erasures: 0 });

      server = spawnServer(env);
      assert.equal((await erase(await server.open)).status, 200);
      assert.deepEqual(await left(), { visitors: 0, accounts: 0, messages: 0, sessions: 0, erasures: 1 });
    } finally {
      server?.kill('SIGKILL');
      await server?.ended;
      await database.close();
      await own.drop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
