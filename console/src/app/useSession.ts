import { useSyncExternalStore } from 'react';
import { getSessionState, onSessionChange, type SessionState } from '../api/session';

/** Who is signed in now, and whether the server asks for the password again. */
export const useSession = (): SessionState => useSyncExternalStore(onSessionChange, getSessionState);
