/** What members of staff may be; an account has one or more. An owner may call everything. */
export const STAFF_ROLES = ['owner', 'content', 'gate', 'window', 'live', 'helpDesk', 'draw'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Whether somebody with these roles may do what is for `allowed`. */
export function mayCall(roles: readonly StaffRole[], allowed: readonly StaffRole[]): boolean {
  return roles.some((role) => role === 'owner' || allowed.includes(role));
}
