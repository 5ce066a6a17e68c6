/** The park that globalSetup opened, as the tests see it. */
function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys through Playwright's config`);
  return value;
}

export const ADMIN_PASSWORD = 'ammonite-journeys';

/** The entry slot that `server/src/testing/journeyPark.ts` stretches over the whole day, so that the gate can be tried at any hour. */
export const ALL_DAY = 'noon';

/** Takes the place of whatever this machine has set: the journeys run on an embedded database and the sandbox. */
export const OWN_SETTINGS: Record<string, string> = {
  NODE_ENV: 'test',
  HOST: '',
  DATABASE_URL: '',
  REDIS_URL: '',
  PARK_NAME: '',
  PARK_PHONE: '',
  PUBLIC_ORIGIN: '',
  AUTH_SECRET: '',
  // The sample's, which a mini-program without an id of its own believes (config/constants.ts).
  PACK_KEYS: `sample:${Buffer.alloc(32).toString('base64')}`,
  TRUST_PROXY: '',
  H5_DIR: '',
  CONSOLE_DIR: '',
  RATE_LIMIT: '0',
  LOG_LEVEL: 'warn',
  MAP_KEY: '',
  // Nobody: the journeys need no network.
  BEACON_URLS: 'http://127.0.0.1:1',
  WECHAT_APP_ID: '',
  WECHAT_APP_SECRET: '',
  WECHAT_MP_APP_ID: '',
  WECHAT_MP_APP_SECRET: '',
  WECHAT_OPEN_BASE: '',
  WECHAT_API_BASE: '',
  WECHAT_PAY_MCH_ID: '',
  WECHAT_PAY_SERIAL: '',
  WECHAT_PAY_PRIVATE_KEY: '',
  WECHAT_PAY_APIV3_KEY: '',
  WECHAT_PAY_PUBLIC_KEY_ID: '',
  WECHAT_PAY_PUBLIC_KEY: '',
  WECHAT_PAY_BASE: '',
  PAY_NOTIFY_ORIGIN: '',
  SANDBOX_DATA: '',
  ADMIN_PASSWORD,
};

/** Origin of the park's server. */
export const parkUrl = () => setting('E2E_URL');
/** Origin of the stand-in for WeChat. */
export const sandboxUrl = () => setting('E2E_SANDBOX_URL');

/** The whole address of a page of the app: `appUrl('pages/LivePoint/LivePoint', { id })`. Without a page: the entry. */
export function appUrl(page = '', params: Record<string, string> = {}): string {
  if (page === '') return `${parkUrl()}/mp/`;
  const query = new URLSearchParams(params).toString();
  return `${parkUrl()}/mp/#/${page}${query ? `?${query}` : ''}`;
}

/** Who answers for children's data at the park of the journeys. */
export const CHILD_CONTACT = 'Ms Li, 0000-1234567';
