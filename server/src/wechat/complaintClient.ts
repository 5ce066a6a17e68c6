import { addDays, parkDay } from '@park/contract/parkTime';
import type { ComplaintProblem, ComplaintState } from '@park/contract/pay/complaint/limits';
import { Rsa } from 'wechatpay-axios-plugin';
import type { ComplaintClient, ComplaintFact, ComplaintLine, RefundDecision } from './complaintFact';
import type { Answer } from './payAnswers';
import { PayRefusedError, PayUnavailableError } from './payErrors';
import type { PayHost } from './payHost';

const ADDRESS = '/v3/merchant-service/complaint-notifications';
const LIST = '/v3/merchant-service/complaints-v2';
const IMAGES = '/v3/merchant-service/images/upload';
const PAGE = 50;
const HISTORY_PAGE = 300;
/** WeChat lists no longer spans, the first and the last day included. */
const LIST_DAYS = 29;
/** What is said first of each. */
const BEGIN = 'USER_CREATE_COMPLAINT';
const NOT_THERE = new Set(['RESOURCE_NOT_EXISTS', 'NOT_FOUND']);

const STATES: Record<string, ComplaintState> = { PENDING: 'pending', PROCESSING: 'processing', PROCESSED: 'processed' };
const PROBLEMS: Record<string, ComplaintProblem> = {
  REFUND: 'refund',
  SERVICE_NOT_WORK: 'serviceNotWork',
  OTHERS: 'others',
};

/** Fields and states by WeChat Pay's documents of 消费者投诉 2.0. */
export function complaintClient(host: PayHost): ComplaintClient {
  const pathOf = (number: string, part = '') => `${LIST}/${encodeURIComponent(number)}${part}`;
  const read = async (answer: Answer) => complaintFact(answer, (await host.merchant()).privateKey);
  return {
    async complaintAddress() {
      try {
        const { url } = await host.get(ADDRESS);
        return typeof url === 'string' && url !== '' ? url : null;
      } catch (error) {
        if (error instanceof PayRefusedError && NOT_THERE.has(error.code)) return null;
        throw error;
      }
    },
    async tellComplaintsAt(url, isThere) {
      await (isThere ? host.put : host.post)(ADDRESS, () => ({ url }));
    },
    async listComplaints(now) {
      const end = parkDay(now);
      const days = { begin_date: addDays(end, -LIST_DAYS), end_date: end };
      const pages = await everyPage(PAGE, (limit, offset) => host.get(LIST, { ...days, limit, offset }));
      return Promise.all(pages.map(read));
    },
    complaint: async (number) => {
      const fact = await read(await host.get(pathOf(number)));
      if (fact.number !== number) throw new PayUnavailableError('an answer about another complaint');
      return fact;
    },
    async complaintHistory(number) {
      const path = pathOf(number, '/negotiation-historys');
      const lines = await everyPage(HISTORY_PAGE, (limit, offset) => host.get(path, { limit, offset }));
      const history = lines.map(lineOf);
      // WeChat does not say which end comes first, and moments are whole seconds.
      if (history[0]?.kind !== BEGIN) history.reverse();
      return history.sort((a, b) => a.at - b.at);
    },
    async answerComplaint(number, text) {
      await host.post(pathOf(number, '/response'), (mchId) => ({ complainted_mchid: mchId, response_content: text }));
    },
    async completeComplaint(number) {
      await host.post(pathOf(number, '/complete'), (mchId) => ({ complainted_mchid: mchId }));
    },
    async decideRefund(number, decision) {
      await host.post(pathOf(number, '/update-refund-progress'), () => decisionBody(decision));
    },
    async uploadComplaintPicture(jpeg) {
      const { media_id: id } = await host.upload(IMAGES, { name: 'picture.jpg', content: jpeg });
      if (typeof id !== 'string' || id === '') throw new PayUnavailableError('an answer without a media_id');
      return id;
    },
  };
}

/**
 * WeChat refuses a rejection that names a day to launch the refund, though its document's example has one.
 * https://pay.weixin.qq.com/docs/merchant/apis/consumer-complaint/complaints/update-refund-progress.html
 */
function decisionBody(decision: RefundDecision): object {
  const { remark } = decision;
  return {
    ...(decision.action === 'approve'
      ? { action: 'APPROVE', launch_refund_day: decision.launchDays }
      : { action: 'REJECT', reject_reason: decision.reason, reject_media_list: decision.mediaIds }),
    ...(remark === '' ? {} : { remark }),
  };
}

async function everyPage(size: number, ask: (limit: string, offset: string) => Promise<Answer>): Promise<Answer[]> {
  const found: Answer[] = [];
  for (;;) {
    const { data } = await ask(String(size), String(found.length));
    const page = Array.isArray(data) ? (data as Answer[]) : [];
    found.push(...page);
    if (page.length < size) return found;
  }
}

function complaintFact(answer: Answer, privateKey: string): ComplaintFact {
  // One in a state that is new to us is open until WeChat says otherwise.
  const state = STATES[textOf(answer.complaint_state)] ?? 'processing';
  const number = textOf(answer.complaint_id);
  if (number === '') throw new PayUnavailableError('a complaint without its number');
  const orders = Array.isArray(answer.complaint_order_info) ? (answer.complaint_order_info as Answer[]) : [];
  const media = Array.isArray(answer.complaint_media_list) ? (answer.complaint_media_list as Answer[]) : [];
  return {
    number,
    state,
    complainedAt: momentOf(answer.complaint_time),
    text: textOf(answer.complaint_detail),
    phone: openPhone(textOf(answer.payer_phone), privateKey),
    payments: orders.map((order) => ({
      number: textOf(order.out_trade_no),
      transactionId: textOf(order.transaction_id),
      amount: fenOf(order.amount),
    })),
    fullyRefunded: answer.complaint_full_refunded === true,
    awaitsAnswer: answer.incoming_user_response === true,
    needsImmediateService: answer.need_immediate_service === true,
    times: typeof answer.user_complaint_times === 'number' ? answer.user_complaint_times : 1,
    problem: PROBLEMS[textOf(answer.problem_type)] ?? null,
    refundAsked: fenOf(answer.apply_refund_amount),
    pictures: media.reduce((sum, { media_url: urls }) => sum + (Array.isArray(urls) ? urls.length : 0), 0),
  };
}

function lineOf(answer: Answer): ComplaintLine {
  const kind = textOf(answer.operate_type);
  const who = /_SYSTEM_MESSAGE$|^PLATFORM_/.test(kind)
    ? 'wechat'
    : kind.startsWith('USER_')
      ? 'visitor'
      : kind.startsWith('MERCHANT_')
        ? 'park'
        : 'wechat';
  return { who, kind, text: textOf(answer.operate_details), at: momentOf(answer.operate_time) };
}

/** Sealed for the merchant; what another key sealed is not shown. */
function openPhone(sealed: string, privateKey: string): string {
  try {
    return sealed === '' ? '' : Rsa.decrypt(sealed, privateKey);
  } catch {
    return '';
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const fenOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;

function momentOf(value: unknown): number {
  const at = Date.parse(textOf(value));
  if (Number.isNaN(at)) throw new PayUnavailableError('a complaint without its moment');
  return at;
}
