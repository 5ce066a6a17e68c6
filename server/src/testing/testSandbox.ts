import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { JsapiParams } from '@park/contract/pay/schemas';

const MAIN = fileURLToPath(new URL('../../../sandbox/wechat/src/main.ts', import.meta.url));

type PayOutcome = 'pay' | 'cancel' | 'fail';

/** One time that the sandbox told the server something; `status` 0: nobody answered. */
export interface Delivery {
  event: string;
  /** out_trade_no or out_refund_no */
  number: string;
  status: number;
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
  fault(fault: { kind: string; times?: number; delayMs?: number; on?: string }): Promise<void>;
  clearFaults(): Promise<void>;
  /** What a person does with the parameters that the app hands to WeChat; answers what the app is told. */
  pay(params: JsapiParams, outcome?: PayOutcome, payer?: string): Promise<{ errMsg: string; reason?: string }>;
  /** The clock of money: a test whose park has a clock of its own sets it (epoch milliseconds; null: the real one). */
  setClock(at: number | null): Promise<void>;
  /** What the server was told so far, oldest first. */
  deliveries(): Promise<Delivery[]>;
  /** Tells the server again, so often and all at once, what it was told of a number; resolves when it has answered. */
  tellAgain(number: string, times: number): Promise<void>;
  /** What staff do on the merchant platform with a refund whose card was gone. */
  mendRefund(outRefundNo: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * The sandbox as its own process on a free port: the server reaches it by WeChat's protocol alone, as it would WeChat.
 * @param dataFile where it keeps its money; by default in memory
 */
export async function startSandbox(dataFile = ':memory:'): Promise<TestSandbox> {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_DATA: dataFile },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    });
    ended.then(() => reject(new Error(`The sandbox ended before it listened: ${output}`)));
  });
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
    mendRefund: async (outRefundNo) => void (await post(`/sandbox/refunds/${outRefundNo}/mend`, {})),
    close: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
