import { endpoint } from '../endpoint';
import type { Page } from '../envelope';
import type { ExportedFile, ExportIn } from '../export';
import { STAFF_ROLES } from './roles';
import type {
  AccountIdIn,
  AccountsIn,
  AuditEntry,
  AuditLogIn,
  ChangePasswordIn,
  NewPassword,
  RenewedStaff,
  SaveAccountIn,
  StaffAccount,
  StaffMe,
} from './schemas';

type Nothing = Record<string, never>;

export const getAccounts = endpoint<AccountsIn, Page<StaffAccount>>('POST', '/api/staffAdmin/getAccounts', 'admin', ['owner']);
/** The list as a file. */
export const exportAccounts = endpoint<ExportIn<AccountsIn>, ExportedFile>('GET', '/api/staffAdmin/exportAccounts', 'admin', [
  'owner',
]);
/** Deactivating signs out at once; other roles count at the next call. The last active owner stays one. */
export const saveAccount = endpoint<SaveAccountIn, StaffAccount>('POST', '/api/staffAdmin/saveAccount', 'admin', ['owner']);
/** Makes a random password and ends every sign-in of the account. */
export const resetPassword = endpoint<AccountIdIn, NewPassword>('POST', '/api/staffAdmin/resetPassword', 'admin', ['owner']);
/** One's own; ends one's other sign-ins. */
export const changePassword = endpoint<ChangePasswordIn, null>('POST', '/api/staffAdmin/changePassword', 'admin', STAFF_ROLES);
/** A token for another day, up to seven days after signing in. The one that was sent stays good until its end. */
export const renewStaff = endpoint<Nothing, RenewedStaff>('POST', '/api/staffAdmin/renew', 'admin', STAFF_ROLES);
export const whoAmI = endpoint<Nothing, StaffMe>('GET', '/api/staffAdmin/whoAmI', 'admin', STAFF_ROLES);
/** What staff and the park itself did, newest first. */
export const getAuditLog = endpoint<AuditLogIn, Page<AuditEntry>>('POST', '/api/staffAdmin/getAuditLog', 'admin', ['owner']);
/** The list as a file. */
export const exportAuditLog = endpoint<ExportIn<AuditLogIn>, ExportedFile>('GET', '/api/staffAdmin/exportAuditLog', 'admin', [
  'owner',
]);
