import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

export const adminLogin = call<'adminLogin'>('POST', '/api/adminAuth/login', 'public');
export const adminLogout = call<'adminLogout'>('POST', '/api/adminAuth/logout', 'anyStaff');

export const getAccounts = call<'getAccounts'>('POST', '/api/staffAdmin/getAccounts', 'staff.manage');
export const exportAccounts = call<'exportAccounts'>('GET', '/api/staffAdmin/exportAccounts', 'staff.manage');
/** Deactivating signs out at once; other roles count at the next call. The last active owner stays one. */
export const saveAccount = call<'saveAccount'>('POST', '/api/staffAdmin/saveAccount', 'staff.manage');
export const getRoles = call<'getRoles'>('GET', '/api/staffAdmin/getRoles', 'staff.manage');
/** Counts at the next call of everybody who has it. Only owners give permissions that they do not have themselves. */
export const saveRole = call<'saveRole'>('POST', '/api/staffAdmin/saveRole', 'staff.manage');
export const removeRole = call<'removeRole'>('POST', '/api/staffAdmin/removeRole', 'staff.manage');
/** Makes a random password and ends every sign-in of the account. */
export const resetPassword = call<'resetPassword'>('POST', '/api/staffAdmin/resetPassword', 'staff.manage');
/** Of an account: whoever has its password or device signs in again. */
export const endSessions = call<'endSessions'>('POST', '/api/staffAdmin/endSessions', 'staff.manage');
/** One's own; ends one's other sign-ins. */
export const changePassword = call<'changePassword'>('POST', '/api/staffAdmin/changePassword', 'anyStaff');
/** One's own. */
export const getSecondFactor = call<'getSecondFactor'>('GET', '/api/staffAdmin/secondFactor', 'anyStaff');
/** A new secret for the app on the phone. Nothing changes until `finishSecondFactor`. */
export const beginSecondFactor = call<'beginSecondFactor'>('POST', '/api/staffAdmin/beginSecondFactor', 'anyStaff');
/** With a code of the new secret: it counts from now on, in place of an older one. Ends one's other sign-ins. */
export const finishSecondFactor = call<'finishSecondFactor'>('POST', '/api/staffAdmin/finishSecondFactor', 'anyStaff');
/** What the browser is handed to make a passkey. Nothing changes until `finishPasskey`. */
export const beginPasskey = call<'beginPasskey'>('POST', '/api/staffAdmin/beginPasskey', 'anyStaff');
/** It counts from now on. The first second factor of an account ends one's other sign-ins and has recovery codes; others have none. */
export const finishPasskey = call<'finishPasskey'>('POST', '/api/staffAdmin/finishPasskey', 'anyStaff');
/** One's own. An owner's last second factor stays. */
export const removePasskey = call<'removePasskey'>('POST', '/api/staffAdmin/removePasskey', 'anyStaff');
/** Ends it with its passkeys and recovery codes. Owners cannot. */
export const endSecondFactor = call<'endSecondFactor'>('POST', '/api/staffAdmin/endSecondFactor', 'anyStaff');
/** Takes away another's second factor, whose phone is lost, and ends every sign-in of the account. */
export const resetSecondFactor = call<'resetSecondFactor'>('POST', '/api/staffAdmin/resetSecondFactor', 'staff.manage');
/** A token for another day, up to seven days after signing in. The one that was sent stays good until its end. */
export const renewStaff = call<'renewStaff'>('POST', '/api/staffAdmin/renew', 'anyStaff');
export const whoAmI = call<'whoAmI'>('GET', '/api/staffAdmin/whoAmI', 'anyStaff');
/** What staff and the park itself did, newest first. */
export const getAuditLog = call<'getAuditLog'>('POST', '/api/staffAdmin/getAuditLog', 'audit.read');
export const exportAuditLog = call<'exportAuditLog'>('GET', '/api/staffAdmin/exportAuditLog', 'audit.read');
