import { mayDo, type Needed, type Permission } from '@park/contract/staff/permissions';
import type { StaffSession } from './session';

/** Whether whoever is signed in may do it, or one of these, as the server last said. */
export const may = (session: StaffSession | null, needed: Needed | readonly Needed[]): boolean =>
  session !== null && [needed].flat().some((one) => mayDo((session.permissions ?? []) as Permission[], one));

/** What somebody's roles are called. @param delivered names in the reader's language, by id */
export const rolesOf = ({ roles, roleNames = {} }: StaffSession, delivered: Record<string, string>): string =>
  roles.map((id) => delivered[id] ?? roleNames[id] ?? id).join(' · ');
