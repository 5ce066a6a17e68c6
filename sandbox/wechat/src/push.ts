import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { APPS, PUSH } from './apps';
import type { AppKind } from './codes';
import { type Faults, PUSH_FAULTS } from './faults';
import { ANSWER_WITHIN_MS, Later, tell } from './telling';

/** WeChat asks again three times, each after 5 s; shortened. */
const RETRY_MS = [1_000, 2_000, 4_000];
const STALE_BY_MS = 10 * 60_000;
const BLOCK_BYTES = 32;
/** Where this repository's server takes them, unless the console says otherwise. */
const USUAL_PATHS: Record<AppKind, string> = { h5: '/api/sysWechatEvent/h5', mini: '/api/sysWechatEvent/mini' };

/** What one sets in the console of an app: 数据格式 and 消息加密方式; null: the usual address of the merchant that ordered last. */
export interface PushSettings {
  url: string | null;
  format: 'json' | 'xml';
  mode: 'plain' | 'compatible' | 'safe';
}

/** One time that an app's server was told something; `status` 0: nobody answered `success`. */
interface PushDelivery {
  app: AppKind;
  event: string;
  status: number;
  at: number;
}

type Fields = { [name: string]: string | number | Fields | Fields[] };

/** The message push: tells an app's server what happened until it says `success`, four times at most. */
export class Push {
  readonly deliveries: PushDelivery[] = [];
  settings: PushSettings = { url: null, format: 'json', mode: 'safe' };
  readonly #later = new Later();

  constructor(
    private readonly faults: Faults,
    private readonly around: { clock: () => number; origin: () => string | null },
  ) {}

  /** @param from the sender: a person's openid, or what WeChat writes there for itself */
  announce(app: AppKind, event: string, fields: Fields, from = 'wechat-trade-manage'): void {
    const createTime = Math.floor(this.around.clock() / 1000);
    const message = {
      ToUserName: `gh_sandbox_${app}`,
      FromUserName: from,
      CreateTime: createTime,
      MsgType: 'event',
      Event: event,
      ...fields,
    };
    const fault = this.faults.take(PUSH_FAULTS, event);
    if (fault?.kind === 'pushLost') return;
    if (fault?.kind === 'pushForged' || fault?.kind === 'pushStale') {
      const forged = fault.kind === 'pushForged';
      this.#later.do(0, () =>
        this.#post(app, message, { token: forged ? 'somebodyElse' : PUSH.token, back: forged ? 0 : STALE_BY_MS }),
      );
      return;
    }
    this.#later.do(fault?.kind === 'pushLate' ? fault.delayMs : 0, () => this.#tell(app, message, 0));
    if (fault?.kind === 'pushDoubled') this.#later.do(0, () => this.#post(app, message));
  }

  /** What the console does when an address is entered: the server has to say the word. @returns whether it did */
  async confirm(app: AppKind): Promise<boolean> {
    const echo = randomBytes(8).toString('hex');
    const url = this.#addressOf(app, this.#signed(PUSH.token, this.around.clock()), { echostr: echo });
    const answer = url && (await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(() => null));
    return !!answer && answer.status === 200 && (await answer.text()) === echo;
  }

  close(): void {
    this.#later.close();
  }

  async #tell(app: AppKind, message: Fields, attempt: number): Promise<void> {
    const status = await this.#post(app, message);
    const wait = RETRY_MS[attempt];
    if ((status === 0 || status >= 500) && wait !== undefined)
      this.#later.do(wait, () => this.#tell(app, message, attempt + 1));
  }

  async #post(app: AppKind, message: Fields, { token = PUSH.token, back = 0 } = {}): Promise<number> {
    const { format, mode } = this.settings;
    const text = write(message, format);
    const encrypted = mode === 'plain' ? null : encrypt(text, APPS[app].appId);
    const signed = this.#signed(token, this.around.clock() - back);
    const url = this.#addressOf(app, signed, {
      openid: String(message.FromUserName),
      ...(encrypted && {
        encrypt_type: 'aes',
        msg_signature: sign(token, signed.timestamp, signed.nonce, encrypted),
      }),
    });
    const outer: Fields = mode === 'safe' ? { ToUserName: message.ToUserName ?? '' } : message;
    const body = encrypted === null ? text : write({ ...outer, Encrypt: encrypted }, format);
    const contentType = format === 'json' ? 'application/json' : 'text/xml';
    const answer = url === null ? null : await tell(url, body, { 'content-type': contentType });
    const status = answer?.status === 200 && answer.text !== 'success' ? 0 : (answer?.status ?? 0);
    this.deliveries.push({ app, event: String(message.Event), status, at: this.around.clock() });
    return status;
  }

  #signed(token: string, at: number) {
    const timestamp = String(Math.floor(at / 1000));
    const nonce = String(randomBytes(4).readUInt32BE());
    return { signature: sign(token, timestamp, nonce), timestamp, nonce };
  }

  #addressOf(app: AppKind, ...queries: Record<string, string>[]): string | null {
    const origin = this.around.origin();
    const base = this.settings.url ?? (origin && origin + USUAL_PATHS[app]);
    return base && `${base}?${new URLSearchParams(Object.assign({}, ...queries))}`;
  }
}

const sign = (...parts: string[]) => createHash('sha1').update(parts.sort().join('')).digest('hex');

function encrypt(text: string, appId: string): string {
  const key = Buffer.from(`${PUSH.aesKey}=`, 'base64');
  const content = Buffer.from(text);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const plain = Buffer.concat([randomBytes(16), length, content, Buffer.from(appId)]);
  const fill = BLOCK_BYTES - (plain.length % BLOCK_BYTES);
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false);
  return Buffer.concat([cipher.update(Buffer.concat([plain, Buffer.alloc(fill, fill)])), cipher.final()]).toString('base64');
}

function write(message: Fields, format: PushSettings['format']): string {
  return format === 'json' ? JSON.stringify(message) : `<xml>${elements(message)}</xml>`;
}

function elements(fields: Fields): string {
  return Object.entries(fields)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => {
        const content = typeof one === 'object' ? elements(one) : typeof one === 'number' ? one : `<![CDATA[${one}]]>`;
        return `<${name}>${content}</${name}>`;
      }),
    )
    .join('');
}
