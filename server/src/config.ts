import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type CardStates, cardStates } from './cardConfig';
import { POOL_SIZE } from './db/postgres';
import { withFiles } from './envFiles';
import { address, atMost, dsn, flag, list, origin, pairs, port, postgresUrl, text, trustedProxies, whole } from './envKinds';
import type { ErrorSinkConfig } from './errorSink';
import type { S3Config } from './modules/file/s3Shelf';
import { type NamedKey, namedKeys, namedOrDerivedKeys } from './namedKeys';
import { type PayConfig, payConfig, payContradictions, payEnv } from './payConfig';
import { type SubscribeConfig, subscribeConfig, subscribeEnv } from './subscribeConfig';
import type { TracingConfig } from './tracingExport';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const SHARE = 'must be a number from 0 to 1';
const IN_CONTAINER_OR_HOME = '0.0.0.0';

/** Of the League of Entropy and of Cloudflare, a member of it. */
const PUBLIC_RELAYS = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
];

/** Every variable that the server reads; `variables.ts` tells operators of them. */
export const envSchema = z.object({
  NODE_ENV: text.default('development'),
  PORT: port.default(8080),
  HOST: text.default(IN_CONTAINER_OR_HOME),
  DATA_DIR: text.default('./data'),
  H5_DIR: text.default(resolve(REPOSITORY, 'dist/h5')),
  CONSOLE_DIR: text.default(resolve(REPOSITORY, 'dist/console')),
  DATABASE_URL: postgresUrl,
  DATABASE_READ_URL: postgresUrl,
  DATABASE_POOL: whole(4, 1_000).default(POOL_SIZE),
  PARK_MOVED: flag,
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must start with redis:// or rediss://')
    .optional(),
  SANDBOX_PORT: port.default(8081),
  PARK_NAME: atMost(60).optional(),
  PUBLIC_ORIGIN: list(origin),
  API_DOCS: flag,
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').max(256, 'must have at most 256 characters').optional(),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DATA_KEYS: namedKeys,
  TICKET_CODE_KEYS: namedOrDerivedKeys,
  PACK_KEYS: namedKeys,
  PACK_NEXT_KEYS: namedKeys,
  METRICS_PORT: port.optional(),
  METRICS_HOST: text.default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: pairs,
  OTEL_SERVICE_NAME: text.default('park'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(SHARE).min(0, SHARE).max(1, SHARE).default(1),
  SENTRY_DSN: dsn.optional(),
  SENTRY_ENVIRONMENT: text.default('production'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  TRUST_PROXY: trustedProxies,
  FILE_STORAGE: z.enum(['local', 's3'], 'must be local or s3').default('local'),
  S3_BUCKET: text.optional(),
  S3_PREFIX: text.regex(/^[\w.-]+(\/[\w.-]+)*\/?$/, 'must be words of letters, digits, - and . with / between them').optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ENDPOINT: address.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  BACKUP_DIR: text.optional(),
  BACKUP_KEEP: whole(1, 3_650).default(14),
  BACKUP_RECIPIENTS: list(text.regex(/^age1[a-z0-9]+$/, 'must be age’s public keys (age1…), comma-separated')),
  BACKUP_IDENTITY: list(
    text.regex(/^AGE-SECRET-KEY-[A-Z0-9-]+$/, 'must be age’s secret keys (AGE-SECRET-KEY-…), comma-separated'),
  ),
  OWNER_GRACE_DAYS: whole(0, 36_500).default(7),
  RATE_LIMIT: whole(0, 1_000_000).default(6000),
  MAP_KEY: atMost(100).optional(),
  BEACON_URLS: list(address),
  CHILD_DATA_CONTACT: atMost(120).optional(),
  WECHAT_APP_ID: text.optional(),
  WECHAT_APP_SECRET: text.optional(),
  WECHAT_MP_APP_ID: text.optional(),
  WECHAT_MP_APP_SECRET: text.optional(),
  WECHAT_OPEN_BASE: address.optional(),
  WECHAT_API_BASE: address.optional(),
  WECHAT_PUSH_TOKEN: text.regex(/^[A-Za-z0-9]{3,32}$/, 'must be 3 to 32 letters and digits').optional(),
  WECHAT_PUSH_AES_KEY: text.regex(/^[A-Za-z0-9]{43}$/, 'must be the 43 letters and digits of the EncodingAESKey').optional(),
  ...subscribeEnv,
  WECHAT_TICKET_CARD: cardStates,
  ...payEnv,
});
type Env = z.output<typeof envSchema>;

/** An app that WeChat knows: an official account (H5) or a mini-program. */
export interface WechatApp {
  appId: string;
  secret: string;
}

/** What WeChat's console asks for beside the address that events are sent to; the same for both apps. */
export interface PushConfig {
  /** Signs what WeChat sends. */
  token: string;
  /** The EncodingAESKey; null: messages come unencrypted. */
  aesKey: string | null;
}

export interface WechatConfig {
  /** True when no app is set, of either kind, outside production: the local sandbox stands in for WeChat. */
  sandbox: boolean;
  /** Null when the park has none yet, and nobody can sign in. */
  h5: WechatApp | null;
  /** Null when the park has no mini-program. */
  mini: WechatApp | null;
  /** Null: the park takes no events of WeChat's. */
  push: PushConfig | null;
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
  /** Of a standby of the same database, for what may be some seconds old. */
  databaseReadUrl: string | null;
  /** Where pictures lie; null: in `DATA_DIR/files`. */
  s3: S3Config | null;
  /** Absolute; where a backup is put every night. Null: none is made. */
  backupDir: string | null;
  /** Nights. */
  backupKeep: number;
  /** Whom backups are sealed for (age); nobody: they are not. */
  backupRecipients: string[];
  /** What opens a sealed backup (age). */
  backupIdentities: string[];
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
  /** The same for offline packs. */
  packKeys: NamedKey[];
  /** Published with them, and sign nothing yet. */
  packNextKeys: NamedKey[];
  logLevel: (typeof LOG_LEVELS)[number];
  /** Who takes traces (OTLP over HTTP); null: nobody. */
  tracing: TracingConfig | null;
  /** Who is told of errors; null: the log alone. */
  errorSink: ErrorSinkConfig | null;
  /** Where metrics are read; null: nowhere. */
  metrics: { host: string; port: number } | null;
  /** Whose X-Forwarded-* headers are believed: nobody's, those of so many proxies before the server, or those of these subnets. */
  trustProxy: false | number | string;
  /** Days that an owner may go on without a second factor after signing in without one. */
  ownerGraceDays: number;
  /** Requests a minute from one address; 0 turns every limit on requests off. */
  rateLimit: number;
  /** Key of the map service (Tencent's) for the web; null: the park's own drawing is shown. Every visitor's browser sees it. */
  mapKey: string | null;
  /** Where the public beacon is asked, without a trailing slash. */
  beaconUrls: string[];
  /** Who answers for children's data at the park, as guardians read it: a name and how to reach them; null: nobody is named. */
  childDataContact: string | null;
  wechat: WechatConfig;
  /** What visitors of the mini-program may be told by WeChat. */
  subscribe: SubscribeConfig;
  /** WeChat's numbers of the states of a ticket's card; null: there are no cards. */
  ticketCard: CardStates | null;
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
 * Reads the whole environment once, with what files say (`NAME_FILE`). Empty variables count as unset.
 * @throws ConfigError naming every variable that is wrong
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const { given, faults } = withFiles(env, Object.keys(envSchema.shape));
  const { data, error } = envSchema.safeParse(given);
  for (const { path, message } of error?.issues ?? [])
    faults.push({ name: String(path[0]), problem: `${String(path[0])} ${message}` });
  const wrong = faults.map(({ name }) => name);
  const right = data ?? envSchema.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.includes(name))));
  // What a wrong value contradicts is known when it is right.
  const further = contradictions(right).filter((problem) => !wrong.some((name) => problem.includes(name)));
  const problems = new Set([...faults.map(({ problem }) => problem), ...further]);
  if (problems.size > 0) throw new ConfigError([...problems]);
  return toConfig(right);
}

function contradictions(env: Env): string[] {
  const problems: string[] = [];
  if (env.NODE_ENV === 'production' && env.DATABASE_URL && !env.AUTH_SECRET)
    problems.push('AUTH_SECRET must be set in production with DATABASE_URL: all nodes sign with the same secret');
  if (env.DATABASE_READ_URL && !env.DATABASE_URL) problems.push('DATABASE_URL must be set together with DATABASE_READ_URL');
  for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    if (env.FILE_STORAGE === 's3' && !env[name]) problems.push(`${name} must be set with FILE_STORAGE=s3`);
  if (env.WECHAT_APP_ID && !env.WECHAT_APP_SECRET) problems.push('WECHAT_APP_SECRET must be set together with WECHAT_APP_ID');
  if (env.WECHAT_MP_APP_ID && !env.WECHAT_MP_APP_SECRET)
    problems.push('WECHAT_MP_APP_SECRET must be set together with WECHAT_MP_APP_ID');
  if (env.WECHAT_PUSH_AES_KEY && !env.WECHAT_PUSH_TOKEN)
    problems.push('WECHAT_PUSH_TOKEN must be set together with WECHAT_PUSH_AES_KEY');
  return [...problems, ...payContradictions(env, aroundPay(env))];
}

function aroundPay(env: Env) {
  const { sandbox, h5, mini, apiBase } = wechatConfig(env);
  return {
    sandbox,
    realApp: !sandbox && (h5 ?? mini) !== null,
    apiBase,
    embedded: env.DATABASE_URL === undefined,
    publicOrigins: env.PUBLIC_ORIGIN,
  };
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
    databaseReadUrl: env.DATABASE_READ_URL ?? null,
    databasePool: env.DATABASE_POOL,
    s3: s3Config(env),
    backupDir: env.BACKUP_DIR ? resolve(env.BACKUP_DIR) : null,
    backupKeep: env.BACKUP_KEEP,
    backupRecipients: env.BACKUP_RECIPIENTS,
    backupIdentities: env.BACKUP_IDENTITY,
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
    packKeys: env.PACK_KEYS,
    packNextKeys: env.PACK_NEXT_KEYS,
    logLevel: env.LOG_LEVEL,
    tracing: tracingConfig(env),
    errorSink: env.SENTRY_DSN ? { ...env.SENTRY_DSN, environment: env.SENTRY_ENVIRONMENT } : null,
    metrics: env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    trustProxy: env.TRUST_PROXY,
    ownerGraceDays: env.OWNER_GRACE_DAYS,
    rateLimit: env.RATE_LIMIT,
    mapKey: env.MAP_KEY ?? null,
    childDataContact: env.CHILD_DATA_CONTACT ?? null,
    beaconUrls: env.BEACON_URLS.length > 0 ? env.BEACON_URLS.map(bare) : PUBLIC_RELAYS,
    wechat: wechatConfig(env),
    subscribe: subscribeConfig(env, wechatConfig(env).sandbox),
    ticketCard: env.WECHAT_TICKET_CARD ?? null,
    pay: payConfig(env, aroundPay(env)),
  };
}

function s3Config({ FILE_STORAGE, ...env }: Env): S3Config | null {
  if (FILE_STORAGE === 'local') return null;
  return {
    bucket: env.S3_BUCKET ?? '',
    prefix: env.S3_PREFIX ? `${env.S3_PREFIX.replace(/\/$/, '')}/` : '',
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT ?? null,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  };
}

function tracingConfig(env: Env): TracingConfig | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = env;
  if (endpoint === undefined) return null;
  return { endpoint, headers, serviceName: env.OTEL_SERVICE_NAME, share: env.OTEL_TRACES_SAMPLER_ARG };
}

/** What the sandbox knows its two apps by (`sandbox/wechat`); never valid at the real WeChat. */
export const SANDBOX_H5: WechatApp = { appId: 'wxsandboxh5park01', secret: 'sandbox-h5-secret' };
export const SANDBOX_MINI: WechatApp = { appId: 'wxsandboxmini0001', secret: 'sandbox-mini-secret' };
export const SANDBOX_PUSH: PushConfig = { token: 'sandboxPushToken', aesKey: 'sandboxEncodingAESKeyOf43LettersAndDigits00' };

const bare = (url: string) => url.replace(/\/+$/, '');

function wechatConfig(env: Env): WechatConfig {
  // Whoever reached it could sign in as anybody.
  const sandbox = (env.WECHAT_APP_ID ?? env.WECHAT_MP_APP_ID) === undefined && env.NODE_ENV !== 'production';
  return {
    sandbox,
    h5: wechatApp(env.WECHAT_APP_ID, env.WECHAT_APP_SECRET) ?? (sandbox ? SANDBOX_H5 : null),
    mini: wechatApp(env.WECHAT_MP_APP_ID, env.WECHAT_MP_APP_SECRET) ?? (sandbox ? SANDBOX_MINI : null),
    push: pushConfig(env) ?? (sandbox ? SANDBOX_PUSH : null),
    openBase: bare(env.WECHAT_OPEN_BASE ?? (sandbox ? `http://localhost:${env.SANDBOX_PORT}` : 'https://open.weixin.qq.com')),
    apiBase: bare(env.WECHAT_API_BASE ?? (sandbox ? `http://127.0.0.1:${env.SANDBOX_PORT}` : 'https://api.weixin.qq.com')),
  };
}

const wechatApp = (appId: string | undefined, secret = ''): WechatApp | null => (appId ? { appId, secret } : null);

const pushConfig = ({ WECHAT_PUSH_TOKEN: token, WECHAT_PUSH_AES_KEY: aesKey }: Env): PushConfig | null =>
  token ? { token, aesKey: aesKey ?? null } : null;
