import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SUBSCRIBE_PURPOSES } from '@park/contract/message/subscribe';
import type { Config, WechatApp } from '../config';
import type { Merchant, PayConfig } from '../payConfig';
import { askAsApp } from '../wechat/httpWechatClient';
import { PayRefusedError, PayUnavailableError } from '../wechat/payErrors';
import type { AppKind } from '../wechat/wechatClient';
import { WechatRefusedError } from '../wechat/wechatErrors';
import { datesOf } from './domains';
import { type Check, type Found, fail, left, ok, reasonOf, warn } from './finding';

const TIMEOUT_MS = 4_000;
const NAMES: Record<AppKind, string> = { h5: 'Official Account', mini: 'Mini Program' };
const VARIABLES: Record<AppKind, string> = { h5: 'WECHAT_APP_', mini: 'WECHAT_MP_APP_' };
/** WeChat Pay believes no signature that is further off than five minutes. */
const MAX_CLOCK_SKEW_S = 240;
const LITTLE_OFF_S = 30;
/** Of no park: what WeChat Pay answers to it proves keys and signatures both ways. */
const NO_TRADE = 'doctor-asks-0000';

/** WeChat's side of the park: apps, tokens, money, and the clock that its signatures go by. */
export function wechatChecks(config: Config, env: Record<string, string | undefined>, clock: () => number): Check[] {
  const { wechat, pay } = config;
  if (wechat.sandbox)
    return [
      {
        area: 'WeChat',
        run: async () => [
          fail(
            'The sandbox stands in for WeChat: whoever reaches it signs in as anybody and pays nothing.',
            'Set WECHAT_APP_ID and WECHAT_APP_SECRET, or those of a Mini Program.',
          ),
        ],
      },
    ];
  return [
    { area: 'WeChat', run: async () => messagesFound(config) },
    ...(['h5', 'mini'] as const).map((kind) => ({ area: 'WeChat', run: () => appFound(config, kind) })),
    { area: 'WeChat', run: async () => hosts(config) },
    { area: 'clock', run: () => clockFound(wechat.apiBase, clock) },
    ...(pay ? payChecks(pay, env, clock) : [{ area: 'payments', run: async () => [NO_PAYMENTS] }]),
  ];
}

const NO_PAYMENTS = warn('Payments are off: tickets that cost money cannot be bought.', 'Set the WECHAT_PAY_ variables.');

async function appFound({ wechat }: Config, kind: AppKind): Promise<Found[]> {
  const app = wechat[kind];
  const name = NAMES[kind];
  if (!app) {
    const todo = `Set ${VARIABLES[kind]}ID and ${VARIABLES[kind]}SECRET.`;
    if (kind === 'mini') return [warn('The park has no Mini Program.', todo)];
    // A park may live in its Mini Program alone.
    return [(wechat.mini ? warn : fail)('Nobody can sign in on the web app.', todo)];
  }
  const ask = await askAsApp(app, wechat.apiBase, TIMEOUT_MS).catch((error: Error) => error);
  if (!(ask instanceof Error)) {
    const trade = kind === 'mini' ? await tradeFound(ask, app.appId) : [];
    return [...formOf(kind, app), ok(`WeChat gives the ${name} an access token.`), ...trade];
  }
  return [
    ...formOf(kind, app),
    ask instanceof WechatRefusedError
      ? fail(
          `WeChat refuses the ${name} an access token (errcode ${ask.errcode}).`,
          ask.errcode === 40164
            ? 'Add this machine’s address to the IP list (IP白名单) in WeChat’s console.'
            : `Compare ${VARIABLES[kind]}ID and ${VARIABLES[kind]}SECRET with WeChat’s console.`,
        )
      : fail(
          `WeChat does not give the ${name} an access token: ${reasonOf(ask)}.`,
          'Look whether this machine reaches WeChat, and try again.',
        ),
  ];
}

/** What WeChat tells the park, and the park visitors through it. */
function messagesFound({ wechat, pay, subscribe, ticketCard }: Config): Found[] {
  const untold = SUBSCRIBE_PURPOSES.filter((purpose) => !subscribe[purpose]);
  return [
    wechat.push
      ? ok('WeChat’s events are taken.')
      : warn(
          `WeChat’s events are not taken: ${pay ? 'complaints and reminders to issue do not arrive by themselves' : 'what it could not deliver is not known'}.`,
          'Set WECHAT_PUSH_TOKEN and WECHAT_PUSH_AES_KEY, here and in mp.weixin.qq.com → 开发管理 → 消息推送.',
        ),
    ...(wechat.mini && untold.length > 0
      ? [warn(`WeChat tells visitors nothing of ${untold.join(', ')}.`, 'Set the templates’ WECHAT_SUBSCRIBE_ variables.')]
      : []),
    ...(wechat.mini && ticketCard
      ? [
          left(
            'WeChat delivers ticket cards only where template 2011 (景区门票服务动态, tid 10000029) was added.',
            'Look in mp.weixin.qq.com → 功能 → 订阅消息.',
          ),
        ]
      : []),
  ];
}

/** https://developers.weixin.qq.com/miniprogram/dev/server/API/order_shipping/api_istrademanagementconfirmationcompleted.html */
async function tradeFound(ask: Awaited<ReturnType<typeof askAsApp>>, appid: string): Promise<Found[]> {
  const answer = await ask('/wxa/sec/order/is_trade_managed', { appid }).catch((error: Error) => error);
  if (answer instanceof Error)
    return [left('WeChat does not say whether trade management is on.', 'Look in mp.weixin.qq.com → 功能 → 交易管理.')];
  if (answer.is_trade_managed !== true) return [ok('Trade management is off: WeChat keeps no money back.')];
  const isConfirmed = await ask('/wxa/sec/order/is_trade_management_confirmation_completed', { appid }).catch(() => null);
  return [
    ok('Trade management is on: WeChat keeps the money until the park says what it gave, which it does by itself.'),
    isConfirmed?.completed === true
      ? ok('All merchants of the Mini Program are confirmed for trade management.')
      : fail(
          'A merchant of the Mini Program is not confirmed for trade management, or WeChat does not say.',
          'Confirm or unbind each in mp.weixin.qq.com → 功能 → 交易管理: WeChat restricts payments otherwise.',
        ),
  ];
}

function formOf(kind: AppKind, { appId, secret }: WechatApp): Found[] {
  const odd = [
    ...(/^wx[0-9a-f]{16}$/.test(appId) ? [] : [`${VARIABLES[kind]}ID`]),
    ...(/^[0-9a-f]{32}$/.test(secret) ? [] : [`${VARIABLES[kind]}SECRET`]),
  ];
  return odd.map((name) => warn(`${name} does not look like WeChat’s.`, 'Copy it anew from WeChat’s console.'));
}

function hosts({ wechat, pay }: Config): Found[] {
  const bases = [wechat.openBase, wechat.apiBase, ...(pay ? [pay.base] : [])];
  const strange = bases.filter((base) => !/^https:\/\/[\w.-]+\.(?:weixin|wechat)\.(?:qq\.)?com$/.test(base));
  if (strange.length === 0) return [ok('The park talks to WeChat’s own hosts.')];
  return [
    warn(
      `The park talks to ${[...new Set(strange)].join(', ')} in place of WeChat.`,
      'Take WECHAT_OPEN_BASE, WECHAT_API_BASE and WECHAT_PAY_BASE away.',
    ),
  ];
}

async function clockFound(base: string, clock: () => number): Promise<Found[]> {
  const began = clock();
  const answer = await fetch(base, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' });
  // A date of HTTP has whole seconds.
  const off = Math.round(((began + clock()) / 2 - Date.parse(answer.headers.get('date') ?? '') - 500) / 1_000);
  return [offBy('WeChat’s', off)];
}

/** @param off seconds that this machine is ahead; NaN: not known @param whose clock it is compared with */
export function offBy(whose: string, off: number): Found {
  const todo = 'Let the machine set its clock by itself (chrony, systemd-timesyncd).';
  if (Number.isNaN(off)) return warn(`${whose} clock could not be read.`, todo);
  const says = `This machine’s clock is ${Math.abs(off)} s ${off < 0 ? 'behind' : 'ahead of'} ${whose}.`;
  if (Math.abs(off) > MAX_CLOCK_SKEW_S) return fail(says, todo);
  return Math.abs(off) > LITTLE_OFF_S ? warn(says, todo) : ok(says);
}

function payChecks(pay: PayConfig, env: Record<string, string | undefined>, clock: () => number): Check[] {
  const { merchant, notifyOrigin } = pay;
  if (!merchant) return [];
  return [
    { area: 'payments', run: async () => keysFound(merchant) },
    { area: 'payments', run: () => certificateFound(merchant, env, clock()) },
    { area: 'payments', run: () => hostFound(pay, merchant, clock()) },
    { area: 'payments', run: async () => [ok(`WeChat Pay tells the park at ${notifyOrigin}.`)] },
  ];
}

function keysFound({ apiV3Key, privateKey, publicKey }: Merchant): Found[] {
  const found = [
    apiV3Key.length === 32
      ? ok('WECHAT_PAY_APIV3_KEY has 32 characters.')
      : fail(
          'WECHAT_PAY_APIV3_KEY has not 32 characters.',
          'Copy it anew; one that is lost is set anew in the merchant platform.',
        ),
  ];
  for (const [name, read] of [
    ['WECHAT_PAY_PRIVATE_KEY', () => createPrivateKey(privateKey)],
    ...(publicKey ? [['WECHAT_PAY_PUBLIC_KEY', () => createPublicKey(publicKey.pem)] as const] : []),
  ] as const)
    try {
      const { asymmetricKeyType, asymmetricKeyDetails } = read();
      if (asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) < 2_048)
        found.push(fail(`${name} is no RSA key of 2048 bits.`, 'Take the one of WeChat’s merchant platform.'));
    } catch {
      found.push(fail(`${name} cannot be read as a key.`, 'Copy it anew, all lines of it.'));
    }
  return found;
}

/** WeChat's tool puts the certificate beside the key: apiclient_cert.pem beside apiclient_key.pem. */
async function certificateFound(
  { serial, privateKey }: Merchant,
  env: Record<string, string | undefined>,
  now: number,
): Promise<Found[]> {
  const { WECHAT_PAY_PRIVATE_KEY: given = '', WECHAT_PAY_PRIVATE_KEY_FILE: path } = env;
  const key = path ?? (given.includes('-----BEGIN') ? undefined : given);
  const pem = key && (await readFile(join(dirname(key), 'apiclient_cert.pem')).catch(() => null));
  if (!pem)
    return [
      left(
        'The merchant certificate is not on this machine, so its dates are not known.',
        'Look in the merchant platform (账户中心 → API安全) when it ends, five years after it was made; with apiclient_cert.pem beside the key this looks itself.',
      ),
    ];
  const certificate = new X509Certificate(pem);
  if (
    certificate.serialNumber.toUpperCase() !== serial.toUpperCase() ||
    !certificate.checkPrivateKey(createPrivateKey(privateKey))
  )
    return [
      fail(
        'The merchant certificate, WECHAT_PAY_SERIAL and WECHAT_PAY_PRIVATE_KEY do not belong together.',
        'Take all three of one certificate.',
      ),
    ];
  return [
    datesOf(
      'The merchant certificate',
      Date.parse(certificate.validTo),
      now,
      'Apply for another in the merchant platform, and set serial and key.',
    ),
  ];
}

async function hostFound(pay: PayConfig, merchant: Merchant, now: number): Promise<Found[]> {
  const { createPayHost } = await import('../wechat/payHost');
  const host = createPayHost(pay, TIMEOUT_MS);
  try {
    const query = host.get(`/v3/pay/transactions/out-trade-no/${NO_TRADE}`, { mchid: merchant.mchId });
    await query.catch((error: unknown) => {
      if (!(error instanceof PayRefusedError) || !['ORDER_NOT_EXIST', 'RESOURCE_NOT_EXISTS'].includes(error.code)) throw error;
    });
    return [
      ok('WeChat Pay takes the merchant’s signature, and its own is good.'),
      ...(await platformFound(host, merchant, now)),
    ];
  } catch (error) {
    if (error instanceof PayRefusedError)
      return [
        fail(
          `WeChat Pay refuses the merchant (HTTP ${error.status} ${error.code}).`,
          'Compare WECHAT_PAY_MCH_ID, WECHAT_PAY_SERIAL and WECHAT_PAY_PRIVATE_KEY with the merchant platform.',
        ),
      ];
    if (error instanceof PayUnavailableError)
      return [
        fail(
          `${error.message}.`,
          'If other programs of this machine reach it, compare WECHAT_PAY_APIV3_KEY and WeChat Pay’s public key with the merchant platform.',
        ),
      ];
    throw error;
  }
}

async function platformFound(
  host: { platformKeys(): Promise<Record<string, string>> },
  { publicKey }: Merchant,
  now: number,
): Promise<Found[]> {
  if (publicKey) return [ok('WeChat Pay’s public key is used, which has no end.')];
  const ends = Object.values(await host.platformKeys()).map((pem) => Date.parse(new X509Certificate(pem).validTo));
  // It is changed for another while it is good; the newest counts.
  return [
    datesOf(
      'WeChat Pay’s platform certificate',
      Math.max(...ends),
      now,
      'Download the new one, or change to WeChat Pay’s public key.',
    ),
  ];
}
