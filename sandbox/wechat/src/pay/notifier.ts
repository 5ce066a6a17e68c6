import { randomUUID } from 'node:crypto';
import { type Faults, NOTICE_FAULTS } from '../faults';
import { Later, tell } from '../telling';
import { toWechatIso } from './clock';
import { keyPair } from './keys';
import type { Keys, Notice, Refund, Trade } from './records';
import { encrypt, signedHeaders } from './signatures';
import type { Store } from './store';
import { tradeView } from './views';

/** WeChat's 15 s, 15 s, 30 s, 3 min … 6 h, shortened: after so many milliseconds it is told again. */
const RETRY_MS = [1_000, 2_000, 5_000, 15_000, 30_000, 60_000, 180_000, 600_000];
const NUMBERED = /^http:\/\/(localhost|[\d.]+|\[[\da-fA-F:]+\])(:\d+)?\//;
const STALE_BY_MS = 10 * 60_000;
const SUMMARY = {
  'TRANSACTION.SUCCESS': '支付成功',
  'REFUND.SUCCESS': '退款成功',
  'REFUND.ABNORMAL': '退款异常',
  'REFUND.CLOSED': '退款关闭',
  'COMPLAINT.CREATE': '产生新投诉',
  'COMPLAINT.STATE_CHANGE': '投诉单状态变化',
} satisfies Record<Notice['event'], string>;

/** One time that the merchant was told something; `status` 0: nobody answered. */
export interface Delivery {
  event: Notice['event'];
  number: string;
  status: number;
  at: number;
}

/** Tells the merchant what happened until it answers 200 or 204. What is untold when the sandbox stops is told after its start. */
export class Notifier {
  readonly deliveries: Delivery[] = [];
  readonly #later = new Later();
  readonly #held: Notice[] = [];

  constructor(
    private readonly store: Store,
    private readonly keys: Keys,
    private readonly faults: Faults,
    private readonly clock: () => number,
  ) {
    for (const notice of store.notices.values()) if (!notice.over) this.#later.do(0, () => this.#tell(notice, 0));
  }

  /** @param after milliseconds until it is so. @param action what happened to a complaint */
  announce(event: Notice['event'], number: string, after = 0, action?: string): void {
    const fault = this.faults.take(NOTICE_FAULTS, event);
    const notice = this.store.notice({
      ...{ id: randomUUID(), event, number, over: false },
      ...(action ? { action } : {}),
      ...(fault?.kind === 'noticeByCertificate' ? { byCertificate: true } : {}),
    });
    if (fault?.kind === 'noticeLost') this.store.notice({ ...notice, over: true });
    else if (fault?.kind === 'noticeHeld') this.#held.push(notice);
    else if (fault?.kind === 'noticeForged' || fault?.kind === 'noticeStale')
      this.#later.do(after, () => this.#tellFalsely(notice, fault.kind === 'noticeForged'));
    else {
      const late = fault?.kind === 'noticeLate' ? fault.delayMs : 0;
      this.#later.do(after + late, () => this.#tell(notice, 0));
      if (fault?.kind === 'noticeDoubled') this.#later.do(after, () => this.#post(notice, this.keys, this.clock()));
    }
  }

  /** Says all about a number again, so often and at once: WeChat promises at least one notification, not at most one. */
  async tellAgain(number: string, times: number): Promise<void> {
    const notices = [...this.store.notices.values()].filter((notice) => notice.number === number);
    const now = this.clock();
    await Promise.all(notices.flatMap((notice) => Array.from({ length: times }, () => this.#post(notice, this.keys, now))));
  }

  close(): void {
    this.#later.close();
  }

  async #tell(notice: Notice, attempt: number): Promise<void> {
    const status = await this.#post(notice, this.keys, this.clock());
    if (status === 200 || status === 204) this.store.notice({ ...notice, over: true });
    else {
      const wait = RETRY_MS[attempt];
      if (wait === undefined) this.store.notice({ ...notice, over: true });
      else this.#later.do(wait, () => this.#tell(notice, attempt + 1));
    }
    if (notice.event !== 'TRANSACTION.SUCCESS') this.#releaseHeld(notice);
  }

  /** Signed by somebody else, or signed rightly but long ago; the true one is lost. */
  async #tellFalsely(notice: Notice, forged: boolean): Promise<void> {
    this.store.notice({ ...notice, over: true });
    const { privateKey } = keyPair();
    const wrong = { platformPrivateKey: privateKey, publicKeyPrivateKey: privateKey };
    if (forged) await this.#post(notice, { ...this.keys, ...wrong }, this.clock());
    else await this.#post(notice, this.keys, this.clock() - STALE_BY_MS);
  }

  #releaseHeld(notice: Notice): void {
    const outTradeNo = this.store.refunds.get(notice.number)?.outTradeNo;
    for (const held of this.#held.filter(({ number }) => number === outTradeNo)) {
      this.#held.splice(this.#held.indexOf(held), 1);
      this.#later.do(0, () => this.#tell(held, 0));
    }
  }

  async #post(notice: Notice, keys: Keys, signedAt: number): Promise<number> {
    const { event, number } = notice;
    const notification = this.#notificationOf(notice);
    if (!notification) return 0;
    const { url, kind, resource, verifiedBy } = notification;
    const body = JSON.stringify({
      id: notice.id,
      create_time: toWechatIso(this.clock()),
      resource_type: 'encrypt-resource',
      event_type: event,
      summary: SUMMARY[event],
      resource: { original_type: kind, ...encrypt(this.keys, JSON.stringify(resource), kind) },
    });
    // Which one signs is WeChat's choice while a merchant changes: https://pay.weixin.qq.com/doc/v3/merchant/4012154180
    const serial = notice.byCertificate ? keys.certificateSerial : verifiedBy;
    const headers = { 'content-type': 'application/json', ...signedHeaders(keys, body, serial, signedAt) };
    const { status } = await tell(url, body, headers);
    this.deliveries.push({ event, number, status, at: this.clock() });
    return status;
  }

  /** What a notification says, and where to. */
  #notificationOf({ event, number, action }: Notice) {
    if (event === 'COMPLAINT.CREATE' || event === 'COMPLAINT.STATE_CHANGE') {
      const resource = { complaint_id: number, action_type: action };
      return this.store.complaintAddress && { ...this.store.complaintAddress, kind: 'complaint', resource };
    }
    const refund = event === 'TRANSACTION.SUCCESS' ? undefined : this.store.refunds.get(number);
    const trade = this.store.trades.get(refund?.outTradeNo ?? number);
    if (!trade) return null;
    return {
      url: refund?.notifyUrl || trade.notifyUrl,
      verifiedBy: trade.verifiedBy,
      kind: refund ? 'refund' : 'transaction',
      resource: refund ? this.#refundResource(refund, trade, event) : tradeView(this.keys, trade, false),
    };
  }

  #refundResource(refund: Refund, trade: Trade, event: Notice['event']) {
    return {
      mchid: this.keys.mchId,
      out_trade_no: trade.outTradeNo,
      transaction_id: trade.transactionId,
      out_refund_no: refund.outRefundNo,
      refund_id: refund.refundId,
      refund_status: event.replace('REFUND.', ''),
      ...(event === 'REFUND.SUCCESS' ? { success_time: toWechatIso(refund.settlesAt) } : {}),
      user_received_account: '支付用户零钱',
      amount: { total: trade.paid, refund: refund.amount, payer_total: trade.paid, payer_refund: refund.amount },
    };
  }
}

/** WeChat tells https addresses only; a server on this machine or in its network is reached by http. */
export function isNotifyUrl(url: string): boolean {
  return URL.canParse(url) && url.length <= 255 && (url.startsWith('https://') || NUMBERED.test(url));
}
