import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CALL_FAULTS, type Fault } from '../faults';
import { toBillTime, toWechatIso } from './clock';
import { registerComplaintCalls } from './complaintCalls';
import { PayError, paramError } from './payError';
import type { PaySandbox } from './paySandbox';
import type { Keys, Refund, Trade } from './records';
import type { RefundBody } from './refunds';
import { encrypt, signedHeaders, verifyRequest } from './signatures';
import type { Store } from './store';
import type { PrepayBody } from './trades';
import { refundStatus, refundView, tradeView } from './views';

const BILL_TYPES: readonly string[] = ['ALL', 'SUCCESS', 'REFUND'] satisfies BillType[];
const BILL_LIFE_MS = 5 * 60_000;
const CERTIFICATE_LIFE_MS = 5 * 365 * 86_400_000;
/** More than it takes, so that what is a little too large is told as that. */
const MAX_UPLOAD_BYTES = 3 * 1024 * 1024;
const YEAR_MS = 365 * 86_400_000;

type CallFault = Fault<(typeof CALL_FAULTS)[number]>;
declare module 'fastify' {
  interface FastifyRequest {
    /** What is signed: of an upload, its `meta` alone. */
    rawBody: string;
    /** The file of an upload. */
    upload: Buffer | undefined;
    payFault: CallFault | undefined;
  }
}

/** What a merchant's server asks of api.mch.weixin.qq.com: every request's signature is verified, every answer is signed. */
export function registerMerchantCalls(app: FastifyInstance, pay: PaySandbox): void {
  app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (req, body, done) => {
      req.rawBody = body as string;
      done(null, body);
    });
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: MAX_UPLOAD_BYTES },
      async (req: FastifyRequest, body: Buffer) => {
        const headers = { 'content-type': req.headers['content-type'] ?? '' };
        const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => new FormData());
        const [meta, file] = [form.get('meta'), form.get('file')];
        req.rawBody = typeof meta === 'string' ? meta : '';
        if (file instanceof Blob) req.upload = Buffer.from(await file.arrayBuffer());
      },
    );
    scope.decorateRequest('rawBody', '');
    scope.decorateRequest('upload', undefined);
    scope.decorateRequest('payFault', undefined);
    scope.addHook('preHandler', async (req, reply) => {
      await spoil(pay, req, reply);
      if (reply.sent) return;
      const { method, url, rawBody: body, headers } = req;
      if (!url.startsWith('/v3/billdownload/')) {
        verifyRequest(pay.keys, { method, url, body, authorization: headers.authorization }, Date.now());
      }
    });
    scope.addHook('onSend', async (req, reply, payload) => sign(pay, req, reply, payload));
    scope.setErrorHandler((error, _req, reply) => {
      if (!(error instanceof PayError)) throw error;
      return reply.code(error.status).send({ code: error.code, message: error.message });
    });
    transactions(scope, pay);
    refunds(scope, pay);
    bills(scope, pay);
    certificates(scope, pay);
    registerComplaintCalls(scope, pay, json, verifierOf);
  });
}

function transactions(scope: FastifyInstance, { trades, refunds, keys }: PaySandbox): void {
  const view = (trade: ReturnType<typeof trades.byOutTradeNo>) => tradeView(keys, trade, refunds.of(trade).length > 0);
  const order = (req: FastifyRequest, type?: 'NATIVE') => trades.order(json<PrepayBody>(req), verifierOf(req, keys), type);
  scope.post('/v3/pay/transactions/jsapi', async (req) => ({ prepay_id: order(req) }));
  scope.post('/v3/pay/transactions/native', async (req) => ({
    code_url: `weixin://wxpay/bizpayurl?pr=${order(req, 'NATIVE')}`,
  }));
  scope.post('/v3/pay/transactions/codepay', async (req) =>
    view(trades.payByCode(json<PrepayBody>(req), verifierOf(req, keys))),
  );
  scope.post('/v3/pay/transactions/out-trade-no/:number/reverse', async (req, reply) => {
    requireMerchant(keys, json(req));
    trades.reverse(param(req, 'number'));
    return reply.code(204).send();
  });
  scope.get('/v3/pay/transactions/out-trade-no/:number', async (req) => {
    requireMerchant(keys, req.query);
    return view(trades.byOutTradeNo(param(req, 'number')));
  });
  scope.get('/v3/pay/transactions/id/:id', async (req) => {
    requireMerchant(keys, req.query);
    return view(trades.byTransactionId(param(req, 'id')));
  });
  scope.post('/v3/pay/transactions/out-trade-no/:number/close', async (req, reply) => {
    requireMerchant(keys, json(req));
    trades.close(param(req, 'number'));
    return reply.code(204).send();
  });
}

function refunds(scope: FastifyInstance, { trades, refunds: all, complaints, clock }: PaySandbox): void {
  const view = (refund: ReturnType<typeof all.byNumber>) => refundView(refund, trades.byOutTradeNo(refund.outTradeNo), clock());
  scope.post('/v3/refund/domestic/refunds', async (req) => {
    const refund = all.order(json<RefundBody>(req));
    complaints.refunding(refund);
    return view(refund);
  });
  scope.get('/v3/refund/domestic/refunds/:number', async (req) => view(all.byNumber(param(req, 'number'))));
}

function bills(scope: FastifyInstance, { store, keys, clock }: PaySandbox): void {
  const files = new Map<string, { text: string; until: number }>();
  scope.get('/v3/bill/tradebill', async (req) => {
    const { bill_date: day = '', bill_type: type = 'ALL' } = req.query as Record<string, string | undefined>;
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) throw paramError('账单日期bill_date无效');
    if (!BILL_TYPES.includes(type)) throw paramError('账单类型bill_type无效');
    // Unlike WeChat, which writes a bill the morning after, a bill of today says what happened until now.
    const text = billOf(store, keys, day, type as BillType, clock());
    if (text === null) throw new PayError(400, 'NO_STATEMENT_EXIST', '请求的账单文件不存在');
    const token = randomBytes(24).toString('base64url');
    files.set(token, { text, until: clock() + BILL_LIFE_MS });
    const hash_value = createHash('sha1').update(text).digest('hex');
    return { download_url: `http://${req.headers.host}/v3/billdownload/file?token=${token}`, hash_type: 'SHA1', hash_value };
  });
  scope.get('/v3/billdownload/file', async (req, reply) => {
    const file = files.get((req.query as { token?: string }).token ?? '');
    if (!file || file.until < clock()) throw paramError('token无效或已过期');
    return reply.type('text/plain; charset=utf-8').send(file.text);
  });
}

function certificates(scope: FastifyInstance, { keys, clock }: PaySandbox): void {
  scope.get('/v3/certificates', async (req) => {
    if (req.payFault?.kind === 'payNoCertificate') throw new PayError(404, 'RESOURCE_NOT_EXISTS', '无可用的平台证书');
    return {
      data: [
        {
          serial_no: keys.certificateSerial,
          effective_time: toWechatIso(clock() - YEAR_MS),
          expire_time: toWechatIso(clock() + CERTIFICATE_LIFE_MS),
          encrypt_certificate: encrypt(keys, keys.certificate, 'certificate'),
        },
      ],
    };
  });
}

/** Plays the fault that is due before the call takes effect. */
async function spoil({ faults }: PaySandbox, req: FastifyRequest, reply: FastifyReply): Promise<void> {
  req.payFault = faults.take(CALL_FAULTS, `${req.method} ${req.url}`);
  if (req.payFault?.kind === 'paySlow') await after(req.payFault.delayMs);
  if (req.payFault?.kind === 'payDown') hangUp(req, reply);
  if (req.payFault?.kind === 'payError') throw new PayError(500, 'SYSTEM_ERROR', '系统异常，请稍后重试');
  if (req.payFault?.kind === 'payCertificateExpired')
    throw new PayError(401, 'SIGN_ERROR', '商户证书已过期，请更换有效的商户API证书');
  if (req.payFault?.kind === 'payBusy') throw new PayError(429, 'FREQUENCY_LIMITED', '频率超限，请降低频率后重试');
}

async function sign({ keys }: PaySandbox, req: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (req.payFault?.kind === 'payAnswerLost') req.raw.socket.destroy();
  const signed = req.payFault?.kind === 'payAnswerForged' ? 'something else' : typeof payload === 'string' ? payload : '';
  const serial = req.payFault?.kind === 'payAnswerByCertificate' ? keys.certificateSerial : verifierOf(req, keys);
  reply.headers(signedHeaders(keys, signed, serial, Date.now()));
  return payload;
}

function hangUp(req: FastifyRequest, reply: FastifyReply): void {
  req.raw.socket.destroy();
  reply.hijack();
}

/** Merchants who know the public key say so; all others verify with the certificate. */
function verifierOf(req: FastifyRequest, { publicKeyId, certificateSerial }: Keys): string {
  return req.headers['wechatpay-serial'] === publicKeyId ? publicKeyId : certificateSerial;
}

function requireMerchant({ mchId }: Keys, given: unknown): void {
  if ((given as { mchid?: unknown }).mchid !== mchId) throw paramError('商户号mchid无效');
}

function json<Body>(req: FastifyRequest): Body {
  try {
    const body: unknown = JSON.parse(req.rawBody);
    if (typeof body === 'object' && body !== null) return body as Body;
  } catch {
    // Told below, as anything else that is no object.
  }
  throw paramError('请求体不是合法的JSON对象');
}

const param = (req: FastifyRequest, name: string) => (req.params as Record<string, string>)[name] ?? '';

const BILL_HEADER =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,' +
  '微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const BILL_SUMMARY_HEADER = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';
const NO_FEE = ['0.00000', '0.00%'];

type BillType = 'ALL' | 'SUCCESS' | 'REFUND';

/**
 * The merchant's bill of a day as WeChat writes it: yuan, every field after a backtick, refunds on the day they were accepted,
 * sums at the end. Null: nothing happened that day. Only successful trades are in it.
 */
function billOf(store: Store, keys: Keys, day: string, type: BillType, now: number): string | null {
  const onDay = (at: number | null) => at !== null && toBillTime(at).startsWith(day);
  const trades = type === 'REFUND' ? [] : [...store.trades.values()].filter(({ paidAt }) => onDay(paidAt));
  const refunds = type === 'SUCCESS' ? [] : [...store.refunds.values()].filter(({ createdAt }) => onDay(createdAt));
  if (trades.length + refunds.length === 0) return null;
  const rows = [
    ...trades.map((trade) => ({ at: trade.paidAt ?? 0, fields: tradeRow(keys, trade) })),
    ...refunds.flatMap((refund) => {
      const trade = store.trades.get(refund.outTradeNo);
      return trade ? [{ at: refund.createdAt, fields: refundRow(keys, refund, trade, now) }] : [];
    }),
  ].sort((a, b) => a.at - b.at);
  const came = trades.reduce((sum, { paid }) => sum + paid, 0);
  const went = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const summary = [String(rows.length), yuan(came), yuan(went), '0.00', '0.00000', yuan(came), yuan(went)];
  return `\uFEFF${[BILL_HEADER, ...rows.map(({ fields }) => billLine(fields)), BILL_SUMMARY_HEADER, billLine(summary)].join('\r\n')}\r\n`;
}

function tradeRow(keys: Keys, trade: Trade): string[] {
  const { appId, transactionId, outTradeNo, openid, type = 'JSAPI', paid, description, paidAt } = trade;
  return [
    ...[toBillTime(paidAt ?? 0), appId, keys.mchId, '0', '', transactionId, outTradeNo, openid],
    ...[type, 'SUCCESS', 'OTHERS', 'CNY', yuan(paid), '0.00'],
    ...['0', '0', '0.00', '0.00', '', '', description, ''],
    ...[...NO_FEE, yuan(paid), '0.00', ''],
  ];
}

function refundRow(keys: Keys, refund: Refund, trade: Trade, now: number): string[] {
  const status = refundStatus(refund, now);
  const shown = status === 'ABNORMAL' || status === 'CLOSED' ? 'FAIL' : status;
  return [
    ...[toBillTime(refund.createdAt), trade.appId, keys.mchId, '0', '', trade.transactionId, trade.outTradeNo, trade.openid],
    ...['JSAPI', 'REFUND', 'OTHERS', 'CNY', '0.00', '0.00'],
    ...[refund.refundId, refund.outRefundNo, yuan(refund.amount), '0.00', 'ORIGINAL', shown, trade.description, ''],
    ...[...NO_FEE, '0.00', yuan(refund.amount), ''],
  ];
}

/** A comma of a text would be taken for the next field's. */
const billLine = (fields: string[]) => fields.map((field) => `\`${field.replace(/[,\r\n]/g, ' ')}`).join(',');

const yuan = (fen: number) => (fen / 100).toFixed(2);
