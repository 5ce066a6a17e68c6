import type { AnchorStatus } from '@park/contract/live/limits';
import type { UserInfo } from '@park/contract/session/schemas';
import { create } from 'zustand';
import { canLeave, currentAddress, readCallback, redirect, stripCallback } from '@/platform/address';
import { SIGN_IN_BY, wechatCode } from '@/platform/login';
import { randomToken } from '@/platform/random';
import { getItem, removeItem, setItem } from '@/platform/storage';
import { getTabItem, removeTabItem, setTabItem } from '@/platform/tabStorage';
import { sessionCalls } from './calls';
import type { Phase } from './machine';
import type { SessionHost } from './ports';
import { Session } from './session';

export interface SessionView {
  phase: Phase;
  userInfo: UserInfo | null;
  /** null until the server has said */
  anchorStatus: AnchorStatus | null;
}

/** Who the visitor is, for components. */
export const useSession = create<SessionView>()(() => ({ phase: 'idle', userInfo: null, anchorStatus: null }));

/** Whom the queries of a visitor belong to whose id is not known, because the phone lost it or another server tells none. */
const UNNAMED = 'visitor';

/** Whether nobody is signed in, and nobody will be by itself. */
export const isSignedOut = (phase: Phase): boolean => phase === 'missing' || isWayIn(phase);

/** Whether signing in is now the visitor's to ask for. */
export const isWayIn = (phase: Phase): boolean => phase === 'failed' || phase === 'signedOut';

/** Id of the signed-in visitor, or '' while signed out: queries of what is theirs wait for it. */
export function useVisitorId(): string {
  const { phase, userInfo } = useSession();
  return phase === 'signedIn' ? userInfo?.id || UNNAMED : '';
}

let session: Session | null = null;

/** Ties the session to what lies above it; called once, by the composition root. */
export function installSession(host: SessionHost): Session {
  session = new Session(
    {
      by: SIGN_IN_BY,
      calls: sessionCalls,
      storage: { getItem, setItem, removeItem },
      tab: { getItem: getTabItem, setItem: setTabItem, removeItem: removeTabItem },
      address: { current: currentAddress, callback: readCallback, strip: stripCallback, canLeave, redirect },
      wechatCode,
      randomToken,
      host,
    },
    ({ phase, userInfo, anchorStatus }) => useSession.setState({ phase, userInfo, anchorStatus }),
  );
  return session;
}

function installed(): Session {
  if (!session) throw new Error('installSession() must run before the session is used');
  return session;
}

/** The app came to the front on this page: runs the sign-in (R-signin-1). */
export function appShown(path: string): void {
  installed().shown(path);
}

/** Another page of the app shows, or the network is back: a sign-in that could not be begins now. */
export function resumeSignIn(): void {
  installed().resume();
}

/** Asks the server for the anchor's status again, after a registration for instance. */
export function refreshAnchor(): Promise<void> {
  return installed().refreshAnchor();
}

/** Another attempt, with the count of tries at zero. Resolves when it ended; on H5 the page is usually gone by then. */
export const retrySignIn = (): Promise<void> => installed().retry();

/**
 * Signs the visitor out, forgets what the phone keeps of them and goes home, all at once.
 * @returns whether the server heard of it, and ended their sign-ins on other phones too
 */
export const signOut = (): Promise<boolean> => installed().signOut();

/** The same on this phone alone, where the server has ended every sign-in already. */
export function forgetVisitor(): void {
  installed().forget();
}

/**
 * Signs in for what a tap asks for, on prize pages too. Resolves when a visitor's call may be sent; on H5 the page may leave for
 * WeChat instead, and comes back at the same address.
 * @throws SignInError
 */
export function signInForTap(): Promise<void> {
  return installed().signIn();
}
