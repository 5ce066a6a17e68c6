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

/** The whole address of the page that shows, hash included, without WeChat's code and state: where to come back to. */
export function currentAddress(): string {
  return withoutCallback();
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

/** Leaves the app for another address; the page is gone when this succeeds. */
export function redirect(url: string): void {
  window.location.replace(url);
}

/** The page the address names, `/pages/home/home?id=1`; '' when it names none. Right before the first page has loaded, too. */
export function addressedPage(): string {
  const hash = window.location.hash.replace(/^#/, '');
  return hash.startsWith('/pages/') ? hash : '';
}
