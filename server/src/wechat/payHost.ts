import { createHash } from 'node:crypto';
import { SpanKind } from '@opentelemetry/api';
import { Aes, Wechatpay } from 'wechatpay-axios-plugin';
import type { Merchant, PayConfig } from '../payConfig';
import { inSpan } from '../tracing';
import type { Answer } from './payAnswers';
import { PayRefusedError, PayUnavailableError } from './payErrors';

/** Shorter than the app waits for us. */
const TIMEOUT_MS = 8_000;
/** Anybody can send a notification that names a key: unknown ones make us ask WeChat no more often than this. */
const RENEW_KEYS_EVERY_MS = 60_000;
const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/;
/** How certificates are numbered; WeChat Pay's public keys are PUB_KEY_ID_…. */
const CERTIFICATE_SERIAL = /^[0-9A-F]{8,64}$/i;
/** What the plugin says when an answer's signature is missing, old, by an unknown key, or wrong. */
const NOT_VERIFIED = /^EV3_RES_/;

/** The host of WeChat Pay, with our keys and its own. */
export interface PayHost {
  /** @throws PayUnavailableError while the sandbox that hands them out is away */
  merchant(): Promise<Merchant>;
  /** WeChat's public keys (PEM, or certificates) by serial; asks for new ones, once a minute at most, when `serial` is not among them. */
  platformKeys(serial?: string): Promise<Record<string, string>>;
  /** @throws PayUnavailableError, PayRefusedError */
  get(path: string, query?: Record<string, string>): Promise<Answer>;
  /** @throws PayUnavailableError, PayRefusedError */
  post(path: string, body: (mchId: string) => object): Promise<Answer>;
  /** @throws PayUnavailableError, PayRefusedError */
  put(path: string, body: (mchId: string) => object): Promise<Answer>;
  /** A picture. Its digest is signed, not its bytes. @throws PayUnavailableError, PayRefusedError */
  upload(path: string, picture: { name: string; content: Buffer }): Promise<Answer>;
  /** A bill, byte for byte; WeChat does not sign it, its digest is in the signed answer before. */
  download(url: string): Promise<Buffer>;
}

interface Line {
  merchant: Merchant;
  keys: Record<string, string>;
  plugin: Wechatpay;
}

export function createPayHost(config: PayConfig, timeoutMs = TIMEOUT_MS): PayHost {
  let line: Promise<Line> | undefined;
  let known: Promise<Merchant> | undefined;
  /** Something came that the public key did not sign: while the merchant changes to it, certificates sign too. */
  let isChanging = false;
  let renewedAt = Number.NEGATIVE_INFINITY;

  const merchant = () => {
    if (config.merchant) return Promise.resolve(config.merchant);
    known ??= sandboxMerchant(config.base, timeoutMs);
    known.catch(() => {
      known = undefined;
    });
    return known;
  };
  const open = () => {
    line ??= merchant().then(async (who) => connect(config.base, who, timeoutMs, isChanging));
    line.catch(() => {
      line = undefined;
    });
    return line;
  };
  /** @param meta what is signed in place of the body */
  const call = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: (mchId: string) => object,
    meta?: object,
  ): Promise<Answer> => {
    const { plugin, merchant: who } = await open();
    const headers = {
      ...(who.publicKey && { 'Wechatpay-Serial': who.publicKey.id }),
      ...(meta && { 'Content-Type': 'multipart/form-data' }),
    };
    try {
      const ask = async () => plugin.client.request(path, method, body?.(who.mchId), { headers, ...(meta && { meta }) });
      const { data } = await inSpan(`WeChat Pay ${method} ${withoutNumber(path)}`, ask, { kind: SpanKind.CLIENT });
      return typeof data === 'object' && data !== null ? (data as Answer) : {};
    } catch (error) {
      // Keys that changed since we asked for them: the next call asks again.
      if (isNotVerified(error)) renew();
      throw translate(error, `${method} ${path.split('?', 1)[0]}`);
    }
  };

  const renew = () => {
    isChanging = true;
    line = undefined;
  };

  return {
    merchant,
    async platformKeys(serial) {
      const { keys } = await open();
      if (serial === undefined || keys[serial] !== undefined || !CERTIFICATE_SERIAL.test(serial)) return keys;
      if (performance.now() - renewedAt < RENEW_KEYS_EVERY_MS) return keys;
      renewedAt = performance.now();
      renew();
      return (await open()).keys;
    },
    get: (path, query) => call('GET', query ? `${path}?${new URLSearchParams(query)}` : path),
    post: (path, body) => call('POST', path, body),
    put: (path, body) => call('PUT', path, body),
    upload(path, { name, content }) {
      const meta = { filename: name, sha256: createHash('sha256').update(content).digest('hex') };
      const form = new FormData();
      form.append('meta', JSON.stringify(meta));
      form.append('file', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), name);
      return call('POST', path, () => form, meta);
    },
    async download(url) {
      const { plugin } = await open();
      // Only our own host gets our signature.
      const { origin, pathname, search } = new URL(url, config.base);
      if (origin !== new URL(config.base).origin) throw new PayUnavailableError('a bill at a strange address');
      try {
        const options = { responseType: 'arraybuffer' as const, params: Object.fromEntries(new URLSearchParams(search)) };
        return Buffer.from((await plugin.client.request(pathname, 'GET', undefined, options)).data);
      } catch (error) {
        throw translate(error, `GET ${pathname}`);
      }
    },
  };
}

/** The path as WeChat's documents name it, not of which trade. */
const withoutNumber = (path: string) =>
  path.split('?', 1)[0]?.replace(/(out-trade-no|refunds|complaints-v2)\/[^/]+/, '$1/{number}');

/**
 * @param isChanging certificates are believed beside the public key; one whose certificates WeChat took back goes on without.
 * https://pay.weixin.qq.com/doc/v3/merchant/4012154180: Wechatpay-Serial says which of them signed
 */
async function connect(base: string, merchant: Merchant, timeoutMs: number, isChanging: boolean): Promise<Line> {
  const plugin = (keys: Record<string, string>) =>
    new Wechatpay({
      mchid: merchant.mchId,
      serial: merchant.serial,
      privateKey: merchant.privateKey,
      certs: keys,
      baseURL: `${base}/`,
      timeout: timeoutMs,
      maxRedirects: 0,
      ...(LOOPBACK.test(base) ? { proxy: false as const } : {}),
    });
  const { publicKey } = merchant;
  const own: Record<string, string> = publicKey ? { [publicKey.id]: publicKey.pem } : {};
  if (publicKey && !isChanging) return { merchant, keys: own, plugin: plugin(own) };
  const found = certificates(base, merchant, (keys) => plugin({ ...own, ...keys }), timeoutMs);
  const keys = { ...own, ...(await (publicKey ? found.catch(() => ({})) : found)) };
  return { merchant, keys, plugin: plugin(keys) };
}

/**
 * WeChat's platform certificates. The first answer is signed with a key that only the answer itself holds, so what proves it is
 * that it was encrypted with the APIv3 key; then its signature is verified with what it held.
 */
async function certificates(
  base: string,
  merchant: Merchant,
  make: (keys: Record<string, string>) => Wechatpay,
  timeoutMs: number,
): Promise<Record<string, string>> {
  const path = '/v3/certificates';
  try {
    const first = make({ none: merchant.privateKey });
    const { data } = await first.client.v3.request({ url: path, method: 'GET', transformResponse: [(text: string) => text] });
    const found = readCertificates(String(data), merchant.apiV3Key);
    if (Object.keys(found).length === 0) throw new PayUnavailableError('no platform certificate');
    const { data: again } = await make(found).client.request(path, 'GET', undefined, { timeout: timeoutMs });
    return readCertificates(JSON.stringify(again), merchant.apiV3Key);
  } catch (error) {
    throw translate(error, `GET ${path} of ${new URL(base).host}`);
  }
}

function readCertificates(text: string, apiV3Key: string): Record<string, string> {
  const { data = [] } = JSON.parse(text) as {
    data?: { serial_no: string; encrypt_certificate: { ciphertext: string; nonce: string; associated_data: string } }[];
  };
  return Object.fromEntries(
    data.map(({ serial_no: serial, encrypt_certificate: { ciphertext, nonce, associated_data } }) => [
      serial,
      opened(() => Aes.AesGcm.decrypt(ciphertext, apiV3Key, nonce, associated_data)),
    ]),
  );
}

function opened(open: () => string): string {
  try {
    return open();
  } catch {
    throw new PayUnavailableError('platform certificates that the APIv3 key does not open');
  }
}

/** The sandbox's merchant, as one downloads one's own from WeChat's merchant platform. */
async function sandboxMerchant(base: string, timeoutMs: number): Promise<Merchant> {
  try {
    const answer = await fetch(`${base}/sandbox/merchant`, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    const { mchId, serial, privateKey, apiV3Key, publicKeyId, publicKey } = (await answer.json()) as Record<string, string>;
    if (!mchId || !serial || !privateKey || !apiV3Key || !publicKeyId || !publicKey) throw new Error('incomplete');
    return { mchId, serial, privateKey, apiV3Key, publicKey: { id: publicKeyId, pem: publicKey } };
  } catch {
    throw new PayUnavailableError('the sandbox does not answer');
  }
}

interface PluginError {
  code?: unknown;
  message?: unknown;
  response?: { status?: number; data?: unknown };
}

function isNotVerified(error: unknown): boolean {
  return NOT_VERIFIED.test(String((error as PluginError)?.code));
}

/** What was asked for as text is text when it is refused, too. */
function parseBody(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

/** Never holds the request: it carries openids. */
function translate(error: unknown, what: string): Error {
  if (error instanceof PayUnavailableError) return error;
  const { code, response } = (error ?? {}) as PluginError;
  if (isNotVerified(error)) return new PayUnavailableError(`${what}: an answer that WeChat Pay did not sign`);
  const { status } = response ?? {};
  if (status === undefined) return new PayUnavailableError(`${what}: ${typeof code === 'string' ? code : 'no answer'}`);
  const { code: word, message } = (parseBody(response?.data) ?? {}) as { code?: unknown; message?: unknown };
  if (status >= 500 || status === 429 || typeof word !== 'string')
    return new PayUnavailableError(`${what}: HTTP ${status} ${typeof word === 'string' ? word : ''}`.trim());
  return new PayRefusedError(status, word, String(message).slice(0, 200));
}
