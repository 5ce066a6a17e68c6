import type { WechatApp, WechatConfig } from '../config';
import type { AppKind, WechatClient } from './wechatClient';
import { WechatCodeError, WechatRefusedError, WechatUnavailableError } from './wechatErrors';

/** Shorter than the app's own time-out of 60 s, so that the visitor gets an answer from us. */
const TIMEOUT_MS = 8_000;
/** A token is renewed this long before WeChat ends it. */
const TOKEN_MARGIN_MS = 300_000;

/** Codes that are wrong, used, expired or missing; the visitor starts again. */
const CODE_ERRORS = new Set([40029, 40163, 41008, 42003, 40226]);
/** Busy, or asked too often. */
const BUSY_ERRORS = new Set([-1, 45009, 45011, 50001]);
/** The app's access token ended before its time: another server of the park asked for one. */
const TOKEN_ERRORS = [40001, 40014, 42001];
const MAINLAND = '86';

type Answer = Record<string, unknown>;

/** Speaks to WeChat's hosts, or to the sandbox: only base addresses and keys differ. */
export function httpWechatClient(
  config: WechatConfig,
  { clock, timeoutMs = TIMEOUT_MS }: { clock: () => number; timeoutMs?: number },
): WechatClient {
  const appOf = (kind: AppKind) => (kind === 'h5' ? config.h5 : config.mini);
  const requireApp = (kind: AppKind): WechatApp => {
    const app = appOf(kind);
    if (!app) throw new WechatRefusedError(40013, 'no mini-program is configured');
    return app;
  };
  const ask = (path: string, query: Record<string, string>, body?: object) =>
    askWechat(`${config.apiBase}${path}?${new URLSearchParams(query)}`, { path, timeoutMs, body });
  const tokens = new Map<AppKind, { value: Promise<string>; endsAt: number }>();

  const client: WechatClient = {
    appId: (kind) => appOf(kind)?.appId ?? null,

    authorizeUrl({ redirectUrl, scope, state }) {
      // WeChat reads the parameters in exactly this order.
      const query = new URLSearchParams([
        ['appid', config.h5.appId],
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
      const exchange = async () =>
        ask('/wxa/business/getuserphonenumber', { access_token: await client.appToken('mini') }, { code });
      const answer = await exchange().catch((error: unknown) => {
        if (!(error instanceof WechatRefusedError) || !TOKEN_ERRORS.includes(error.errcode)) throw error;
        tokens.delete('mini');
        return exchange();
      });
      const { purePhoneNumber: number, countryCode } = (answer.phone_info ?? {}) as Answer;
      if (typeof number !== 'string' || !/^\d+$/.test(number))
        throw new WechatUnavailableError('an answer without a phone number');
      return String(countryCode) === MAINLAND ? number : `+${countryCode}${number}`;
    },

    async appToken(kind) {
      const known = tokens.get(kind);
      if (known && known.endsAt > clock()) return known.value;
      const entry = { value: Promise.resolve(''), endsAt: Number.POSITIVE_INFINITY };
      entry.value = (async () => {
        const { appId: appid, secret } = requireApp(kind);
        const answer = await ask('/cgi-bin/token', { grant_type: 'client_credential', appid, secret });
        const { access_token: token, expires_in: seconds } = answer;
        if (typeof token !== 'string' || typeof seconds !== 'number')
          throw new WechatUnavailableError('an answer without an access_token');
        entry.endsAt = clock() + seconds * 1000 - TOKEN_MARGIN_MS;
        return token;
      })();
      tokens.set(kind, entry);
      entry.value.catch(() => tokens.delete(kind));
      return entry.value;
    },
  };
  return client;
}

/** Errors never hold the address: it carries the secret and the code. */
async function askWechat(
  url: string,
  { path, timeoutMs, body }: { path: string; timeoutMs: number; body?: object },
): Promise<Answer> {
  let status: number;
  let text: string;
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    status = response.status;
    text = await response.text();
  } catch (error) {
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    throw new WechatUnavailableError(timedOut ? `${path} took more than ${timeoutMs} ms` : `${path} could not be reached`);
  }
  if (status !== 200) throw new WechatUnavailableError(`${path} answered HTTP ${status}`);
  const answer = parse(text);
  if (!answer) throw new WechatUnavailableError(`${path} did not answer JSON`);
  refuse(answer);
  return answer;
}

function parse(text: string): Answer | null {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? (answer as Answer) : null;
  } catch {
    return null;
  }
}

function refuse({ errcode, errmsg }: Answer): void {
  if (typeof errcode !== 'number' || errcode === 0) return;
  if (CODE_ERRORS.has(errcode)) throw new WechatCodeError(errcode);
  if (BUSY_ERRORS.has(errcode)) throw new WechatUnavailableError(`errcode ${errcode}`);
  throw new WechatRefusedError(errcode, String(errmsg).slice(0, 200));
}
