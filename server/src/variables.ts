import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { cardStates } from './cardConfig';
import { POOL_SIZE } from './db/postgres';
import {
  address,
  dsn,
  flag,
  like,
  list,
  maxLength,
  origin,
  pairs,
  port,
  postgresUrl,
  text,
  trustedProxies,
  whole,
} from './envKinds';
import { namedKeys, namedOrDerivedKeys } from './namedKeys';
import { payEnv } from './payConfig';
import { subscribeEnv } from './subscribeConfig';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const SHARE = 'must be a number from 0 to 1';
const IN_CONTAINER_OR_HOME = '0.0.0.0';

/**
 * Every variable that the server reads: what it may hold, `what` it is for, and in words what is `usual` without it, where its
 * default does not say so. The configuration, `--help`, docs/operations.md and .env.example all follow from it.
 */
export const envSchema = z.object({
  PORT: port.default(8080).meta({ what: 'port of the app, the console and the API' }),
  HOST: text.default(IN_CONTAINER_OR_HOME).meta({ usual: 'all addresses', what: 'the address to listen on' }),
  DATA_DIR: text.default('./data').meta({
    what: 'uploads, a generated secret and the embedded database; nodes on PostgreSQL share it, but for FILE_STORAGE=s3',
  }),
  DATABASE_URL: postgresUrl.meta({
    usual: 'the embedded database',
    what: 'PostgreSQL 14 or newer, such as postgres://user:password@host/park',
  }),
  DATABASE_READ_URL: postgresUrl.meta({
    usual: 'the primary answers all',
    what: 'a standby of that PostgreSQL: it answers what may be some seconds old (public lists, figures, exports), while it answers and keeps up',
  }),
  DATABASE_POOL: whole(4, 1_000).default(POOL_SIZE).meta({
    what: 'most connections of this node to PostgreSQL, and as many to a standby; three more listen and watch. All nodes together must stay below its max_connections',
  }),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must start with redis:// or rediss://')
    .optional()
    .meta({
      usual: 'each node counts for itself',
      what: 'counts rate limits for all nodes; while it does not answer, each node counts for itself',
    }),
  PUBLIC_ORIGIN: list(origin).meta({
    usual: 'that of the request',
    what: 'the origins of the app, comma-separated: sign-in redirects nowhere else, and no page of another origin may call. Set it for a public park',
  }),
  TRUST_PROXY: trustedProxies.meta({
    usual: 'nobody',
    what: 'behind reverse proxies, so that limits see the visitor: how many stand before the server (1 for one), or their addresses or subnets (10.0.0.0/8, loopback). With a number, make sure that the server is reached through them alone',
  }),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have at least 8 characters')
    .max(256, 'must have at most 256 characters')
    .optional()
    .meta({
      usual: 'random, printed once',
      what: 'password of the first owner (admin); it counts at the first start alone, and is changed in the console',
    }),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional().meta({
    usual: 'made in DATA_DIR',
    what: 'signs tokens, 32 characters or more; required in production with DATABASE_URL',
  }),
  DATA_KEYS: namedKeys.meta({
    usual: 'follows from AUTH_SECRET',
    what: 'encrypts personal data: id:base64 of 32 bytes, comma-separated; the first encrypts, all decrypt. echo "k1:$(openssl rand -base64 32)" makes one. Set it before you sell tickets that need names',
  }),
  TICKET_CODE_KEYS: namedOrDerivedKeys.meta({
    usual: 'follows from AUTH_SECRET',
    what: 'signs entry codes, in the same format; the first signs, all are published; derived names the one that follows from AUTH_SECRET',
  }),
  PACK_KEYS: namedKeys.meta({
    usual: 'follows from AUTH_SECRET',
    what: 'signs offline packs, in the same format; the first signs, all are published',
  }),
  PACK_NEXT_KEYS: namedKeys.meta({
    usual: 'none',
    what: 'keys that will sign offline packs: published only, so that mini-programs know them before',
  }),
  FILE_STORAGE: z.enum(['local', 's3'], 'must be local or s3').default('local').meta({
    what: 'local keeps pictures in DATA_DIR, which all nodes share; s3 in a bucket',
  }),
  S3_BUCKET: text.optional().meta({ what: 'name of the bucket; required with FILE_STORAGE=s3, as are its two keys' }),
  S3_PREFIX: like(/^[\w.-]+(\/[\w.-]+)*\/?$/, 'must be words of letters, digits, - and . with / between them').meta({
    usual: 'the whole bucket is the park’s',
    what: 'what the names of its pictures begin with, when several parks share a bucket: fossil-valley',
  }),
  S3_REGION: text.default('us-east-1').meta({ what: 'its region' }),
  S3_ENDPOINT: address.optional().meta({ usual: 'Amazon’s', what: 'address of another store that speaks S3' }),
  S3_ACCESS_KEY_ID: text.optional().meta({ what: 'id of the key that may read, write, list and delete there' }),
  S3_SECRET_ACCESS_KEY: text.optional().meta({ what: 'secret key for the store of pictures' }),
  BACKUP_DIR: text.optional().meta({ usual: 'no nightly backup', what: 'folder for a backup every night at 03:23' }),
  BACKUP_KEEP: whole(1, 3_650).default(14).meta({ what: 'how many of them are kept' }),
  BACKUP_RECIPIENTS: list(text.regex(/^age1[a-z0-9]+$/, 'must be age’s public keys (age1…), comma-separated')).meta({
    usual: 'not sealed',
    what: 'public keys of age (age1…; age-keygen makes a pair) that backups are sealed for, comma-separated',
  }),
  BACKUP_IDENTITY: list(
    text.regex(/^AGE-SECRET-KEY-[A-Z0-9-]+$/, 'must be age’s secret keys (AGE-SECRET-KEY-…), comma-separated'),
  ).meta({ what: 'secret key of age that opens a sealed backup; for a restore alone' }),
  OWNER_GRACE_DAYS: whole(0, 36_500).default(7).meta({
    what: 'days an owner may work without two-step sign-in, from the first sign-in without it; 0 requires it at once',
  }),
  PARK_NAME: maxLength(60)
    .optional()
    .meta({ usual: 'none', what: 'what the park is called until its owner writes the name in the console' }),
  SAMPLE_PARK: flag.meta({
    usual: '1 where the sandbox stands in for WeChat, else 0',
    what: '1 fills a park that has nothing yet with an invented one to try things with; 0 leaves it empty, for you to fill. A park that has something is never filled. For a trial alone: the invented people come along, so visitors never come to such a database',
  }),
  MAP_KEY: maxLength(100).optional().meta({
    usual: 'the drawn map alone',
    what: 'key of Tencent Maps for the web; every visitor’s browser sees it, so restrict it to the park’s own domain',
  }),
  RATE_LIMIT: whole(0, 1_000_000).default(6000).meta({
    what: 'calls per minute from one address, and ten times as many files; 0 means no limit',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional().meta({
    usual: 'no traces',
    what: 'address of a collector that takes OTLP over HTTP, such as http://127.0.0.1:4318',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: pairs.meta({ usual: 'none', what: 'headers that it wants: name=value, comma-separated' }),
  OTEL_SERVICE_NAME: text.default('park').meta({ what: 'what this park is called there' }),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(SHARE).min(0, SHARE).max(1, SHARE).default(1).meta({
    what: 'share of calls that are followed, 0 to 1',
  }),
  SENTRY_DSN: dsn.optional().meta({
    usual: 'the log alone',
    what: 'project that is told of errors, at Sentry or what speaks its protocol (GlitchTip)',
  }),
  SENTRY_ENVIRONMENT: text.default('production').meta({ what: 'what this park is called there' }),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)
    .default('info')
    .meta({ what: 'fatal, error, warn, info, debug, trace or silent' }),
  METRICS_PORT: port.optional().meta({ usual: 'no metrics', what: 'port of /metrics, in the format of Prometheus' }),
  METRICS_HOST: text.default('127.0.0.1').meta({ what: 'the address that /metrics listens on; keep it from visitors' }),
  NODE_ENV: text.default('development').meta({ what: 'production is stricter, and the package starts with it' }),
  API_DOCS: flag.meta({
    usual: '0 in production, else 1',
    what: '1 serves the API’s documentation at /api/docs, where calls can be tried',
  }),
  PARK_MOVED: flag.meta({ what: '1 for a single start: this secret and this data folder are the park’s from now on' }),
  WECHAT_APP_ID: text.optional().meta({
    usual: 'in production nobody signs in on the web, else the sandbox unless WECHAT_MP_APP_ID is set',
    what: 'app id of the Official Account (service account)',
  }),
  WECHAT_APP_SECRET: text.optional().meta({ what: 'its secret; required with WECHAT_APP_ID' }),
  WECHAT_MP_APP_ID: text.optional().meta({ usual: 'no Mini Program', what: 'app id of the Mini Program' }),
  WECHAT_MP_APP_SECRET: text.optional().meta({ what: 'its secret; required with WECHAT_MP_APP_ID' }),
  WECHAT_PUSH_TOKEN: like(/^[A-Za-z0-9]{3,32}$/, 'must be 3 to 32 letters and digits').meta({
    usual: 'no events of WeChat',
    what: 'the token entered with the address of the message push in WeChat’s consoles (消息推送); the same for both apps',
  }),
  WECHAT_PUSH_AES_KEY: like(/^[A-Za-z0-9]{43}$/, 'must be the 43 letters and digits of the EncodingAESKey').meta({
    usual: 'events are believed unencrypted',
    what: 'its EncodingAESKey, for the mode 安全模式 or 兼容模式; set it for a public park',
  }),
  WECHAT_OPEN_BASE: address.optional().meta({ usual: 'WeChat’s host', what: 'where browsers are sent to sign in' }),
  WECHAT_API_BASE: address.optional().meta({ usual: 'WeChat’s host', what: 'where the server calls WeChat' }),
  BEACON_URLS: list(address).meta({
    usual: 'four public relays of drand',
    what: 'where the public beacon is asked whose round a draw may mix into its seed (docs/draw.md), comma-separated; the server reaches out to no other address for it',
  }),
  QWEATHER_KEY: text.optional().meta({
    usual: 'no weather',
    what: 'API key of a project at QWeather (和风天气): staff see today’s weather at the park’s position on *Day at a glance*',
  }),
  QWEATHER_ORIGIN: origin
    .optional()
    .meta({ what: 'the API host of that account, such as https://abc123.re.qweatherapi.com; required with QWEATHER_KEY' }),
  CHILD_DATA_CONTACT: maxLength(120).optional().meta({
    usual: 'nobody; guardians are sent to the visitor centre',
    what: 'who answers for children’s data, until the park says it under *Park → About* in the console',
  }),
  ...subscribeEnv,
  WECHAT_TICKET_CARD: cardStates.meta({
    usual: 'no cards',
    what: 'WeChat’s numbers (cur_status) of the states of its ticket card 2011: issued:2,used:…,refunded:…,expired:…, as its document has them',
  }),
  ...payEnv,
  SANDBOX_PORT: port.default(8081).meta({
    what: 'port of the WeChat sandbox that `npm start` runs beside the park (a package brings none), used outside production while neither WECHAT_APP_ID nor WECHAT_MP_APP_ID is set',
  }),
  H5_DIR: text.default(resolve(REPOSITORY, 'dist/h5')).meta({ usual: 'dist/h5', what: 'the built web app' }),
  CONSOLE_DIR: text
    .default(resolve(REPOSITORY, 'dist/console'))
    .meta({ usual: 'dist/console', what: 'the built staff console' }),
});

export type Env = z.output<typeof envSchema>;

/** Each variable for its readers, with what holds without it (`''`: nothing). */
export const variables = () =>
  Object.entries(envSchema.shape).map(([name, schema]) => {
    const { what, usual = schema.safeParse(undefined).data ?? '' } = schema.meta() ?? {};
    return { name, usual: String(usual), what: String(what) };
  });
