import type { Permission } from '@park/contract/staff/permissions';
import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { momentColumn } from '../../db/moment';

export const adminAccount = pgTable('admin_account', {
  id: text('id').primaryKey(),
  userName: text('user_name').notNull(),
  displayName: text('display_name').notNull(),
  /** Empty: nobody has been given a password yet. */
  passwordHash: text('password_hash').notNull(),
  /** When a password ends that an owner made for them; null: they chose it themselves. */
  passwordUntil: momentColumn('password_until'),
  roles: text('roles').array().notNull(),
  active: boolean('active').notNull().default(true),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  updatedAt: momentColumn('changed_at').notNull().default(sql`now()`),
  updatedBy: text('changed_by'),
  /** Encrypted; null: no second factor. */
  totpSecret: text('totp_secret'),
  totpSince: timestamp('totp_since', { withTimezone: true, mode: 'date' }),
  /** The last half minute whose code was used. */
  totpStep: bigint('totp_step', { mode: 'number' }),
  /** Since when there is a passkey; null: there is none. */
  passkeysSince: timestamp('passkeys_since', { withTimezone: true, mode: 'date' }),
  /** When an owner without a second factor must set it up. */
  totpDue: timestamp('totp_due', { withTimezone: true, mode: 'date' }),
  lastLoginAt: timestamp('last_login_at', { withTimezone: true, mode: 'date' }),
});

export const staffRole = pgTable('staff_role', {
  id: text('id').primaryKey(),
  /** Empty: a delivered one's. */
  name: text('name').notNull(),
  permissions: text('permissions').array().$type<Permission[]>().notNull(),
  /** fen a day of each who has it; null: none. */
  refundLimit: integer('refund_limit'),
  version: integer('version').notNull(),
  updatedAt: momentColumn('changed_at'),
  updatedBy: text('changed_by'),
});

export const adminRecoveryCode = pgTable(
  'admin_recovery_code',
  {
    adminId: text('admin_id').notNull(),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.adminId, table.codeHash] })],
);

export const adminPasskey = pgTable('admin_passkey', {
  /** The credential's own, base64url. */
  id: text('id').primaryKey(),
  adminId: text('admin_id').notNull(),
  name: text('name').notNull(),
  /** COSE, base64url. */
  publicKey: text('public_key').notNull(),
  /** What the authenticator says how often it was used; many say 0. */
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  /** When the last challenge was made that it answered: it answers no other that is not younger. */
  lastUsedAt: timestamp('last_used_at', { withTimezone: true, mode: 'date' }),
});

export const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  actorKind: text('actor_kind').$type<'admin' | 'system'>().notNull(),
  actorId: text('actor_id'),
  actorName: text('actor_name'),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  requestId: text('request_id'),
});
