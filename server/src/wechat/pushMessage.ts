import { createDecipheriv, createHash, timingSafeEqual } from 'node:crypto';
import { Parser } from 'htmlparser2';
import type { PushConfig } from '../config';

/** What does not come from WeChat, is too old, or cannot be read with the park's key. */
export class PushForgedError extends Error {
  constructor(reason: string) {
    super(`The message is not WeChat's: ${reason}`);
    this.name = 'PushForgedError';
  }
}

/** As WeChat writes them into the address; whoever is not WeChat may write a list there. */
export type PushQuery = {
  [Name in 'signature' | 'timestamp' | 'nonce' | 'echostr' | 'encrypt_type' | 'msg_signature']?: unknown;
};

/** A message as WeChat wrote it, JSON or XML: texts, numbers, and objects of them. */
export type PushMessage = Record<string, unknown>;

/** What was sent longer ago was kept by somebody. */
const MAX_AGE_SECONDS = 300;
/** As `signPush` writes it. */
const SIGNATURE = /^[0-9a-f]{40}$/;
/** What the signature of an encrypted XML message is over. */
const ENCRYPT = /<Encrypt>(?:<!\[CDATA\[)?([\w+/=]+)/;
const IV_BYTES = 16;
const RANDOM_BYTES = 16;
const LENGTH_BYTES = 4;
/** WeChat fills up to 32 bytes, where AES itself would to 16. */
const BLOCK_BYTES = 32;

/** What WeChat wants to hear when somebody enters the address in its console. `now` in epoch milliseconds. @throws PushForgedError */
export function echoOf({ token }: PushConfig, query: PushQuery, now: number): string {
  verify(token, query, query.signature, now);
  return String(query.echostr ?? '');
}

/**
 * Verifies, decrypts and reads a message; before its signature is verified nothing is read of it but what that is over. With a key, only what is encrypted is believed: the signature of a plain message says nothing
 * about what is in it.
 * @param appId whose message it must be
 * @returns the message, and its text, which is the same however often WeChat sends it
 * @throws PushForgedError
 */
export function readPush(
  { token, aesKey }: PushConfig,
  { query, body, appId, now }: { query: PushQuery; body: string; appId: string; now: number },
): { message: PushMessage; text: string } {
  if (aesKey === null) {
    verify(token, query, query.signature, now);
    const message = parseMessage(body);
    if (query.encrypt_type === 'aes' && message.Event === undefined)
      throw new PushForgedError('encrypted, and the park has no key');
    return { message, text: body };
  }
  const encrypted = isXml(body) ? ENCRYPT.exec(body)?.[1] : parseJson(body).Encrypt;
  if (typeof encrypted !== 'string') throw new PushForgedError('not encrypted');
  verify(token, query, query.msg_signature, now, encrypted);
  const text = decrypt(aesKey, encrypted, appId);
  return { message: parseMessage(text), text };
}

function verify(token: string, { timestamp, nonce }: PushQuery, signature: unknown, now: number, ...more: string[]) {
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp) || typeof nonce !== 'string' || !nonce)
    throw new PushForgedError('no signature');
  const right = signPush(token, timestamp, nonce, ...more);
  // Letters of more than one byte would make the buffers differ in length.
  if (
    typeof signature !== 'string' ||
    !SIGNATURE.test(signature) ||
    !timingSafeEqual(Buffer.from(signature), Buffer.from(right))
  )
    throw new PushForgedError('a wrong signature');
  if (Math.abs(now / 1000 - Number(timestamp)) > MAX_AGE_SECONDS) throw new PushForgedError('too old');
}

export function signPush(...parts: string[]): string {
  return createHash('sha1').update(parts.sort().join('')).digest('hex');
}

/** 16 random bytes, the length of the text, the text, and whose it is. */
function decrypt(aesKey: string, encrypted: string, appId: string): string {
  let plain: Buffer;
  try {
    const key = Buffer.from(`${aesKey}=`, 'base64');
    const cipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, IV_BYTES)).setAutoPadding(false);
    plain = Buffer.concat([cipher.update(encrypted, 'base64'), cipher.final()]);
  } catch {
    throw new PushForgedError('not encrypted with our key');
  }
  const padding = plain.at(-1) ?? 0;
  const begin = RANDOM_BYTES + LENGTH_BYTES;
  if (padding < 1 || padding > BLOCK_BYTES || plain.length < begin + padding)
    throw new PushForgedError('not encrypted with our key');
  const end = begin + plain.readUInt32BE(RANDOM_BYTES);
  if (end > plain.length - padding) throw new PushForgedError('not encrypted with our key');
  if (plain.toString('utf8', end, plain.length - padding) !== appId) throw new PushForgedError('for another app');
  return plain.toString('utf8', begin, end);
}

const isXml = (text: string) => text.trimStart().startsWith('<');
const parseMessage = (text: string): PushMessage => (isXml(text) ? parseXml(text) : parseJson(text));

function parseJson(text: string): PushMessage {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null) return parsed as PushMessage;
  } catch {
    // Said below.
  }
  throw new PushForgedError('neither JSON nor XML');
}

/** An element is what is in it; of one name, several are a list. */
function parseXml(text: string): PushMessage {
  const root = { name: '', text: '', value: emptyMessage() };
  const open = [root];
  const parser = new Parser(
    {
      onopentagname: (name) => void open.push({ name, text: '', value: emptyMessage() }),
      ontext: (part) => {
        const around = open.at(-1);
        if (around) around.text += part;
      },
      onclosetag: () => {
        const done = open.pop();
        const around = open.at(-1);
        if (!done || !around) return;
        const one = Object.keys(done.value).length > 0 ? done.value : done.text;
        const before = around.value[done.name];
        if (Array.isArray(before)) before.push(one);
        else around.value[done.name] = before === undefined ? one : [before, one];
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  const [read] = Object.values(root.value);
  if (typeof read !== 'object' || read === null) throw new PushForgedError('neither JSON nor XML');
  return read as PushMessage;
}

/** No name that is sent reaches a prototype. */
const emptyMessage = (): PushMessage => Object.create(null);
