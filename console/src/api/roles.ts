/** What somebody of the staff may do; an owner may do everything. */
export const STAFF_ROLES = ['owner', 'content', 'gate', 'live', 'helpDesk', 'draw'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const isStaffRole = (role: string): role is StaffRole => (STAFF_ROLES as readonly string[]).includes(role);

/** Whether one of the roles that may is held. No role named: any of the staff may. */
export function mayDo(held: readonly StaffRole[], asked: readonly StaffRole[]): boolean {
  return asked.length === 0 || held.includes('owner') || asked.some((role) => held.includes(role));
}
