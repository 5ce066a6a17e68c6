import { renewStaff } from '@park/contract/staff/calls';
import { oneTab } from './alone';
import { call } from './call';
import { getSession, keepSession, onSessionChange } from './session';

/** Part of a session's day after which it is renewed. ms before its end */
const AHEAD = 8 * 3_600_000;
/** How often it is looked at; a tablet that slept has missed its alarm. ms */
const LOOK = 60_000;

const isDue = (expiresAt: string, now: number): boolean => Date.parse(expiresAt) - now < AHEAD;

/** Keeps whoever is signed in signed in while the console is open; one tab does it for all. */
export function startRenewal(): () => void {
  let busy = false;
  const look = async () => {
    if (busy || !getSession() || !isDue(getSession()?.expiresAt ?? '', Date.now())) return;
    busy = true;
    try {
      const renew = async () => {
        const session = getSession();
        if (session && isDue(session.expiresAt, Date.now())) keepSession({ ...session, ...(await call(renewStaff, {})) });
      };
      await oneTab('park-console-renewal', renew, true);
    } catch {
      // Looked at again in a minute; when it is too late the password is asked for.
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(look, LOOK);
  const stopListening = onSessionChange(() => void look());
  document.addEventListener('visibilitychange', look);
  void look();
  return () => {
    clearInterval(timer);
    stopListening();
    document.removeEventListener('visibilitychange', look);
  };
}
