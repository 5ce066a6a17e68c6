import { SpanKind } from '@opentelemetry/api';
import type { WechatApp, WechatConfig } from '../config';
import { inSpan } from '../tracing';
import { AppTokens, type Renewal, type TokenStore } from './appTokens';
import type { AppKind, WechatClient, WechatPicture } from './wechatClient';
import { WechatCodeError, WechatRefusedError, WechatUnavailableError } from './wechatErrors';

/** Shorter than the app's own time-out of 60 s, so that the visitor gets an answer from us. */
const TIMEOUT_MS = 8_000;

/** Codes that are wrong, used, expired or missing; the visitor starts again. */
const CODE_ERRORS = new Set([40029, 40163, 41008, 42003, 40226]);
/** Busy, or asked too often. */
const BUSY_ERRORS = new Set([-1, 44990, 45009, 45011, 50001]);
/** The app's access token holds no longer. */
const TOKEN_ERRORS = [40001, 40014, 42001];
const MAINLAND = '86';

type Answer = Record<string, unknown>;

/** Speaks to WeChat's hosts, or to the sandbox: only base addresses and keys differ. */
export function httpWechatClient(
  config: WechatConfig,
  { clock, tokens, timeoutMs = TIMEOUT_MS }: { clock: () => number; tokens: TokenStore; timeoutMs?: number },
): WechatClient {
  const appOf = (kind: AppKind) => (kind === 'h5' ? config.h5 : config.mini);
  const requireApp = (kind: AppKind): WechatApp => {
    const app = appOf(kind);
    if (!app) throw new WechatRefusedError(40013, `no ${kind === 'h5' ? 'official account' : 'mini-program'} is configured`);
    return app;
  };
  const askFor = <T>(read: Reading<T>, path: string, query: Record<string, string>, body?: object) =>
    inSpan(
      `WeChat ${path}`,
      () => askWechat(`${config.apiBase}${path}?${new URLSearchParams(query)}`, { path, timeoutMs, body, read }),
      {
        kind: SpanKind.CLIENT,
      },
    );
  const ask = (path: string, query: Record<string, string>, body?: object) => askFor(readAnswer, path, query, body);
  const appTokens = new AppTokens(tokens, { clock, timeoutMs });
  const appToken = (kind: AppKind, refused?: string) => {
    const app = requireApp(kind);
    const renew: Renewal = (force) => stableToken(app, (path, body) => ask(path, {}, body), force);
    return appTokens.get(app.appId, renew, refused);
  };
  const askAs = async <T>(read: Reading<T>, kind: AppKind, path: string, body: object) => {
    const token = await appToken(kind).catch(unsent);
    try {
      return await askFor(read, path, { access_token: token }, body);
    } catch (error) {
      if (!(error instanceof WechatRefusedError) || !TOKEN_ERRORS.includes(error.errcode)) throw error;
      return askFor(read, path, { access_token: await appToken(kind, token).catch(unsent) }, body);
    }
  };

  const client: WechatClient = {
    appId: (kind) => appOf(kind)?.appId ?? null,

    authorizeUrl({ redirectUrl, scope, state }) {
      // WeChat reads the parameters in exactly this order.
      const query = new URLSearchParams([
        ['appid', requireApp('h5').appId],
        ['redirect_uri', redirectUrl],
        ['response_type', 'code'],
        ['scope', scope],
        ['state', state],
      ]);
      return `${config.openBase}/connect/oauth2/authorize?${query}#wechat_redirect`;
    },

    async identify(kind, code) {
      const { appId: appid, secret } = requireApp(kind);
      const answer =
        kind === 'h5'
          ? await ask('/sns/oauth2/access_token', { appid, secret, code, grant_type: 'authorization_code' })
          : await ask('/sns/jscode2session', { appid, secret, js_code: code, grant_type: 'authorization_code' });
      const { openid, unionid } = answer;
      if (typeof openid !== 'string' || openid === '') throw new WechatUnavailableError('an answer without an openid');
      return { openid, unionid: typeof unionid === 'string' && unionid !== '' ? unionid : null };
    },

    async phoneNumber(code) {
      const answer = await client.asApp('mini', '/wxa/business/getuserphonenumber', { code });
      const { purePhoneNumber: number, countryCode } = (answer.phone_info ?? {}) as Answer;
      if (typeof number !== 'string' || !/^\d+$/.test(number))
        throw new WechatUnavailableError('an answer without a phone number');
      return String(countryCode) === MAINLAND ? number : `+${countryCode}${number}`;
    },

    asApp: (kind, path, body) => askAs(readAnswer, kind, path, body),

    pictureAsApp: (kind, path, body) => askAs(readPicture, kind, path, body),
  };
  return client;
}

/** Without a token nothing was asked for. */
function unsent(error: unknown): never {
  throw error instanceof WechatUnavailableError ? new WechatUnavailableError('there is no token', { reached: false }) : error;
}

/** An app's token, which asking without force takes from nobody. @throws WechatUnavailableError, WechatRefusedError */
async function stableToken(
  { appId: appid, secret }: WechatApp,
  ask: (path: string, body: object) => Promise<Answer>,
  force: boolean,
): ReturnType<Renewal> {
  const body = { grant_type: 'client_credential', appid, secret, force_refresh: force };
  const { access_token: token, expires_in: seconds } = await ask('/cgi-bin/stable_token', body);
  if (typeof token !== 'string' || typeof seconds !== 'number')
    throw new WechatUnavailableError('an answer without an access_token');
  return { token, seconds };
}

/** Asks as the app itself, by a token that is stored nowhere. @throws WechatUnavailableError, WechatRefusedError: it gives none */
export async function askAsApp(app: WechatApp, apiBase: string, timeoutMs: number) {
  const ask = (path: string, body: object, query = '') =>
    askWechat(apiBase + path + query, { path, timeoutMs, body, read: readAnswer });
  const { token } = await stableToken(app, ask, false);
  return (path: string, body: object) => ask(path, body, `?access_token=${encodeURIComponent(token)}`);
}

/** Errors never hold the address: it carries the secret and the code. */
async function askWechat<T>(
  url: string,
  { path, timeoutMs, body, read }: { path: string; timeoutMs: number; body?: object; read: Reading<T> },
): Promise<T> {
  let status: number;
  let bytes: Buffer;
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    status = response.status;
    bytes = Buffer.from(await response.arrayBuffer());
  } catch (error) {
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    if (timedOut) throw new WechatUnavailableError(`${path} took more than ${timeoutMs} ms`);
    throw new WechatUnavailableError(`${path} could not be reached`, { reached: !isNobodyThere(error) });
  }
  if (status !== 200) throw new WechatUnavailableError(`${path} answered HTTP ${status}`);
  return read(bytes, path);
}

/** Takes what WeChat answered for what it is. @throws WechatUnavailableError, and what `refuse` throws */
type Reading<T> = (bytes: Buffer, path: string) => T;

const readAnswer: Reading<Answer> = (bytes, path) => {
  const answer = parse(bytes.toString());
  if (!answer) throw new WechatUnavailableError(`${path} did not answer JSON`);
  refuse(answer);
  return answer;
};

/** By its first bytes: WeChat's types were not always right. */
const readPicture: Reading<WechatPicture> = (bytes, path) => {
  if (bytes.subarray(0, 4).toString('latin1') === '\x89PNG') return { type: 'image/png', bytes };
  if (bytes.subarray(0, 3).toString('hex') === 'ffd8ff') return { type: 'image/jpeg', bytes };
  readAnswer(bytes, path);
  throw new WechatUnavailableError(`${path} did not answer with a picture`);
};

/** No connection came about, so nothing was said. */
const NOBODY_THERE = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

function isNobodyThere(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? {}) as { code?: string };
  return code !== undefined && NOBODY_THERE.includes(code);
}

function parse(text: string): Answer | null {
  try {
    // A message's number is too long for a number here.
    const answer: unknown = JSON.parse(text.replace(/"msgid"\s*:\s*(\d+)/, '"msgid":"$1"'));
    return typeof answer === 'object' && answer !== null ? (answer as Answer) : null;
  } catch {
    return null;
  }
}

function refuse({ errcode, errmsg }: Answer): void {
  if (typeof errcode !== 'number' || errcode === 0) return;
  if (CODE_ERRORS.has(errcode)) throw new WechatCodeError(errcode);
  if (BUSY_ERRORS.has(errcode)) throw new WechatUnavailableError(`errcode ${errcode}`, { reached: false });
  throw new WechatRefusedError(errcode, String(errmsg).slice(0, 200));
}
