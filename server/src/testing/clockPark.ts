import { parkMoment } from '@park/contract/parkTime';
import type { DeliveredRole } from '@park/contract/staff/roles';
import { newId } from '../db/newId';
import { createSessions } from '../modules/session/session.service';
import { startTestApp, type TestApp, type TestAppOptions } from './testApp';

export interface Guest {
  token: string;
  visitorId: string;
}

/** An app with a clock that tests set, its rows by SQL, guests by the dozen and owners by name. */
export interface ClockPark extends TestApp {
  /** Epoch milliseconds. */
  now(): number;
  at(moment: number): void;
  at(day: string, clock: string): void;
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  /** @param visitorId by default somebody new */
  guest(visitorId?: string): Promise<Guest>;
  guests(count: number): Promise<Guest[]>;
  /** The token of an owner. */
  staff(name?: string, role?: DeliveredRole): Promise<string>;
}

/** @param start what the clock says at first, epoch milliseconds */
export async function startClockPark(start: number, options: TestAppOptions = {}): Promise<ClockPark> {
  let now = start;
  const app = await startTestApp({ ...options, clock: () => now });
  const { database, config } = app;
  const sessions = createSessions(database.db, config.authSecret);
  const sql: ClockPark['sql'] = async (text, values = []) => (await database.executeSql(text, values)).rows;
  const guest: ClockPark['guest'] = async (visitorId = newId()) => {
    await sql('insert into visitor (id) values ($1) on conflict do nothing', [visitorId]);
    const { accessToken } = await sessions.open(database.db, { visitorId }, now);
    return { token: accessToken, visitorId };
  };
  return {
    ...app,
    now: () => now,
    at(when: number | string, clock?: string) {
      now = typeof when === 'number' ? when : parkMoment(when, clock ?? '00:00');
    },
    sql,
    guest,
    guests: (count) => Promise.all(Array.from({ length: count }, () => guest())),
    async staff(name = 'Lin', role = 'owner') {
      const account = `insert into admin_account (id, user_name, password_hash, roles) values ($1, $1, '', array[$2])`;
      await sql(`${account} on conflict do nothing`, [name, role]);
      return (await sessions.open(database.db, { adminId: name, adminName: name }, now)).accessToken;
    },
  };
}
