import { z } from 'zod';
import type { CallSchemas } from '../call';
import { daySchema, fen, momentSchema, rowsQuerySchema, rowsSchema } from '../envelope';
import { exportOf } from '../export';

/** What `Taro.requestPayment` and WeChat's bridge take (JSAPI); times and all are text, as WeChat signs them. */
export const jsapiParams = z.object({
  appId: z.string(),
  timeStamp: z.string(),
  nonceStr: z.string(),
  package: z.string(),
  signType: z.literal('RSA'),
  paySign: z.string(),
});
export type JsapiParams = z.infer<typeof jsapiParams>;

const REFUND_STATUSES = ['requested', 'processing', 'done', 'failed'] as const;
export const refund = z.object({
  id: z.string(),
  orderId: z.string(),
  amount: fen,
  status: z.enum(REFUND_STATUSES),
  reason: z.string(),
  problem: z.string().nullable(),
  attempts: z.int(),
  createdAt: momentSchema,
  doneAt: momentSchema.nullable(),
});
export type Refund = z.infer<typeof refund>;

/** fen, by our ledger and by WeChat's bill */
const side = z.object({ paid: fen, refunded: fen, entries: z.int() });
const reconciliation = z.object({
  day: daySchema,
  ours: side,
  wechat: side,
  differences: z.array(
    z.object({
      kind: z.enum(['missingHere', 'missingAtWechat', 'amount']),
      /** out_trade_no or out_refund_no */
      number: z.string(),
      /** fen; negative: given back */
      ours: z.int().nullable(),
      wechat: z.int().nullable(),
    }),
  ),
});
export type Reconciliation = z.infer<typeof reconciliation>;

const testPayment = z.object({
  /** out_trade_no */
  number: z.string(),
  /** closed: nobody paid in time */
  status: z.enum(['open', 'paid', 'closed']),
  /** What WeChat scans; null once it is paid or closed. */
  codeUrl: z.string().nullable(),
  /** Where the sandbox's person pays; null: WeChat is real. */
  sandboxUrl: z.string().nullable(),
  expiresAt: momentSchema,
  paidAt: momentSchema.nullable(),
  /** Whether WeChat's notification came; missing: the park had to ask. Null until it is paid. */
  notification: z.enum(['awaited', 'received', 'missing']).nullable(),
  refund: z
    .object({ status: z.enum(REFUND_STATUSES), problem: z.string().nullable(), doneAt: momentSchema.nullable() })
    .nullable(),
});
export type TestPayment = z.infer<typeof testPayment>;

const refundsIn = rowsQuerySchema.extend({ status: z.enum(REFUND_STATUSES).optional() });

export const schemas = {
  getRefunds: { in: refundsIn, out: rowsSchema(refund), summary: 'List refunds, newest first; failed ones wait for staff' },
  exportRefunds: exportOf(refundsIn, 'Export refunds'),
  retryRefund: {
    in: z.object({ id: z.string().min(1).max(64) }),
    out: refund,
    summary: 'Send a refund again, under the same number',
  },
  getTestPayment: {
    in: z.object({}),
    out: testPayment.nullable(),
    summary: 'Get the newest test payment; WeChat Pay is asked about it',
  },
  startTestPayment: {
    in: z.object({}),
    out: testPayment,
    summary: 'Start a test payment of one fen, or go on with the one that is open; it is refunded by itself',
  },
  reconcile: {
    in: z.object({ day: daySchema }),
    out: reconciliation,
    summary: 'Reconcile a day’s ledger with WeChat Pay’s bill',
  },
} satisfies Record<string, CallSchemas>;
