import { mayDo, type StaffRole } from './roles';
import { useSession } from './session';

/** Whether whoever is signed in has one of these roles; what they may not do is then not offered. */
export function useMay(...roles: [StaffRole, ...StaffRole[]]): boolean {
  const { session } = useSession();
  return session !== null && mayDo(session.roles, roles);
}
