import { z } from 'zod';
import type { CallSchemas } from '../../call';
import { fen, idSchema, momentSchema, rowsQuerySchema, rowsSchema } from '../../envelope';
import { COMPLAINT, COMPLAINT_CHANNELS, COMPLAINT_PROBLEMS, COMPLAINT_STATES } from './limits';

/** What staff wanted of WeChat. `overtaken`: something new was there before it was sent; `refused`: WeChat took it not. */
const step = z.object({
  kind: z.enum(['answer', 'completion', 'approval', 'rejection']),
  state: z.enum(['sending', 'sent', 'overtaken', 'refused']),
  /** Of an answer, or why a refund is refused. */
  text: z.string(),
  /** To WeChat's support. */
  remark: z.string(),
  /** Working days until an approved refund is launched. */
  launchDays: z.int().nullable(),
  /** How many pictures went with it. */
  pictures: z.int(),
  by: z.string(),
  at: momentSchema,
  /** WeChat's own word for why not (yet). */
  problem: z.string().nullable(),
});

const complaintSummary = z.object({
  id: z.string(),
  channel: z.enum(COMPLAINT_CHANNELS),
  /** WeChat's. */
  number: z.string(),
  state: z.enum(COMPLAINT_STATES),
  complainedAt: momentSchema,
  /** When WeChat's time for it is over; null when it is completed. */
  dueAt: momentSchema.nullable(),
  endedAt: momentSchema.nullable(),
  /** The person said something that nobody has answered. */
  awaitsAnswer: z.boolean(),
  /** WeChat wants the person answered at once. */
  needsImmediateService: z.boolean(),
  /** A refund is asked for, and the park has neither approved nor refused it. */
  awaitsRefund: z.boolean(),
  /** How often they complained. */
  times: z.int(),
  /** Their words; empty once their time is over. */
  text: z.string(),
  problem: z.enum(COMPLAINT_PROBLEMS).nullable(),
  /** What they ask back; null: nothing. */
  refundAsked: fen.nullable(),
  fullyRefunded: z.boolean(),
  /** Empty: WeChat names none. */
  payments: z.array(
    z.object({
      /** out_trade_no */
      number: z.string(),
      /** Null: WeChat does not say. */
      amount: fen.nullable(),
      /** Null: no order here has it. */
      orderId: z.string().nullable(),
      orderNumber: z.string().nullable(),
    }),
  ),
  /** What is on its way to WeChat. */
  sending: step.nullable(),
});
export type ComplaintSummary = z.infer<typeof complaintSummary>;

const complaint = complaintSummary.extend({
  /** Grows with all that is new of it. */
  version: z.int(),
  /** Masked; empty: none given, or its time is over. */
  phone: z.string(),
  /** How many pictures the person sent; they are seen at WeChat. */
  pictures: z.int(),
  /** What was said, as WeChat has it, oldest first. */
  history: z.array(
    z.object({
      who: z.enum(['visitor', 'park', 'wechat']),
      /** WeChat's name of it, e.g. `USER_CREATE_COMPLAINT`. */
      kind: z.string(),
      text: z.string(),
      at: momentSchema,
    }),
  ),
  /** What staff did here, oldest first. */
  steps: z.array(step),
  /** Who of them saw the whole phone number. */
  phoneSeen: z.array(z.object({ by: z.string(), at: momentSchema })),
  /** When WeChat was asked last. */
  askedAt: momentSchema,
});
export type Complaint = z.infer<typeof complaint>;

/** `version`: what the member of staff had read. */
const seen = z.object({ id: idSchema, version: z.int32().min(0) });
const remark = z.string().trim().max(COMPLAINT.remark[1]).default('');

export const schemas = {
  getComplaints: {
    in: rowsQuerySchema.extend({ over: z.boolean().default(false) }),
    out: rowsSchema(complaintSummary),
    summary: 'List complaints made at WeChat, those with the least time left first',
  },
  getComplaint: { in: z.object({ id: idSchema }), out: complaint, summary: 'Get a complaint and what was said of it' },
  getComplaintPhone: {
    in: z.object({ id: idSchema }),
    out: z.object({ phone: z.string() }),
    summary: 'Get the whole phone number of a complaint; this is written into the log',
  },
  answerComplaint: {
    in: seen.extend({ text: z.string().trim().min(COMPLAINT.answer[0]).max(COMPLAINT.answer[1]) }),
    out: complaint,
    summary: 'Answer a complaint; repeating the call sends nothing twice',
  },
  approveComplaintRefund: {
    in: seen.extend({ launchDays: z.int().min(0).max(COMPLAINT.maxLaunchDays), remark }),
    out: complaint,
    summary: 'Approve the refund that a complaint asks for; repeating the call sends nothing twice',
  },
  rejectComplaintRefund: {
    in: seen.extend({
      reason: z.string().trim().min(COMPLAINT.rejectReason[0]).max(COMPLAINT.rejectReason[1]),
      remark,
      /** As `uploadComplaintPicture` answered them. */
      mediaIds: z.array(z.string().min(1).max(512)).max(COMPLAINT.maxPictures).default([]),
    }),
    out: complaint,
    summary: 'Refuse the refund that a complaint asks for; repeating the call sends nothing twice',
  },
  uploadComplaintPicture: {
    in: z.never(),
    out: z.object({
      /** WeChat's. */
      mediaId: z.string(),
    }),
    summary: 'Send WeChat a picture that shows why a refund is refused (JPEG, PNG or WebP by content, at most 10 MB)',
  },
  completeComplaint: { in: seen, out: complaint, summary: 'Tell WeChat that a complaint is dealt with' },
} satisfies Record<string, CallSchemas>;
