import { APPS, type WechatError } from './apps';
import type { Trade } from './pay/records';

type FieldKind = 'thing' | 'phrase' | 'name' | 'time' | 'date' | 'amount' | 'character_string' | 'number';

/** The templates of the mini-program: what fields each has. */
const TEMPLATES: Record<string, string[]> = {
  'sandbox-slot-tomorrow': ['thing1', 'time2', 'character_string3', 'thing4'],
  'sandbox-draw-result': ['thing1', 'thing2'],
  'sandbox-place-offered': ['thing1', 'time2', 'time3', 'number4', 'thing5'],
  'sandbox-refund-done': ['character_string1', 'amount2', 'thing3'],
};

const MOMENT = String.raw`(\d{4}年\d{1,2}月\d{1,2}日 )?([01]\d|2[0-3]):[0-5]\d`;
const DATE = String.raw`\d{4}年\d{1,2}月\d{1,2}日( ([01]\d|2[0-3]):[0-5]\d)?`;
/** What WeChat takes in a field of each kind: https://developers.weixin.qq.com/doc/offiaccount/Subscription_Messages/api.html */
const FORMS: Record<FieldKind, RegExp> = {
  thing: /^.{1,20}$/u,
  phrase: /^\p{Script=Han}{1,5}$/u,
  name: /^([\x20-\x2f\x3a-\x7e]{1,20}|\D{1,10})$/u,
  time: new RegExp(`^${MOMENT}(~${MOMENT})?$`),
  date: new RegExp(`^${DATE}(~${DATE})?$`),
  amount: /^[¥$€]?\d{1,10}(\.\d{1,2})?元?$/,
  character_string: /^[\x21-\x7e]{1,32}$/,
  number: /^-?\d{1,32}(\.\d+)?$/,
};

/** A message that a person was sent. */
interface SentMessage {
  /** Too long for a number of JavaScript, as WeChat's are. */
  msgid: string;
  openid: string;
  templateId: string;
  page: string;
  data: Record<string, string>;
  lang: string;
  state: string;
}

interface Card {
  openid: string;
  code: string;
  /** Every `cur_status` that it had, oldest first. */
  states: number[];
  /** As it was told last. */
  content: string;
}

const refuse = (errcode: number, errmsg: string): WechatError => ({ errcode, errmsg });
const isOpenid = (text: unknown): text is string => typeof text === 'string' && text.startsWith('sandbox-mini-openid-');

/** Consents are of one time: each is used up by a message of its template. */
export class Subscriptions {
  readonly #consents = new Map<string, number>();
  readonly sent: SentMessage[] = [];

  /** What a person tapped in WeChat's window. */
  answer(openid: string, templateId: string, answer: string): void {
    const key = `${openid} ${templateId}`;
    if (answer === 'accept') this.#consents.set(key, (this.#consents.get(key) ?? 0) + 1);
  }

  /** The person turned the template off in WeChat's settings. */
  turnOff(openid: string, templateId: string): void {
    this.#consents.delete(`${openid} ${templateId}`);
  }

  send(body: Record<string, unknown>): WechatError & { msgid?: string } {
    const { touser, template_id: templateId, page, data, lang, miniprogram_state: state } = body;
    if (!isOpenid(touser)) return refuse(40003, 'invalid openid');
    const fields = typeof templateId === 'string' ? TEMPLATES[templateId] : undefined;
    if (!fields || typeof templateId !== 'string') return refuse(40037, 'invalid template_id');
    const wrong = wrongField(fields, data);
    if (wrong) return refuse(47003, `argument invalid! data.${wrong}.value invalid`);
    if (typeof page !== 'string' || !/^pages\/[\w/-]+(\?.*)?$/.test(page)) return refuse(41030, 'invalid page');
    const key = `${touser} ${templateId}`;
    const left = this.#consents.get(key) ?? 0;
    if (left === 0) return refuse(43101, 'user refuse to accept the msg');
    this.#consents.set(key, left - 1);
    const values = Object.entries(data as Record<string, { value: string }>).map(([name, { value }]) => [name, value]);
    const msgid = String(294_402_298_110_051_943n + BigInt(this.sent.length));
    this.sent.push({
      ...{ msgid, openid: touser, templateId, page, data: Object.fromEntries(values) },
      ...{ lang: String(lang ?? 'zh_CN'), state: String(state ?? 'formal') },
    });
    return { errcode: 0, errmsg: 'ok', msgid };
  }
}

function wrongField(fields: string[], data: unknown): string | undefined {
  const given = (typeof data === 'object' && data !== null ? data : {}) as Record<string, { value?: unknown } | undefined>;
  const strange = Object.keys(given).find((name) => !fields.includes(name));
  return (
    strange ??
    fields.find((name) => {
      const value = given[name]?.value;
      return typeof value !== 'string' || !FORMS[name.replace(/\d+$/, '') as FieldKind].test(value);
    })
  );
}

const NOTIFY_TYPE = 2011;
/**
 * What each state may follow, as far as the lines of WeChat's document could be read (1 已支付, 2 出票成功):
 * https://developers.weixin.qq.com/miniprogram/dev/framework/open-ability/subscribe-message-template/2011.html
 */
const FOLLOWS: Record<number, number[]> = { 1: [6, 8], 2: [1, 6, 8] };
const BEGINS_WITH = [1, 2];
const BEGIN_WITHIN_MS = 86_400_000;
const UPDATES_FOR_MS = 30 * 86_400_000;

/** The cards of tickets (notify_type 2011), by the transaction that paid for them. */
export class Cards {
  readonly all = new Map<string, Card & { beganAt: number }>();
  /** Of the document's further lines: who has read them enters them. */
  further: Record<number, number[]> = {};

  constructor(
    private readonly tradeOf: (transactionId: string) => Trade | undefined,
    private readonly clock: () => number,
  ) {}

  set(body: Record<string, unknown>): WechatError {
    const found = this.#find(body);
    if ('errcode' in found) return found;
    const content = parsed(body.content_json);
    if (!content) return refuse(85435, 'invalid content_json');
    const status = content.cur_status;
    const follows = typeof status === 'number' ? (FOLLOWS[status] ?? this.further[status]) : undefined;
    if (typeof status !== 'number' || !follows) return refuse(85439, 'content_json with wrong status');
    if (typeof content.wxa_path_query !== 'string' || !hasProducts(content))
      return refuse(85440, 'content_json lack need field');
    const { trade, code, openid } = found;
    const known = this.all.get(code);
    const now = this.clock();
    if (!known) {
      const check = parsed(body.check_json);
      if (check?.pay_amount !== trade.paid || check.pay_time !== Math.floor((trade.paidAt ?? 0) / 1000))
        return refuse(85433, 'invalid check_json');
      if (now > (trade.paidAt ?? 0) + BEGIN_WITHIN_MS) return refuse(85438, 'notify_code expired');
      if (!BEGINS_WITH.includes(status)) return refuse(85439, 'content_json with wrong status');
    } else {
      if (now > known.beganAt + UPDATES_FOR_MS) return refuse(85438, 'notify_code expired');
      if (!follows.includes(known.states.at(-1) ?? 0)) return refuse(85439, 'content_json with wrong status');
    }
    const states = [...(known?.states ?? []), status];
    this.all.set(code, { openid, code, states, content: String(body.content_json), beganAt: known?.beganAt ?? now });
    return refuse(0, 'ok');
  }

  get(body: Record<string, unknown>): WechatError & { notify_info?: object } {
    const found = this.#find(body);
    if ('errcode' in found) return found;
    const known = this.all.get(found.code);
    const expires = (known ? known.beganAt + UPDATES_FOR_MS : (found.trade.paidAt ?? 0) + BEGIN_WITHIN_MS) / 1000;
    const info = { content_json: known?.content ?? '', code_state: 0, code_expire_time: Math.floor(expires) };
    return { ...refuse(0, 'ok'), notify_info: { notify_type: NOTIFY_TYPE, ...info } };
  }

  #find({ openid, notify_type: type, notify_code: code }: Record<string, unknown>) {
    if (!isOpenid(openid)) return refuse(40003, 'invalid openid');
    if (type !== NOTIFY_TYPE) return refuse(85434, 'invalid notify_type');
    const trade = typeof code === 'string' ? this.tradeOf(code) : undefined;
    // Of this mini-program alone, and of the person who paid.
    if (!trade || typeof code !== 'string' || trade.appId !== APPS.mini.appId) return refuse(85437, 'invalid notify_code');
    if (trade.openid !== openid) return refuse(40003, 'invalid openid');
    return { trade, code, openid };
  }
}

function parsed(text: unknown): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(String(text));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function hasProducts({ product_list: list }: Record<string, unknown>): boolean {
  const { info_list: products } = (list ?? {}) as { info_list?: Record<string, unknown>[] };
  const needed = ['product_img', 'product_name', 'product_path_query'];
  return (
    Array.isArray(products) &&
    products.length > 0 &&
    products.every((one) => needed.every((name) => typeof one[name] === 'string' && one[name] !== ''))
  );
}
