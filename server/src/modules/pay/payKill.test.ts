import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addDays, parkDay } from '@park/contract/parkTime';
import { getOrders, payOrder } from '@park/contract/ticket/order/calls';
import { addOrder } from '@park/contract/ticket/sale/calls';
import { SANDBOX_H5 } from '../../config';
import { callAt as call, SECRET, withKillPark } from '../../testing/killPark';
import { testDatabases } from '../../testing/testDatabase';
import { until } from '../../testing/until';

for (const kind of testDatabases())
  describe(`kill -9 on ${kind}`, () => {
    it('between "paid at WeChat" and "we wrote it" loses no money: after the restart the order is paid', () =>
      withKillPark(kind, { appId: SANDBOX_H5.appId, openid: 'sandbox-openid-ada' }, async ({ sandbox, token, open, start }) => {
        let server = start();
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

        server = start();
        const again = await server.open;
        // The list asks WeChat nothing: the server found out by itself.
        await until('the order is paid', async () => {
          const { items } = await call(again, getOrders, {}, token);
          return items[0]?.status === 'paid';
        });
        server.kill('SIGTERM');
        await server.ended;
        const after = await open();
        const { rows } = await after.executeSql('select kind, amount, subject from pay_ledger', []);
        assert.deepEqual(rows, [{ kind: 'payment', amount: 20_000, subject: order.id }]);
        await after.close();
      }));
  });
