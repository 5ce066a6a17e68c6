import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const visitor = pgTable('visitor', {
  id: text('id').primaryKey(),
  nickName: text('nick_name'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const wechatAccount = pgTable(
  'wechat_account',
  {
    appId: text('app_id').notNull(),
    openid: text('openid').notNull(),
    unionid: text('unionid'),
    visitorId: text('visitor_id')
      .notNull()
      .references(() => visitor.id),
    createdAt: moment('created_at').notNull().defaultNow(),
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
