import type { Permission } from './permissions';

interface Rights {
  roles: readonly string[];
  active: boolean;
}

/** What an account may do: nothing while it is off. */
const rightsOf = ({ roles, active }: Rights) => (active ? roles : []);

/** Whether a change lets an account do more, or takes an owner's rights away: `saveAccount` then takes a proof. */
export function addsRights(before: Rights, after: Rights): boolean {
  const had = rightsOf(before);
  const has = rightsOf(after);
  return has.some((role) => !had.includes(role)) || (had.includes('owner') && !has.includes('owner'));
}

interface RoleRights {
  permissions: readonly Permission[];
  /** fen a day; null: none. */
  refundLimit: number | null;
}

/** Whether a change of a role lets who has it do more: `saveRole` then takes a proof. */
export function addsToRole(before: RoleRights, after: RoleRights): boolean {
  const isLooser = (after.refundLimit ?? Number.POSITIVE_INFINITY) > (before.refundLimit ?? Number.POSITIVE_INFINITY);
  return isLooser || after.permissions.some((permission) => !before.permissions.includes(permission));
}
