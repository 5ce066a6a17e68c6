import type { PasskeyOptions } from '../admin/passkeySchemas';
import { endpoint } from '../endpoint';
import type { Rows } from '../envelope';
import type { ExportedFile, ExportIn } from '../export';
import { STAFF_ROLES } from './roles';
import type {
  AccountIdIn,
  AccountsIn,
  AuditEntry,
  AuditLogIn,
  ChangePasswordIn,
  FinishPasskeyIn,
  FinishSecondFactorIn,
  NewPassword,
  Proof,
  RecoveryCodes,
  RemovePasskeyIn,
  RenewedStaff,
  SaveAccountIn,
  SecondFactor,
  SecondFactorSetUp,
  StaffAccount,
  StaffMe,
} from './schemas';

type Nothing = Record<string, never>;

export const getAccounts = endpoint<AccountsIn, Rows<StaffAccount>>('POST', '/api/staffAdmin/getAccounts', 'admin', ['owner']);
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
/** One's own. */
export const getSecondFactor = endpoint<Nothing, SecondFactor>('GET', '/api/staffAdmin/secondFactor', 'admin', STAFF_ROLES);
/** A new secret for the app on the phone. Nothing changes until `finishSecondFactor`. */
export const beginSecondFactor = endpoint<Proof, SecondFactorSetUp>(
  'POST',
  '/api/staffAdmin/beginSecondFactor',
  'admin',
  STAFF_ROLES,
);
/** With a code of the new secret: it counts from now on, in place of an older one. Ends one's other sign-ins. */
export const finishSecondFactor = endpoint<FinishSecondFactorIn, RecoveryCodes>(
  'POST',
  '/api/staffAdmin/finishSecondFactor',
  'admin',
  STAFF_ROLES,
);
/** What the browser is handed to make a passkey. Nothing changes until `finishPasskey`. */
export const beginPasskey = endpoint<Proof, PasskeyOptions>('POST', '/api/staffAdmin/beginPasskey', 'admin', STAFF_ROLES);
/** It counts from now on. The first second factor of an account ends one's other sign-ins and has recovery codes; others have none. */
export const finishPasskey = endpoint<FinishPasskeyIn, RecoveryCodes>(
  'POST',
  '/api/staffAdmin/finishPasskey',
  'admin',
  STAFF_ROLES,
);
/** One's own. An owner's last second factor stays. */
export const removePasskey = endpoint<RemovePasskeyIn, null>('POST', '/api/staffAdmin/removePasskey', 'admin', STAFF_ROLES);
/** Ends it with its passkeys and recovery codes. Owners cannot. */
export const endSecondFactor = endpoint<Proof, null>('POST', '/api/staffAdmin/endSecondFactor', 'admin', STAFF_ROLES);
/** Takes away another's second factor, whose phone is lost, and ends every sign-in of the account. */
export const resetSecondFactor = endpoint<AccountIdIn, null>('POST', '/api/staffAdmin/resetSecondFactor', 'admin', ['owner']);
/** A token for another day, up to seven days after signing in. The one that was sent stays good until its end. */
export const renewStaff = endpoint<Nothing, RenewedStaff>('POST', '/api/staffAdmin/renew', 'admin', STAFF_ROLES);
export const whoAmI = endpoint<Nothing, StaffMe>('GET', '/api/staffAdmin/whoAmI', 'admin', STAFF_ROLES);
/** What staff and the park itself did, newest first. */
export const getAuditLog = endpoint<AuditLogIn, Rows<AuditEntry>>('POST', '/api/staffAdmin/getAuditLog', 'admin', ['owner']);
/** The list as a file. */
export const exportAuditLog = endpoint<ExportIn<AuditLogIn>, ExportedFile>('GET', '/api/staffAdmin/exportAuditLog', 'admin', [
  'owner',
]);
