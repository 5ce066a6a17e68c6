import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin';
import { type Answer, refundFact, tradeFact } from './payAnswers';
import type { PayEvent } from './payClient';
import { PayForgedError, PayUnavailableError } from './payErrors';
import type { PayHost } from './payHost';

const MAX_AGE_SECONDS = 300;

type Headers = Record<string, string | string[] | undefined>;

/** Verifies, decrypts and reads a notification. `now` in epoch milliseconds. @throws PayForgedError, PayUnavailableError */
export async function readNotification(host: PayHost, headers: Headers, body: string, now: number): Promise<PayEvent | null> {
  await verify(host, headers, body, now);
  const { mchId, apiV3Key } = await host.merchant();
  const content = open(body, apiV3Key);
  const { complaint_id: complaint } = content.resource;
  // It names no merchant: that it was encrypted with our key is what says that it is ours.
  if (content.event.startsWith('COMPLAINT.') && typeof complaint === 'string' && complaint !== '')
    return { kind: 'complaint', number: complaint };
  if (content.resource.mchid !== mchId) throw new PayForgedError('for another merchant');
  if (content.event === 'TRANSACTION.SUCCESS')
    return { kind: 'trade', trade: believed(() => tradeFact(content.resource, mchId)) };
  if (content.event.startsWith('REFUND.'))
    return { kind: 'refund', refund: believed(() => refundFact(content.resource, 'refund_status')) };
  return null;
}

async function verify(host: PayHost, headers: Headers, body: string, now: number): Promise<void> {
  const header = (name: string) => String(headers[`wechatpay-${name}`] ?? '');
  const [timestamp, nonce, serial, signature] = ['timestamp', 'nonce', 'serial', 'signature'].map(header) as [
    string,
    string,
    string,
    string,
  ];
  if (!/^\d{1,12}$/.test(timestamp) || nonce === '' || serial === '' || signature === '')
    throw new PayForgedError('no signature');
  if (Math.abs(now / 1000 - Number(timestamp)) > MAX_AGE_SECONDS) throw new PayForgedError('too old');
  const key = (await host.platformKeys(serial))[serial];
  if (key === undefined) {
    const hint = serial.startsWith('PUB_KEY_ID_') ? ': compare WECHAT_PAY_PUBLIC_KEY_ID with the merchant platform' : '';
    throw new PayForgedError(`signed with an unknown key${hint}`);
  }
  if (!isSigned(Formatter.response(timestamp, nonce, body), signature, key)) throw new PayForgedError('a wrong signature');
}

function isSigned(text: string, signature: string, key: string): boolean {
  try {
    return Rsa.verify(text, signature, Rsa.from(key, Rsa.KEY_TYPE_PUBLIC));
  } catch {
    return false;
  }
}

function open(body: string, apiV3Key: string): { event: string; resource: Answer } {
  try {
    const { event_type: event, resource } = JSON.parse(body) as { event_type: unknown; resource: Record<string, string> };
    const text = Aes.AesGcm.decrypt(resource.ciphertext ?? '', apiV3Key, resource.nonce ?? '', resource.associated_data ?? '');
    return { event: String(event), resource: JSON.parse(text) };
  } catch {
    throw new PayForgedError('not encrypted with our key');
  }
}

/** What is signed but cannot be read is not WeChat's absence. */
function believed<Fact>(read: () => Fact): Fact {
  try {
    return read();
  } catch (error) {
    if (error instanceof PayUnavailableError) throw new PayForgedError(error.message);
    throw error;
  }
}
