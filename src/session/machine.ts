import type { AnchorStatus } from '@park/contract/live/limits';
import type { UserInfo } from '@park/contract/session/schemas';

/** After this many attempts in one tab the visitor decides, not the app: no endless circle of redirects. */
export const MAX_TRIES = 3;

/** `missing`: the park has no sign-in (yet). */
export type Phase = 'idle' | 'signingIn' | 'signedIn' | 'signedOut' | 'failed' | 'missing' | 'prize';

/** How the app came to need a sign-in; only an app that was just shown goes back to its first page afterwards. */
type Cause = 'shown' | 'call';

/** Which rule a page falls under (R-signin-2). */
export type PageKind = 'plain' | 'prize' | 'redemption';

export interface State {
  /** H5 leaves for WeChat (`redirect`), the mini-program asks it on the spot (`code`). */
  readonly by: 'redirect' | 'code';
  readonly phase: Phase;
  readonly cause: Cause;
  /** Attempts since a token was last used with success, kept by the tab over redirects. */
  readonly tries: number;
  /** Failed because nobody answered: it goes on when the network is back, or another page shows. */
  readonly cut: boolean;
  /** The handle being logged in with. */
  readonly openId: string;
  readonly userInfo: UserInfo | null;
  readonly anchorStatus: AnchorStatus | null;
}

/** What is known when a sign-in may begin. */
export interface Situation {
  page: PageKind;
  token: string;
  openId: string;
  userInfo: UserInfo | null;
  /** What WeChat's answer in the address is worth; `stateMatches` is false for an answer this tab never asked for. */
  callback: { code: string; stateMatches: boolean } | null;
  tries: number;
  hasAdminToken: boolean;
  /** The visitor has signed out here: only their own wish signs in again. */
  signedOut: boolean;
}

export type Event =
  | { type: 'shown'; situation: Situation }
  /** A call of the visitor's has no token to send. */
  | { type: 'wanted'; situation: Situation }
  /** Another page of the app shows, or the network is back: a sign-in that could not be begin now. */
  | { type: 'resumed'; situation: Situation }
  /** A tap asks for what only a visitor may do, on whichever page: a prize page signs nobody in by itself. */
  | { type: 'signInTapped'; situation: Situation }
  /** The person asks for another attempt. */
  | { type: 'retried'; situation: Situation }
  /** The visitor signs out. */
  | { type: 'left' }
  /** The server refused the token now in use. */
  | { type: 'unauthorized'; page: PageKind; tries: number }
  /** The server did what a call with the token now in use asked for. */
  | { type: 'used' }
  | { type: 'codeGiven'; code: string }
  | { type: 'openIdGiven'; openId: string }
  | { type: 'loggedIn'; userInfo: UserInfo }
  /** openid or code was not accepted; `text` is what the server said, or ''. */
  | { type: 'refused'; text: string }
  /** No answer at all: neither openid nor code is to blame. */
  | { type: 'unreachable'; text: string }
  | { type: 'authUrlGiven'; url: string }
  | { type: 'authUrlFailed' }
  /** There is no way to WeChat from here: who only looks is left alone. */
  | { type: 'framed' }
  /** The park has no way to WeChat: nobody can sign in, and trying again does not help. */
  | { type: 'signInMissing' }
  | { type: 'anchorLearnt'; status: AnchorStatus };

export type Effect =
  | { type: 'refreshAnchor' }
  | { type: 'openIdLogin'; openId: string }
  | { type: 'exchangeCode'; code: string }
  | { type: 'askWechatForCode' }
  | { type: 'requestAuthUrl'; tries: number }
  | { type: 'redirect'; url: string }
  | { type: 'store'; userInfo: UserInfo; openId: string }
  | { type: 'clearCredentials' }
  /** Clears them, and everything else that the phone keeps of the visitor. */
  | { type: 'leave' }
  | { type: 'comeBack' }
  | { type: 'stripCode' }
  | { type: 'keepTries'; tries: number }
  /** `text` '' stands for our own sentence (R-error-5). */
  | { type: 'tellLoginFailed'; text: string }
  | { type: 'tellRedirectFailed' }
  | { type: 'openErrorPage' }
  | { type: 'openAdminLogin' }
  | { type: 'returnToFirstPage' };

export interface Step {
  state: State;
  effects: Effect[];
}

export function initialState(by: State['by']): State {
  return { by, phase: 'idle', cause: 'shown', tries: 0, cut: false, openId: '', userInfo: null, anchorStatus: null };
}

/** Step 6: one more attempt from nothing, unless there were enough. */
function attempt(state: State, effects: Effect[]): Step {
  if (state.tries >= MAX_TRIES) {
    return { state: { ...state, phase: 'failed' }, effects: [...effects, { type: 'openErrorPage' }] };
  }
  const tries = state.tries + 1;
  const ask: Effect = state.by === 'redirect' ? { type: 'requestAuthUrl', tries } : { type: 'askWechatForCode' };
  return {
    state: { ...state, phase: 'signingIn', tries, openId: '', userInfo: null },
    effects: [...effects, { type: 'keepTries', tries }, ask],
  };
}

/** R-signin-2 to R-signin-6, in that order. */
function begin(state: State, cause: Cause, situation: Situation): Step {
  if (state.phase === 'signingIn') return { state, effects: [] };
  const { page, token, openId, userInfo, callback, tries } = situation;
  if (page !== 'plain') {
    const leave = page === 'redemption' && !situation.hasAdminToken;
    return {
      state: { ...state, phase: state.phase === 'signedIn' ? 'signedIn' : 'prize' },
      effects: leave ? [{ type: 'openAdminLogin' }] : [],
    };
  }

  if (situation.signedOut) {
    const out: State = { ...initialState(state.by), phase: 'signedOut' };
    return { state: out, effects: callback ? [{ type: 'stripCode' }] : [] };
  }

  const started: State = { ...state, cause, tries, cut: false };
  // A code that will not be used must not wait in the address for a reload.
  const spare: Effect[] = callback ? [{ type: 'stripCode' }] : [];
  if (token) {
    return {
      state: { ...started, phase: 'signedIn', userInfo },
      effects: [...spare, { type: 'refreshAnchor' }],
    };
  }
  if (openId) {
    return {
      state: { ...started, phase: 'signingIn', openId, userInfo: null },
      effects: [...spare, { type: 'openIdLogin', openId }],
    };
  }
  if (callback?.stateMatches) {
    return {
      state: { ...started, phase: 'signingIn', userInfo: null },
      effects: [{ type: 'exchangeCode', code: callback.code }],
    };
  }
  return attempt({ ...started, userInfo: null }, spare);
}

/** The person asks: that counts as coming back, too, and stays where it was asked. */
function wished(state: State, situation: Situation): Step {
  const begun = begin(state, 'call', { ...situation, signedOut: false });
  return situation.signedOut ? { ...begun, effects: [{ type: 'comeBack' }, ...begun.effects] } : begun;
}

/**
 * The sign-in (R-signin-1 to R-signin-8) as a pure function: what happened goes in, what is so now and what to do come
 * out. `effects.ts` does it.
 */
export function step(state: State, event: Event): Step {
  switch (event.type) {
    case 'shown':
      return begin(state, 'shown', event.situation);
    case 'wanted':
      return begin(state, 'call', event.situation);
    case 'resumed':
      return event.situation.page === 'plain' && (state.phase === 'prize' || state.phase === 'signedOut' || state.cut)
        ? begin(state, 'call', event.situation)
        : { state, effects: [] };
    case 'signInTapped':
      return wished(state, { ...event.situation, page: 'plain' });
    case 'retried':
      // One that hangs is begun anew.
      return wished(
        { ...state, phase: state.phase === 'signingIn' ? 'idle' : state.phase, tries: 0 },
        { ...event.situation, tries: 0 },
      );
    case 'left':
      return {
        state: { ...initialState(state.by), phase: 'signedOut' },
        effects: [{ type: 'leave' }, { type: 'keepTries', tries: 0 }],
      };
    case 'unauthorized': {
      if (state.phase === 'signingIn') return { state, effects: [] };
      const cleared: State = {
        ...state,
        cause: 'call',
        tries: event.tries,
        cut: false,
        openId: '',
        userInfo: null,
        anchorStatus: null,
      };
      const clear: Effect[] = [{ type: 'clearCredentials' }, { type: 'stripCode' }];
      return event.page === 'plain' ? attempt(cleared, clear) : { state: { ...cleared, phase: 'prize' }, effects: clear };
    }
    case 'used':
      if (state.phase !== 'signedIn') return { state, effects: [] };
      return { state: { ...state, tries: 0 }, effects: [{ type: 'keepTries', tries: 0 }] };
    case 'anchorLearnt':
      if (state.phase === 'signedOut') return { state, effects: [] };
      return { state: { ...state, anchorStatus: event.status }, effects: [] };
    default:
      // The rest answers a sign-in under way; after it ended an answer is too late to matter.
      return state.phase === 'signingIn' ? answered(state, event) : { state, effects: [] };
  }
}

type Answer = Exclude<
  Event,
  { type: 'shown' | 'wanted' | 'resumed' | 'signInTapped' | 'retried' | 'left' | 'unauthorized' | 'used' | 'anchorLearnt' }
>;

function answered(state: State, event: Answer): Step {
  switch (event.type) {
    case 'codeGiven':
      return { state, effects: [{ type: 'exchangeCode', code: event.code }] };
    case 'openIdGiven':
      return { state: { ...state, openId: event.openId }, effects: [{ type: 'openIdLogin', openId: event.openId }] };
    case 'loggedIn': {
      const effects: Effect[] = [
        { type: 'store', userInfo: event.userInfo, openId: state.openId },
        { type: 'stripCode' },
        { type: 'refreshAnchor' },
      ];
      if (state.cause === 'shown') effects.push({ type: 'returnToFirstPage' });
      return { state: { ...state, phase: 'signedIn', userInfo: event.userInfo }, effects };
    }
    case 'refused':
      return attempt(state, [
        { type: 'tellLoginFailed', text: event.text },
        { type: 'clearCredentials' },
        { type: 'stripCode' },
      ]);
    case 'unreachable': {
      // Nothing was refused, so this was no try.
      const tries = Math.max(0, state.tries - 1);
      return {
        state: { ...state, phase: 'failed', cut: true, tries },
        effects: [
          { type: 'keepTries', tries },
          { type: 'tellLoginFailed', text: event.text },
        ],
      };
    }
    case 'framed':
    case 'signInMissing': {
      const tries = Math.max(0, state.tries - 1);
      const phase = event.type === 'framed' ? 'failed' : 'missing';
      return { state: { ...state, phase, tries }, effects: [{ type: 'keepTries', tries }] };
    }
    case 'authUrlGiven':
      return { state, effects: [{ type: 'redirect', url: event.url }] };
    case 'authUrlFailed':
      return {
        state: { ...state, phase: 'failed' },
        effects: [{ type: 'tellRedirectFailed' }, { type: 'openErrorPage' }],
      };
  }
}
