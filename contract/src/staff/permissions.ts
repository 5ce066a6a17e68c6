/** What staff may be allowed to do, by the parts of the console: one name for a job, whatever calls it takes. */
export const PERMISSIONS_OF = {
  entrance: ['gate.scan', 'window.sell', 'activities.checkIn', 'prizes.handOut'],
  tickets: [
    'orders.read',
    'orders.change',
    'refunds.read',
    'refunds.make',
    'refunds.approve',
    'payments.manage',
    'reports.read',
    'products.write',
    'stock.write',
    'capacity.read',
  ],
  visitors: ['help.answer', 'feedback.answer', 'lostFound.manage', 'mailings.send', 'points.correct'],
  shows: ['live.manage', 'draws.manage'],
  contents: ['notices.write', 'activities.write', 'content.write', 'pictures.upload'],
  house: ['park.manage', 'staff.manage', 'audit.read'],
} as const;

export const PERMISSIONS = Object.values(PERMISSIONS_OF).flat();
export type Permission = (typeof PERMISSIONS)[number];

/** What a call for staff needs: one permission, or nothing but an account. */
export type Needed = Permission | 'anyStaff';

/** What a job cannot be done without. */
const ALSO_NEEDED: Partial<Record<Permission, readonly Permission[]>> = {
  'orders.change': ['orders.read'],
  'refunds.read': ['orders.read'],
  'refunds.make': ['orders.read', 'refunds.read'],
  'refunds.approve': ['orders.read', 'refunds.read'],
  'payments.manage': ['orders.read', 'refunds.read'],
  'products.write': ['orders.read'],
  'stock.write': ['orders.read', 'capacity.read'],
  'mailings.send': ['orders.read'],
  'live.manage': ['pictures.upload'],
  'draws.manage': ['prizes.handOut'],
  'notices.write': ['pictures.upload'],
  'activities.write': ['activities.checkIn', 'pictures.upload'],
  'content.write': ['pictures.upload'],
};

/** These permissions and those that their jobs cannot be done without, each once, in the order of `PERMISSIONS`. */
export function withNeeded(chosen: readonly Permission[]): Permission[] {
  const all = new Set(chosen.flatMap((permission) => [permission, ...(ALSO_NEEDED[permission] ?? [])]));
  return PERMISSIONS.filter((permission) => all.has(permission));
}

/** Whether somebody who has these permissions may do what needs `needed`. */
export const mayDo = (held: readonly Permission[], needed: Needed): boolean => needed === 'anyStaff' || held.includes(needed);
