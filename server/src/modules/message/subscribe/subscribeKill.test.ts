import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import fastify from 'fastify';
import { parseConfig, SANDBOX_MINI } from '../../../config';
import { installEncryption } from '../../../db/encryptedColumn';
import { migrate } from '../../../db/migrate';
import { openPostgres } from '../../../db/postgres';
import { jobsSetUp, makeDue } from '../../../testing/jobsSetUp';
import { memoryTokens } from '../../../testing/memoryTokens';
import { emptyDatabase, testDatabases } from '../../../testing/testDatabase';
import { startSandbox } from '../../../testing/testSandbox';
import { spawnServer, type TestServer } from '../../../testing/testServer';
import { until } from '../../../testing/until';
import { httpWechatClient } from '../../../wechat/httpWechatClient';
import { ofAllNouns } from '../../modules';
import { createSubscribe } from './subscribe.service';

const SECRET = 'a secret of the tests, long enough to be one';
const OPENID = 'sandbox-mini-openid-ada';
const DUE = `
  insert into visitor (id) values ('ada');
  insert into wechat_account (app_id, openid, visitor_id) values ('${SANDBOX_MINI.appId}', '${OPENID}', 'ada');
  insert into subscribe_message (visitor_id, purpose, subject, template_id, lang, answered_at, state, kind, params, page_subject, due_at,
      next_try_at, useless_at)
    values ('ada', 'refundDone', 'o', 'sandbox-refund-done', 'en', now(), 'due', 'ticketRefunded', '{"number": "TK1", "amount": 100}', 'o',
      now(), now(), now() + interval '1 day');`;

describe('kill -9, on PostgreSQL', { skip: !testDatabases().includes('postgres') }, () => {
  it('between "WeChat is being asked" and "we wrote it" sends a subscribe message once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'park-kill-subscribe-'));
    const { url, drop } = await emptyDatabase('postgres');
    const sandbox = await startSandbox();
    const database = await openPostgres(url ?? '');
    let server: TestServer | undefined;
    try {
      await migrate(database);
      await database.session((session) => session.script(DUE));
      await sandbox.subscribe(OPENID, { 'sandbox-refund-done': 'accept' });
      // A second consent of the same template, about something else: a doubled message would use it up.
      await sandbox.subscribe(OPENID, { 'sandbox-refund-done': 'accept' });
      await sandbox.fault({ kind: 'slow', delayMs: 2_000, on: '/cgi-bin/message' });
      server = spawnServer({
        ...sandbox.env,
        DATA_DIR: folder,
        AUTH_SECRET: SECRET,
        DATABASE_URL: url ?? '',
        LOG_LEVEL: 'trace',
      });
      await server.open;
      await jobsSetUp(database);
      await makeDue(database, 'subscribe-send');
      const state = async () => (await database.executeSql('select state from subscribe_message', [])).rows[0]?.state;
      const planned = async () => (await (await fetch(`${sandbox.url}/sandbox/faults`)).json()).planned.length;
      await until('WeChat is being asked', async () => (await planned()) === 0);
      assert.equal(await state(), 'sending');
      server.kill('SIGKILL');
      await server.ended;
      assert.ok(!server.output().includes(OPENID), 'the log names nobody');

      await until('WeChat has it', async () => (await sandbox.sentMessages()).length > 0);
      installEncryption({ authSecret: SECRET, dataKeys: [] });
      const { wechat, subscribe: templates } = parseConfig(sandbox.env);
      const client = httpWechatClient(wechat, { clock: Date.now, tokens: memoryTokens() });
      const next = createSubscribe({
        ...ofAllNouns,
        database,
        wechat: client,
        templates,
        miniState: 'developer',
        log: fastify().log,
      });
      assert.equal(await next.send(Date.now()), 0);
      await database.executeSql(`update subscribe_message set sent_at = sent_at - interval '6 minutes'`, []);
      for (const minutes of [0, 1, 10, 60]) assert.equal(await next.send(Date.now() + minutes * 60_000), 0);
      assert.equal((await sandbox.sentMessages()).length, 1);
      assert.equal(await state(), 'unknown');
    } finally {
      server?.kill('SIGKILL');
      await database.close();
      await sandbox.close();
      await drop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
