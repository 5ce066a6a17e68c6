import { HOUR_MS } from '@park/contract/parkTime';
import { sendAgainAfter } from './pay.rules';

/** Whether WeChat holds the money is asked anew so often. */
export const ASK_MANAGED_EVERY_MS = 24 * HOUR_MS;
/** WeChat reminds the park after two days; what it still does not take then needs somebody. */
const GIVE_UP_AFTER_MS = 72 * HOUR_MS;
const LONGEST_ITEM = 120;
const CHINA_MS = 8 * HOUR_MS;

/** Why nothing is told, or is told no more. A number is WeChat's errcode. */
export type ShippingProblem = 'NOT_MANAGED' | 'REFUNDED' | 'NO_PAYER';

/** It has it: the same again (10060023), shipped before (10060002), and the one correction was used (10060003). */
const HAS_IT = new Set([10060002, 10060003, 10060023]);
/** It can be shipped no more: given back, closed or settled. */
const NOT_SHIPPABLE = 10060004;
/** It does not know the payment, which may be too young (10060001), or is busy. */
const PASSES = new Set([10060001, 10060012, 10060019]);
/** Codes of this interface alone, of the payment and of the data's fields; with them what any interface says of data that it cannot read. */
const isOfShipping = (errcode: number) => Math.floor(errcode / 10_000) === 1006 || Math.floor(errcode / 1_000) === 268485;
const BAD_DATA = new Set([40003, 40097, 47001]);

/**
 * What WeChat's refusal means. What it says of the data, it says again of the same words: nobody waits three days for that.
 * https://developers.weixin.qq.com/miniprogram/dev/server/API/order_shipping/api_uploadshippinginfo.html
 */
export function verdictOf(errcode: number): 'sent' | 'over' | 'again' | 'failed' {
  if (HAS_IT.has(errcode)) return 'sent';
  if (errcode === NOT_SHIPPABLE) return 'over';
  if (PASSES.has(errcode)) return 'again';
  return isOfShipping(errcode) || BAD_DATA.has(errcode) ? 'failed' : 'again';
}

/** When it is told again after `attempts` times, epoch ms; null: no more. */
export function tellAgainAt({ attempts, createdAt }: { attempts: number; createdAt: number }, now: number): number | null {
  return now - createdAt >= GIVE_UP_AFTER_MS ? null : now + sendAgainAfter(attempts);
}

/** @param item what was bought, in a line; WeChat shows it to whoever paid */
export function shippingInfo(shipment: { transactionId: string; item: string; toldAt: number; openid: string }): object {
  return {
    order_key: { order_number_type: 2, transaction_id: shipment.transactionId },
    // Nothing travels, and all of it at once.
    logistics_type: 3,
    delivery_mode: 1,
    shipping_list: [{ item_desc: [...shipment.item].slice(0, LONGEST_ITEM).join('') }],
    upload_time: new Date(shipment.toldAt + CHINA_MS).toISOString().replace('Z', '+08:00'),
    payer: { openid: shipment.openid },
  };
}
