import { createPrivateKey, createPublicKey, randomUUID, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { SUBSCRIBE_PURPOSES } from '@park/contract/message/subscribe';
import { doctorTexts as t } from '@park/contract/staff/texts/doctor';
import type { Config, WechatApp } from '../config';
import { NOTIFY_PATHS } from '../modules/pay/pay.paths';
import { EVENT_PATHS } from '../modules/wechatEvent/wechatEvent.paths';
import type { Merchant, PayConfig } from '../payConfig';
import { askAsApp } from '../wechat/httpWechatClient';
import { PayRefusedError, PayUnavailableError } from '../wechat/payErrors';
import type { PayHost } from '../wechat/payHost';
import { signPush } from '../wechat/pushMessage';
import type { AppKind } from '../wechat/wechatClient';
import { WechatRefusedError } from '../wechat/wechatErrors';
import { datesOf } from './domains';
import { type Check, type DoctorLang, type Found, fail, left, ok, reasonOf, warn } from './finding';

const TIMEOUT_MS = 4_000;
const VARIABLES: Record<AppKind, string> = { h5: 'WECHAT_APP_', mini: 'WECHAT_MP_APP_' };
/** WeChat Pay believes no signature that is further off than five minutes. */
const MAX_CLOCK_SKEW_S = 240;
const LITTLE_OFF_S = 30;
/** Of no park: what WeChat Pay answers to it proves keys and signatures both ways. */
const NO_TRADE = 'doctor-asks-0000';
/** As WeChat lists it. */
const CARD_TEMPLATE = '2011 (景区门票服务动态, tid 10000029)';

/**
 * WeChat's side of the park: apps, tokens, money, the clock that its signatures go by, and whether its callbacks arrive.
 * @param clock epoch milliseconds
 * @param lang whose sentences they are
 */
export function wechatChecks(config: Config, clock: () => number, lang: DoctorLang = 'en'): Check[] {
  const { wechat, pay } = config;
  const of = (area: string, run: () => Found[] | Promise<Found[]>): Check => ({ area, run: async () => run() });
  return [
    of('WeChat', () => (wechat.sandbox ? [fail(t.sandbox.says[lang], t.sandbox.todo[lang])] : messagesFound(config, lang))),
    ...(['h5', 'mini'] as const).map((kind) => of('WeChat', () => appFound(config, kind, lang))),
    ...(wechat.sandbox ? [] : [of('WeChat', () => hosts(config, lang))]),
    of('WeChat', () => pushFound(config, clock(), lang)),
    of('clock', () => clockFound(wechat.apiBase, clock, lang)),
    ...(pay
      ? payChecks(config, pay, clock, lang)
      : [of('payments', () => [warn(t.noPayments.says[lang], t.noPayments.todo[lang])])]),
  ];
}

async function appFound({ wechat }: Config, kind: AppKind, lang: DoctorLang): Promise<Found[]> {
  const found = wechat[kind];
  const app = t.apps[kind][lang];
  const variable = VARIABLES[kind];
  if (!found) {
    const todo = t.setApp[lang]({ variable });
    if (kind === 'mini') return [warn(t.noMini[lang], todo)];
    // A park may live in its Mini Program alone.
    return [(wechat.mini ? warn : fail)(t.noWeb[lang], todo)];
  }
  const form = wechat.sandbox ? [] : formOf(kind, found, lang);
  const ask = await askAsApp(found, wechat.apiBase, TIMEOUT_MS).catch((error: Error) => error);
  if (!(ask instanceof Error)) {
    const trade = kind === 'mini' ? await tradeFound(ask, found.appId, lang) : [];
    return [...form, ok(t.token[lang]({ app })), ...trade];
  }
  if (!(ask instanceof WechatRefusedError))
    return [...form, fail(t.noToken.says[lang]({ app, reason: reasonOf(ask) }), t.noToken.todo[lang])];
  const { says, address, compare } = t.tokenRefused;
  const { errcode } = ask;
  return [...form, fail(says[lang]({ app, errcode }), errcode === 40164 ? address[lang] : compare[lang]({ variable }))];
}

/** What WeChat tells the park, and the park visitors through it. */
function messagesFound({ wechat, pay, subscribe, ticketCard }: Config, lang: DoctorLang): Found[] {
  const untold = SUBSCRIBE_PURPOSES.filter((purpose) => !subscribe[purpose]);
  return [
    wechat.push ? ok(t.events[lang]) : warn(t.noEvents.says[lang]({ hasPay: pay !== null }), t.noEvents.todo[lang]),
    ...(wechat.mini && untold.length > 0
      ? [warn(t.untold.says[lang]({ purposes: untold.join(', ') }), t.untold.todo[lang])]
      : []),
    ...(wechat.mini && ticketCard ? [left(t.cards.says[lang]({ template: CARD_TEMPLATE }), t.cards.todo[lang])] : []),
  ];
}

/** https://developers.weixin.qq.com/miniprogram/dev/server/API/order_shipping/api_istrademanagementconfirmationcompleted.html */
async function tradeFound(ask: Awaited<ReturnType<typeof askAsApp>>, appid: string, lang: DoctorLang): Promise<Found[]> {
  const { unknown, off, on, confirmed, unconfirmed } = t.trade;
  const answer = await ask('/wxa/sec/order/is_trade_managed', { appid }).catch((error: Error) => error);
  if (answer instanceof Error) return [left(unknown.says[lang], unknown.todo[lang])];
  if (answer.is_trade_managed !== true) return [ok(off[lang])];
  const isConfirmed = await ask('/wxa/sec/order/is_trade_management_confirmation_completed', { appid }).catch(() => null);
  return [
    ok(on[lang]),
    isConfirmed?.completed === true ? ok(confirmed[lang]) : fail(unconfirmed.says[lang], unconfirmed.todo[lang]),
  ];
}

function formOf(kind: AppKind, { appId, secret }: WechatApp, lang: DoctorLang): Found[] {
  const odd = [
    ...(/^wx[0-9a-f]{16}$/.test(appId) ? [] : [`${VARIABLES[kind]}ID`]),
    ...(/^[0-9a-f]{32}$/.test(secret) ? [] : [`${VARIABLES[kind]}SECRET`]),
  ];
  return odd.map((variable) => warn(t.form.says[lang]({ variable }), t.form.todo[lang]));
}

function hosts({ wechat, pay }: Config, lang: DoctorLang): Found[] {
  const bases = [wechat.openBase, wechat.apiBase, ...(pay ? [pay.base] : [])];
  const strange = bases.filter((base) => !/^https:\/\/[\w.-]+\.(?:weixin|wechat)\.(?:qq\.)?com$/.test(base));
  if (strange.length === 0) return [ok(t.hosts[lang])];
  return [warn(t.strangeHosts.says[lang]({ hosts: [...new Set(strange)].join(', ') }), t.strangeHosts.todo[lang])];
}

/** As WeChat does when somebody enters the address in its console. */
async function pushFound({ wechat, publicOrigins: [origin] }: Config, now: number, lang: DoctorLang): Promise<Found[]> {
  const { push, mini, h5 } = wechat;
  if (!origin || !push || !(mini ?? h5)) return [];
  const url = `${origin}${EVENT_PATHS[mini ? 'mini' : 'h5']}`;
  const [timestamp, nonce, echostr] = [String(Math.floor(now / 1_000)), randomUUID(), randomUUID()];
  const query = new URLSearchParams({ timestamp, nonce, echostr, signature: signPush(push.token, timestamp, nonce) });
  return [await callbackFound(t.callback.events[lang], url, lang, { query, isOurs: (text) => text === echostr })];
}

/** What WeChat Pay posts there would count as forged: that the park answers at all is looked at. */
const payCallbackFound = (origin: string, lang: DoctorLang) =>
  callbackFound(t.callback.pay[lang], `${origin}${NOTIFY_PATHS.payment}`, lang, {
    isOurs: (text, status) => status === 404 && text.includes('"error":"notFound"'),
  });

async function callbackFound(
  what: string,
  url: string,
  lang: DoctorLang,
  { query, isOurs }: { query?: URLSearchParams; isOurs: (text: string, status: number) => boolean },
): Promise<Found> {
  const { ok: reached, away, other } = t.callback;
  const address = query ? `${url}?${query}` : url;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' });
    const { status } = answer;
    if (isOurs(await answer.text(), status)) return ok(reached[lang]({ what, url }));
    return fail(other.says[lang]({ what, url, status }), other.todo[lang]);
  } catch (error) {
    return fail(away.says[lang]({ what, url, reason: reasonOf(error) }), away.todo[lang]);
  }
}

async function clockFound(base: string, clock: () => number, lang: DoctorLang): Promise<Found[]> {
  const began = clock();
  const answer = await fetch(base, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' }).catch(
    reasonOf,
  );
  if (typeof answer === 'string') return [fail(t.clock.away[lang]({ reason: answer }), t.clock.awayTodo[lang])];
  // A date of HTTP has whole seconds.
  const off = Math.round(((began + clock()) / 2 - Date.parse(answer.headers.get('date') ?? '') - 500) / 1_000);
  return [offBy(t.clock.wechat[lang], off, lang)];
}

/** @param off seconds that this machine is ahead; NaN: not known @param whose clock it is compared with */
export function offBy(whose: string, off: number, lang: DoctorLang = 'en'): Found {
  const todo = t.clock.todo[lang];
  if (Number.isNaN(off)) return warn(t.clock.unread[lang]({ whose }), todo);
  const says = t.clock.off[lang]({ seconds: Math.abs(off), isBehind: off < 0, whose });
  if (Math.abs(off) > MAX_CLOCK_SKEW_S) return fail(says, todo);
  return Math.abs(off) > LITTLE_OFF_S ? warn(says, todo) : ok(says);
}

/** The sandbox's merchant is nobody's to look at. */
function payChecks(config: Config, pay: PayConfig, clock: () => number, lang: DoctorLang): Check[] {
  const { merchant, notifyOrigin } = pay;
  const of = (run: () => Promise<Found[]>): Check => ({ area: 'payments', run });
  return [
    ...(merchant
      ? [
          of(async () => keysFound(merchant, lang)),
          of(() => certificateFound(merchant, config.merchantCertificate, clock(), lang)),
        ]
      : []),
    of(() => hostFound(pay, clock(), lang)),
    ...(notifyOrigin === null ? [] : [of(async () => [await payCallbackFound(notifyOrigin, lang)])]),
  ];
}

function keysFound({ apiV3Key, privateKey, publicKey }: Merchant, lang: DoctorLang): Found[] {
  const found = [apiV3Key.length === 32 ? ok(t.apiV3Key[lang]) : fail(t.apiV3KeyWrong.says[lang], t.apiV3KeyWrong.todo[lang])];
  for (const [variable, read] of [
    ['WECHAT_PAY_PRIVATE_KEY', () => createPrivateKey(privateKey)],
    ...(publicKey ? [['WECHAT_PAY_PUBLIC_KEY', () => createPublicKey(publicKey.pem)] as const] : []),
  ] as const)
    try {
      const { asymmetricKeyType, asymmetricKeyDetails } = read();
      if (asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) < 2_048)
        found.push(fail(t.weakKey.says[lang]({ variable }), t.weakKey.todo[lang]));
    } catch {
      found.push(fail(t.brokenKey.says[lang]({ variable }), t.brokenKey.todo[lang]));
    }
  return found;
}

async function certificateFound(
  { serial, privateKey }: Merchant,
  path: string | null,
  now: number,
  lang: DoctorLang,
): Promise<Found[]> {
  const { name, elsewhere, apart, todo } = t.certificate;
  const pem = path && (await readFile(path).catch(() => null));
  if (!pem) return [left(elsewhere.says[lang], elsewhere.todo[lang])];
  const certificate = new X509Certificate(pem);
  if (
    certificate.serialNumber.toUpperCase() !== serial.toUpperCase() ||
    !certificate.checkPrivateKey(createPrivateKey(privateKey))
  )
    return [fail(apart.says[lang], apart.todo[lang])];
  return [datesOf(name[lang], Date.parse(certificate.validTo), now, todo[lang], lang)];
}

async function hostFound(pay: PayConfig, now: number, lang: DoctorLang): Promise<Found[]> {
  const { createPayHost } = await import('../wechat/payHost');
  const host = createPayHost(pay, TIMEOUT_MS);
  try {
    const { mchId, publicKey } = await host.merchant();
    const query = host.get(`/v3/pay/transactions/out-trade-no/${NO_TRADE}`, { mchid: mchId });
    await query.catch((error: unknown) => {
      if (!(error instanceof PayRefusedError) || !['ORDER_NOT_EXIST', 'RESOURCE_NOT_EXISTS'].includes(error.code)) throw error;
    });
    const platform = publicKey ? ok(t.publicKey[lang]) : await platformFound(host, now, lang);
    return [ok(t.signature[lang]), platform];
  } catch (error) {
    const { payRefused, paySilent } = t;
    if (error instanceof PayRefusedError) {
      const { status, code } = error;
      return [fail(payRefused.says[lang]({ status, code }), payRefused.todo[lang])];
    }
    if (error instanceof PayUnavailableError)
      return [fail(paySilent.says[lang]({ reason: error.message }), paySilent.todo[lang])];
    throw error;
  }
}

async function platformFound(host: Pick<PayHost, 'platformKeys'>, now: number, lang: DoctorLang): Promise<Found> {
  const ends = Object.values(await host.platformKeys()).map((pem) => Date.parse(new X509Certificate(pem).validTo));
  // It is changed for another while it is good; the newest counts.
  return datesOf(t.platform.name[lang], Math.max(...ends), now, t.platform.todo[lang], lang);
}
