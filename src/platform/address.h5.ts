import { getTabItem, removeTabItem, setTabItem } from './tabStorage';

/** What WeChat put into the address when it sent the browser back. */
export interface SignInCallback {
  code: string;
  state: string;
}

const CALLBACK_KEYS = ['code', 'state'];

function withoutCallback(): string {
  const url = new URL(window.location.href);
  for (const key of CALLBACK_KEYS) url.searchParams.delete(key);
  return url.toString();
}

/**
 * The whole address of the page that shows, hash included, without WeChat's code and state: where to come back to. It always has a
 * hash, or the browser would keep that of WeChat's address (`#wechat_redirect`) over the way back.
 */
export function currentAddress(): string {
  const url = withoutCallback();
  return url.includes('#') ? url : `${url}#/`;
}

/** WeChat places its answer before the `#`; null when the address carries no code. */
export function readCallback(): SignInCallback | null {
  const params = new URL(window.location.href).searchParams;
  const code = params.get('code');
  return code ? { code, state: params.get('state') ?? '' } : null;
}

/** Takes code and state out of the address without a reload or a history entry, so a reload cannot spend a code twice. */
export function stripCallback(): void {
  const clean = withoutCallback();
  if (clean !== window.location.href) window.history.replaceState(window.history.state, '', clean);
}

/** Where the visitor had gone in the app, by the time it was left: the address to come back to was written before. */
const WENT_TO = 'went-to';

let leaving = false;

/** Whether the app may leave for WeChat: not out of a frame (the staff's preview), for WeChat shows itself in none. */
export function canLeave(): boolean {
  return window.top === window;
}

/** Leaves the app for another address; the page is gone when this succeeds. */
export function redirect(url: string): void {
  leaving = true;
  window.addEventListener('pagehide', () => setTabItem(WENT_TO, window.location.hash));
  window.location.replace(url);
}

/** Whether this page will soon be gone. */
export function isLeaving(): boolean {
  return leaving;
}

/** The page the address names, `/pages/home/home?id=1`; '' when it names none. Right before the first page has loaded, too. */
export function addressedPage(): string {
  const hash = window.location.hash.replace(/^#/, '');
  return hash.startsWith('/pages/') ? hash : '';
}

/** Links may carry the base inside the hash as well (`#/mp/pages/…`), as Taro writes them with a basename; pages are found without. */
const BASE_IN_HASH = /^#\/?mp(?=\/|$)/;

/** Brings an address into the router's own spelling before the router reads it; back from WeChat, to where the visitor had gone. */
export function normalizeAddress(): void {
  const { hash } = window.location;
  const meant = (readCallback() && getTabItem(WENT_TO)) || hash;
  removeTabItem(WENT_TO);
  const clean = meant.replace(BASE_IN_HASH, '#').replace(/^#pages\//, '#/pages/');
  if (clean !== hash) window.history.replaceState(window.history.state, '', clean);
}
