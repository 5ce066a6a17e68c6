import { mayCall, type StaffRole } from '@park/contract/staff/roles';

export type { StaffRole } from '@park/contract/staff/roles';

/** Whether one of the roles that may is held. No role named: any of the staff may. */
export const mayDo = (held: readonly StaffRole[], allowed: readonly StaffRole[]): boolean =>
  allowed.length === 0 || mayCall(held, allowed);
