import { addReservationRecord } from '@park/contract/live/reservation/calls';
import { type AppConfig, buildApp } from '../server/src/app';
import { parseConfig } from '../server/src/config';
import { openPostgres } from '../server/src/db/postgres';
import { fakeWechat } from '../server/src/testing/fakeWechat';
import { noPayClient } from '../server/src/wechat/payClient';
import { type Recording, recordStatements } from './bareBooking';
import type { BookingTask } from './bookingTasks';

/** Makes one booking with the server's own code in this process and keeps what it said to the database. */
export async function recordBooking(databaseUrl: string, authSecret: string, task: BookingTask): Promise<Recording> {
  const config: AppConfig = {
    ...parseConfig({ DATABASE_URL: databaseUrl, RATE_LIMIT: '0', LOG_LEVEL: 'silent' }),
    authSecret,
  };
  const database = await openPostgres(databaseUrl);
  const app = await buildApp(config, {
    database,
    wechat: fakeWechat(),
    payClient: noPayClient(),
    redis: null,
    clock: Date.now,
  });
  try {
    await app.ready();
    const { token, pointId, timespanId, day, platformId } = task;
    const { statements, result } = await recordStatements(() =>
      app.inject({
        method: 'POST',
        url: addReservationRecord.path,
        headers: { authorization: `Bearer ${token}` },
        payload: { pointId, timespanId, day, platformId },
      }),
    );
    const envelope = result.json();
    if (envelope.code !== 200) throw new Error(`the recorded booking was refused: ${envelope.message}`);
    return { statements, task, reservation: envelope.result };
  } finally {
    await app.close();
    await database.close();
  }
}
