import { z } from 'zod';
import type { CallSchemas } from '../call';
import { daySchema, momentSchema, nothing, rowsQuerySchema, rowsSchema } from '../envelope';
import { exportOf } from '../export';
import { plainText } from '../plainText';
import {
  DISPLAY_NAME_LENGTH,
  MAX_ROLES,
  PASSKEY_NAME_LENGTH,
  PASSWORD_LENGTH,
  REFUND_LIMIT,
  ROLE_NAME_LENGTH,
  USER_NAME,
} from './limits';
import { madePasskey, passkeyOptions, shownPasskey } from './passkey';
import { PERMISSIONS } from './permissions';
import { isDelivered } from './roles';

const roleId = z.string().regex(/^[\w-]{1,40}$/);
const roles = z.array(roleId).min(1).max(MAX_ROLES);
const accountIdIn = z.object({ id: z.string().min(1).max(64) });

const staffAccount = z.object({
  id: z.string(),
  userName: z.string(),
  displayName: z.string(),
  roles: z.array(z.string()),
  active: z.boolean(),
  /** False: nobody can sign in until `resetPassword` has made one. */
  hasPassword: z.boolean(),
  /** Whether a second factor is asked for beside the password. */
  secondFactor: z.boolean(),
  version: z.int(),
  lastLoginAt: momentSchema.nullable(),
  /** When a password ends that was made for them and never changed; null: it is their own. */
  passwordUntil: momentSchema.nullable().optional(),
  /** How many sign-ins go on, in a list. */
  sessions: z.int().optional(),
  createdAt: momentSchema,
  changedAt: momentSchema,
  /** Null: the park itself. */
  changedBy: z.string().nullable(),
});
export type StaffAccount = z.infer<typeof staffAccount>;

/** What somebody may do, as of now. Optional as an older server does not tell. */
const rights = {
  /** Names of `PERMISSIONS`, and of a newer server's. */
  permissions: z.array(z.string()).optional(),
  /** What those of the roles are called that the park made, by id. */
  roleNames: z.record(z.string(), z.string()).optional(),
};

const staffRole = z.object({
  id: z.string(),
  /** Empty: it came with the park and is called what the reader's language calls it. */
  name: z.string(),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** fen a day that each who has it may refund by themselves; what is beyond waits for approval. Null: no limit. */
  refundLimit: z.int().nullable(),
  /** How many accounts have it. */
  accounts: z.int(),
  /** 0: an owner's, which stays as it is. */
  version: z.int(),
  changedAt: momentSchema.nullable(),
  /** Null: the park itself. */
  changedBy: z.string().nullable(),
});
export type StaffRole = z.infer<typeof staffRole>;

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: momentSchema,
  lastUsedAt: momentSchema.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

const secondFactor = z.object({
  /** Of the authenticator app; null: none. */
  since: momentSchema.nullable(),
  /** The oldest first. */
  passkeys: z.array(passkey),
  /** How many recovery codes are left. */
  recoveryCodes: z.int(),
  /** See `adminLogin`. */
  due: momentSchema.nullable(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

const typedCode = z.string().overwrite(plainText).min(6).max(32);
/** One's password and, when a second factor is set up, a code of it, a recovery code or a passkey. */
const proof = z.object({
  password: z.string().min(1).max(PASSWORD_LENGTH.max),
  code: typedCode.optional(),
  passkey: shownPasskey.optional(),
});
export type Proof = z.input<typeof proof>;
const provenAccountIn = proof.extend(accountIdIn.shape);

const secondFactorSetUp = z.object({
  /** For an app that cannot read the picture; base32. */
  secret: z.string(),
  /** `otpauth://…`, to be shown as a QR code. */
  uri: z.string(),
  /** To be sent back with the first code, within ten minutes. */
  setUp: z.string(),
});
export type SecondFactorSetUp = z.infer<typeof secondFactorSetUp>;

/** Shown once. Each signs in once in place of a code. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** `action`: all that begin with it, e.g. `prize.`; `subject`: exactly, e.g. `round:Xy…`; `from` and `to`: park days, both included. */
const auditLogIn = rowsQuerySchema.extend({
  action: z.string().trim().max(60).optional(),
  subject: z.string().trim().max(100).optional(),
  userName: z.string().overwrite(plainText).max(64).optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
});
const auditEntry = z.object({
  id: z.string(),
  at: momentSchema,
  /** Null: the park itself. */
  userName: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  /** What the subject is called, in the reader's language; empty where it has no name, or is gone. */
  title: z.string(),
  details: z.record(z.string(), z.unknown()),
  requestId: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const accountsIn = rowsQuerySchema.extend({
  /** Part of a user name or a name, in any case. */
  keyword: z.string().overwrite(plainText).max(64).optional(),
});

export const schemas = {
  adminLogin: {
    in: z.object({
      userName: z.string().min(1).max(64),
      password: z.string().min(1).max(256),
      /** What the app on the phone shows (six digits), or a recovery code; asked for by `secondFactorNeeded`. */
      code: z.string().overwrite(plainText).max(32).optional(),
      /** In place of the code, where the answer to a sign-in without one told what to hand to the browser. */
      passkey: shownPasskey.optional(),
      /** What the last sign-in of this name on this device answered: others' wrong passwords then do not hold it up. */
      device: z.string().max(1000).optional(),
    }),
    out: z.object({
      accessToken: z.string(),
      /** To be kept on the device and sent with the next sign-in. It signs nobody in. */
      device: z.string(),
      /** ISO 8601; staff ask for another day by `renewStaff`. */
      expiresAt: z.string(),
      userName: z.string(),
      displayName: z.string(),
      roles: z.array(z.string()),
      ...rights,
      /** An owner without a second factor goes on until then, and after that only by setting it up. Null: nothing is asked. ISO 8601 */
      secondFactorDue: z.string().nullable(),
      /** An owner made the password: nothing is answered until `changePassword` has made one of their own. */
      passwordIssued: z.boolean().optional(),
    }),
    summary: 'Sign in as staff with user name and password',
  },
  adminLogout: {
    in: nothing,
    out: z.null(),
    summary: 'Sign out the staff session of this token',
    beforeSecondFactor: true,
    withIssuedPassword: true,
  },

  getAccounts: { in: accountsIn, out: rowsSchema(staffAccount), summary: 'List staff accounts, active ones first' },
  exportAccounts: exportOf(accountsIn, 'Export staff accounts'),
  saveAccount: {
    /**
     * `id` is chosen by who makes the account, `version` is what was opened, 0 for a new one, whose password `resetPassword` makes.
     * The user name stays as it was made. Who asks proves who they are where `addsRights` is true: a token alone gains nothing for good.
     * A new account needs no proof, as it has no password.
     */
    in: proof.partial().extend({
      id: z.string().regex(/^[\w-]{1,40}$/),
      version: z.int32().min(0),
      userName: z.string().overwrite(plainText).regex(USER_NAME),
      displayName: z.string().overwrite(plainText).min(1).max(DISPLAY_NAME_LENGTH),
      roles,
      active: z.boolean(),
    }),
    out: staffAccount,
    summary: 'Create an account, or change its name, roles and whether it is active',
  },
  getRoles: { in: nothing, out: z.array(staffRole), summary: 'List the roles, the delivered ones first' },
  saveRole: {
    /**
     * `id` is chosen by who makes it, `version` is what was opened, 0 for a new one; the name of a delivered one stays empty. Permissions
     * bring those along that their jobs need. Who asks proves who they are where `addsToRole` is true of one that is there.
     */
    in: proof
      .partial()
      .extend({
        id: roleId,
        version: z.int32().min(0),
        name: z.string().overwrite(plainText).max(ROLE_NAME_LENGTH),
        permissions: z.array(z.enum(PERMISSIONS)).min(1).max(PERMISSIONS.length),
        refundLimit: z.int32().min(REFUND_LIMIT.min).max(REFUND_LIMIT.max).nullable().default(null),
      })
      .refine(({ id, name }) => name !== '' || isDelivered(id), { path: ['name'] }),
    out: staffRole,
    summary: 'Create a role, or change its name and permissions',
  },
  removeRole: { in: z.object({ id: roleId }), out: z.null(), summary: 'Delete a role of the park’s own that no account has' },
  resetPassword: {
    in: provenAccountIn,
    /** Shown once; nobody can read it again. It is good for three days, and for nothing but choosing one's own. */
    out: z.object({ password: z.string() }),
    summary: 'Reset an account’s password to a random one, shown once',
  },
  endSessions: { in: accountIdIn, out: z.null(), summary: 'Sign an account out everywhere' },
  changePassword: {
    in: z.object({
      /** The one that is good now. */
      password: z.string().min(1).max(PASSWORD_LENGTH.max),
      newPassword: z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max),
    }),
    out: z.null(),
    summary: 'Change your password and sign out your other devices',
    withIssuedPassword: true,
  },
  getSecondFactor: { in: nothing, out: secondFactor, summary: 'Get your second factor', beforeSecondFactor: true },
  beginSecondFactor: {
    in: proof,
    out: secondFactorSetUp,
    summary: 'Start setting up an authenticator app; nothing changes until its first code',
    beforeSecondFactor: true,
  },
  finishSecondFactor: {
    in: z.object({ setUp: z.string().max(2000), code: typedCode }),
    out: recoveryCodes,
    summary: 'Finish setting up the authenticator app with its first code; returns recovery codes, once',
    beforeSecondFactor: true,
  },
  beginPasskey: {
    in: proof,
    out: passkeyOptions,
    summary: 'Start adding a passkey: get what the browser needs; nothing changes until it is finished',
    beforeSecondFactor: true,
  },
  finishPasskey: {
    in: z.object({ name: z.string().trim().min(1).max(PASSKEY_NAME_LENGTH), passkey: madePasskey }),
    out: recoveryCodes,
    summary: 'Finish adding a passkey; a first second factor returns recovery codes, once',
    beforeSecondFactor: true,
  },
  removePasskey: {
    in: proof.extend({ id: z.string().max(1_400) }),
    out: z.null(),
    summary: 'Remove one of your passkeys; an owner’s last second factor stays',
  },
  endSecondFactor: { in: proof, out: z.null(), summary: 'Turn off your second factor; owners cannot' },
  resetSecondFactor: {
    in: provenAccountIn,
    out: z.null(),
    summary: 'Reset the second factor of an account whose phone is lost',
  },
  renewStaff: {
    in: nothing,
    out: z.object({ accessToken: z.string(), expiresAt: momentSchema }),
    summary: 'Renew the token for a day, up to a week after signing in',
    beforeSecondFactor: true,
  },
  whoAmI: {
    in: nothing,
    out: z.object({
      id: z.string(),
      userName: z.string(),
      displayName: z.string(),
      roles: z.array(z.string()),
      ...rights,
      /** When the token ends unless it is renewed. */
      expiresAt: momentSchema,
    }),
    summary: 'Get the account of this token, its roles and what it may do',
    beforeSecondFactor: true,
    withIssuedPassword: true,
  },
  getAuditLog: { mayLag: 'always', in: auditLogIn, out: rowsSchema(auditEntry), summary: 'List the audit log, newest first' },
  exportAuditLog: { mayLag: 'always', ...exportOf(auditLogIn, 'Export the audit log') },
} satisfies Record<string, CallSchemas>;

export type AdminInfo = z.infer<typeof schemas.adminLogin.out>;
