import { z } from 'zod';
import { madePasskey, shownPasskey } from '../admin/passkeySchemas';
import { daySchema, momentSchema, rowsQuerySchema } from '../envelope';
import { PASSKEY_NAME_LENGTH } from './limits';
import { STAFF_ROLES } from './roles';

const roles = z.array(z.enum(STAFF_ROLES)).min(1).max(STAFF_ROLES.length);
const accountId = z.string().min(1).max(64);
/** Typed at gates and on phones, so without letters that a keyboard may lack. */
const userName = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{1,31}$/);
export const PASSWORD_LENGTH = { min: 10, max: 256 } as const;

export const accountsIn = rowsQuerySchema.extend({
  /** Part of a user name or a name, in any case. */
  keyword: z.string().trim().max(64).optional(),
});
export type AccountsIn = z.input<typeof accountsIn>;

export const staffAccount = z.object({
  id: z.string(),
  userName: z.string(),
  displayName: z.string(),
  roles,
  active: z.boolean(),
  /** False: nobody can sign in until `resetPassword` has made one. */
  hasPassword: z.boolean(),
  /** Whether a second factor is asked for beside the password. */
  secondFactor: z.boolean(),
  version: z.int(),
  lastLoginAt: momentSchema.nullable(),
  createdAt: momentSchema,
  changedAt: momentSchema,
  /** Null: the park itself. */
  changedBy: z.string().nullable(),
});
export type StaffAccount = z.infer<typeof staffAccount>;

/**
 * `id` is chosen by who makes the account, `version` is what was opened, 0 for a new one, whose password `resetPassword` makes.
 * The user name stays as it was made.
 */
export const saveAccountIn = z.object({
  id: z.string().regex(/^[\w-]{1,40}$/),
  version: z.int().min(0),
  userName,
  displayName: z.string().trim().min(1).max(60),
  roles,
  active: z.boolean(),
});
export type SaveAccountIn = z.input<typeof saveAccountIn>;

export const accountIdIn = z.object({ id: accountId });
export type AccountIdIn = z.input<typeof accountIdIn>;

/** Shown once; nobody can read it again. */
export const newPassword = z.object({ password: z.string() });
export type NewPassword = z.infer<typeof newPassword>;

export const changePasswordIn = z.object({
  /** The one that is good now. */
  password: z.string().min(1).max(PASSWORD_LENGTH.max),
  newPassword: z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max),
});
export type ChangePasswordIn = z.input<typeof changePasswordIn>;

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: momentSchema,
  lastUsedAt: momentSchema.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

export const secondFactor = z.object({
  /** Of the authenticator app; null: none. */
  since: momentSchema.nullable(),
  /** The oldest first. */
  passkeys: z.array(passkey),
  /** How many recovery codes are left. */
  recoveryCodes: z.int(),
  /** See `adminInfo`. */
  due: momentSchema.nullable(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

const typedCode = z.string().trim().min(6).max(32);
/** One's password and, when a second factor is set up, a code of it, a recovery code or a passkey. */
export const proof = z.object({
  password: z.string().min(1).max(PASSWORD_LENGTH.max),
  code: typedCode.optional(),
  passkey: shownPasskey.optional(),
});
export type Proof = z.input<typeof proof>;

export const secondFactorSetUp = z.object({
  /** For an app that cannot read the picture; base32. */
  secret: z.string(),
  /** `otpauth://…`, to be shown as a QR code. */
  uri: z.string(),
  /** To be sent back with the first code, within ten minutes. */
  setUp: z.string(),
});
export type SecondFactorSetUp = z.infer<typeof secondFactorSetUp>;

export const finishSecondFactorIn = z.object({ setUp: z.string().max(2000), code: typedCode });
export type FinishSecondFactorIn = z.input<typeof finishSecondFactorIn>;

export const finishPasskeyIn = z.object({ name: z.string().trim().min(1).max(PASSKEY_NAME_LENGTH), passkey: madePasskey });
export type FinishPasskeyIn = z.input<typeof finishPasskeyIn>;
export const removePasskeyIn = proof.extend({ id: z.string().max(1_400) });
export type RemovePasskeyIn = z.input<typeof removePasskeyIn>;

/** Shown once. Each signs in once in place of a code. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

export const staffMe = z.object({
  id: z.string(),
  userName: z.string(),
  displayName: z.string(),
  roles,
  /** When the token ends unless it is renewed. */
  expiresAt: momentSchema,
});
export type StaffMe = z.infer<typeof staffMe>;

export const renewedStaff = z.object({ accessToken: z.string(), expiresAt: momentSchema });
export type RenewedStaff = z.infer<typeof renewedStaff>;

/** `action`: all that begin with it, e.g. `prize.`; `subject`: exactly, e.g. `round:Xy…`; `from` and `to`: park days, both included. */
export const auditLogIn = rowsQuerySchema.extend({
  action: z.string().trim().max(60).optional(),
  subject: z.string().trim().max(100).optional(),
  userName: z.string().trim().max(64).optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
});
export type AuditLogIn = z.input<typeof auditLogIn>;
export const auditEntry = z.object({
  id: z.string(),
  at: momentSchema,
  /** Null: the park itself. */
  userName: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  details: z.record(z.string(), z.unknown()),
  requestId: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
