import { resolve } from 'node:path';
import { withFiles } from './envFiles';
import type { S3Config } from './modules/file/s3Shelf';
import { certificateBeside, payConfig, payContradictions } from './payConfig';
import { subscribeConfig } from './subscribeConfig';
import type { TracingConfig } from './tracingExport';
import { type Env, envSchema } from './variables';

/** Of the League of Entropy and of Cloudflare, a member of it. */
const PUBLIC_RELAYS = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
];

/** Of two, the second must be set where the first is. */
const TOGETHER = [
  ['DATABASE_READ_URL', 'DATABASE_URL'],
  ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'],
  ['WECHAT_MP_APP_ID', 'WECHAT_MP_APP_SECRET'],
  ['WECHAT_PUSH_AES_KEY', 'WECHAT_PUSH_TOKEN'],
  ['QWEATHER_KEY', 'QWEATHER_ORIGIN'],
] as const;

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

/** What the variables say: `variables.ts` tells what each is, and what holds where it is null or empty. Folders are absolute. */
export type Config = ReturnType<typeof toConfig>;

/** Every problem of the environment at once, so that a start is not mended one variable at a time. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads the environment and files (`NAME_FILE`) once. Empty is unset. @throws ConfigError naming every variable that is wrong */
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
  return toConfig(right, given);
}

function contradictions(env: Env): string[] {
  const problems: string[] = [];
  if (env.NODE_ENV === 'production' && env.DATABASE_URL && !env.AUTH_SECRET)
    problems.push('AUTH_SECRET must be set in production with DATABASE_URL: all nodes sign with the same secret');
  for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    if (env.FILE_STORAGE === 's3' && !env[name]) problems.push(`${name} must be set with FILE_STORAGE=s3`);
  for (const [name, needed] of TOGETHER)
    if (env[name] && !env[needed]) problems.push(`${needed} must be set together with ${name}`);
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

function toConfig(env: Env, given: Record<string, string>) {
  return {
    /** Names of the variables that are set. */
    variables: Object.keys(envSchema.shape).filter((name) => given[name] !== undefined),
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
    samplePark: env.SAMPLE_PARK ? env.SAMPLE_PARK === '1' : wechatConfig(env).sandbox,
    publicOrigins: env.PUBLIC_ORIGIN,
    apiDocs: env.API_DOCS ? env.API_DOCS === '1' : env.NODE_ENV !== 'production',
    adminPassword: env.ADMIN_PASSWORD ?? null,
    /** Null until `main` has read or made `DATA_DIR/secret`. */
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
    qweather: env.QWEATHER_KEY && env.QWEATHER_ORIGIN ? { key: env.QWEATHER_KEY, origin: env.QWEATHER_ORIGIN } : null,
    beaconUrls: env.BEACON_URLS.length > 0 ? env.BEACON_URLS.map(bare) : PUBLIC_RELAYS,
    wechat: wechatConfig(env),
    subscribe: subscribeConfig(env, wechatConfig(env).sandbox),
    ticketCard: env.WECHAT_TICKET_CARD ?? null,
    pay: payConfig(env, aroundPay(env)),
    merchantCertificate: certificateBeside(given),
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
