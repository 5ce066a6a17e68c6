import type { AdminInfo } from '@park/contract/staff/schemas';
import { createListeners, readStored } from './listeners';

/** Who is signed in, as this browser keeps it. */
export type StaffSession = Omit<AdminInfo, 'device'>;

/**
 * `over`: the server no longer takes the token while somebody works. The page stays as it is and asks for the password over it, so that
 * nothing typed is lost.
 */
export interface SessionState {
  session: StaffSession | null;
  over: boolean;
}

/** Shared by the tabs of a browser; a sign-out in one is heard in all. */
const KEY = 'park-console-session';

const listeners = createListeners();
const waiting = new Set<(signedIn: boolean) => void>();

const read = () => readStored<StaffSession | null>(KEY, null);

let state: SessionState = { session: read(), over: false };

function set(next: SessionState): void {
  state = next;
  listeners.tell();
}

function settle(signedIn: boolean): void {
  for (const tell of waiting) tell(signedIn);
  waiting.clear();
}

export const getSession = (): StaffSession | null => state.session;

export const onSessionChange = listeners.subscribe;
/** Who is signed in now, and whether the server asks for the password again. */
export const useSession = (): SessionState => listeners.use(() => state);

/** Keeps what the server answered to a sign-in or a renewal. */
export function keepSession(session: StaffSession): void {
  localStorage.setItem(KEY, JSON.stringify(session));
  set({ session, over: false });
  settle(true);
}

/** A newer token for the same session. */
export function keepToken(accessToken: string): void {
  if (state.session) keepSession({ ...state.session, accessToken });
}

/** What they may do now, which somebody may have changed since the sign-in. */
export function keepRights(rights: Pick<StaffSession, 'roles' | 'permissions' | 'roleNames'>): void {
  if (state.session) keepSession({ ...state.session, ...rights });
}

/** The server asks an owner for a second factor before anything else. */
export function secondFactorIsDue(): void {
  if (state.session) keepSession({ ...state.session, secondFactorDue: new Date(0).toISOString() });
}

/** They have chosen one in place of the password that was made for them. */
export function passwordIsOwn(): void {
  if (state.session) keepSession({ ...state.session, passwordIssued: false });
}

/** An owner made the password: the server answers nothing else before it is changed. */
export function passwordIsIssued(): void {
  if (state.session) keepSession({ ...state.session, passwordIssued: true });
}

/** Forgets who is signed in, in every tab. */
export function dropSession(): void {
  localStorage.removeItem(KEY);
  set({ session: null, over: false });
  settle(false);
}

/** Resolves when the same person has signed in again; false when they left instead. */
export function signedInAgain(refused: string): Promise<boolean> {
  // Another call or tab may have been faster.
  if (state.session && state.session.accessToken !== refused) return Promise.resolve(true);
  if (!state.session) return Promise.resolve(false);
  if (!state.over) set({ ...state, over: true });
  return new Promise((resolve) => waiting.add(resolve));
}

window.addEventListener('storage', (event) => {
  if (event.key !== KEY && event.key !== null) return;
  const session = read();
  const other = session?.userName !== state.session?.userName;
  set({ session, over: false });
  settle(session !== null && !other);
  // Somebody else's pages must not stay in view.
  if (other) window.location.reload();
});
