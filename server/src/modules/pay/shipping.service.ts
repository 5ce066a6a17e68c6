import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../db/db';
import { drain } from '../../db/outbox';
import type { WechatClient } from '../../wechat/wechatClient';
import { WechatCodeError, WechatRefusedError, WechatUnavailableError } from '../../wechat/wechatErrors';
import { findOpenid } from '../session/session.service';
import { eventNumber, forgetSetting, keepSetting, readSetting, type WechatEvents } from '../wechatEvent/wechatEvent.service';
import type { Payee } from './payee';
import { leftWith } from './payRefund.repo';
import * as repo from './shipping.repo';
import { ASK_MANAGED_EVERY_MS, shippingInfo, tellAgainAt, verdictOf } from './shipping.rules';

const MANAGED = 'tradeManaged';
const ORDER_PATH = 'orderPath';
/**
 * Told every day until the first shipping, and when payments are restricted:
 * https://developers.weixin.qq.com/miniprogram/dev/platform-capabilities/business-capabilities/order-shipping/order-shipping.html
 */
const TROUBLE = { trade_manage_remind_access_api: repo.ACCESS, wxa_trade_controlled: repo.CONTROLLED };
const MAX_MESSAGE = 200;
/** Where WeChat's list of orders (订单中心) leads; WeChat puts in the trade's number. */
const ORDER_PAGE = `pages/ticket/recordDetail?tradeNo=\${商品订单号}`;

interface ShippingDeps {
  database: Database;
  wechat: Pick<WechatClient, 'appId' | 'asApp'>;
  log: FastifyBaseLogger;
  payee: Payee;
}

/**
 * WeChat holds what is paid in the mini-program until the park says what it gave for it (发货信息管理, decision 192). What is paid in the
 * official account is nobody's to hold.
 */
export function createShipping({ database, wechat, log, payee }: ShippingDeps) {
  const { db } = database;

  async function isManaged(appId: string, now: number): Promise<boolean> {
    const setting = await readSetting(db, appId, MANAGED);
    if (setting && now - setting.at < ASK_MANAGED_EVERY_MS) return setting.value === 'on';
    const { is_trade_managed: managed } = await wechat.asApp('mini', '/wxa/sec/order/is_trade_managed', { appid: appId });
    await keepSetting(db, { appId, name: MANAGED, value: managed === true ? 'on' : 'off' }, now);
    return managed === true;
  }

  /** @returns whether WeChat has it */
  async function sendOne(due: repo.ShippingRow, appId: string, now: number): Promise<boolean> {
    const { outTradeNo, subject, attempts } = due;
    if ((await leftWith(db, outTradeNo)) === 0) {
      await repo.markEnded(db, due, 'over', 'REFUNDED');
      return false;
    }
    const openid = await findOpenid(db, due.visitorId, appId);
    if (openid === undefined) {
      log.error({ outTradeNo }, 'nobody is known any more who paid this: its shipping has to be entered in WeChat’s console');
      await repo.markEnded(db, due, 'failed', 'NO_PAYER');
      return false;
    }
    const item = due.item ?? (await payee.itemOf(db, subject));
    const toldAt = due.toldAt ?? now;
    // Told again after a crash, it says the same: WeChat takes that for no correction.
    if (due.item === null) await repo.fix(db, due, item, toldAt);
    const row = { ...due, item, toldAt };
    try {
      const body = shippingInfo({ transactionId: row.transactionId, item, toldAt, openid });
      await wechat.asApp('mini', '/wxa/sec/order/upload_shipping_info', body);
      return await sent(null);
    } catch (error) {
      const problem = problemOf(error);
      if (problem === null) throw error;
      const verdict = error instanceof WechatRefusedError ? verdictOf(error.errcode) : 'again';
      if (verdict === 'sent') return sent(problem);
      if (verdict === 'over') {
        await repo.markEnded(db, row, 'over', problem);
        return false;
      }
      const next = verdict === 'again' ? tellAgainAt(row, now) : null;
      const about = { outTradeNo, attempts, reason: (error as Error).message };
      if (next === null) {
        log.error(about, 'WeChat does not take the shipping of a payment; it has to be entered in its console');
        await repo.markEnded(db, row, 'failed', problem);
      } else {
        log.warn(about, 'the shipping of a payment could not be told; it is told again');
        await repo.postpone(db, row, problem, next);
      }
      return false;
    }

    async function sent(problem: string | null): Promise<true> {
      await repo.markSent(db, row, problem, now);
      await repo.endTrouble(db, appId, row);
      log.info({ outTradeNo, attempts }, 'WeChat knows what was given for a payment');
      return true;
    }
  }

  const shipping = {
    /** Tells WeChat what was given for payments; a job's work, also after a payment. Safe to repeat. @returns how many WeChat has now */
    async send(now: number): Promise<number> {
      const appId = wechat.appId('mini');
      if (appId === null || !(await repo.isAnyDue(db, now))) return 0;
      try {
        if (!(await isManaged(appId, now))) {
          await repo.endDue(db, 'NOT_MANAGED', now);
          return 0;
        }
      } catch (error) {
        if (problemOf(error) === null) throw error;
        log.warn({ reason: (error as Error).message }, 'WeChat could not be asked whether it holds the money');
        return 0;
      }
      return drain(
        (limit) => repo.takeDue(db, now, limit),
        (row) => sendOne(row, appId, now),
      );
    },

    /** Tells WeChat once where its list of orders leads, and again when that changed; a job's work. @returns whether it did */
    async setOrderPage(now: number): Promise<boolean> {
      const appId = wechat.appId('mini');
      if (appId === null || (await readSetting(db, appId, ORDER_PATH))?.value === ORDER_PAGE) return false;
      try {
        await wechat.asApp('mini', '/wxa/sec/order/update_order_detail_path', { path: ORDER_PAGE });
      } catch (error) {
        // The park may not have signed for the order centre yet: asked again at the job's next turn.
        if (problemOf(error) === null) throw error;
        log.warn({ reason: (error as Error).message }, 'WeChat could not be told where its list of orders leads');
        return false;
      }
      await keepSetting(db, { appId, name: ORDER_PATH, value: ORDER_PAGE }, now);
      return true;
    },

    /** What WeChat tells of it. */
    listen(events: WechatEvents): void {
      events.on(
        'trade_manage_remind_shipping',
        z.object({ merchant_trade_no: z.string() }),
        async (tx, event, { appId, now }) => {
          await repo.wake(tx, { outTradeNo: event.merchant_trade_no, appId }, now);
          // WeChat knows better than what it was asked yesterday.
          await forgetSetting(tx, appId, MANAGED);
          return () => shipping.send(now);
        },
      );
      // Each leads to a sentence for staff, among what waits.
      for (const [event, name] of Object.entries(TROUBLE))
        events.on(event, z.object({ msg: z.string().catch('') }), async (tx, { msg }, { appId, now }) => {
          log.error({ event, msg: msg.slice(0, MAX_MESSAGE) }, 'WeChat wants something done in the Mini Program’s console');
          await forgetSetting(tx, appId, MANAGED);
          await keepSetting(tx, { appId, name, value: 'on' }, now);
        });
      events.on('trade_manage_order_settlement', settlementEvent, (tx, event) =>
        repo.noteSettlement(tx, {
          outTradeNo: event.merchant_trade_no,
          shippedAt: event.shipped_time ? event.shipped_time * 1000 : null,
          settledAt: event.settlement_time ? event.settlement_time * 1000 : null,
        }),
      );
    },
  };
  return shipping;
}

/** Moments in seconds; 0 or absent: not yet. */
const settlementEvent = z.object({
  merchant_trade_no: z.string(),
  shipped_time: eventNumber.optional(),
  settlement_time: eventNumber.optional(),
});

/** WeChat's absence or refusal in a word; null: our own mistake. */
function problemOf(error: unknown): string | null {
  if (error instanceof WechatUnavailableError) return 'UNAVAILABLE';
  return error instanceof WechatRefusedError || error instanceof WechatCodeError ? String(error.errcode) : null;
}
