import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { address, flag, like, origin, text } from './envKinds';

const REAL_BASE = 'https://api.mch.weixin.qq.com';

/** The variables of WeChat Pay; `variables.ts` has all. */
export const payEnv = {
  WECHAT_PAY_MCH_ID: like(/^\d{6,32}$/, 'must be the digits of the merchant number').meta({
    usual: 'no payments',
    what: 'merchant number; turns real payments on',
  }),
  WECHAT_PAY_SERIAL: like(/^[0-9A-Fa-f]{8,64}$/, 'must be the serial number of the merchant certificate').meta({
    what: 'serial number of the merchant’s certificate',
  }),
  WECHAT_PAY_PRIVATE_KEY: pem('PRIVATE KEY')
    .optional()
    .meta({ what: 'the merchant’s private key (PEM, or the path of a file)' }),
  WECHAT_PAY_APIV3_KEY: z.string().length(32, 'must have 32 characters').optional().meta({ what: 'the merchant’s APIv3 key' }),
  WECHAT_PAY_PUBLIC_KEY_ID: like(/^PUB_KEY_ID_\w+$/, 'must begin with PUB_KEY_ID_').meta({
    usual: 'platform certificates',
    what: 'id of WeChat Pay’s public key, if the merchant has one',
  }),
  WECHAT_PAY_PUBLIC_KEY: pem('PUBLIC KEY').optional().meta({ what: 'WeChat Pay’s public key (PEM, or the path of a file)' }),
  WECHAT_PAY_BASE: address.optional().meta({ usual: 'WeChat’s host', what: 'where the server calls WeChat Pay' }),
  PAY_NOTIFY_ORIGIN: origin.optional().meta({
    usual: 'the https origin in PUBLIC_ORIGIN',
    what: 'where WeChat Pay reaches the server',
  }),
  ALLOW_PAYMENTS_ON_EMBEDDED: flag.meta({
    what: '1 takes real payments on the embedded database, which may lose the latest writes in a power cut',
  }),
};

/** What the server needs of the rest of the environment to know how it is paid. */
interface Surroundings {
  /** The sandbox stands in for WeChat. */
  sandbox: boolean;
  /** The park has an app that WeChat knows, of either kind. */
  realApp: boolean;
  /** Where the server calls WeChat, without a trailing slash. */
  apiBase: string;
  /** The data lives in the embedded database. */
  embedded: boolean;
  publicOrigins: string[];
}

export interface Merchant {
  mchId: string;
  /** Of the merchant's certificate. */
  serial: string;
  /** PEM */
  privateKey: string;
  apiV3Key: string;
  /** WeChat Pay's public key (PEM); null: its platform certificates are fetched instead. */
  publicKey: { id: string; pem: string } | null;
}

export interface PayConfig {
  /** Null: the sandbox's, fetched from it. */
  merchant: Merchant | null;
  /** Where WeChat Pay is called, without a trailing slash. */
  base: string;
  /** Where WeChat Pay reaches this server; null: at its own address on this machine. */
  notifyOrigin: string | null;
}

type PayEnv = z.output<z.ZodObject<typeof payEnv>>;
const NEEDED = ['WECHAT_PAY_MCH_ID', 'WECHAT_PAY_SERIAL', 'WECHAT_PAY_PRIVATE_KEY', 'WECHAT_PAY_APIV3_KEY'] as const;

/** What contradicts itself, one sentence each: payment is set up whole or not at all. */
export function payContradictions(env: PayEnv, { realApp, embedded, publicOrigins }: Surroundings): string[] {
  const missing = NEEDED.filter((name) => env[name] === undefined);
  const keyParts = [env.WECHAT_PAY_PUBLIC_KEY_ID, env.WECHAT_PAY_PUBLIC_KEY].filter((part) => part !== undefined);
  const problems: string[] = [];
  if (keyParts.length === 1) problems.push('WECHAT_PAY_PUBLIC_KEY_ID and WECHAT_PAY_PUBLIC_KEY must be set together');
  if (missing.length === NEEDED.length) {
    if (keyParts.length > 0) problems.push(`${NEEDED.join(', ')} must be set together with WECHAT_PAY_PUBLIC_KEY_ID`);
    return problems;
  }
  if (missing.length > 0) problems.push(`${missing.join(', ')} must be set together with the other WECHAT_PAY_ variables`);
  if (!realApp)
    problems.push(
      'WECHAT_APP_ID or WECHAT_MP_APP_ID must be set together with WECHAT_PAY_MCH_ID: visitors pay in an app that WeChat knows',
    );
  if (!notifyOriginOf(env, publicOrigins)?.startsWith('https://'))
    problems.push('PAY_NOTIFY_ORIGIN must be set to the https origin where WeChat Pay reaches this server');
  if (embedded && env.ALLOW_PAYMENTS_ON_EMBEDDED !== '1')
    problems.push(
      'DATABASE_URL must be set to take real payments: the embedded database may lose its latest writes in a power cut. Set ALLOW_PAYMENTS_ON_EMBEDDED=1 to take them all the same',
    );
  return problems;
}

/** Null: the park takes no money. */
export function payConfig(env: PayEnv, { sandbox, apiBase, publicOrigins }: Surroundings): PayConfig | null {
  const notifyOrigin = notifyOriginOf(env, sandbox ? [] : publicOrigins) ?? null;
  const base = (env.WECHAT_PAY_BASE ?? (sandbox ? apiBase : REAL_BASE)).replace(/\/+$/, '');
  if (sandbox) return { merchant: null, base, notifyOrigin };
  const { WECHAT_PAY_MCH_ID: mchId, WECHAT_PAY_SERIAL: serial } = env;
  const { WECHAT_PAY_PRIVATE_KEY: privateKey, WECHAT_PAY_APIV3_KEY: apiV3Key } = env;
  if (!mchId || !serial || !privateKey || !apiV3Key) return null;
  const { WECHAT_PAY_PUBLIC_KEY_ID: id, WECHAT_PAY_PUBLIC_KEY: key } = env;
  return {
    merchant: { mchId, serial, privateKey, apiV3Key, publicKey: id && key ? { id, pem: key } : null },
    base,
    notifyOrigin,
  };
}

/** Where WeChat's tool puts the merchant's certificate: apiclient_cert.pem beside apiclient_key.pem. Null: the key is no file. */
export function certificateBeside(given: Record<string, string>): string | null {
  const { WECHAT_PAY_PRIVATE_KEY: value = '', WECHAT_PAY_PRIVATE_KEY_FILE: path } = given;
  const key = path?.trim() ?? (value.includes('-----BEGIN') ? '' : value);
  return key === '' ? null : join(dirname(key), 'apiclient_cert.pem');
}

function notifyOriginOf(env: PayEnv, publicOrigins: string[]): string | undefined {
  return env.PAY_NOTIFY_ORIGIN ?? publicOrigins.find((origin) => origin.startsWith('https://'));
}

/** A key as PEM text (a variable may write its line ends as `\n`) or the path of a file that holds it. */
function pem(kind: string) {
  return text.transform((value, ctx) => {
    const found = value.includes('-----BEGIN') ? value.replace(/\\n/g, '\n') : readText(value);
    if (found?.includes(`${kind}-----`)) return found;
    ctx.addIssue({ code: 'custom', message: `must be a ${kind.toLowerCase()} in PEM or the path of a file that holds one` });
    return z.NEVER;
  });
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
