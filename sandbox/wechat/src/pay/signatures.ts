import { createCipheriv, createSign, createVerify, randomBytes } from 'node:crypto';
import { signError } from './payError';
import type { Keys } from './records';

const SCHEMA = 'WECHATPAY2-SHA256-RSA2048';
const MAX_AGE_SECONDS = 300;

export interface SignedRequest {
  method: string;
  /** Path and query, as sent. */
  url: string;
  body: string;
  authorization: string | undefined;
}

/** Verifies who asks. `now` in epoch milliseconds. @throws PayError SIGN_ERROR (401) */
export function verifyRequest(keys: Keys, { method, url, body, authorization = '' }: SignedRequest, now: number): void {
  const [schema, rest = ''] = splitOnce(authorization, ' ');
  if (schema !== SCHEMA) throw signError('Http头Authorization认证类型不正确');
  const parts = Object.fromEntries([...rest.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
  const { mchid, serial_no: serial, timestamp = '', nonce_str: nonce = '', signature = '' } = parts;
  if (mchid !== keys.mchId) throw signError('商户号不存在');
  if (serial !== keys.serial) throw signError('商户证书序列号有误');
  if (!(Math.abs(now / 1000 - Number(timestamp)) <= MAX_AGE_SECONDS)) throw signError('Http头Authorization中的timestamp已过期');
  if (!verify(`${method}\n${url}\n${timestamp}\n${nonce}\n${body}\n`, signature, keys.merchantPublicKey))
    throw signError('签名错误，验签失败');
}

/** What the app hands to WeChat, signed by the merchant. */
export function verifyPaySign(keys: Keys, params: Record<string, string>): boolean {
  const { appId, timeStamp, nonceStr, package: pkg, paySign = '' } = params;
  return verify(`${appId}\n${timeStamp}\n${nonceStr}\n${pkg}\n`, paySign, keys.merchantPublicKey);
}

/** Headers that prove that the platform said `body`. `serial` names the key; `now` in epoch milliseconds. */
export function signedHeaders(keys: Keys, body: string, serial: string, now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const nonce = randomBytes(16).toString('hex');
  const key = serial === keys.publicKeyId ? keys.publicKeyPrivateKey : undefined;
  const signature = createSign('RSA-SHA256')
    .update(`${timestamp}\n${nonce}\n${body}\n`)
    .sign(key ?? keys.platformPrivateKey, 'base64');
  return {
    'Wechatpay-Timestamp': timestamp,
    'Wechatpay-Nonce': nonce,
    'Wechatpay-Signature': signature,
    'Wechatpay-Serial': serial,
    'Wechatpay-Signature-Type': SCHEMA,
  };
}

/** AES-256-GCM under the merchant's APIv3 key, as notifications and certificates are sent. */
export function encrypt(keys: Keys, text: string, associatedData: string) {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', keys.apiV3Key, nonce).setAAD(Buffer.from(associatedData));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64');
  return { algorithm: 'AEAD_AES_256_GCM', ciphertext, associated_data: associatedData, nonce };
}

function verify(text: string, signature: string, publicKey: string): boolean {
  return createVerify('RSA-SHA256').update(text).verify(publicKey, signature, 'base64');
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
