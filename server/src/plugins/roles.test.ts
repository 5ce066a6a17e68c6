import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Call } from '@park/contract/call';
import { getAdminNotices } from '@park/contract/notice/calls';
import { exportEntries } from '@park/contract/prize/entry/calls';
import { STAFF_ROLES, type StaffRole } from '@park/contract/staff/roles';
import { checkIn } from '@park/contract/ticket/gate/calls';
import { getDayFigures } from '@park/contract/ticket/sale/calls';
import fastify from 'fastify';
import { createSessions } from '../modules/session/session.service';
import { contractCalls } from '../testing/contractCalls';
import { startTestApp, type TestApp } from '../testing/testApp';
import { auth } from './auth';

const ENDING = '/api/adminAuth/logout';
const forStaff = contractCalls.filter((one) => one.auth === 'admin' && one.path !== ENDING);

describe('roles', () => {
  let park: TestApp;
  const tokens = new Map<StaffRole, string>();
  const sql = (text: string, values: unknown[] = []) => park.database.executeSql(text, values);
  const hire = async (id: string, roles: readonly StaffRole[]) => {
    await sql(`insert into admin_account (id, user_name, password_hash, roles) values ($1, $1, '', $2)`, [id, roles]);
    const sessions = createSessions(park.database.db, park.config.authSecret);
    return (await sessions.open(park.database.db, { adminId: id, adminName: id }, Date.now())).accessToken;
  };
  /** What a call with nothing in it meets: refused for its role, or whatever comes after that. */
  const errorOf = async (one: Call<unknown, unknown>, token: string) => {
    const answer = await park.send(one, {}, token);
    assert.notEqual(answer.statusCode, 401, one.path);
    assert.notEqual(answer.statusCode, 500, one.path);
    const isFile = String(answer.headers['content-type']).startsWith('text/csv');
    return isFile ? undefined : answer.json().extras?.error;
  };
  before(async () => {
    park = await startTestApp();
    for (const role of STAFF_ROLES) tokens.set(role, await hire(`the-${role}`, [role]));
  });
  after(() => park.close());

  it('are on every call for staff', () => {
    assert.ok(forStaff.length >= 50);
    for (const { path, roles } of forStaff) assert.ok(roles?.length, path);
  });

  for (const role of STAFF_ROLES)
    it(`let ${role} do what is theirs and refuse the rest`, async () => {
      for (const one of forStaff) {
        const allowed = role === 'owner' || one.roles?.includes(role);
        const error = await errorOf(one, tokens.get(role) ?? '');
        assert.equal(error === 'roleMissing', !allowed, `${role} at ${one.path}: ${error}`);
      }
    });

  it('are checked for files as well', async () => {
    const status = async (role: StaffRole) => {
      const authorization = `Bearer ${tokens.get(role)}`;
      return (await park.app.inject({ url: `${exportEntries.path}?roundId=none`, headers: { authorization } })).json().extras
        .error;
    };
    assert.equal(await status('gate'), 'roleMissing');
    assert.equal(await status('draw'), 'roundNotFound');
  });

  it('are refused in the reader’s language, as an answer of the business', async () => {
    const answer = await park.send(getAdminNotices, {}, tokens.get('gate'), { 'accept-language': 'zh-Hans' });
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.json().code, 403);
    assert.match(answer.json().message, /没有这项权限/);
  });

  it('add up', async () => {
    const token = await hire('both', ['gate', 'content']);
    assert.equal(await errorOf(getAdminNotices as Call<unknown, unknown>, token), undefined);
    assert.equal(await errorOf(checkIn as Call<unknown, unknown>, token), 'invalidInput');
  });

  it('count from the next call on, and a deactivated account is signed out by it', async () => {
    const token = await hire('mover', ['gate']);
    assert.equal((await park.call(getAdminNotices, {}, token)).extras?.error, 'roleMissing');
    await sql(`update admin_account set roles = '{content}' where id = 'mover'`);
    assert.equal((await park.call(getAdminNotices, {}, token)).code, 200);
    await sql(`update admin_account set active = false where id = 'mover'`);
    const out = await park.send(getAdminNotices, {}, token);
    assert.deepEqual([out.statusCode, out.headers['access-token']], [401, 'invalid_token']);
  });

  it('tell money to owners alone', async () => {
    const figures = async (role: StaffRole) => (await park.call(getDayFigures, { day: '2026-05-01' }, tokens.get(role))).result;
    assert.deepEqual(await figures('owner').then(({ moneyIn, moneyOut }) => [moneyIn, moneyOut]), [0, 0]);
    assert.deepEqual(await figures('gate').then(({ moneyIn, moneyOut }) => [moneyIn, moneyOut]), [null, null]);
  });

  it('are needed for the server to start', async () => {
    const app = fastify();
    const sessions = createSessions(park.database.db, park.config.authSecret);
    await app.register(auth, { sessions, origins: [] });
    assert.throws(() => app.get('/api/forgotten', { config: { auth: 'admin' } }, async () => null), /forgotten/);
    await app.close();
  });
});
