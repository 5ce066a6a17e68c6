import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { addReservationRecord } from '@park/contract/live/reservation/calls';
import { addDays, parkDay } from '@park/contract/parkTime';
import type { Database } from '../../../db/db';
import { migrate } from '../../../db/migrate';
import { openPglite } from '../../../db/pglite';
import { openPostgres } from '../../../db/postgres';
import { emptyDatabase, testDatabases } from '../../../testing/testDatabase';
import { spawnServer } from '../../../testing/testServer';
import { createSessions } from '../../session/session.service';
import { PARK_SQL } from '../livePark.testing';

const SECRET = 'a secret of the tests, long enough to be one';
const ANCHORS = 60;
const HANDS = 12;
const ENOUGH = 80;

interface Acknowledged {
  id: string;
  number: string;
}

/** Anchors and a point wide enough for all of them; returns their tokens. */
async function prepare(database: Database): Promise<string[]> {
  await migrate(database);
  await database.session((session) => session.script(`${PARK_SQL}; update live_point set capacity = 50 where id = 'lookout'`));
  const sessions = createSessions(database.db, SECRET);
  const tokens: string[] = [];
  for (let i = 0; i < ANCHORS; i++) {
    await database.executeSql('insert into visitor (id) values ($1)', [`v${i}`]);
    await database.executeSql(
      `insert into live_anchor (id, visitor_id, status, name, phone, platform_id, account, created_at, updated_at)
       values ($1, $1, 2, 'Ada', '13800138000', 'douyin', 'ada', now(), now())`,
      [`v${i}`],
    );
    tokens.push((await sessions.open(database.db, { visitorId: `v${i}` }, Date.now())).accessToken);
  }
  return tokens;
}

/** Books without pause from many hands, and kills the server the moment enough were acknowledged. */
async function burst(kill: () => void, address: string, tokens: string[]): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  let killed = false;
  const wishes = tokens.flatMap((token) =>
    Array.from({ length: 12 }, (_, i) => ({
      token,
      day: addDays(parkDay(Date.now()), 1 + i),
      timespanId: i % 2 ? 'span-0900' : 'span-1300',
    })),
  );
  const hand = async () => {
    for (let wish = wishes.pop(); wish; wish = wishes.pop()) {
      const { token, ...place } = wish;
      const body = JSON.stringify({ ...place, pointId: 'lookout', platformId: 'douyin' });
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      try {
        const response = await fetch(address + addReservationRecord.path, { method: 'POST', headers, body });
        const { code, result, message } = (await response.json()) as { code: number; result: Acknowledged; message: string };
        if (code !== 200) throw new Error(`refused: ${code} ${message}`);
        acknowledged.push(result);
      } catch (error) {
        // What was cut off by the kill was never acknowledged.
        if (killed) return;
        throw error;
      }
      if (acknowledged.length < ENOUGH || killed) continue;
      killed = true;
      kill();
    }
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
  return acknowledged;
}

async function check(database: Database, acknowledged: Acknowledged[]): Promise<void> {
  const { rows } = await database.executeSql(
    `select r.id, r.number, count(m.id)::int as messages from live_reservation r left join live_message m on m.reservation_id = r.id
     where r.status = 'booked' group by r.id`,
    [],
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  for (const { id, number } of acknowledged)
    assert.equal(stored.get(id)?.number, number, `${number} was acknowledged and is gone`);
  assert.ok(
    rows.every(({ messages }) => messages === 1),
    'a reservation and its message are written together',
  );
}

for (const kind of testDatabases())
  describe(`kill -9 on ${kind}`, () => {
    it('in the middle of a booking burst loses no acknowledged booking', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'park-kill-'));
      const own = kind === 'postgres' ? await emptyDatabase(kind) : undefined;
      const url = own?.url ?? undefined;
      let server: ReturnType<typeof spawnServer> | undefined;
      const open = () => (url ? openPostgres(url) : openPglite(join(folder, 'db')));
      try {
        const before = await open();
        const tokens = await prepare(before);
        await before.close();

        server = spawnServer({
          DATA_DIR: folder,
          AUTH_SECRET: SECRET,
          RATE_LIMIT: '0',
          ...(url ? { DATABASE_URL: url } : {}),
        });
        const { kill, open: opened, ended } = server;
        const acknowledged = await burst(() => kill('SIGKILL'), await opened, tokens);
        assert.equal((await ended).signal, 'SIGKILL');
        assert.ok(acknowledged.length >= ENOUGH);

        const after = await open();
        await check(after, acknowledged);
        await after.close();
      } finally {
        server?.kill('SIGKILL');
        await own?.drop();
        await rm(folder, { recursive: true, force: true });
      }
    });
  });
