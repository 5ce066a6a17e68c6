export interface OpenPark {
  /** Origins, no slash at the end. */
  url: string;
  sandboxUrl: string;
}

/** The last is the one that the journey speaks to. */
const parks: OpenPark[] = [];

/** Of the journey that this worker is on. */
export function currentPark(): OpenPark {
  const park = parks.at(-1);
  if (!park) throw new Error('No park is open: it is opened for a test, and for nothing before it.');
  return park;
}

/** Puts a park before the one that is spoken to. @returns puts it away */
export function enterPark(park: OpenPark): () => void {
  parks.push(park);
  return () => void parks.splice(parks.indexOf(park), 1);
}

export const ADMIN_PASSWORD = 'ammonite-journeys';

/** The entry slot that `parkHost.ts` stretches over the whole day, so that the gate can be tried at any hour. */
export const ALL_DAY = 'noon';

/** Who answers for children's data at the park of the journeys. */
export const CHILD_CONTACT = 'Ms Li, 0000-1234567';

/** What a park of journeys is set to: else as if nothing were set, so that its database is the embedded one and WeChat the sandbox. */
export const SETTINGS: Record<string, string> = {
  NODE_ENV: 'test',
  // The sample's, which a mini-program without an id of its own believes (config/constants.ts).
  PACK_KEYS: `sample:${Buffer.alloc(32).toString('base64')}`,
  RATE_LIMIT: '0',
  LOG_LEVEL: 'warn',
  // Nobody: the journeys need no network.
  BEACON_URLS: 'http://127.0.0.1:1',
  CHILD_DATA_CONTACT: CHILD_CONTACT,
  ADMIN_PASSWORD,
};

/** Origin of the park's server. */
export const parkUrl = () => currentPark().url;
/** Origin of the stand-in for WeChat. */
export const sandboxUrl = () => currentPark().sandboxUrl;

/** The whole address of a page of the app: `appUrl('pages/LivePoint/LivePoint', { id })`. Without a page: the entry. */
export function appUrl(page = '', params: Record<string, string> = {}): string {
  if (page === '') return `${parkUrl()}/mp/`;
  const query = new URLSearchParams(params).toString();
  return `${parkUrl()}/mp/#/${page}${query ? `?${query}` : ''}`;
}
