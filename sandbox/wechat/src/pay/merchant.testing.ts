import { createDecipheriv, createSign, randomBytes } from 'node:crypto';
import { afterEach, beforeEach } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { buildSandbox } from '../app';
import { APPS } from '../apps';

const NOTIFY = 'http://127.0.0.1:1/hear';
const START = Date.parse('2026-05-01T02:00:00Z');

export interface Merchant {
  mchId: string;
  serial: string;
  privateKey: string;
  publicKeyId: string;
  publicKey: string;
}

/** The sandbox under test, its merchant and its clock; fresh before each test. */
export const world = {} as { sandbox: FastifyInstance; merchant: Merchant; now: number };

/** Every test of the file gets a sandbox of its own, in memory. */
export function eachInItsOwnSandbox(): void {
  beforeEach(async () => {
    world.now = START;
    await open(null);
  });
  afterEach(() => world.sandbox.close());
}

export async function open(dataFile: string | null) {
  world.sandbox = await buildSandbox({ clock: () => world.now, dataFile, merchantName: '化石谷' });
  world.merchant = (await world.sandbox.inject('/sandbox/merchant')).json();
}

export const sign = (text: string, key = world.merchant.privateKey) =>
  createSign('RSA-SHA256').update(text).sign(key, 'base64');

export function decrypt(ciphertext: string, key: string, nonce: string, associatedData: string): string {
  const bytes = Buffer.from(ciphertext, 'base64');
  const opened = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(associatedData));
  opened.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([opened.update(bytes.subarray(0, -16)), opened.final()]).toString();
}

/** A call of the merchant's server; `change` spoils its signature. */
export async function call(method: 'GET' | 'POST', url: string, body?: object, change: Record<string, string> = {}) {
  const payload = body ? JSON.stringify(body) : '';
  const headers = { ...signed(method, url, payload, change), ...(body ? { 'content-type': 'application/json' } : {}) };
  return world.sandbox.inject({ method, url, headers, ...(body ? { payload } : {}) });
}

/** An upload, whose `meta` alone is signed. @param change spoils the signature, or what is sent as `meta` */
export async function upload(url: string, file: Buffer, meta: object, change: { signed?: object } = {}) {
  const form = new FormData();
  form.append('meta', JSON.stringify(meta));
  form.append('file', new Blob([new Uint8Array(file)]), 'a.jpg');
  const body = new Response(form);
  const headers = {
    ...signed('POST', url, JSON.stringify(change.signed ?? meta)),
    'content-type': body.headers.get('content-type') ?? '',
  };
  return world.sandbox.inject({ method: 'POST', url, headers, payload: Buffer.from(await body.arrayBuffer()) });
}

function signed(method: string, url: string, payload: string, change: Record<string, string> = {}) {
  const [nonce, timestamp] = [randomBytes(8).toString('hex'), String(Math.floor(Date.now() / 1000))];
  const parts: Record<string, string> = {
    mchid: world.merchant.mchId,
    nonce_str: nonce,
    timestamp,
    serial_no: world.merchant.serial,
    signature: sign(`${method}\n${url}\n${timestamp}\n${nonce}\n${payload}\n`),
    ...change,
  };
  const authorization = `WECHATPAY2-SHA256-RSA2048 ${Object.entries(parts)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')}`;
  return { authorization, 'wechatpay-serial': world.merchant.publicKeyId };
}

export const wish = (change: object = {}) => ({
  appid: APPS.h5.appId,
  mchid: world.merchant.mchId,
  description: '成人票, 上午',
  out_trade_no: 'TK260501-ABCDEF-H1',
  time_expire: '2026-05-01T10:15:00+08:00',
  notify_url: NOTIFY,
  amount: { total: 12_345, currency: 'CNY' },
  payer: { openid: 'sandbox-openid-anchor' },
  ...change,
});
export const order = (change: object = {}) => call('POST', '/v3/pay/transactions/jsapi', wish(change));
export const prepay = async (change: object = {}): Promise<string> => (await order(change)).json().prepay_id;
export const query = async (number = 'TK260501-ABCDEF-H1') =>
  (await call('GET', `/v3/pay/transactions/out-trade-no/${number}?mchid=${world.merchant.mchId}`)).json();

export function present(prepayId: string, change: Record<string, string> = {}) {
  const params = {
    appId: APPS.h5.appId,
    timeStamp: '1777600000',
    nonceStr: 'abc',
    package: `prepay_id=${prepayId}`,
    signType: 'RSA',
  };
  const paySign = sign(`${params.appId}\n${params.timeStamp}\n${params.nonceStr}\n${params.package}\n`);
  return { ...params, paySign, ...change };
}
export const pay = async (body: object, headers: Record<string, string> = {}) =>
  (await world.sandbox.inject({ method: 'POST', url: '/sandbox/pay', payload: body, headers })).json();
export const refund = (change: object = {}) =>
  call('POST', '/v3/refund/domestic/refunds', {
    out_trade_no: 'TK260501-ABCDEF-H1',
    out_refund_no: 'R1',
    reason: '退票',
    amount: { refund: 345, total: 12_345, currency: 'CNY' },
    ...change,
  });
export const bill = async (type = 'ALL') => {
  const answer = (await call('GET', `/v3/bill/tradebill?bill_date=2026-05-01&bill_type=${type}`)).json();
  const { pathname, search } = new URL(answer.download_url);
  return (await world.sandbox.inject(pathname + search)).body;
};
