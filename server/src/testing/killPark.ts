import assert from 'node:assert/strict';
import type { Call } from '@park/contract/call';
import type { Database } from '../db/db';
import { migrate } from '../db/migrate';
import { newId } from '../db/newId';
import { createSessions } from '../modules/session/session.service';

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
