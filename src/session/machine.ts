import type { AnchorStatus } from '@park/contract/live/limits';
import type { UserInfo } from '@park/contract/session/schemas';

/** After this many attempts in one tab the visitor decides, not the app: no endless circle of redirects. */
export const MAX_TRIES = 3;

export type Phase = 'idle' | 'signingIn' | 'signedIn' | 'failed' | 'prize';

/** How the app came to need a sign-in; only an app that was just shown goes back to its first page afterwards. */
export type Cause = 'shown' | 'call';

/** Which rule a page falls under (specification, section 4, step 1). */
export type PageKind = 'plain' | 'prize' | 'writeOff';

export interface State {
  /** H5 leaves for WeChat (`redirect`), the mini-program asks it on the spot (`code`). */
  readonly by: 'redirect' | 'code';
  readonly phase: Phase;
  readonly cause: Cause;
  /** Attempts so far, kept by the tab over redirects. */
  readonly tries: number;
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
}

export type Event =
  | { type: 'shown'; situation: Situation }
  /** A call of the visitor's has no token to send. */
  | { type: 'wanted'; situation: Situation }
  /** The person asks for another attempt. */
  | { type: 'retried'; situation: Situation }
  /** The server refused the token now in use. */
  | { type: 'unauthorized'; page: PageKind; tries: number }
  | { type: 'codeGiven'; code: string }
  | { type: 'openIdGiven'; openId: string }
  | { type: 'loggedIn'; userInfo: UserInfo }
  /** openid or code was not accepted; `text` is what the server said, or ''. */
  | { type: 'refused'; text: string }
  /** No answer at all: neither openid nor code is to blame. */
  | { type: 'unreachable'; text: string }
  | { type: 'authUrlGiven'; url: string }
  | { type: 'authUrlFailed' }
  | { type: 'anchorLearnt'; status: AnchorStatus };

export type Effect =
  | { type: 'refreshAnchor' }
  | { type: 'openIdLogin'; openId: string }
  | { type: 'exchangeCode'; code: string }
  | { type: 'askWechatForCode' }
  | { type: 'requestAuthUrl' }
  | { type: 'redirect'; url: string }
  | { type: 'store'; userInfo: UserInfo; openId: string }
  | { type: 'clearCredentials' }
  | { type: 'stripCode' }
  | { type: 'keepTries'; tries: number }
  /** `text` '' stands for the specification's own sentence. */
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
  return { by, phase: 'idle', cause: 'shown', tries: 0, openId: '', userInfo: null, anchorStatus: null };
}

/** Step 6: one more attempt from nothing, unless there were enough. */
function attempt(state: State, effects: Effect[]): Step {
  if (state.tries >= MAX_TRIES) {
    return { state: { ...state, phase: 'failed' }, effects: [...effects, { type: 'openErrorPage' }] };
  }
  const tries = state.tries + 1;
  const ask: Effect = state.by === 'redirect' ? { type: 'requestAuthUrl' } : { type: 'askWechatForCode' };
  return {
    state: { ...state, phase: 'signingIn', tries, openId: '', userInfo: null },
    effects: [...effects, { type: 'keepTries', tries }, ask],
  };
}

/** Steps 1 to 6, in the specification's order. */
function begin(state: State, cause: Cause, situation: Situation): Step {
  if (state.phase === 'signingIn') return { state, effects: [] };
  const { page, token, openId, userInfo, callback, tries } = situation;
  if (page !== 'plain') {
    const leave = page === 'writeOff' && !situation.hasAdminToken;
    return {
      state: { ...state, phase: state.phase === 'signedIn' ? 'signedIn' : 'prize' },
      effects: leave ? [{ type: 'openAdminLogin' }] : [],
    };
  }

  const started: State = { ...state, cause, tries };
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

/**
 * The sign-in of the specification (section 4) as a pure function: what happened goes in, what is so now and what to do come
 * out. `effects.ts` does it.
 */
export function step(state: State, event: Event): Step {
  switch (event.type) {
    case 'shown':
      return begin(state, 'shown', event.situation);
    case 'wanted':
      return begin(state, 'call', event.situation);
    case 'retried':
      return begin({ ...state, tries: 0 }, 'shown', { ...event.situation, tries: 0 });
    case 'unauthorized': {
      if (state.phase === 'signingIn') return { state, effects: [] };
      const cleared: State = { ...state, cause: 'call', tries: event.tries, openId: '', userInfo: null, anchorStatus: null };
      const clear: Effect[] = [{ type: 'clearCredentials' }, { type: 'stripCode' }];
      return event.page === 'plain' ? attempt(cleared, clear) : { state: { ...cleared, phase: 'prize' }, effects: clear };
    }
    case 'anchorLearnt':
      return { state: { ...state, anchorStatus: event.status }, effects: [] };
    default:
      // The rest answers a sign-in under way; after it ended an answer is too late to matter.
      return state.phase === 'signingIn' ? answered(state, event) : { state, effects: [] };
  }
}

type Answer = Exclude<Event, { type: 'shown' | 'wanted' | 'retried' | 'unauthorized' | 'anchorLearnt' }>;

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
        { type: 'keepTries', tries: 0 },
        { type: 'refreshAnchor' },
      ];
      if (state.cause === 'shown') effects.push({ type: 'returnToFirstPage' });
      return { state: { ...state, phase: 'signedIn', tries: 0, userInfo: event.userInfo }, effects };
    }
    case 'refused':
      return attempt(state, [
        { type: 'tellLoginFailed', text: event.text },
        { type: 'clearCredentials' },
        { type: 'stripCode' },
      ]);
    case 'unreachable':
      return { state: { ...state, phase: 'failed' }, effects: [{ type: 'tellLoginFailed', text: event.text }] };
    case 'authUrlGiven':
      return { state, effects: [{ type: 'redirect', url: event.url }] };
    case 'authUrlFailed':
      return {
        state: { ...state, phase: 'failed' },
        effects: [{ type: 'tellRedirectFailed' }, { type: 'openErrorPage' }],
      };
  }
}
