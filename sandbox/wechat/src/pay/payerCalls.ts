import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { html, newcomerId, newcomerOpenid, payerOf } from '../browserCalls';
import { codePage } from '../pages';
import type { PaySandbox } from './paySandbox';
import type { PayParams } from './trades';

const LOOPBACK_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const OUTCOMES = ['pay', 'cancel', 'fail'];
const FIELDS = ['appId', 'timeStamp', 'nonceStr', 'package', 'signType', 'paySign'] as const;
const script = (name: string) => readFileSync(new URL(`./sheet/${name}`, import.meta.url), 'utf8');

/**
 * The person's side of WeChat Pay: the bridge that a web page finds inside WeChat, the sheet where one pays or does not, and
 * what a merchant downloads from WeChat's platform. The real WeChat has none of these addresses.
 */
export function registerPayerCalls(app: FastifyInstance, pay: PaySandbox, merchantName: string | undefined): void {
  for (const name of ['bridge.js', 'sheet.js']) {
    app.get(`/sandbox/${name}`, async (_req, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .headers({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' })
        .send(script(name)),
    );
  }

  app.register(async (scope) => {
    // Only pages of this machine, and with the cookie that says whose WeChat the browser is.
    scope.addHook('onRequest', async (req, reply) => {
      const { origin } = req.headers;
      if (!origin || !LOOPBACK_ORIGIN.test(origin)) return;
      reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true', vary: 'origin' });
    });
    scope.options('/sandbox/*', async (_req, reply) =>
      reply
        .headers({ 'access-control-allow-methods': 'POST', 'access-control-allow-headers': 'content-type' })
        .code(204)
        .send(),
    );

    /** What the sheet shows before anybody pays. */
    scope.post('/sandbox/paySheet', async (req) => {
      const { trade, problem } = pay.trades.presented(paramsOf(req), payerOf(req));
      return {
        merchantName: merchantName ?? null,
        ...(trade ? { amount: trade.amount, description: trade.description } : {}),
        ...(problem ? { problem } : {}),
      };
    });

    /** The person's decision; answers what the app is told (`errMsg`) and, when it went wrong, why. */
    scope.post('/sandbox/pay', async (req, reply) => {
      const { outcome = 'pay', payer } = (req.body ?? {}) as { outcome?: string; payer?: string };
      if (!OUTCOMES.includes(outcome)) return reply.code(400).send({ error: `outcome is one of ${OUTCOMES.join(', ')}` });
      const { trade, problem } = pay.trades.presented(paramsOf(req), payer ?? payerOf(req));
      if (!trade || problem) return { errMsg: 'fail', reason: problem };
      if (outcome !== 'pay') return { errMsg: outcome };
      pay.trades.pay(trade);
      return { errMsg: 'ok' };
    });
  });

  /** What a phone shows that scanned a code, whose `pr` this is, and what it does when the person pays. */
  app.get('/sandbox/native', async (req, reply) => html(reply).send(codePage(pay.trades.scanned(prOf(req.query)))));
  app.post('/sandbox/native', async (req, reply) => {
    const { trade, problem } = pay.trades.scanned(prOf(req.body));
    if (trade && !problem) pay.trades.pay(trade, payerOf(req) ?? newcomerOpenid(newcomerId()));
    return html(reply).send(codePage({ trade, problem, paid: !problem }));
  });

  /** What one downloads from the merchant platform. */
  app.get('/sandbox/merchant', async () => {
    const { mchId, serial, privateKey, apiV3Key, publicKeyId, platformPublicKey } = pay.keys;
    return { mchId, serial, privateKey, apiV3Key, publicKeyId, publicKey: platformPublicKey };
  });

  /** How often the merchant was told what, newest last. */
  app.get('/sandbox/notices', async () => ({ deliveries: pay.notifier.deliveries }));

  app.post('/sandbox/notices/:number/again', async (req) => {
    const { times = 1 } = (req.body ?? {}) as { times?: number };
    await pay.notifier.tellAgain((req.params as { number: string }).number, times);
    return { times };
  });

  complaintControls(app, pay);

  /** Staff set right by hand, on the merchant platform, a refund whose card was gone. */
  app.post('/sandbox/refunds/:number/mend', async (req) => {
    const { outRefundNo } = pay.refunds.mend((req.params as { number: string }).number);
    return { outRefundNo };
  });
}

const prOf = (given: unknown) => text((given as { pr?: unknown } | null)?.pr);

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** What a person does in WeChat with what they paid for, and what the merchant does at its own console. */
function complaintControls(app: FastifyInstance, { complaints }: PaySandbox): void {
  const controlled = (path: string, work: (id: string, body: Record<string, unknown>) => object) =>
    app.post(path, async (req) => work((req.params as { id?: string }).id ?? '', (req.body ?? {}) as Record<string, unknown>));
  controlled('/sandbox/complaints', (_id, { outTradeNo, detail, phone, pictures, applyRefundAmount, needsImmediateService }) =>
    complaints.complain({
      outTradeNo: text(outTradeNo),
      detail: text(detail),
      phone: text(phone),
      pictures: Array.isArray(pictures) ? pictures.map(text) : [],
      applyRefundAmount: typeof applyRefundAmount === 'number' ? applyRefundAmount : null,
      needsImmediateService: needsImmediateService === true,
    }),
  );
  controlled('/sandbox/complaints/:id/say', (id, { text: words }) => complaints.say(id, text(words)));
  controlled('/sandbox/complaints/:id/continue', (id, { text: words }) => complaints.goOn(id, text(words)));
  controlled('/sandbox/complaints/:id/answer', (id, { text: words }) => complaints.answer(id, text(words)));
  controlled('/sandbox/complaints/:id/complete', (id) => complaints.complete(id));
  controlled('/sandbox/complaints/:id/reject', (id, { text: reason }) =>
    complaints.decide(id, { action: 'REJECT', reject_reason: text(reason) }),
  );
  app.get('/sandbox/complaints/:id', async (req) => ({ said: complaints.said((req.params as { id: string }).id) }));
}

function paramsOf(req: FastifyRequest): PayParams {
  const body = (req.body ?? {}) as Record<string, unknown>;
  return Object.fromEntries(FIELDS.map((field) => [field, String(body[field] ?? '')])) as unknown as PayParams;
}
