import assert from 'node:assert/strict';
import { getMessages } from '@park/contract/message/calls';
import type { Message } from '@park/contract/message/schemas';
import { parkDay } from '@park/contract/parkTime';
import { refundOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import type { AddOrderIn } from '@park/contract/ticket/sale/schemas';
import { SANDBOX_MINI } from '../../config';
import type { StaffCallContext } from '../../http/callContext';
import type { TestAppOptions } from '../../testing/testApp';
import type { DatabaseKind } from '../../testing/testDatabase';
import { type BillEntry, noPayClient, type PayClient, type RefundFact, type RefundRequest } from '../../wechat/payClient';
import { PayUnavailableError } from '../../wechat/payErrors';
import { WechatRefusedError, WechatUnavailableError } from '../../wechat/wechatErrors';
import { type Guest, ok, type SalePark, startSalePark } from './salePark.testing';

/** WeChat's answers to what was told already (`upload_shipping_info`). */
const SHIPPED_THE_SAME = 10060023;
const CORRECTED_BEFORE = 10060003;

interface ShippingInfo {
  order_key: { transaction_id: string };
  shipping_list: { item_desc: string }[];
}

/** A park whose WeChat Pay is this process: it is paid when a test says so, and gives back at once unless told to wait. */
export interface OrderChangesPark extends Omit<SalePark, 'staff'> {
  /** A member of staff, now. */
  staff(): StaffCallContext;
  /** An order that is paid. */
  bought(guest: Guest, change?: Partial<AddOrderIn>): Promise<Order>;
  /** An order that waits for payment. */
  unpaid(guest: Guest, change?: Partial<AddOrderIn>): Promise<Order>;
  /** WeChat says that the order was paid, by an attempt of its own each time. @param where the mini-program's money WeChat holds */
  pay(order: Pick<Order, 'id' | 'amount'>, where?: 'h5' | 'mini'): Promise<void>;
  refund(guest: Guest, orderId: string, ticketIds?: string[]): ReturnType<typeof callRefund>;
  /** What WeChat was asked to give back. */
  refunds: RefundRequest[];
  /** While true refunds stay under way until `finishRefunds`. */
  slowRefunds: boolean;
  /** While true WeChat takes no refund, and is told nothing. */
  wechatDown: boolean;
  /** What WeChat took of what was given for payments, by transaction. */
  shipped: ReadonlyMap<string, readonly string[]>;
  /** WeChat tells of all of them at once. */
  finishRefunds(): Promise<void>;
  status(orderId: string): Promise<string>;
  /** Newest first. */
  messages(guest: Guest): Promise<Message[]>;
  kinds(guest: Guest): Promise<string[]>;
  /** Stock, orders and tickets, and every fen: what came less what goes back is what the tickets are worth; a point for each yuan kept, but for who was erased. */
  agree(): Promise<void>;
}

export async function startOrderChangesPark(
  kind?: DatabaseKind,
  config: TestAppOptions['config'] = {},
): Promise<OrderChangesPark> {
  const refunds: RefundRequest[] = [];
  const state = { slow: false, down: false };
  const shipped = new Map<string, string[]>();
  const bill: (BillEntry & { at: number })[] = [];
  const fact = ({ outRefundNo, amount }: RefundRequest, done: boolean): RefundFact => ({
    state: done ? 'done' : 'processing',
    outRefundNo,
    refundId: `R${outRefundNo}`,
    amount,
    acceptedAt: bill.find(({ number }) => number === outRefundNo)?.at ?? park.now(),
    doneAt: done ? park.now() : null,
  });
  const payClient: PayClient = {
    ...noPayClient(),
    async refund(request) {
      if (state.down) throw new PayUnavailableError('it is down');
      if (!refunds.some(({ outRefundNo }) => outRefundNo === request.outRefundNo)) {
        refunds.push(request);
        bill.push({ kind: 'refund', number: request.outRefundNo, amount: -request.amount, at: park.now() });
      }
      return fact(request, !state.slow);
    },
    bill: async (day) => bill.flatMap(({ at, ...entry }) => (parkDay(at) === day ? [entry] : [])),
    read: async (_headers, body) => JSON.parse(body),
  };
  function holdsMoney(path: string, info: ShippingInfo): Record<string, unknown> {
    if (state.down) throw new WechatUnavailableError('it is down');
    if (path.endsWith('/is_trade_managed')) return { is_trade_managed: true };
    if (!path.endsWith('/upload_shipping_info')) return { errcode: 0 };
    const items = shipped.get(info.order_key.transaction_id) ?? [];
    const item = info.shipping_list[0]?.item_desc ?? '';
    if (items.at(-1) === item) throw new WechatRefusedError(SHIPPED_THE_SAME, 'the same again');
    if (items.length > 1) throw new WechatRefusedError(CORRECTED_BEFORE, 'corrected before');
    shipped.set(info.order_key.transaction_id, [...items, item]);
    return { errcode: 0 };
  }
  const park: SalePark = await startSalePark({ kind, config, deps: { payClient } });
  Object.assign(park.wechat, {
    asApp: async (_kind: unknown, path: string, info: object) => holdsMoney(path, info as ShippingInfo),
  });
  const { sql, app } = park;
  let trades = 0;
  const unpaid: OrderChangesPark['unpaid'] = async (guest, change) => ok(await park.order(guest, change));
  const pay: OrderChangesPark['pay'] = async ({ id, amount }, where = 'h5') => {
    trades += 1;
    const number = trades;
    const outTradeNo = `T${number}-${where === 'mini' ? 'M' : 'H'}1`;
    const appId = where === 'mini' ? SANDBOX_MINI.appId : 'app';
    bill.push({ kind: 'payment', number: outTradeNo, amount, at: park.now() });
    await sql(
      `insert into pay_trade (out_trade_no, subject, visitor_id, app_id, amount, description, status, expires_at, created_at)
       select $1, id, visitor_id, $4, $2, 'tickets', 'created', expires_at, created_at from ticket_order where id = $3`,
      [outTradeNo, amount, id, appId],
    );
    const trade = { state: 'paid', outTradeNo, appId, transactionId: `W${number}`, amount, paidAt: park.now() };
    assert.equal(await app.pay.hear({}, JSON.stringify({ kind: 'trade', trade }), park.now()), 'heard');
  };
  const messages: OrderChangesPark['messages'] = async ({ token }) =>
    ok(await park.call(getMessages, { pageSize: 100 }, token)).items;
  return {
    ...park,
    refunds,
    shipped,
    pay,
    unpaid,
    messages,
    get slowRefunds() {
      return state.slow;
    },
    set slowRefunds(slow) {
      state.slow = slow;
    },
    get wechatDown() {
      return state.down;
    },
    set wechatDown(down) {
      state.down = down;
    },
    staff: () => ({ admin: null, lang: 'en', now: park.now(), req: { id: 'test' } }),
    async bought(guest, change) {
      const order = await unpaid(guest, change);
      if (order.amount > 0) await pay(order);
      return order;
    },
    refund: (guest, orderId, ticketIds) => callRefund(park, guest, orderId, ticketIds),
    async finishRefunds() {
      const bodies = refunds.map((request) => JSON.stringify({ kind: 'refund', refund: fact(request, true) }));
      const heard = await Promise.all(bodies.map((body) => app.pay.hear({}, body, park.now())));
      assert.ok(heard.every((one) => one === 'heard'));
    },
    async status(orderId) {
      const [row] = await sql<{ status: string }>('select status from ticket_order where id = $1', [orderId]);
      return row?.status ?? '';
    },
    kinds: async (guest) => (await messages(guest)).map((message) => message.kind),
    async agree() {
      await park.agree();
      const wrong = await sql(`
        select o.id, o.status from ticket_order o where
          coalesce((select sum(amount) from pay_ledger l where l.subject = o.id and l.kind = 'payment'), 0)
          - coalesce((select sum(amount) from pay_refund r where r.subject = o.id), 0)
          <> (select coalesce(sum(case when t.status in ('valid', 'used', 'refunding', 'refunded')
              then t.price - t.part_refund - coalesce(t.refund_amount, 0) else 0 end), 0)
            from ticket t where t.order_id = o.id)`);
      assert.deepEqual(wrong, [], 'what came less what goes back is not what the tickets are worth');
      const points = await sql(`
        select o.id from ticket_order o join visitor v on v.id = o.visitor_id where v.erased_at is null and o.paid_at is not null and
          (o.amount - (select coalesce(sum(t.refund_amount), 0) from ticket t where t.order_id = o.id and t.status = 'refunded')
            - (select coalesce(sum(p.amount), 0) from order_part_refund p join pay_refund r on r.out_refund_no = p.refund_no
              where p.order_id = o.id and r.status = 'done')) / 100
          <> (select coalesce(sum(e.points), 0) from points_entry e where e.source = 'order' and e.subject = o.id)`);
      assert.deepEqual(points, [], 'points are not the whole yuan that the park kept');
    },
    async reset() {
      refunds.length = 0;
      bill.length = 0;
      shipped.clear();
      Object.assign(state, { slow: false, down: false });
      await park.reset();
    },
  };
}

function callRefund(park: SalePark, { token }: Guest, orderId: string, ticketIds?: string[]) {
  return park.call(refundOrder, { orderId, ...(ticketIds ? { ticketIds } : {}) }, token);
}
