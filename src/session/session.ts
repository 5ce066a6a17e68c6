import { isSinglePage } from '@/platform/singlePage';
import { RequestError } from '@/request/errors';
import { Credentials } from './credentials';
import { perform, triesSoFar } from './effects';
import { type Event, initialState, type PageKind, type Situation, type State, step } from './machine';
import type { SessionPorts } from './ports';
import { RefusedCalls } from './refusedCalls';
import { TAB_KEYS } from './tabKeys';

const PRIZE_PAGES = 'pages/prize/';
const REDEMPTION = 'pages/prize/prize-write-off';

/**
 * Prize pages run no login; the redemption page belongs to the administrator (R-signin-2). Nor does a page in
 * Moments, where WeChat has none.
 */
function pageKindOf(path: string): PageKind {
  if (path === REDEMPTION) return 'redemption';
  return isSinglePage() || path.startsWith(PRIZE_PAGES) ? 'prize' : 'plain';
}

/** So long a sign-in waits for the sign-out before it: one that overtook it would be ended by it, and begin anew. ms */
const LEAVING_MS = 3_000;

/** Signing in failed, and the page has said so. */
export class SignInError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SignInError';
  }
}

/**
 * Runs the sign-in machine: one at a time, however many app-shows and refused calls ask for it, and lets everybody wait for
 * the same end.
 */
export class Session {
  readonly credentials: Credentials;
  private current: State;
  private shownPath = '';
  /** The page that showed when the sign-in began. */
  private beganOn = '';
  private waiting: (() => void)[] = [];
  /** The sign-out that is on its way to the server: a sign-in that overtook it would be ended by it. */
  private leaving: Promise<unknown> = Promise.resolve();
  private readonly refused: RefusedCalls;

  /** @param changed called with every new state */
  constructor(
    private readonly ports: SessionPorts,
    private readonly changed: (state: State) => void = () => {},
  ) {
    this.credentials = new Credentials(ports.storage);
    this.refused = new RefusedCalls(ports.tab);
    this.current = initialState(ports.by);
  }

  get state(): State {
    return this.current;
  }

  /** The app came to the front on this page (`pages/home/home`). */
  shown(path: string): void {
    this.shownPath = path.replace(/^\/+/, '').split('?')[0] ?? '';
    this.happened({ type: 'shown', situation: this.situation() });
  }

  /** Another page of the app shows, or the network is back: begins what a prize page or a lost network put off. */
  resume(): void {
    this.happened({ type: 'resumed', situation: this.situation() });
  }

  /** The server did what a call to this address, with this token, asked for. */
  used(token: string, url: string): void {
    this.refused.delete(url);
    if (this.tries() > 0 && this.credentials.isOurs(token)) this.happened({ type: 'used' });
  }

  /** The person asks for another attempt. Resolves when it ended, either way. */
  async retry(): Promise<void> {
    await this.leaving;
    this.refused.clear();
    this.happened({ type: 'retried', situation: this.situation() });
    await this.ended();
  }

  /**
   * Resolves when a visitor's call may be sent. Starts a sign-in when there is no token.
   * @throws SignInError
   */
  async ready(): Promise<void> {
    if (this.credentials.token) return;
    this.happened({ type: 'wanted', situation: this.situation() });
    await this.endedWell();
  }

  /**
   * The same for what a tap asks for, on prize pages too. On H5 the page leaves for WeChat, and this resolves on none.
   * @throws SignInError
   */
  async signIn(): Promise<void> {
    if (this.credentials.token) return;
    await this.leaving;
    this.happened({ type: 'signInTapped', situation: this.situation() });
    await this.endedWell();
  }

  /**
   * The server refused the token `sent` to the call with this address. Resolves to true when the call may be repeated: at once when
   * the token has been replaced since, else after one sign-in, shared by all that were refused. To false when it was refused before,
   * too, and other calls are answered with the token: another sign-in would not help.
   * @throws SignInError
   */
  async renew(sent: string, url: string): Promise<boolean> {
    const isAgain = this.refused.add(url);
    if (isAgain && sent === this.credentials.token && (await this.isProven(sent))) return false;
    const { token } = this.credentials;
    if (token && token !== sent) return true;
    if (token) this.happened({ type: 'unauthorized', page: pageKindOf(this.path()), tries: this.tries() });
    else this.happened({ type: 'wanted', situation: this.situation() });
    await this.endedWell();
    return true;
  }

  /** Whether other calls are answered with this token; one is made to find out, where none has been answered yet. */
  private async isProven(token: string): Promise<boolean> {
    if (this.tries() === 0) return true;
    if (!(await this.ports.calls.accepts(token))) return false;
    this.happened({ type: 'used' });
    return true;
  }

  /**
   * Signs the visitor out: at once on this phone, and everywhere when the server hears of it.
   * @returns whether it did
   */
  async signOut(): Promise<boolean> {
    const revoked = this.ports.calls.signOut(this.credentials.token).then(
      () => true,
      // A token that is refused has been ended already.
      (error) => error instanceof RequestError && error.kind === 'unauthorized',
    );
    this.leaving = Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, LEAVING_MS))]);
    this.forget();
    return revoked;
  }

  /** Forgets the visitor on this phone; the server has ended every sign-in of theirs. */
  forget(): void {
    this.refused.clear();
    this.happened({ type: 'left' });
  }

  /** Asks for the anchor's status again. Resolves when it is known, or could not be learnt. */
  async refreshAnchor(): Promise<void> {
    const event = await perform({ type: 'refreshAnchor' }, this.ports, this.credentials);
    if (event) this.happened(event);
  }

  private async endedWell(): Promise<void> {
    await this.ended();
    const { phase } = this.current;
    if (phase !== 'failed' && phase !== 'signedOut' && phase !== 'missing') return;
    const { by, address, host } = this.ports;
    const { userInfoFailed, framed, missing } = await host.texts();
    if (phase === 'missing') throw new SignInError(missing);
    throw new SignInError(by === 'redirect' && !address.canLeave() ? framed : userInfoFailed);
  }

  private ended(): Promise<void> {
    if (this.current.phase !== 'signingIn') return Promise.resolve();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private path(): string {
    return this.ports.host.currentPath() || this.shownPath;
  }

  private tries(): number {
    return Math.max(triesSoFar(this.ports), this.current.tries);
  }

  private situation(): Situation {
    const callback = this.ports.address.callback();
    const expected = this.ports.tab.getItem(TAB_KEYS.state);
    return {
      page: pageKindOf(this.path()),
      token: this.credentials.token,
      openId: this.credentials.openId,
      userInfo: this.credentials.userInfo,
      callback: callback && { code: callback.code, stateMatches: expected !== '' && callback.state === expected },
      tries: this.tries(),
      hasAdminToken: this.credentials.adminToken !== '',
      signedOut: this.credentials.signedOut,
    };
  }

  private happened(event: Event): void {
    const { state, effects } = step(this.current, event);
    if (state.phase === 'signingIn' && this.current.phase !== 'signingIn') this.beganOn = this.path();
    this.current = state;
    this.changed(state);
    for (const effect of effects) {
      // Whoever has gone on meanwhile, by a tap, stays where that led.
      if (effect.type === 'returnToFirstPage' && this.path() !== this.beganOn) continue;
      void perform(effect, this.ports, this.credentials).then((next) => next && this.happened(next));
    }
    if (state.phase !== 'signingIn') {
      const waiting = this.waiting;
      this.waiting = [];
      for (const resolve of waiting) resolve();
    }
  }
}
