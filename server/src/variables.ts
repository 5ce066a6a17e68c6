import { envSchema } from './config';

interface Variable {
  what: string;
  /** What holds without it, in words; else what the schema says. */
  usual?: string;
}

/** What each variable is for: `--help` and docs/operations.md are written from it. One that is missing here does not compile. */
const VARIABLES: Record<keyof typeof envSchema.shape, Variable> = {
  PORT: { what: 'port of the app, the console and the API' },
  HOST: { usual: 'all addresses', what: 'the address to listen on' },
  DATA_DIR: {
    what: 'uploads, a generated secret and the embedded database; nodes on PostgreSQL share it, but for FILE_STORAGE=s3',
  },
  DATABASE_URL: { usual: 'the embedded database', what: 'PostgreSQL 14 or newer, such as postgres://user:password@host/park' },
  DATABASE_READ_URL: {
    usual: 'the primary answers all',
    what: 'a standby of that PostgreSQL: it answers what may be some seconds old (public lists, figures, exports), while it answers and keeps up',
  },
  DATABASE_POOL: {
    what: 'most connections of this node to PostgreSQL, and as many to a standby; three more listen and watch. All nodes together must stay below its max_connections',
  },
  REDIS_URL: {
    usual: 'each node counts for itself',
    what: 'counts rate limits for all nodes; while it does not answer, each node counts for itself',
  },
  PUBLIC_ORIGIN: {
    usual: 'that of the request',
    what: 'the origins of the app, comma-separated: sign-in redirects nowhere else, and no page of another origin may call. Set it for a public park',
  },
  TRUST_PROXY: {
    usual: 'nobody',
    what: 'behind reverse proxies, so that limits see the visitor: how many stand before the server (1 for one), or their addresses or subnets (10.0.0.0/8, loopback). With a number, make sure that the server is reached through them alone',
  },
  AUTH_SECRET: {
    usual: 'made in DATA_DIR',
    what: 'signs tokens, 32 characters or more; required in production with DATABASE_URL',
  },
  DATA_KEYS: {
    usual: 'follows from AUTH_SECRET',
    what: 'encrypts personal data: id:base64 of 32 bytes, comma-separated; the first encrypts, all decrypt. echo "k1:$(openssl rand -base64 32)" makes one. Set it before you sell tickets that need names',
  },
  TICKET_CODE_KEYS: {
    usual: 'follows from AUTH_SECRET',
    what: 'signs entry codes, in the same format; the first signs, all are published; derived names the one that follows from AUTH_SECRET',
  },
  PACK_KEYS: {
    usual: 'follows from AUTH_SECRET',
    what: 'signs offline packs, in the same format; the first signs, all are published',
  },
  PACK_NEXT_KEYS: {
    usual: 'none',
    what: 'keys that will sign offline packs: published only, so that mini-programs know them before',
  },
  ADMIN_PASSWORD: {
    usual: 'random, printed once',
    what: 'password of the first owner (admin); it counts at the first start alone, and is changed in the console',
  },
  FILE_STORAGE: { what: 'local keeps pictures in DATA_DIR, which all nodes share; s3 in a bucket' },
  S3_BUCKET: { what: 'name of the bucket; required with FILE_STORAGE=s3, as are its two keys' },
  S3_PREFIX: {
    usual: 'the whole bucket is the park’s',
    what: 'what the names of its pictures begin with, when several parks share a bucket: fossil-valley',
  },
  S3_REGION: { what: 'its region' },
  S3_ENDPOINT: { usual: 'Amazon’s', what: 'address of another store that speaks S3' },
  S3_ACCESS_KEY_ID: { what: 'id of the key that may read, write, list and delete there' },
  S3_SECRET_ACCESS_KEY: { what: 'the key' },
  BACKUP_DIR: { usual: 'no nightly backup', what: 'folder for a backup every night at 03:23' },
  BACKUP_KEEP: { what: 'how many of them are kept' },
  BACKUP_RECIPIENTS: { usual: 'not sealed', what: 'public keys of age (age1…) that backups are sealed for, comma-separated' },
  BACKUP_IDENTITY: { what: 'secret key of age that opens a sealed backup; for a restore alone' },
  OWNER_GRACE_DAYS: {
    what: 'days an owner may work without two-step sign-in, from the first sign-in without it; 0 requires it at once',
  },
  PARK_NAME: { usual: 'as built', what: 'the name of the park in window titles' },
  MAP_KEY: {
    usual: 'the drawn map alone',
    what: 'key of Tencent Maps for the web; every visitor’s browser sees it, so restrict it to the park’s own domain',
  },
  RATE_LIMIT: { what: 'calls per minute from one address, and ten times as many files; 0 means no limit' },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    usual: 'no traces',
    what: 'address of a collector that takes OTLP over HTTP, such as http://127.0.0.1:4318',
  },
  OTEL_EXPORTER_OTLP_HEADERS: { usual: 'none', what: 'headers that it wants: name=value, comma-separated' },
  OTEL_SERVICE_NAME: { what: 'what this park is called there' },
  OTEL_TRACES_SAMPLER_ARG: { what: 'share of calls that are followed, 0 to 1' },
  SENTRY_DSN: {
    usual: 'the log alone',
    what: 'project that is told of errors, at Sentry or what speaks its protocol (GlitchTip)',
  },
  SENTRY_ENVIRONMENT: { what: 'what this park is called there' },
  LOG_LEVEL: { what: 'fatal, error, warn, info, debug, trace or silent' },
  METRICS_PORT: { usual: 'no metrics', what: 'port of /metrics, in the format of Prometheus' },
  METRICS_HOST: { what: 'the address that /metrics listens on; keep it from visitors' },
  NODE_ENV: { what: 'production is stricter, and the package starts with it' },
  API_DOCS: {
    usual: '0 in production, else 1',
    what: '1 serves the API’s documentation at /api/docs, where calls can be tried',
  },
  PARK_MOVED: { what: '1 for a single start: this secret and this data folder are the park’s from now on' },
  WECHAT_APP_ID: {
    usual: 'in production nobody signs in on the web, else the sandbox unless WECHAT_MP_APP_ID is set',
    what: 'app id of the Official Account (service account)',
  },
  WECHAT_APP_SECRET: { what: 'its secret; required with WECHAT_APP_ID' },
  WECHAT_MP_APP_ID: { usual: 'no Mini Program', what: 'app id of the Mini Program' },
  WECHAT_MP_APP_SECRET: { what: 'its secret; required with WECHAT_MP_APP_ID' },
  WECHAT_PUSH_TOKEN: {
    usual: 'no events of WeChat',
    what: 'the token entered with the address of the message push in WeChat’s consoles (消息推送); the same for both apps',
  },
  WECHAT_PUSH_AES_KEY: {
    usual: 'events are believed unencrypted',
    what: 'its EncodingAESKey, for the mode 安全模式 or 兼容模式; set it for a public park',
  },
  WECHAT_OPEN_BASE: { usual: 'WeChat’s host', what: 'where browsers are sent to sign in' },
  BEACON_URLS: {
    usual: 'four public relays of drand',
    what: 'where the public beacon is asked whose round a draw may mix into its seed (docs/draw.md), comma-separated; the server reaches out to no other address for it',
  },
  CHILD_DATA_CONTACT: {
    usual: 'nobody; guardians are sent to the visitor centre',
    what: 'who answers for children’s data at the park, with a phone or an address, as guardians read it before they agree (the law asks for a named person)',
  },
  WECHAT_API_BASE: { usual: 'WeChat’s host', what: 'where the server calls WeChat' },
  WECHAT_SUBSCRIBE_SLOT_TOMORROW: {
    usual: 'not asked',
    what: 'template of the subscribe message “your visit is tomorrow”: its id, then its fields with what each tells, such as abc…,thing1=what,time2=when,character_string3=number,thing4=tip; phrase1=status and name1=what for such fields',
  },
  WECHAT_SUBSCRIBE_DRAW_RESULT: { usual: 'not asked', what: 'of “a draw has its result”: what, status, tip' },
  WECHAT_SUBSCRIBE_PLACE_OFFERED: {
    usual: 'not asked',
    what: 'of “places are held for you”: what, when, until, quantity, status, tip',
  },
  WECHAT_SUBSCRIBE_REFUND_DONE: { usual: 'not asked', what: 'of “your money is back”: number, amount, status, tip' },
  WECHAT_TICKET_CARD: {
    usual: 'no cards',
    what: 'WeChat’s numbers (cur_status) of the states of its ticket card 2011: issued:2,used:…,refunded:…,expired:…, as its document has them',
  },
  WECHAT_PAY_MCH_ID: { usual: 'no payments', what: 'merchant number; turns real payments on' },
  WECHAT_PAY_SERIAL: { what: 'serial number of the merchant’s certificate' },
  WECHAT_PAY_PRIVATE_KEY: { what: 'the merchant’s private key (PEM, or the path of a file)' },
  WECHAT_PAY_APIV3_KEY: { what: 'the merchant’s APIv3 key' },
  WECHAT_PAY_PUBLIC_KEY_ID: {
    usual: 'platform certificates',
    what: 'id of WeChat Pay’s public key, if the merchant has one',
  },
  WECHAT_PAY_PUBLIC_KEY: { what: 'WeChat Pay’s public key (PEM, or the path of a file)' },
  WECHAT_PAY_BASE: { usual: 'WeChat’s host', what: 'where the server calls WeChat Pay' },
  PAY_NOTIFY_ORIGIN: { usual: 'the https origin in PUBLIC_ORIGIN', what: 'where WeChat Pay reaches the server' },
  ALLOW_PAYMENTS_ON_EMBEDDED: {
    what: '1 takes real payments on the embedded database, which may lose the latest writes in a power cut',
  },
  SANDBOX_PORT: {
    what: 'port of the WeChat sandbox, used outside production while neither WECHAT_APP_ID nor WECHAT_MP_APP_ID is set',
  },
  H5_DIR: { usual: 'dist/h5', what: 'the built web app' },
  CONSOLE_DIR: { usual: 'dist/console', what: 'the built staff console' },
};

/** Every variable that the server reads, with what holds without it (`''`: nothing). */
export const variables = (): { name: string; usual: string; what: string }[] =>
  Object.entries(VARIABLES).map(([name, { what, usual }]) => ({
    name,
    usual: usual ?? String(envSchema.shape[name as keyof typeof VARIABLES].safeParse(undefined).data ?? ''),
    what,
  }));
