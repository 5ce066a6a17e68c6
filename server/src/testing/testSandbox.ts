import type { JsapiParams } from '@park/contract/pay/schemas';
import { buildSandbox } from '../../../sandbox/wechat/src/app';

type PayOutcome = 'pay' | 'cancel' | 'fail';

/** One time that the sandbox told the server something; `status` 0: nobody answered. */
export interface Delivery {
  event: string;
  /** out_trade_no or out_refund_no */
  number: string;
  status: number;
}

/** What was paid for a trade of the mini-program; `uploads`: how often its shipping was told. */
interface Fund {
  outTradeNo: string;
  amount: number;
  state: 'held' | 'shipped' | 'settled';
  item: string | null;
  uploads: number;
  changes: number;
}

export interface TestSandbox {
  url: string;
  /** What a server needs in its environment to use this sandbox. */
  env: Record<string, string>;
  /** Where WeChat's address sends a browser whose WeChat belongs to `persona`. */
  follow(address: string, persona: string): Promise<string>;
  jscode(persona: string): Promise<string>;
  phonecode(number: string, countryCode?: string): Promise<string>;
  /** `on`: only what is addressed with this in it, e.g. `POST /v3/refund`, or an event for notifications. */
  fault(fault: { kind: string; times?: number; delayMs?: number; on?: string; errcode?: number }): Promise<void>;
  clearFaults(): Promise<void>;
  /** What a person does with the parameters that the app hands to WeChat; answers what the app is told. */
  pay(params: JsapiParams, outcome?: PayOutcome, payer?: string): Promise<{ errMsg: string; reason?: string }>;
  /** The clock of money: a test whose park has a clock of its own sets it (epoch milliseconds; null: the real one). */
  setClock(at: number | null): Promise<void>;
  /** What the server was told so far, oldest first. */
  deliveries(): Promise<Delivery[]>;
  /** Tells the server again, so often and all at once, what it was told of a number; resolves when it has answered. */
  tellAgain(number: string, times: number): Promise<void>;
  /** What an owner sets in the console of an app: where events go, and how they are written. */
  push(settings: { url?: string; format?: 'json' | 'xml'; mode?: 'plain' | 'compatible' | 'safe' }): Promise<void>;
  /** Enters the address there; whether the server confirmed it. */
  confirmPush(): Promise<boolean>;
  /** An event that WeChat makes of the mini-program. */
  pushEvent(event: { event: string; fields?: object; app?: 'h5' | 'mini' }): Promise<void>;
  /** What was pushed so far, oldest first; `status` 0: nobody answered `success`. */
  pushes(): Promise<{ event: string; status: number }[]>;
  /** What the person answers in WeChat's window, by template. */
  subscribe(openid: string, answers: Record<string, 'accept' | 'reject' | 'ban' | 'filter'>): Promise<void>;
  /** Turns a template off in WeChat's settings. */
  turnOff(openid: string, templateId: string): Promise<void>;
  /** The subscribe messages that were sent, oldest first. */
  sentMessages(): Promise<
    { msgid: string; openid: string; templateId: string; page: string; data: Record<string, string>; lang: string }[]
  >;
  /** The cards of tickets, with every state that each had, oldest first. */
  /** Enters what the document of cards says of more states: of each, those that it may follow. */
  cardStates(from: Record<number, number[]>): Promise<void>;
  cards(): Promise<{ openid: string; code: string; states: number[]; content: string }[]>;
  /** How often a token was asked for, by app. */
  tokensAsked(): Promise<{ h5: number; mini: number }>;
  /** Ends an app's tokens: somebody forced a new one, or WeChat's hosts refuse the one that it still tells. */
  endTokens(app: 'h5' | 'mini', how: 'replaced' | 'lost'): Promise<void>;
  /** The mini-program's money, as WeChat holds it, and where its list of orders leads. */
  funds(): Promise<{ orderPath: string; funds: Fund[] }>;
  /** Switches 发货信息管理 on or off. @param settlesAfterMs how long after it was told of what was given money is settled; by default a second */
  manageTrade(on: boolean, settlesAfterMs?: number): Promise<void>;
  /** Reminds the park of a payment whose shipping it has not told. */
  remind(outTradeNo: string): Promise<void>;
  /** What staff do on the merchant platform with a refund whose card was gone. */
  mendRefund(outRefundNo: string): Promise<void>;
  /** A person complains about what they paid. @returns complaint_id */
  complain(about: {
    outTradeNo: string;
    detail: string;
    phone?: string;
    pictures?: string[];
    applyRefundAmount?: number;
    needsImmediateService?: boolean;
  }): Promise<string>;
  /** What the person, or the merchant at WeChat's own console, does with a complaint. */
  ofComplaint(complaintId: string, what: 'say' | 'continue' | 'answer' | 'complete' | 'reject', text?: string): Promise<void>;
  /** What was said of it, as WeChat has it, oldest first. */
  complaintSaid(complaintId: string): Promise<string[]>;
  close(): Promise<void>;
}

/** What the sandbox goes by, whatever a test makes of its own clock. */
const { now } = Date;

/**
 * The sandbox on a free port: the server reaches it by WeChat's protocol alone, as it would WeChat.
 * @param dataFile where it keeps its money; null: in memory
 */
export async function startSandbox(dataFile: string | null = null): Promise<TestSandbox> {
  const app = await buildSandbox({ dataFile, clock: now });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const post = async (path: string, body: object) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  return {
    url,
    env: { WECHAT_OPEN_BASE: url, WECHAT_API_BASE: url },
    follow: async (address, persona) => {
      const answer = await fetch(address, { redirect: 'manual', headers: { cookie: `sandbox-persona=${persona}` } });
      const location = answer.headers.get('location');
      if (answer.status !== 302 || !location) throw new Error(`No redirect: HTTP ${answer.status}`);
      return location;
    },
    jscode: async (persona) => (await post('/sandbox/jscode', { persona })).code,
    phonecode: async (number, countryCode) => (await post('/sandbox/phonecode', { number, countryCode })).code,
    fault: async (fault) => void (await post('/sandbox/faults', fault)),
    clearFaults: async () => void (await fetch(`${url}/sandbox/faults`, { method: 'DELETE' })),
    pay: (params, outcome = 'pay', payer) => post('/sandbox/pay', { ...params, outcome, payer }),
    setClock: async (at) => void (await post('/sandbox/clock', { at })),
    deliveries: async () => (await (await fetch(`${url}/sandbox/notices`)).json()).deliveries,
    tellAgain: async (number, times) => void (await post(`/sandbox/notices/${number}/again`, { times })),
    complain: async (about) => (await post('/sandbox/complaints', about)).complaintId,
    ofComplaint: async (id, what, text = '') => void (await post(`/sandbox/complaints/${id}/${what}`, { text })),
    complaintSaid: async (id) => (await (await fetch(`${url}/sandbox/complaints/${id}`)).json()).said,
    push: async (settings) => void (await post('/sandbox/push', settings)),
    confirmPush: async () => (await post('/sandbox/push/confirm', {})).confirmed,
    pushEvent: async (event) => void (await post('/sandbox/push/event', event)),
    pushes: async () => (await (await fetch(`${url}/sandbox/push/deliveries`)).json()).deliveries,
    subscribe: async (openid, answers) => void (await post('/sandbox/subscribe', { openid, answers })),
    turnOff: async (openid, templateId) => void (await post('/sandbox/subscribe/off', { openid, templateId })),
    sentMessages: async () => (await (await fetch(`${url}/sandbox/subscribe/sent`)).json()).sent,
    cardStates: async (from) => void (await post('/sandbox/cardStates', from)),
    cards: async () => (await (await fetch(`${url}/sandbox/cards`)).json()).cards,
    tokensAsked: async () => (await (await fetch(`${url}/sandbox/tokens`)).json()).asked,
    endTokens: async (app, how) => void (await post('/sandbox/tokens/end', { app, how })),
    funds: async () => (await fetch(`${url}/sandbox/funds`)).json(),
    manageTrade: async (on, settlesAfterMs) => void (await post('/sandbox/tradeManaged', { on, settlesAfterMs })),
    remind: async (outTradeNo) => void (await post(`/sandbox/trades/${outTradeNo}/remind`, {})),
    mendRefund: async (outRefundNo) => void (await post(`/sandbox/refunds/${outRefundNo}/mend`, {})),
    close: () => app.close(),
  };
}
