import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { adminLogin, adminLogout } from '@park/contract/admin/endpoints';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { ADMIN_PASSWORD, startTestApp, type TestApp, testDatabases } from '../../testing/testApp';
import { TOKEN_LIFE_MS } from '../session/session.service';
import { ensureFirstAdmin } from './admin.service';
import { auditOf, recordAudit } from './audit.service';
import { forgetOldAttempts, LOCKOUT } from './lockout.service';
import { hashPassword, passwordMatches, randomPassword } from './password';

for (const kind of testDatabases()) {
  describe(`administrators on ${kind}`, () => {
    let park: TestApp;
    let now: number;
    beforeEach(async () => {
      now = Date.parse('2026-05-01T02:00:00Z');
      park = await startTestApp({ kind, clock: () => now });
    });
    afterEach(() => park.close());

    const login = (userName: string, password: string) => park.call(adminLogin, { userName, password });

    it('sign in with the first account, whatever the case of its name, and out again', async () => {
      await ensureFirstAdmin(park.database, ADMIN_PASSWORD, now);
      const { code, result } = await login('Admin', ADMIN_PASSWORD);
      assert.equal(code, 200);
      assert.equal(result.userName, 'admin');
      assert.equal(Date.parse(result.expiresAt), now + TOKEN_LIFE_MS.admin);
      assert.equal((await park.call(adminLogout, {}, result.accessToken)).code, 200);
      const after = await park.send(adminLogout, {}, result.accessToken);
      assert.equal(after.statusCode, 401);
      assert.equal(after.headers['access-token'], 'invalid_token');
    });

    it('need their own token: a visitor’s is not enough', async () => {
      const { token } = await park.signIn();
      assert.equal((await park.send(adminLogout, {}, token)).statusCode, 401);
      assert.equal((await park.send(adminLogout, {})).statusCode, 401);
    });

    it('sign in again each day, and are never handed a token in the visitor’s header', async () => {
      const token = await park.signInAdmin();
      now += TOKEN_LIFE_MS.admin - 1000;
      const late = await park.send(adminLogout, {}, token);
      assert.equal(late.statusCode, 200);
      assert.equal(late.headers['access-token'], undefined);
      const next = await park.signInAdmin();
      now += TOKEN_LIFE_MS.admin;
      assert.equal((await park.send(adminLogout, {}, next)).statusCode, 401);
    });

    it('get the same answer for a wrong password and an unknown name', async () => {
      await ensureFirstAdmin(park.database, ADMIN_PASSWORD, now);
      const wrong = await login('admin', 'wrong');
      const unknown = await login('nobody', ADMIN_PASSWORD);
      for (const answer of [wrong, unknown]) {
        assert.equal(answer.code, 400);
        assert.equal(answer.extras?.error, 'adminLoginFailed');
      }
      assert.equal(wrong.message, unknown.message);
    });

    it('are stopped after forty tries a minute from one address, with a real 429', async () => {
      const tries = await Promise.all(Array.from({ length: 40 }, (_, i) => login(`admin${i}`, 'guess')));
      assert.ok(tries.every(({ code }) => code === 400));
      const answer = await park.send(adminLogin, { userName: 'admin', password: 'guess' });
      assert.equal(answer.statusCode, 429);
      assert.equal(answer.json().code, 429);
      assert.equal(answer.json().extras.error, 'tooManyRequests');
      assert.ok(Number(answer.headers['retry-after']) > 0);
      assert.match(answer.json().message, /\d+ seconds/);
    });

    describe('who guess', () => {
      let other: FastifyInstance;
      beforeEach(async () => {
        await ensureFirstAdmin(park.database, ADMIN_PASSWORD, now);
        // A second node on the same database.
        other = await buildApp(park.config, park.deps);
      });
      afterEach(() => other.close());

      const on = async (node: FastifyInstance, userName: string, password: string) =>
        (await node.inject({ method: 'POST', url: adminLogin.path, payload: { userName, password } })).json();
      const errorOf = async (node: FastifyInstance, userName: string, password = 'guess') =>
        (await on(node, userName, password)).extras?.error;

      it('lock the name for a quarter of an hour after five wrong passwords, on whichever nodes', async () => {
        for (const node of [park.app, other, park.app, other, other])
          assert.equal(await errorOf(node, 'admin'), 'adminLoginFailed');
        for (const node of [park.app, other]) {
          const answer = await on(node, 'Admin', ADMIN_PASSWORD);
          assert.equal(answer.extras?.error, 'adminLocked');
          assert.match(answer.message, /in 15 minutes/);
        }
        now += LOCKOUT.ms - 1;
        assert.equal(await errorOf(other, 'admin', ADMIN_PASSWORD), 'adminLocked', 'trying does not begin it anew');
        now += 1;
        assert.equal((await on(other, 'admin', ADMIN_PASSWORD)).code, 200);
        assert.equal(await errorOf(park.app, 'admin'), 'adminLoginFailed', 'and the count begins anew');
      });

      it('get five tries when all of them are sent at once', async () => {
        const tries = [park.app, other].flatMap((node) => Array.from({ length: 6 }, () => errorOf(node, 'admin')));
        const errors = await Promise.all(tries);
        assert.equal(errors.filter((error) => error === 'adminLoginFailed').length, 5);
        assert.equal(errors.filter((error) => error === 'adminLocked').length, 7);
        const { rows } = await park.database.executeSql('select action, subject from audit_log order by id', []);
        const seen = (action: string) => rows.filter((row) => row.action === action).length;
        assert.deepEqual([seen('admin.loginFailed'), seen('admin.lock')], [5, 1]);
      });

      it('learn nothing from the lock: a name that nobody has is locked the same', async () => {
        const answers = async (userName: string) => {
          const seen: string[] = [];
          for (let i = 0; i < 5; i++) seen.push((await on(i < 3 ? park.app : other, userName, 'guess')).message);
          return [...seen, (await on(other, userName, 'guess')).message];
        };
        const known = await answers('admin');
        assert.deepEqual(await answers('nobody'), known);
        const { rows } = await park.database.executeSql('select * from audit_log, admin_attempt', []);
        assert.doesNotMatch(JSON.stringify(rows), /nobody/, 'what was typed as a name may be a password');
      });

      it('are forgotten after a right password, a long pause, or a day', async () => {
        for (let i = 0; i < 4; i++) await errorOf(park.app, 'admin');
        assert.equal((await on(park.app, 'admin', ADMIN_PASSWORD)).code, 200);
        for (let i = 0; i < 4; i++) assert.equal(await errorOf(other, 'admin'), 'adminLoginFailed');
        now += LOCKOUT.ms;
        assert.equal(await errorOf(other, 'admin'), 'adminLoginFailed');
        assert.equal((await on(other, 'admin', ADMIN_PASSWORD)).code, 200);
        await errorOf(other, 'nobody');
        assert.equal(await forgetOldAttempts(park.database, now + 24 * 3_600_000), 0);
        assert.equal(await forgetOldAttempts(park.database, now + 24 * 3_600_000 + 1), 1);
      });
    });

    it('get one account at the first start, and its random password once', async () => {
      const [one, two] = await Promise.all([
        ensureFirstAdmin(park.database, null, now),
        ensureFirstAdmin(park.database, null, now),
      ]);
      const password = one ?? two;
      assert.ok(password && (one === null || two === null), 'two nodes that start together make one account');
      assert.match(password, /^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
      assert.equal((await login('admin', password)).code, 200);
      assert.equal(await ensureFirstAdmin(park.database, 'another password', now), null);
      assert.equal((await login('admin', 'another password')).code, 400);
    });

    it('leave a log that only grows', async () => {
      const admin = { id: 'a1', userName: 'admin' };
      await recordAudit(park.database.db, {
        admin,
        action: 'test.do',
        subject: 'thing:1',
        details: { n: 1 },
        requestId: 'r',
        now,
      });
      await recordAudit(park.database.db, { admin: null, action: 'test.undo', subject: 'thing:1', now: now + 1 });
      const log = await auditOf(park.database.db, 'thing:1');
      assert.deepEqual(
        log.map(({ id: _, ...row }) => row),
        [
          {
            at: new Date(now),
            actorKind: 'admin',
            actorId: 'a1',
            actorName: 'admin',
            action: 'test.do',
            subject: 'thing:1',
            details: { n: 1 },
            requestId: 'r',
          },
          {
            at: new Date(now + 1),
            actorKind: 'system',
            actorId: null,
            actorName: null,
            action: 'test.undo',
            subject: 'thing:1',
            details: {},
            requestId: null,
          },
        ],
      );
      for (const change of [
        sql`update audit_log set action = 'x'`,
        sql`delete from audit_log`,
        sql`truncate audit_log`,
        sql`delete from audit_log where subject = 'thing:1'`,
      ])
        await assert.rejects(park.database.db.execute(change), (error: Error) => /only grows/.test(String(error.cause)));
      assert.equal((await auditOf(park.database.db, 'thing:1')).length, 2);
    });

    it('write down who came and went', async () => {
      const token = await park.signInAdmin();
      await park.call(adminLogout, {}, token);
      const { rows } = await park.database.executeSql('select id from admin_account', []);
      const log = await auditOf(park.database.db, `admin:${rows[0]?.id}`);
      assert.deepEqual(
        log.map(({ action }) => action),
        ['admin.create', 'admin.login', 'admin.logout'],
      );
    });
  });
}

describe('passwords', () => {
  it('match their own hash only, which is different each time', async () => {
    const hash = await hashPassword('ammonite');
    assert.notEqual(hash, await hashPassword('ammonite'));
    assert.equal(await passwordMatches('ammonite', hash), true);
    assert.equal(await passwordMatches('ammonites', hash), false);
    assert.equal(await passwordMatches('ammonite', 'plain$ammonite'), false);
    assert.equal(await passwordMatches('ammonite', ''), false);
  });

  it('are the same however the keyboard composes them', async () => {
    assert.equal(await passwordMatches('cafe\u0301-paleo', await hashPassword('caf\u00e9-paleo')), true);
  });

  it('are random', () => {
    const made = new Set(Array.from({ length: 200 }, randomPassword));
    assert.equal(made.size, 200);
  });
});
