import { constants, publicEncrypt } from 'node:crypto';
import { toWechatIso } from './clock';
import type { Notifier } from './notifier';
import { digits } from './numbers';
import { PayError, paramError } from './payError';
import type { Complaint, ComplaintLog, Keys, Refund } from './records';
import type { Store } from './store';

/** https://pay.weixin.qq.com/docs/merchant/apis/consumer-complaint/complaints/response-complaint-v2.html */
const MAX_ANSWER = 200;
const MAX_DAYS = 30;
/** https://pay.weixin.qq.com/docs/merchant/apis/consumer-complaint/complaints/update-refund-progress.html */
const MAX_REASON = 200;
const MAX_REMARK = 200;
const MAX_PICTURES = 4;
const DAY_MS = 86_400_000;

/** What somebody complains about. */
interface Wish {
  outTradeNo: string;
  detail: string;
  phone: string;
  pictures: string[];
  /** fen; null: no money is asked for */
  applyRefundAmount: number | null;
  needsImmediateService: boolean;
}

/** What the merchant says to a refund that is asked for. */
export interface DecisionBody {
  action?: unknown;
  launch_refund_day?: unknown;
  reject_reason?: unknown;
  reject_media_list?: unknown;
  remark?: unknown;
}

/** Complaints against payments: a person makes them in WeChat, the merchant answers through the API or at WeChat's own console. */
export class Complaints {
  constructor(
    private readonly store: Store,
    private readonly keys: Keys,
    private readonly notifier: Notifier,
    private readonly clock: () => number,
  ) {}

  /** @throws PayError where nothing was paid under this number */
  complain({ outTradeNo, detail, phone, pictures, applyRefundAmount, needsImmediateService }: Wish) {
    if (this.store.trades.get(outTradeNo)?.state !== 'SUCCESS') throw new PayError(404, 'ORDER_NOT_EXIST', '订单不存在');
    const createdAt = this.clock();
    const complaintId = `2002${toWechatIso(createdAt).replace(/\D/g, '').slice(0, 14)}${digits(9)}`;
    const made: Complaint = {
      ...{ complaintId, outTradeNo, createdAt, detail, phone, pictures, applyRefundAmount, needsImmediateService },
      problemType: applyRefundAmount === null ? 'SERVICE_NOT_WORK' : 'REFUND',
      state: 'PENDING',
      incoming: true,
      times: 1,
      logs: [],
    };
    this.#write(made, 'USER_CREATE_COMPLAINT', detail, {}, pictures);
    this.notifier.announce('COMPLAINT.CREATE', complaintId, 0, 'CREATE_COMPLAINT');
    return { complaintId };
  }

  /** The person adds something. */
  say(id: string, words: string) {
    this.#write(this.#find(id), 'USER_RESPONSE', words, { incoming: true });
    return this.#changed(id, 'USER_RESPONSE');
  }

  /** The person is not content: it is open again. */
  goOn(id: string, words: string) {
    const before = this.#find(id);
    const change = { state: 'PENDING', incoming: true, times: before.times + 1, approved: false } as const;
    this.#write(before, 'USER_CONTINUE_COMPLAINT', words, change);
    return this.#changed(id, 'CONTINUE_COMPLAINT');
  }

  /** @throws PayError */
  answer(id: string, words: string) {
    if (words.trim() === '' || [...words].length > MAX_ANSWER) throw paramError('回复内容response_content无效');
    const before = this.#find(id);
    const state = before.state === 'PENDING' ? 'PROCESSING' : before.state;
    this.#write(before, 'MERCHANT_RESPONSE', words, { state, incoming: false });
    return this.#changed(id, 'MERCHANT_RESPONSE');
  }

  /** @throws PayError */
  complete(id: string) {
    const before = this.#find(id);
    if (before.state === 'PROCESSED') throw new PayError(400, 'INVALID_REQUEST', '投诉单已处理完成');
    this.#write(before, 'MERCHANT_CONFIRM_COMPLETE', '', { state: 'PROCESSED', incoming: false });
    return this.#changed(id, 'MERCHANT_CONFIRM_COMPLETE');
  }

  /**
   * 更新退款审批结果. An approved refund completes the complaint when the money has arrived, a refusal at once. When WeChat refuses is not in
   * its document: here, whatever does not wait for a decision, and a refusal that names a day to launch the refund.
   * @throws PayError
   */
  decide(
    id: string,
    { action, launch_refund_day: day, reject_reason: reason, reject_media_list: media = [], remark = '' }: DecisionBody,
  ) {
    const isText = (value: unknown, maxLength: number) => typeof value === 'string' && [...value].length <= maxLength;
    if (action !== 'APPROVE' && action !== 'REJECT') throw paramError('审批动作action无效');
    if (!isText(remark, MAX_REMARK)) throw paramError('备注remark无效');
    if (action === 'APPROVE' && !(Number.isInteger(day) && Number(day) >= 0))
      throw paramError('预计发起退款时间launch_refund_day无效');
    if (action === 'REJECT' && day !== undefined) throw paramError('拒绝退款时不能传预计发起退款时间launch_refund_day');
    if (action === 'REJECT' && !(isText(reason, MAX_REASON) && String(reason).trim() !== ''))
      throw paramError('拒绝退款原因reject_reason无效');
    if (!Array.isArray(media) || media.length > MAX_PICTURES || !media.every((one) => this.store.pictures.has(one)))
      throw paramError('拒绝退款的举证图片列表reject_media_list无效');
    const before = this.#find(id);
    if (before.problemType !== 'REFUND' || before.state === 'PROCESSED' || before.approved)
      throw new PayError(400, 'INVALID_REQUEST', '投诉单没有待审批的退款申请');
    if (action === 'APPROVE') {
      this.#write(before, 'MERCHANT_APPROVE_REFUND', '', { state: 'PROCESSING', approved: true });
      return this.#changed(id, 'MERCHANT_APPROVE_REFUND');
    }
    const pictures = media.map((one) => `https://api.mch.weixin.qq.com/v3/merchant-service/images/${one}`);
    this.#write(before, 'MERCHANT_REFUSE_RERUND', String(reason), { state: 'PROCESSED', incoming: false }, pictures);
    return this.#changed(id, 'MERCHANT_REJECT_REFUND');
  }

  /** Money is on its way back: complaints about it whose refund was approved are over when it has arrived. */
  refunding({ outTradeNo, outcome, settlesAt }: Refund): void {
    if (outcome !== 'SUCCESS') return;
    for (const { complaintId, ...one } of this.store.complaints.values())
      if (one.outTradeNo === outTradeNo && one.approved && one.state !== 'PROCESSED')
        this.notifier.announce('COMPLAINT.STATE_CHANGE', complaintId, settlesAt - this.clock(), 'REFUND_SUCCESS');
  }

  /** A page of those of these days, newest first. @throws PayError */
  list({ begin, end, limit, offset }: { begin: string; end: string; limit: number; offset: number }) {
    const [from, to] = [Date.parse(`${begin}T00:00:00+08:00`), Date.parse(`${end}T00:00:00+08:00`)];
    if (Number.isNaN(from) || Number.isNaN(to) || to < from || to - from > MAX_DAYS * DAY_MS)
      throw paramError('查询日期跨度不能超过30天');
    if (!(limit >= 1 && limit <= 50) || !(offset >= 0)) throw paramError('分页参数无效');
    const found = [...this.store.complaints.values()]
      .filter(({ createdAt }) => createdAt >= from && createdAt < to + DAY_MS)
      .sort((a, b) => b.createdAt - a.createdAt || b.complaintId.localeCompare(a.complaintId));
    const data = found.slice(offset, offset + limit).map(({ complaintId }) => this.view(complaintId));
    return { data, limit, offset, total_count: found.length };
  }

  /** As WeChat's answers show it; the phone is encrypted for the merchant. @throws PayError */
  view(id: string) {
    const one = this.#find(id);
    const trade = this.store.trades.get(one.outTradeNo);
    const back = this.#refunds(one.outTradeNo).reduce((sum, { amount }) => sum + amount, 0);
    const paid = trade?.paid ?? 0;
    return {
      complaint_id: one.complaintId,
      complaint_time: toWechatIso(one.createdAt),
      complaint_detail: one.detail,
      complaint_state: one.state,
      ...(one.phone === '' ? {} : { payer_phone: this.#seal(one.phone) }),
      payer_openid: trade?.openid,
      complaint_order_info: [{ transaction_id: trade?.transactionId ?? '', out_trade_no: one.outTradeNo, amount: paid }],
      complaint_full_refunded: back >= paid,
      incoming_user_response: one.incoming,
      user_complaint_times: one.times,
      complaint_media_list: one.pictures.length === 0 ? [] : [{ media_type: 'USER_COMPLAINT_IMAGE', media_url: one.pictures }],
      problem_description: '景区门票',
      problem_type: one.problemType,
      ...(one.applyRefundAmount === null ? {} : { apply_refund_amount: one.applyRefundAmount }),
      need_immediate_service: one.needsImmediateService ?? false,
      user_tag_list: [],
    };
  }

  /** `operate_type: operate_details` of all that was said, oldest first. */
  said(id: string): string[] {
    return this.#find(id).logs.map(({ type, details }) => `${type}: ${details}`);
  }

  /** What was said of it, newest first. @throws PayError */
  history(id: string, { limit, offset }: { limit: number; offset: number }) {
    if (!(limit >= 1 && limit <= 300) || !(offset >= 0)) throw paramError('分页参数无效');
    const { logs } = this.#find(id);
    const data = [...logs]
      .reverse()
      .slice(offset, offset + limit)
      .map(({ logId, operator, at, type, details, pictures }) => ({
        log_id: logId,
        operator,
        operate_time: toWechatIso(at),
        operate_type: type,
        operate_details: details,
        image_list: [],
        ...(pictures.length === 0
          ? {}
          : {
              complaint_media_list: {
                media_type: type === 'USER_CREATE_COMPLAINT' ? 'USER_COMPLAINT_IMAGE' : 'OPERATION_IMAGE',
                media_url: pictures,
              },
            }),
      }));
    return { data, limit, offset, total_count: logs.length };
  }

  #find(id: string): Complaint {
    const found = this.store.complaints.get(id);
    if (!found) throw new PayError(404, 'RESOURCE_NOT_EXISTS', '投诉单不存在');
    const hasArrived = this.#refunds(found.outTradeNo).some(({ settlesAt }) => settlesAt <= this.clock());
    if (!found.approved || found.state === 'PROCESSED' || !hasArrived) return found;
    return this.#write(found, 'COMPLAINT_REFUND_RECEIVED_SYSTEM_MESSAGE', '', { state: 'PROCESSED', incoming: false });
  }

  #refunds(ofTrade: string): Refund[] {
    return [...this.store.refunds.values()].filter(
      ({ outTradeNo, outcome }) => outTradeNo === ofTrade && outcome === 'SUCCESS',
    );
  }

  #write(
    complaint: Complaint,
    type: string,
    details: string,
    change: Partial<Complaint> = {},
    pictures: string[] = [],
  ): Complaint {
    const operator = type.startsWith('USER') ? '投诉人' : type.startsWith('MERCHANT') ? '商家' : '系统';
    const log: ComplaintLog = { logId: digits(18), operator, at: this.clock(), type, details, pictures };
    return this.store.complaint({ ...complaint, ...change, logs: [...complaint.logs, log] });
  }

  #changed(complaintId: string, action: string) {
    this.notifier.announce('COMPLAINT.STATE_CHANGE', complaintId, 0, action);
    return { complaintId };
  }

  #seal(text: string): string {
    const key = { key: this.keys.merchantPublicKey, padding: constants.RSA_PKCS1_OAEP_PADDING };
    return publicEncrypt(key, Buffer.from(text)).toString('base64');
  }
}
