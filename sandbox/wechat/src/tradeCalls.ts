import type { FastifyInstance } from 'fastify';
import { APPS } from './apps';
import type { PaySandbox } from './pay/paySandbox';
import type { Shipping, Trade } from './pay/records';
import type { Push } from './push';
import { Later } from './telling';

/** A person takes what is not sent by post as received after days; shortened. */
const USUALLY_SETTLES_AFTER_MS = 1_000;
const LONGEST_ITEM = 120;
const NUMBER = `\${商品订单号}`;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?(Z|[+-]\d\d:\d\d)$/;

const OK = { errcode: 0, errmsg: 'ok' };
const BAD_DATA = { errcode: 47001, errmsg: 'data format error' };
// As https://developers.weixin.qq.com/miniprogram/dev/server/API/order_shipping/api_uploadshippinginfo.html has them.
const UNKNOWN = { errcode: 10060001, errmsg: '支付单不存在' };
const TWICE_CHANGED = { errcode: 10060003, errmsg: '支付单已使用重新发货机会' };
const NOT_SHIPPABLE = { errcode: 10060004, errmsg: '支付单处于不可发货的状态' };
const BAD_LOGISTICS = { errcode: 10060005, errmsg: '物流类型有误' };
const NO_ITEM = { errcode: 10060008, errmsg: '商品描述 item_desc 字段不能为空' };
const LONG_ITEM = { errcode: 10060009, errmsg: '商品描述 item_desc 字段太长' };
const SAME_AGAIN = { errcode: 10060023, errmsg: '发货信息未更新' };
const NOT_THEIRS = { errcode: 10060031, errmsg: '该笔支付单不属于 openid 所指定的用户' };
const BAD_NUMBER_TYPE = { errcode: 268485194, errmsg: '订单单号类型非法' };
const NO_TRANSACTION = { errcode: 268485195, errmsg: '微信支付单号形式下 transaction_id 字段不能为空' };
const BAD_MOMENT = { errcode: 268485216, errmsg: '上传时间非法，请按照 RFC 3339 格式填写' };
const BAD_MODE = { errcode: 268485224, errmsg: '发货模式非法' };
const NOT_ONE = { errcode: 268485228, errmsg: '统一发货模式下，物流信息列表长度必须为 1' };

interface Around {
  pay: PaySandbox;
  push: Push;
}

interface UploadBody {
  order_key?: { order_number_type?: unknown; transaction_id?: unknown };
  logistics_type?: unknown;
  delivery_mode?: unknown;
  shipping_list?: { item_desc?: unknown }[];
  upload_time?: unknown;
  payer?: { openid?: unknown };
}

/**
 * 发货信息管理 and 订单中心 of the mini-program: its money is held until the merchant said what it gave, and is settled a little after.
 * What an official account is paid is nobody's to hold.
 */
export function registerTradeCalls(app: FastifyInstance, mini: FastifyInstance, { pay, push }: Around): void {
  const { store, clock } = pay;
  const later = new Later();
  let isManaged = true;
  let isConfirmed = true;
  let settlesAfterMs = USUALLY_SETTLES_AFTER_MS;
  let orderPath = '';
  const uploads = new Map<string, number>();
  app.addHook('onClose', async () => later.close());
  for (const shipping of store.shippings.values()) if (shipping.settledAt === null) settleLater(shipping);

  const ofApp = (path: string, answer: () => object) =>
    mini.post(path, async (req) => {
      const { appid } = (req.body ?? {}) as { appid?: unknown };
      return appid === APPS.mini.appId ? { ...OK, ...answer() } : { errcode: 40013, errmsg: 'invalid appid' };
    });
  ofApp('/wxa/sec/order/is_trade_managed', () => ({ is_trade_managed: isManaged }));
  ofApp('/wxa/sec/order/is_trade_management_confirmation_completed', () => ({ completed: isConfirmed }));

  mini.post('/wxa/sec/order/upload_shipping_info', async (req) => upload((req.body ?? {}) as UploadBody));

  mini.post('/wxa/sec/order/update_order_detail_path', async (req) => {
    const { path } = (req.body ?? {}) as { path?: unknown };
    if (typeof path !== 'string' || !path.includes(NUMBER)) return BAD_DATA;
    orderPath = path;
    return OK;
  });

  mini.post('/wxa/sec/order/get_order_detail_path', async () => ({ ...OK, path: orderPath }));

  function upload(body: UploadBody) {
    const { order_key, logistics_type, delivery_mode, shipping_list, upload_time, payer } = body;
    const item = shipping_list?.[0]?.item_desc;
    if (!order_key || !Array.isArray(shipping_list) || typeof payer?.openid !== 'string') return BAD_DATA;
    // Nothing of a park goes by post, in parts, or by the merchant's number; of WeChat's ways one is imitated.
    if (order_key.order_number_type !== 2) return BAD_NUMBER_TYPE;
    if (typeof order_key.transaction_id !== 'string' || order_key.transaction_id === '') return NO_TRANSACTION;
    if (logistics_type !== 3) return BAD_LOGISTICS;
    if (delivery_mode !== 1) return BAD_MODE;
    if (shipping_list.length !== 1) return NOT_ONE;
    if (typeof item !== 'string' || item === '') return NO_ITEM;
    if ([...item].length > LONGEST_ITEM) return LONG_ITEM;
    if (typeof upload_time !== 'string' || !MOMENT.test(upload_time)) return BAD_MOMENT;
    const trade = held().find(({ transactionId }) => transactionId === order_key.transaction_id);
    if (!trade) return UNKNOWN;
    if (trade.openid !== payer.openid) return NOT_THEIRS;
    uploads.set(trade.outTradeNo, (uploads.get(trade.outTradeNo) ?? 0) + 1);
    const before = store.shippings.get(trade.outTradeNo);
    if (!before) {
      if (isRefunded(trade)) return NOT_SHIPPABLE;
      ship({ outTradeNo: trade.outTradeNo, item, uploadTime: upload_time, changes: 0, shippedAt: clock(), settledAt: null });
      return OK;
    }
    if (before.item === item && before.uploadTime === upload_time) return SAME_AGAIN;
    if (before.settledAt !== null || isRefunded(trade)) return NOT_SHIPPABLE;
    if (before.changes > 0) return TWICE_CHANGED;
    ship({ ...before, item, uploadTime: upload_time, changes: 1 });
    return OK;
  }

  function ship(shipping: Shipping): void {
    store.shipping(shipping);
    tellSettlement(shipping);
    settleLater(shipping);
  }

  function settleLater({ outTradeNo }: Shipping): void {
    later.do(settlesAfterMs, () => {
      const shipping = store.shippings.get(outTradeNo);
      if (!shipping || shipping.settledAt !== null) return;
      tellSettlement(store.shipping({ ...shipping, settledAt: clock() }));
    });
  }

  function tellSettlement({ outTradeNo, shippedAt, settledAt }: Shipping): void {
    const trade = store.trades.get(outTradeNo);
    if (!trade) return;
    push.announce('mini', 'trade_manage_order_settlement', {
      ...numbersOf(trade),
      shipped_time: seconds(shippedAt),
      ...(settledAt === null
        ? { estimated_settlement_time: seconds(shippedAt + settlesAfterMs) }
        : { confirm_receive_method: 1, confirm_receive_time: seconds(settledAt), settlement_time: seconds(settledAt) }),
    });
  }

  function numbersOf({ transactionId, outTradeNo, paidAt }: Trade) {
    return {
      transaction_id: transactionId,
      merchant_id: pay.keys.mchId,
      merchant_trade_no: outTradeNo,
      pay_time: seconds(paidAt ?? 0),
    };
  }

  const held = () => [...store.trades.values()].filter(({ appId, state }) => appId === APPS.mini.appId && state === 'SUCCESS');
  const isRefunded = (trade: Trade) => pay.refunds.of(trade).reduce((sum, { amount }) => sum + amount, 0) >= trade.paid;

  /** The mini-program's money: `held` until it was uploaded, `shipped`, `settled`; how often it was uploaded, and how often changed. */
  app.get('/sandbox/funds', async () => ({
    orderPath,
    funds: held().map((trade) => {
      const shipping = store.shippings.get(trade.outTradeNo);
      const state = !isManaged || shipping?.settledAt != null ? 'settled' : shipping ? 'shipped' : 'held';
      const { outTradeNo, paid: amount } = trade;
      return {
        outTradeNo,
        amount,
        state,
        item: shipping?.item ?? null,
        uploads: uploads.get(outTradeNo) ?? 0,
        changes: shipping?.changes ?? 0,
      };
    }),
  }));

  /** Switches 发货信息管理 on or off, and whether all merchants are confirmed; `settlesAfterMs`: how long after the upload money is settled from now on. */
  app.post('/sandbox/tradeManaged', async (req) => {
    const {
      on = true,
      confirmed = true,
      settlesAfterMs: after = USUALLY_SETTLES_AFTER_MS,
    } = (req.body ?? {}) as {
      on?: boolean;
      confirmed?: boolean;
      settlesAfterMs?: number;
    };
    isManaged = on;
    isConfirmed = confirmed;
    settlesAfterMs = after;
    return { isManaged, settlesAfterMs };
  });

  /** Reminds the merchant of what it has not uploaded, as WeChat does after 48 hours. */
  app.post('/sandbox/trades/:number/remind', async (req) => {
    const trade = pay.trades.byOutTradeNo((req.params as { number: string }).number);
    push.announce('mini', 'trade_manage_remind_shipping', {
      ...numbersOf(trade),
      msg: '您有订单超过48小时未发货，请尽快发货',
    });
    return {};
  });
}

const seconds = (at: number) => Math.floor(at / 1000);
