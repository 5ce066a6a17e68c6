import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addDays, parkDay } from '@park/contract/parkTime';
import { payOrder } from '@park/contract/ticket/order/calls';
import { addOrder } from '@park/contract/ticket/sale/calls';
import { SANDBOX_MINI } from '../../config';
import { callAt as call, withKillPark } from '../../testing/killPark';
import { testDatabases } from '../../testing/testDatabase';
import { until } from '../../testing/until';

for (const kind of testDatabases())
  describe(`kill -9 on ${kind}`, () => {
    it('between "WeChat has it" and "we wrote it" tells WeChat the same again, which is no correction', () =>
      withKillPark(
        kind,
        { appId: SANDBOX_MINI.appId, openid: 'sandbox-mini-openid-ada' },
        async ({ sandbox, token, open, start }) => {
          let server = start();
          const origin = await server.open;
          const day = addDays(parkDay(Date.now()), 1);
          const wish = { ticketId: 'adult', day, slotId: 'all-day', quantity: 2, phone: '13800138000' };
          const order = await call(origin, addOrder, wish, token);
          const params = await call(origin, payOrder, { orderId: order.id, app: 'mini' }, token);
          // WeChat takes it, and whoever told it is gone before it hears so.
          await sandbox.fault({ kind: 'answerLost', delayMs: 60_000, on: 'upload_shipping_info' });
          await sandbox.fault({ kind: 'pushLost', times: 2, on: 'trade_manage_order_settlement' });
          assert.deepEqual(await sandbox.pay(params), { errMsg: 'ok' });
          const fund = async () => (await sandbox.funds()).funds[0];
          await until('WeChat has it', async () => (await fund())?.uploads === 1);
          server.kill('SIGKILL');
          assert.equal((await server.ended).signal, 'SIGKILL');
          assert.ok(!server.output().includes('openid-ada'), 'somebody is named in the log');

          // What the lost node had taken is free when its lease is over.
          const between = await open();
          const { rows: taken } = await between.executeSql('select status, attempts from pay_shipping', []);
          assert.deepEqual(taken, [{ status: 'due', attempts: 1 }]);
          await between.executeSql(
            `update pay_shipping set next_try_at = now() - interval '1 second', taken_until = now()`,
            [],
          );
          await between.close();
          server = start();
          await server.open;
          await server.says(/(WeChat knows what was given)/);
          server.kill('SIGTERM');
          await server.ended;
          const { uploads = 0, changes, item } = (await fund()) ?? {};
          // A slow machine may lose an answer more.
          assert.ok(uploads >= 2, `told ${uploads} times`);
          assert.deepEqual({ changes, item }, { changes: 0, item: `成人票 ×2 ${day}` });
          const after = await open();
          const { rows } = await after.executeSql('select status, problem from pay_shipping', []);
          assert.deepEqual(rows, [{ status: 'sent', problem: '10060023' }]);
          await after.close();
        },
      ));
  });
