import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Envelope } from '@park/contract/envelope';
import { addDays, parkDay } from '@park/contract/parkTime';
import type { Order } from '@park/contract/ticket/order/schemas';
import { addOrder } from '@park/contract/ticket/sale/calls';
import type { Database } from '../../../db/db';
import { migrate } from '../../../db/migrate';
import { openPglite } from '../../../db/pglite';
import { openPostgres } from '../../../db/postgres';
import { emptyDatabase, testDatabases } from '../../../testing/testDatabase';
import { spawnServer } from '../../../testing/testServer';
import { createSessions } from '../../session/session.service';
import { ADULT, AFTERNOON, agree, FREE, MORNING, NOON, SALE_SQL } from '../salePark.testing';

const SECRET = 'a secret of the tests, long enough to be one';
const HANDS = 24;
/** Acknowledged orders before the kill. */
const ENOUGH = 60;
const SLOTS = [ADULT, FREE].flatMap((ticketId) => [MORNING, NOON, AFTERNOON].map((slotId) => ({ ticketId, slotId })));

type Acknowledged = Pick<Order, 'id' | 'number'>;

async function prepare(database: Database): Promise<string[]> {
  await migrate(database);
  await database.session((session) => session.script(SALE_SQL));
  const sessions = createSessions(database.db, SECRET);
  const tokens: string[] = [];
  for (let n = 0; n < HANDS; n++) {
    await database.executeSql('insert into visitor (id) values ($1)', [`v${n}`]);
    tokens.push((await sessions.open(database.db, { visitorId: `v${n}` }, Date.now())).accessToken);
  }
  return tokens;
}

/** Everybody orders without pause, of all slots, until the server is killed under them. */
async function burst(kill: () => void, address: string, tokens: string[]): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  let killed = false;
  const hand = async (token: string, mine: number) => {
    for (let n = mine; ; n++) {
      const wish = {
        ...SLOTS[n % SLOTS.length],
        day: addDays(parkDay(Date.now()), 1 + (n % 5)),
        quantity: 1,
        phone: '13800138000',
      };
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': `tap-${mine}-${n}-0123456789`,
      };
      try {
        const response = await fetch(address + addOrder.path, { method: 'POST', headers, body: JSON.stringify(wish) });
        const { code, result, extras } = (await response.json()) as Envelope<Order>;
        if (code === 200) acknowledged.push(result);
        else assert.ok(['tooManyUnpaidOrders', 'ticketSoldOut'].includes(extras?.error ?? ''), `${code} ${extras?.error}`);
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
  await Promise.all(tokens.map(hand));
  return acknowledged;
}

for (const kind of testDatabases())
  describe(`kill -9 in the middle of a sale, on ${kind}`, () => {
    it('loses no acknowledged order of any slot, and leaves none half written', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'park-sale-kill-'));
      const own = kind === 'postgres' ? await emptyDatabase(kind) : undefined;
      const url = own?.url ?? undefined;
      const open = () => (url ? openPostgres(url) : openPglite(join(folder, 'db')));
      let server: ReturnType<typeof spawnServer> | undefined;
      try {
        const before = await open();
        const tokens = await prepare(before);
        await before.close();
        const env = { DATA_DIR: folder, AUTH_SECRET: SECRET, RATE_LIMIT: '0', ...(url ? { DATABASE_URL: url } : {}) };
        server = spawnServer(env);
        const { kill, open: opened, ended } = server;
        const acknowledged = await burst(() => kill('SIGKILL'), await opened, tokens);
        assert.equal((await ended).signal, 'SIGKILL');
        assert.ok(acknowledged.length >= ENOUGH);
        const after = await open();
        const { rows } = await after.executeSql('select id, number from ticket_order', []);
        const stored = new Map(rows.map((row) => [row.id, row.number]));
        for (const { id, number } of acknowledged)
          assert.equal(stored.get(id), number, `${number} was acknowledged and is gone`);
        await agree(async (text, values = []) => (await after.executeSql(text, values)).rows);
        await after.close();
      } finally {
        server?.kill('SIGKILL');
        await own?.drop();
        await rm(folder, { recursive: true, force: true });
      }
    });
  });
