import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { encryptedText } from '../../db/encryptedColumn';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const visitor = pgTable('visitor', {
  id: text('id').primaryKey(),
  nickName: encryptedText('nick_name', 'nick name'),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** Of the row that stands where somebody had themselves erased. */
  erasedAt: moment('erased_at'),
});

export const wechatAccount = pgTable(
  'wechat_account',
  {
    appId: text('app_id').notNull(),
    id: text('id').notNull().default(sql`gen_random_uuid()::text`),
    openid: encryptedText('openid', 'openid').notNull(),
    /** What it is looked up by; null until a row from before is encrypted. */
    openidHash: text('openid_hash'),
    unionid: encryptedText('unionid', 'unionid'),
    unionidHash: text('unionid_hash'),
    visitorId: text('visitor_id')
      .notNull()
      .references(() => visitor.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Handles that were made until then are dead. */
    handlesFrom: moment('handles_from'),
  },
  (table) => [primaryKey({ columns: [table.appId, table.openid] })],
);

export const session = pgTable('session', {
  id: text('id').primaryKey(),
  visitorId: text('visitor_id').references(() => visitor.id),
  adminId: text('admin_id'),
  adminName: text('admin_name'),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  revokedAt: moment('revoked_at'),
});
