import { type SQL, sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** A moment (epoch milliseconds) as a parameter. */
export const at = (moment: number): SQL => sql`${new Date(moment).toISOString()}::timestamptz`;

/** A column's moment as epoch milliseconds; a number from both databases, in JSON too. */
export const ms = (column: SQL): SQL => sql`(extract(epoch from ${column}) * 1000)::float8`;

/** A `timestamptz` column whose values are epoch milliseconds here. */
export const momentColumn = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  toDriver: (moment) => new Date(moment).toISOString(),
  fromDriver: (text) => new Date(text).getTime(),
});
