import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Call } from '@park/contract/call';
import { addDays, parkDay } from '@park/contract/parkTime';
import { getOrders, payOrder } from '@park/contract/ticket/order/calls';
import { addOrder } from '@park/contract/ticket/sale/calls';
import { SANDBOX_H5 } from '../../config';
import type { Database } from '../../db/db';
import { migrate } from '../../db/migrate';
import { newId } from '../../db/newId';
import { openPglite } from '../../db/pglite';
import { openPostgres } from '../../db/postgres';
import { emptyDatabase, testDatabases } from '../../testing/testDatabase';
import { startSandbox } from '../../testing/testSandbox';
import { spawnServer, type TestServer } from '../../testing/testServer';
import { until } from '../../testing/until';
import { createSessions } from '../session/session.service';

const SECRET = 'a secret of the tests, long enough to be one';
const SALE = `
  insert into ticket_slot (id, start_clock, end_clock) values ('all-day', '09:00', '17:30');
  insert into ticket_product (id, kind, name, text, motif, price, real_name, late_refund_percent, updated_at)
    values ('adult', 'adult', '{"zh-Hans": "成人票"}', '{"zh-Hans": "一日"}', 'valley', 10000, false, 50, now());
  insert into ticket_product_slot (product_id, slot_id, stock) values ('adult', 'all-day', 10);
  insert into visitor (id) values ('ada');
  insert into wechat_account (app_id, openid, visitor_id) values ('${SANDBOX_H5.appId}', 'sandbox-openid-ada', 'ada');`;

/** A park with one product and one visitor; returns her token. */
async function prepare(database: Database): Promise<string> {
  await migrate(database);
  await database.session((session) => session.script(SALE));
  return (await createSessions(database.db, SECRET).open(database.db, { visitorId: 'ada' }, Date.now())).accessToken;
}

async function call<In, Out>(origin: string, { path }: Call<In, Out>, input: In, token: string): Promise<Out> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': newId() };
  const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(input) });
  const { code, message, result } = (await answer.json()) as { code: number; message: string; result: Out };
  assert.equal(code, 200, `${path}: ${message}`);
  return result;
}

for (const kind of testDatabases())
  describe(`kill -9 on ${kind}`, () => {
    it('between "paid at WeChat" and "we wrote it" loses no money: after the restart the order is paid', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'park-kill-pay-'));
      const own = kind === 'postgres' ? await emptyDatabase(kind) : undefined;
      const url = own?.url ?? undefined;
      const sandbox = await startSandbox();
      const env = {
        ...sandbox.env,
        DATA_DIR: folder,
        AUTH_SECRET: SECRET,
        LOG_LEVEL: 'trace',
        ...(url ? { DATABASE_URL: url } : {}),
      };
      let server: TestServer | undefined;
      try {
        const before = url ? await openPostgres(url) : await openPglite(join(folder, 'db'));
        const token = await prepare(before);
        await before.close();

        server = spawnServer(env);
        const origin = await server.open;
        const day = addDays(parkDay(Date.now()), 1);
        const wish = { ticketId: 'adult', day, slotId: 'all-day', quantity: 2, phone: '13800138000' };
        const order = await call(origin, addOrder, wish, token);
        const params = await call(origin, payOrder, { orderId: order.id }, token);
        server.kill('SIGKILL');
        assert.equal((await server.ended).signal, 'SIGKILL');
        // Even at its most talkative the log names nobody.
        // Of the call before: a call is written down when it has been answered.
        assert.ok(server.output().includes(addOrder.path));
        for (const secret of [wish.phone, token, 'openid-ada', SECRET, params.paySign, 'PRIVATE KEY'])
          assert.ok(!server.output().includes(secret), 'a secret is in the log');
        // WeChat tells nobody: whoever listened is gone, and it will not try again.
        await sandbox.fault({ kind: 'noticeLost' });
        assert.deepEqual(await sandbox.pay(params), { errMsg: 'ok' });

        server = spawnServer(env);
        const again = await server.open;
        // The list asks WeChat nothing: the server found out by itself.
        await until('the order is paid', async () => {
          const { items } = await call(again, getOrders, {}, token);
          return items[0]?.status === 'paid';
        });
        server.kill('SIGTERM');
        await server.ended;
        const after = url ? await openPostgres(url) : await openPglite(join(folder, 'db'));
        const { rows } = await after.executeSql('select kind, amount, subject from pay_ledger', []);
        assert.deepEqual(rows, [{ kind: 'payment', amount: 20_000, subject: order.id }]);
        await after.close();
      } finally {
        server?.kill('SIGKILL');
        await sandbox.close();
        await own?.drop();
        await rm(folder, { recursive: true, force: true });
      }
    });
  });
