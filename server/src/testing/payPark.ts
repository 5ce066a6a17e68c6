import assert from 'node:assert/strict';
import type { JsapiParams } from '@park/contract/pay/schemas';
import { payOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import type { AddOrderIn } from '@park/contract/ticket/sale/schemas';
import { parseConfig, SANDBOX_H5, SANDBOX_MINI } from '../config';
import { type Guest, ok, type SalePark, startSalePark } from '../modules/ticket/salePark.testing';
import { httpWechatClient } from '../wechat/httpWechatClient';
import { memoryTokens } from './memoryTokens';
import type { TestAppOptions } from './testApp';
import type { DatabaseKind } from './testDatabase';
import { type Delivery, startSandbox, type TestSandbox } from './testSandbox';
import { until } from './until';

interface LedgerRow {
  kind: 'payment' | 'refund';
  amount: number;
}

/** A park that sells and whose WeChat Pay is the real sandbox, a process that reaches the app over HTTP. */
export interface PayPark extends SalePark {
  sandbox: TestSandbox;
  /** A guest whom WeChat knows in both apps. */
  payer(): Promise<Guest>;
  /** An order that waits for its money. */
  unpaid(guest: Guest, change?: Partial<AddOrderIn>): Promise<Order>;
  params(guest: Guest, order: { id: string }, app?: 'h5' | 'mini'): Promise<JsapiParams>;
  /** A person pays an order; nobody has told the server yet. */
  paysFor(guest: Guest, order: { id: string }, app?: 'h5' | 'mini'): Promise<void>;
  /** An order that is paid and known to be. */
  paid(guest: Guest, change?: Partial<AddOrderIn>): Promise<Order>;
  /** The sandbox's clock follows after the park's was set. */
  sameTime(): Promise<void>;
  statusOf(order: { id: string }): Promise<string>;
  untilStatus(order: { id: string }, status: string): Promise<void>;
  /** Oldest first. */
  ledger(order: { id: string }): Promise<LedgerRow[]>;
  /** Waits until an event of this subject's numbers was answered `times` times, and tells how. */
  told(event: string, times?: number): Promise<Delivery[]>;
}

/** @param isReal it asks WeChat itself (not only WeChat Pay) over HTTP, too @param timeoutMs how long it waits for WeChat then */
export async function startPayPark(
  kind?: DatabaseKind,
  { isReal = false, timeoutMs, config }: { isReal?: boolean; timeoutMs?: number } & Pick<TestAppOptions, 'config'> = {},
): Promise<PayPark> {
  const sandbox = await startSandbox();
  let clock = Date.now;
  const wechat = httpWechatClient(parseConfig(sandbox.env).wechat, { clock: () => clock(), tokens: memoryTokens(), timeoutMs });
  const park = await startSalePark({ kind, sandbox, config, deps: isReal ? { wechat } : {} });
  clock = park.now;
  let heard = 0;
  await sandbox.setClock(park.now());
  const { sql } = park;
  const statusOf: PayPark['statusOf'] = async ({ id }) =>
    (await sql<{ status: string }>('select status from ticket_order where id = $1', [id]))[0]?.status ?? '';
  const untilStatus: PayPark['untilStatus'] = (order, status) =>
    until(`the order is ${status}`, async () => (await statusOf(order)) === status);
  const params: PayPark['params'] = async ({ token }, { id }, app = 'h5') =>
    ok(await park.call(payOrder, { orderId: id, app }, token));
  const unpaid: PayPark['unpaid'] = async (guest, change) => ok(await park.order(guest, change));
  const paysFor: PayPark['paysFor'] = async (guest, order, app) =>
    assert.deepEqual(await sandbox.pay(await params(guest, order, app)), { errMsg: 'ok' });
  return {
    ...park,
    sandbox,
    statusOf,
    untilStatus,
    params,
    unpaid,
    paysFor,
    async payer() {
      const guest = await park.guest();
      await sql(
        `insert into wechat_account (app_id, openid, visitor_id) values ($1, 'sandbox-openid-' || $3, $3), ($2, 'sandbox-mini-openid-' || $3, $3)`,
        [SANDBOX_H5.appId, SANDBOX_MINI.appId, guest.visitorId],
      );
      return guest;
    },
    async paid(guest, change) {
      const order = await unpaid(guest, change);
      await paysFor(guest, order);
      await untilStatus(order, 'paid');
      return order;
    },
    sameTime: () => sandbox.setClock(park.now()),
    ledger: ({ id }) => sql<LedgerRow>('select kind, amount from pay_ledger where subject = $1 order by id', [id]),
    async told(event, times = 1) {
      let found: Delivery[] = [];
      await until(`${times} × ${event} was told`, async () => {
        found = (await sandbox.deliveries()).slice(heard).filter((delivery) => delivery.event === event);
        return found.length >= times;
      });
      return found;
    },
    async reset() {
      await sandbox.clearFaults();
      await park.reset();
      heard = (await sandbox.deliveries()).length;
      await sandbox.setClock(park.now());
    },
    async close() {
      await park.close();
      await sandbox.close();
    },
  };
}
