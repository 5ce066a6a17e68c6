import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { POOL_SIZE } from './db/postgres';
import { type NamedKey, namedKeys } from './namedKeys';
import { type PayConfig, payConfig, payContradictions, payEnv } from './payConfig';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const IN_CONTAINER_OR_HOME = '0.0.0.0';

const text = z.string().trim();
const port = z.coerce.number().int().min(0).max(65_535);
const origin = z
  .url()
  .refine((value) => new URL(value).origin === value.replace(/\/$/, ''), 'must be an origin such as https://park.example')
  .transform((value) => new URL(value).origin);

const NAMED_SUBNETS = ['loopback', 'linklocal', 'uniquelocal'];
const isSubnet = (part: string) => {
  const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(part) ?? [];
  return NAMED_SUBNETS.includes(part) || (isIP(address) > 0 && Number(bits ?? 0) <= (isIP(address) === 4 ? 32 : 128));
};
/** A word for all would let anybody write the address that limits count by: `true`, which once was one, means one proxy. */
const trustedProxies = text
  .default('')
  .refine(
    (value) => /^(\d?|true|false)$/.test(value) || value.split(',').every((part) => isSubnet(part.trim())),
    'must be how many proxies stand before the server (1 for one), or their addresses or subnets, comma-separated',
  )
  .transform((value): false | number | string => {
    if (['', '0', 'false'].includes(value)) return false;
    if (value === 'true') return 1;
    return /^\d$/.test(value) ? Number(value) : value;
  });

const envSchema = z.object({
  NODE_ENV: text.default('development'),
  PORT: port.default(8080),
  HOST: text.default(IN_CONTAINER_OR_HOME),
  DATA_DIR: text.default('./data'),
  H5_DIR: text.default(resolve(REPOSITORY, 'dist/h5')),
  CONSOLE_DIR: text.default(resolve(REPOSITORY, 'dist/console')),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(4).max(1_000).default(POOL_SIZE),
  PARK_MOVED: text.optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must start with redis:// or rediss://')
    .optional(),
  SANDBOX_PORT: port.default(8081),
  PARK_NAME: text.max(60).optional(),
  PUBLIC_ORIGIN: text
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(origin)),
  API_DOCS: z.enum(['0', '1']).optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').max(256).optional(),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DATA_KEYS: namedKeys,
  TICKET_CODE_KEYS: namedKeys,
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  TRUST_PROXY: trustedProxies,
  OWNER_GRACE_DAYS: z.coerce.number().int().min(0).max(36_500).default(7),
  RATE_LIMIT: z.coerce.number().int().min(0).default(6000),
  MAP_KEY: text.max(100).optional(),
  WECHAT_APP_ID: text.optional(),
  WECHAT_APP_SECRET: text.optional(),
  WECHAT_MP_APP_ID: text.optional(),
  WECHAT_MP_APP_SECRET: text.optional(),
  WECHAT_OPEN_BASE: z.url().optional(),
  WECHAT_API_BASE: z.url().optional(),
  ...payEnv,
});
type Env = z.output<typeof envSchema>;

/** An app that WeChat knows: an official account (H5) or a mini-program. */
export interface WechatApp {
  appId: string;
  secret: string;
}

export interface WechatConfig {
  /** True when no WECHAT_APP_ID is set and the local sandbox stands in for WeChat. */
  sandbox: boolean;
  h5: WechatApp;
  /** Null when the park has no mini-program. */
  mini: WechatApp | null;
  /** Where the browser is sent, without a trailing slash. */
  openBase: string;
  /** Where the server calls, without a trailing slash. */
  apiBase: string;
}

export interface Config {
  production: boolean;
  host: string;
  port: number;
  /** Absolute. */
  dataDir: string;
  /** Absolute; the built app, `dist/h5`. */
  h5Dir: string;
  /** Absolute; the built staff console, `dist/console`. */
  consoleDir: string;
  databaseUrl: string | null;
  /** Connections to PostgreSQL at most; two more listen and watch. */
  databasePool: number;
  /** The secret or the data folder was changed on purpose: they are the park's from now on. */
  parkMoved: boolean;
  redisUrl: string | null;
  sandboxPort: number;
  /** Null: the app keeps the name it was built with. */
  parkName: string | null;
  /** The only origins the app is reached at; empty: the one of the request's Host header. */
  publicOrigins: string[];
  /** The calls can be read in a browser, at `/api/docs`. */
  apiDocs: boolean;
  adminPassword: string | null;
  /** Null until `main` has read or made `DATA_DIR/secret`. */
  authSecret: string | null;
  /** AES-256 keys for what is kept of persons: the first encrypts, all decrypt. Empty: derived from the secret. */
  dataKeys: NamedKey[];
  /** Ed25519 seeds for gate codes: the first signs, all are published. Empty: derived from the secret. */
  ticketCodeKeys: NamedKey[];
  logLevel: (typeof LOG_LEVELS)[number];
  /** Whose X-Forwarded-* headers are believed: nobody's, those of so many proxies before the server, or those of these subnets. */
  trustProxy: false | number | string;
  /** Days that an owner may go on without a second factor after signing in without one. */
  ownerGraceDays: number;
  /** Requests a minute from one address; 0 turns every limit on requests off. */
  rateLimit: number;
  /** Key of the map service (Tencent's) for the web; null: the park's own drawing is shown. Every visitor's browser sees it. */
  mapKey: string | null;
  wechat: WechatConfig;
  /** Null: the park takes no money. */
  pay: PayConfig | null;
}

/** Every problem of the environment at once, so that a start is not mended one variable at a time. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Reads the whole environment once. Empty variables count as unset.
 * @throws ConfigError naming every variable that is wrong
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = envSchema.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  const problems = contradictions(parsed.data);
  if (problems.length > 0) throw new ConfigError(problems);
  return toConfig(parsed.data);
}

function contradictions(env: Env): string[] {
  const problems: string[] = [];
  if (env.NODE_ENV === 'production' && env.DATABASE_URL && !env.AUTH_SECRET)
    problems.push('AUTH_SECRET must be set in production with DATABASE_URL: all nodes sign with the same secret');
  if (env.WECHAT_APP_ID && !env.WECHAT_APP_SECRET) problems.push('WECHAT_APP_SECRET must be set beside WECHAT_APP_ID');
  if (env.WECHAT_MP_APP_ID && !env.WECHAT_MP_APP_SECRET)
    problems.push('WECHAT_MP_APP_SECRET must be set beside WECHAT_MP_APP_ID');
  return [...problems, ...payContradictions(env, aroundPay(env))];
}

function aroundPay(env: Env) {
  const { sandbox, apiBase } = wechatConfig(env);
  return { sandbox, apiBase, embedded: env.DATABASE_URL === undefined, publicOrigins: env.PUBLIC_ORIGIN };
}

function toConfig(env: Env): Config {
  return {
    production: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    h5Dir: resolve(env.H5_DIR),
    consoleDir: resolve(env.CONSOLE_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    databasePool: env.DATABASE_POOL,
    parkMoved: env.PARK_MOVED === '1',
    redisUrl: env.REDIS_URL ?? null,
    sandboxPort: env.SANDBOX_PORT,
    parkName: env.PARK_NAME ?? null,
    publicOrigins: env.PUBLIC_ORIGIN,
    apiDocs: env.API_DOCS ? env.API_DOCS === '1' : env.NODE_ENV !== 'production',
    adminPassword: env.ADMIN_PASSWORD ?? null,
    authSecret: env.AUTH_SECRET ?? null,
    dataKeys: env.DATA_KEYS,
    ticketCodeKeys: env.TICKET_CODE_KEYS,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    ownerGraceDays: env.OWNER_GRACE_DAYS,
    rateLimit: env.RATE_LIMIT,
    mapKey: env.MAP_KEY ?? null,
    wechat: wechatConfig(env),
    pay: payConfig(env, aroundPay(env)),
  };
}

/** What the sandbox knows its two apps by (`sandbox/wechat`); never valid at the real WeChat. */
export const SANDBOX_H5: WechatApp = { appId: 'wxsandboxh5park01', secret: 'sandbox-h5-secret' };
export const SANDBOX_MINI: WechatApp = { appId: 'wxsandboxmini0001', secret: 'sandbox-mini-secret' };

function wechatConfig(env: Env): WechatConfig {
  const sandbox = env.WECHAT_APP_ID === undefined;
  const bare = (url: string) => url.replace(/\/+$/, '');
  return {
    sandbox,
    h5: sandbox ? SANDBOX_H5 : { appId: env.WECHAT_APP_ID ?? '', secret: env.WECHAT_APP_SECRET ?? '' },
    mini: env.WECHAT_MP_APP_ID
      ? { appId: env.WECHAT_MP_APP_ID, secret: env.WECHAT_MP_APP_SECRET ?? '' }
      : sandbox
        ? SANDBOX_MINI
        : null,
    openBase: bare(env.WECHAT_OPEN_BASE ?? (sandbox ? `http://localhost:${env.SANDBOX_PORT}` : 'https://open.weixin.qq.com')),
    apiBase: bare(env.WECHAT_API_BASE ?? (sandbox ? `http://127.0.0.1:${env.SANDBOX_PORT}` : 'https://api.weixin.qq.com')),
  };
}
