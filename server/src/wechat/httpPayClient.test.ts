import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, afterEach, before, describe, it } from 'node:test';
import { parseConfig, SANDBOX_H5 } from '../config';
import type { Merchant, PayConfig } from '../payConfig';
import { startSandbox, type TestSandbox } from '../testing/testSandbox';
import { until } from '../testing/until';
import { httpPayClient } from './httpPayClient';
import type { PrepayRequest } from './payClient';
import { PayForgedError, PayRefusedError, PayUnavailableError } from './payErrors';

const MINUTE = 60_000;
const FAST_TIMEOUT_MS = 400;
const unavailable = (error: unknown) => error instanceof PayUnavailableError;
const refused = (code: string) => (error: unknown) => error instanceof PayRefusedError && error.code === code;

describe('the WeChat Pay client against the sandbox, over real HTTP', () => {
  let sandbox: TestSandbox;
  let ears: Ears;
  let numbers = 0;
  before(async () => {
    sandbox = await startSandbox();
    ears = await listen();
  });
  after(async () => {
    ears.server.close();
    await sandbox.close();
  });
  afterEach(() => sandbox.clearFaults());

  const configOf = (change: Partial<PayConfig> = {}): PayConfig => {
    const { pay } = parseConfig(sandbox.env);
    assert.ok(pay);
    return { ...pay, ...change };
  };
  const client = (change: Partial<PayConfig> = {}, timeoutMs?: number) =>
    httpPayClient(configOf(change), { clock: Date.now, timeoutMs });
  const wish = (change: Partial<PrepayRequest> = {}): PrepayRequest => ({
    appId: SANDBOX_H5.appId,
    openid: 'sandbox-openid-ada',
    outTradeNo: `TEST-${++numbers}-H1`,
    amount: 12_345,
    description: '成人票 × 2',
    expiresAt: Date.now() + 15 * MINUTE,
    notifyUrl: `${ears.url}/hear`,
    ...change,
  });
  const paid = async (change: Partial<PrepayRequest> = {}) => {
    const request = wish(change);
    const pay = client();
    const params = await pay.jsapiParams(request.appId, await pay.prepay(request), Date.now());
    assert.deepEqual(await sandbox.pay(params), { errMsg: 'ok' });
    return request;
  };
  const merchant = async (): Promise<Merchant> => {
    const { publicKeyId, publicKey, ...rest } = await (await fetch(`${sandbox.url}/sandbox/merchant`)).json();
    return { ...rest, publicKey: { id: publicKeyId, pem: publicKey } };
  };

  it('goes the whole way: prepay, pay, query, refund, query, bill', async () => {
    const began = Date.now() - 1_000;
    const { outTradeNo } = await paid();
    const trade = await client().trade(outTradeNo);
    assert.ok(trade.state === 'paid');
    assert.deepEqual([trade.outTradeNo, trade.appId, trade.amount], [outTradeNo, SANDBOX_H5.appId, 12_345]);
    assert.ok(trade.transactionId && trade.paidAt >= began && trade.paidAt <= Date.now());

    const refund = {
      outTradeNo,
      outRefundNo: `${outTradeNo}-R1`,
      amount: 345,
      total: 12_345,
      reason: '游客退票',
      notifyUrl: `${ears.url}/hear`,
    };
    const first = await client().refund(refund);
    assert.deepEqual([first.state, first.amount, first.doneAt], ['processing', 345, null]);
    assert.ok(first.acceptedAt !== null && first.acceptedAt >= began);
    assert.equal((await client().refund(refund)).refundId, first.refundId, 'the same number gives back once');
    await until('it arrived', async () => (await client().refundState(refund.outRefundNo)).state === 'done');
    assert.equal((await client().trade(outTradeNo)).state, 'paid', 'a trade with a refund was paid all the same');

    const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const bill = await client().bill(day);
    assert.deepEqual(
      bill?.filter(({ number }) => number.startsWith(outTradeNo)),
      [
        { kind: 'payment', number: outTradeNo, amount: 12_345 },
        { kind: 'refund', number: refund.outRefundNo, amount: -345 },
      ],
    );
    assert.deepEqual(await client().bill('2020-01-01'), []);
    assert.equal(await client().bill('2999-01-01'), null);
  });

  it('verifies with platform certificates as well as with the public key', async () => {
    const byCertificate = client({ merchant: { ...(await merchant()), publicKey: null } });
    const request = wish({ outTradeNo: `CERT-${Date.now()}` });
    const params = await byCertificate.jsapiParams(request.appId, await byCertificate.prepay(request), Date.now());
    const heard = ears.next();
    assert.deepEqual(await sandbox.pay(params), { errMsg: 'ok' });
    const { headers, body } = await heard;
    assert.doesNotMatch(String(headers['wechatpay-serial']), /PUB_KEY/);
    const event = await byCertificate.read(headers, body, Date.now());
    assert.ok(event?.kind === 'trade' && event.trade.state === 'paid' && event.trade.amount === 12_345);
  });

  it('believes what the certificate signed and what the public key signed while the merchant changes to it', async () => {
    const pay = client();
    for (const [fault, serial] of [
      [null, /^PUB_KEY_ID_/],
      ['noticeByCertificate', /^[0-9A-F]{40}$/],
      [null, /^PUB_KEY_ID_/],
      ['noticeByCertificate', /^[0-9A-F]{40}$/],
    ] as const) {
      if (fault) await sandbox.fault({ kind: fault });
      const heard = ears.next();
      const { outTradeNo } = await paid();
      const { headers, body } = await heard;
      assert.match(String(headers['wechatpay-serial']), serial);
      const event = await pay.read(headers, body, Date.now());
      assert.ok(event?.kind === 'trade' && event.trade.outTradeNo === outTradeNo);
    }
  });

  it('believes answers by the certificate while WeChat has not begun the change, from the second on', async () => {
    const pay = client();
    const request = wish();
    await sandbox.fault({ kind: 'payAnswerByCertificate', times: 20 });
    await assert.rejects(pay.prepay(request), unavailable);
    assert.match(await pay.prepay(request), /^wx/);
    await sandbox.clearFaults();
    assert.match(await pay.prepay(request), /^wx/);
  });

  it('goes on by the public key alone when the certificates are taken back', async () => {
    const pay = client();
    await sandbox.fault({ kind: 'payNoCertificate', times: 9 });
    const heard = ears.next();
    await sandbox.fault({ kind: 'noticeByCertificate' });
    const { outTradeNo } = await paid();
    const { headers, body } = await heard;
    await assert.rejects(pay.read(headers, body, Date.now()), PayForgedError);
    assert.equal((await pay.trade(outTradeNo)).state, 'paid');
  });

  it('asks for certificates again when a new one signs, and not each time somebody names one that is not', async (t) => {
    const line = await countingLine(sandbox.url);
    t.after(() => line.server.close());
    const pay = client({ base: line.url, merchant: { ...(await merchant()), publicKey: null } });
    const headers = (serial: string) => ({
      'wechatpay-timestamp': String(Math.floor(Date.now() / 1000)),
      'wechatpay-nonce': 'n',
      'wechatpay-signature': 's',
      'wechatpay-serial': serial,
    });
    await assert.rejects(
      pay.trade('X-1').then(() => pay.read(headers('AA'.repeat(20)), '{}', Date.now())),
      PayForgedError,
    );
    const downloads = line.count('/v3/certificates');
    for (const serial of ['BB'.repeat(20), 'CC'.repeat(20), 'PUB_KEY_ID_0000', '<script>'])
      await assert.rejects(pay.read(headers(serial), '{}', Date.now()), PayForgedError);
    assert.equal(line.count('/v3/certificates'), downloads);
    // Twice to trust them, and once more, twice again, for the first unknown one.
    assert.equal(downloads, 4);
  });

  it('closes, again too, and cannot close what is paid or order what is closed', async () => {
    const open = wish();
    await client().prepay(open);
    assert.equal((await client().trade(open.outTradeNo)).state, 'open');
    await client().close(open.outTradeNo);
    await client().close(open.outTradeNo);
    await client().close('NEVER-ORDERED');
    assert.equal((await client().trade(open.outTradeNo)).state, 'closed');
    await assert.rejects(client().prepay(open), refused('ORDER_CLOSED'));
    const { outTradeNo } = await paid();
    await assert.rejects(client().close(outTradeNo), refused('ORDERPAID'));
  });

  it('orders one number again with the same facts, and with no others', async () => {
    const request = wish();
    assert.notEqual(await client().prepay(request), await client().prepay(request));
    for (const change of [{ amount: 1 }, { openid: 'sandbox-openid-bob' }, { description: 'x' }])
      await assert.rejects(client().prepay({ ...request, ...change }), refused('OUT_TRADE_NO_USED'));
    await assert.rejects(client().prepay(wish({ amount: 0 })), refused('PARAM_ERROR'));
    await assert.rejects(client().prepay(await paid()), refused('ORDERPAID'));
  });

  it('knows what WeChat does not know', async () => {
    assert.equal((await client().trade('NEVER-ORDERED')).state, 'unknown');
    assert.equal((await client().refundState('NEVER-ASKED')).state, 'unknown');
    await assert.rejects(
      client().refund({
        outTradeNo: 'NEVER-PAID',
        outRefundNo: 'X1',
        amount: 1,
        total: 1,
        reason: 'x',
        notifyUrl: `${ears.url}/hear`,
      }),
      refused('RESOURCE_NOT_EXISTS'),
    );
  });

  it('is refused when the park’s own keys are wrong', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    for (const change of [{ privateKey: pem }, { serial: 'ABCDEF0123' }, { mchId: '1900000001' }])
      await assert.rejects(client({ merchant: { ...(await merchant()), ...change } }).trade('X-1'), refused('SIGN_ERROR'));
  });

  for (const kind of ['paySlow', 'payDown', 'payAnswerLost', 'payError', 'payBusy', 'payAnswerForged'])
    it(`counts WeChat as unavailable (${kind}), and recovers`, async () => {
      await sandbox.fault({ kind, delayMs: FAST_TIMEOUT_MS * 3 });
      const request = wish();
      await assert.rejects(client({}, kind === 'paySlow' ? FAST_TIMEOUT_MS : undefined).prepay(request), unavailable);
      assert.match(await client().prepay(request), /^wx/);
    });

  it('reads what WeChat signed, to the byte, and nothing else', async () => {
    const heard = ears.next();
    const { outTradeNo } = await paid();
    const { headers, body } = await heard;
    const now = Date.now();
    const read = (change: Record<string, string> = {}, text = body, at = now) =>
      client().read({ ...headers, ...change }, text, at);
    const event = await read();
    assert.ok(event?.kind === 'trade' && event.trade.state === 'paid');
    assert.deepEqual([event.trade.outTradeNo, event.trade.amount], [outTradeNo, 12_345]);
    for (const forged of [
      () => read({}, body.replace('TRANSACTION', 'TRANSACTI0N')),
      () => read({}, `${body} `),
      () => read({}, ''),
      () => read({ 'wechatpay-signature': '' }),
      () => read({ 'wechatpay-signature': 'WECHATPAY/SIGNTEST/abc' }),
      () => read({ 'wechatpay-serial': 'PUB_KEY_ID_0000' }),
      () => read({ 'wechatpay-nonce': 'another' }),
      () => read({ 'wechatpay-timestamp': String(Number(headers['wechatpay-timestamp']) - 1) }),
      () => read({}, body, now + 6 * MINUTE),
      () => read({}, body, now - 6 * MINUTE),
    ])
      await assert.rejects(forged(), PayForgedError);
    const { apiV3Key } = await merchant();
    const otherKey = client({ merchant: { ...(await merchant()), apiV3Key: [...apiV3Key].reverse().join('') } });
    await assert.rejects(otherKey.read(headers, body, now), PayForgedError);
  });

  it('never puts an openid or a key into an error', async () => {
    const nobody = client({ base: 'http://127.0.0.1:1', merchant: await merchant() });
    await assert.rejects(nobody.prepay(wish()), (error: Error) => {
      assert.ok(error instanceof PayUnavailableError);
      assert.doesNotMatch(`${error.message} ${error.stack} ${String(error.cause)}`, /openid-ada|PRIVATE|Authorization/);
      return true;
    });
    await assert.rejects(client({ base: 'http://127.0.0.1:1' }).trade('X-1'), unavailable);
  });
});

interface Heard {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}
interface Ears {
  url: string;
  server: Server;
  /** What is told next. */
  next(): Promise<Heard>;
}

/** A merchant that keeps what it is told. */
async function listen(): Promise<Ears> {
  let tell: (heard: Heard) => void = () => undefined;
  const onRequest: RequestListener = (req, res) => {
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () => {
      res.writeHead(204).end();
      tell({ headers: req.headers, body });
    });
  };
  const server = createServer(onRequest);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    next: () =>
      new Promise((resolve) => {
        tell = resolve;
      }),
  };
}

/** A line to the sandbox that counts what goes over it. */
async function countingLine(target: string) {
  const paths: string[] = [];
  const server = createServer(async (req, res) => {
    paths.push(req.url ?? '');
    const answer = await fetch(target + req.url, { method: req.method, headers: req.headers as Record<string, string> });
    answer.headers.forEach((value, name) => {
      if (/^(content-type|wechatpay-)/.test(name)) res.setHeader(name, value);
    });
    res.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}`, count: (path: string) => paths.filter((one) => one === path).length };
}
