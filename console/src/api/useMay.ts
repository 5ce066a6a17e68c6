import { useSyncExternalStore } from 'react';
import { mayDo, type StaffRole } from './roles';
import { getSessionState, onSessionChange } from './session';

/** Whether whoever is signed in has one of these roles; what they may not do is then not offered. */
export function useMay(...roles: [StaffRole, ...StaffRole[]]): boolean {
  const { session } = useSyncExternalStore(onSessionChange, getSessionState);
  return session !== null && mayDo(session.roles, roles);
}
