import { HOUR_MS } from '@park/contract/parkTime';
import { COMPLAINT, type ComplaintState } from '@park/contract/pay/complaint/limits';
import { z } from 'zod';
import type { ComplaintLine } from '../../../wechat/complaintFact';
import { eventNumber, type WechatEvents } from '../../wechatEvent/wechatEvent.service';
import { keepIn } from './complaint.service';

/** 待商家处理 and 平台判定商家责任，待上传处理凭证: it is the merchant's turn, for 48 hours. */
const MERCHANTS_TURN = new Set([201, 206]);
/** WeChat's states from here on are ends (refunded, closed, taken back) … */
const ENDED = 300;
/** … but for 平台判定商家责任，平台退款中. */
const PLATFORM_REFUNDS = 312;

/** A number or a text, by how the park lets WeChat write events. */
const words = z.coerce.string().catch('');
const line = z.object({ time: eventNumber, content: words });
const listOf = <T extends z.ZodType>(item: T) =>
  z.preprocess((given) => (given === undefined || given === '' ? [] : Array.isArray(given) ? given : [given]), z.array(item));

/** 交易类投诉: moments in seconds, of what is not known there is 0 or nothing. */
const complaintEvent = z.object({
  CreateTime: eventNumber,
  BussiCallBackInfo: z.object({
    complaint_order_id: z.coerce.string().min(1),
    status: eventNumber,
    create_time: eventNumber,
    expire_time: eventNumber.catch(0),
    order_id: words,
    out_trade_no: words,
    phone_number: words,
    customer_material_content: words,
    customer_material_media_id_list: listOf(z.unknown()),
    history: listOf(line),
  }),
});

/**
 * Complaints of the mini-program's orders. WeChat pushes all that it knows of them; they are answered on its own platform, and what comes
 * of it is pushed again.
 */
export function readComplaintEvents(events: WechatEvents): void {
  events.on('complaint_callback', complaintEvent, async (tx, { CreateTime, BussiCallBackInfo: complaint }, { now }) => {
    const complainedAt = complaint.create_time * 1000;
    const history: ComplaintLine[] = [
      { who: 'visitor', kind: 'USER_CREATE_COMPLAINT', text: complaint.customer_material_content, at: complainedAt },
      ...complaint.history.map(({ time, content }) => ({
        ...{ who: 'wechat' as const, kind: 'PROGRESS', text: content, at: time * 1000 },
      })),
    ];
    const state = stateOf(complaint.status);
    await keepIn(
      tx,
      {
        channel: 'miniProgram',
        askedAt: CreateTime * 1000,
        dueAt: complaint.expire_time > 0 ? complaint.expire_time * 1000 : complainedAt + COMPLAINT.hours * HOUR_MS,
        history,
        fact: {
          number: complaint.complaint_order_id,
          state,
          complainedAt,
          text: complaint.customer_material_content,
          phone: complaint.phone_number,
          payments:
            complaint.out_trade_no === ''
              ? []
              : [{ number: complaint.out_trade_no, transactionId: complaint.order_id, amount: null }],
          fullyRefunded: false,
          awaitsAnswer: state === 'pending',
          needsImmediateService: false,
          times: 1,
          problem: null,
          refundAsked: null,
          pictures: complaint.customer_material_media_id_list.length,
        },
      },
      now,
    );
  });
}

const stateOf = (status: number): ComplaintState =>
  MERCHANTS_TURN.has(status) ? 'pending' : status >= ENDED && status !== PLATFORM_REFUNDS ? 'processed' : 'processing';
