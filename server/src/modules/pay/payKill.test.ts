import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { addDays, parkDay } from '@park/contract/parkTime';
import { getOrders, payOrder } from '@park/contract/ticket/order/calls';
import { addOrder } from '@park/contract/ticket/sale/calls';
import { SANDBOX_H5 } from '../../config';
import { openPglite } from '../../db/pglite';
import { openPostgres } from '../../db/postgres';
import { callAt as call, prepareSale, SECRET } from '../../testing/killPark';
import { emptyDatabase, testDatabases } from '../../testing/testDatabase';
import { startSandbox } from '../../testing/testSandbox';
import { spawnServer, type TestServer } from '../../testing/testServer';
import { until } from '../../testing/until';

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
        const token = await prepareSale(before, { appId: SANDBOX_H5.appId, openid: 'sandbox-openid-ada' });
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
