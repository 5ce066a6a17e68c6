import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call } from '@park/contract/call';
import type { Database } from '../db/db';
import { migrate } from '../db/migrate';
import { newId } from '../db/newId';
import { openPglite } from '../db/pglite';
import { openPostgres } from '../db/postgres';
import { createSessions } from '../modules/session/session.service';
import { type DatabaseKind, emptyDatabase } from './testDatabase';
import { startSandbox } from './testSandbox';
import { spawnServer, type TestServer } from './testServer';

/** Of a park whose server is a process of its own, which a test kills. */
export const SECRET = 'a secret of the tests, long enough to be one';

const SALE = `
  insert into ticket_slot (id, start_clock, end_clock) values ('all-day', '09:00', '17:30');
  insert into ticket_product (id, kind, name, text, motif, price, real_name, late_refund_percent, updated_at)
    values ('adult', 'adult', '{"zh-Hans": "成人票"}', '{"zh-Hans": "一日"}', 'valley', 10000, false, 50, now());
  insert into ticket_product_slot (product_id, slot_id, stock) values ('adult', 'all-day', 10);
  insert into visitor (id) values ('ada');`;

/** A park with one product and one visitor, whom one of WeChat's apps knows. @returns her token */
export async function prepareSale(database: Database, account: { appId: string; openid: string }): Promise<string> {
  await migrate(database);
  await database.session((session) => session.script(SALE));
  await database.executeSql(`insert into wechat_account (app_id, openid, visitor_id) values ($1, $2, 'ada')`, [
    account.appId,
    account.openid,
  ]);
  return (await createSessions(database.db, SECRET).open(database.db, { visitorId: 'ada' }, Date.now())).accessToken;
}

interface KillPark {
  sandbox: Awaited<ReturnType<typeof startSandbox>>;
  /** Of the visitor. */
  token: string;
  /** Its database, while no server has it. */
  open(): Promise<Database>;
  start(): TestServer;
}

/** That park with WeChat's sandbox: its server may be started again when it was killed. All of it is gone afterwards. */
export async function withKillPark(
  kind: DatabaseKind,
  account: Parameters<typeof prepareSale>[1],
  work: (park: KillPark) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'park-kill-pay-'));
  const own = kind === 'postgres' ? await emptyDatabase(kind) : undefined;
  const url = own?.url;
  const sandbox = await startSandbox();
  const env = {
    ...sandbox.env,
    DATA_DIR: folder,
    AUTH_SECRET: SECRET,
    LOG_LEVEL: 'trace',
    ...(url && { DATABASE_URL: url }),
  };
  const open = () => (url ? openPostgres(url) : openPglite(join(folder, 'db')));
  let server: TestServer | undefined;
  const start = () => {
    server = spawnServer(env);
    return server;
  };
  try {
    const database = await open();
    const token = await prepareSale(database, account);
    await database.close();
    await work({ sandbox, token, open, start });
  } finally {
    server?.kill('SIGKILL');
    await sandbox.close();
    await own?.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** How often a call is made whose server, or the sandbox behind it (502), was too slow. */
const ATTEMPTS = 20;

/** Makes a call of the contract over HTTP, which must succeed; what a busy machine could not answer in time is asked again. */
export async function callAt<In, Out>(origin: string, { path }: Call<In, Out>, input: In, token: string): Promise<Out> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': newId() };
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(input) });
    const { code, message, result } = (await answer.json()) as { code: number; message: string; result: Out };
    if ((code === 502 || code === 503) && attempt < ATTEMPTS) continue;
    assert.equal(code, 200, `${path}: ${message}`);
    return result;
  }
}
