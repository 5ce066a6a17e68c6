import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { adminLogin, adminLogout } from '@park/contract/staff/calls';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { ADMIN_PASSWORD, makeOwner, startTestApp, type TestApp, testDatabases } from '../../testing/testApp';
import { forgetOldGuesses } from '../guess/guess.repo';
import { TOKEN_LIFE_MS } from '../session/session.service';
import { ensureFirstAdmin } from './account.service';
import { audit, auditOf } from './audit.service';
import { hashPassword, passwordMatches, randomPassword } from './password';
import { BUDGETS, createSignInGuesses } from './signInGuesses.service';

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

    describe('who guess', () => {
      let other: FastifyInstance;
      let guesses: ReturnType<typeof createSignInGuesses>;
      beforeEach(async () => {
        guesses = createSignInGuesses(park.database, park.config.authSecret);
        await makeOwner(park.database, now);
        // A second node on the same database.
        other = await buildApp(park.config, park.deps);
      });
      afterEach(() => other.close());

      const on = (node: FastifyInstance, payload: object, remoteAddress = '198.51.100.1') =>
        node.inject({ method: 'POST', url: adminLogin.path, payload, remoteAddress });
      const guess = async (userName: string, { from, node = park.app }: { from?: string; node?: FastifyInstance } = {}) =>
        (await on(node, { userName, password: 'guess' }, from)).json().extras.error as string;
      const enter = async (from?: string, device?: string, userName = 'admin') =>
        (await on(park.app, { userName, password: ADMIN_PASSWORD, device }, from)).json();
      const times = async <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> => {
        const seen: T[] = [];
        for (let i = 0; i < count; i++) seen.push(await work(i));
        return seen;
      };

      it('get five tries when all of them are sent at once', async () => {
        const tries = [park.app, other].flatMap((node) => Array.from({ length: 6 }, () => guess('admin', { node })));
        const errors = await Promise.all(tries);
        assert.equal(errors.filter((error) => error === 'adminLoginFailed').length, 5);
        assert.equal(errors.filter((error) => error === 'adminLocked').length, 7);
        const { rows } = await park.database.executeSql('select action, subject from audit_log order by id', []);
        const seen = (action: string) => rows.filter((row) => row.action === action).length;
        assert.deepEqual([seen('admin.loginFailed'), seen('admin.lock')], [5, 1]);
      });

      it('are no guessers whose right passwords come at once, however many and at whichever nodes', async () => {
        const payload = { userName: 'admin', password: ADMIN_PASSWORD };
        const answers = await Promise.all(
          [park.app, other].flatMap((node) => Array.from({ length: 6 }, () => on(node, payload))),
        );
        assert.deepEqual(
          answers.map((answer) => answer.json().extras.error ?? answer.statusCode),
          Array(12).fill(200),
        );
        const { rows } = await park.database.executeSql(
          'select sum(guesses)::int as guesses, sum(looking)::int as looking from wrong_guess',
          [],
        );
        assert.deepEqual(rows, [{ guesses: 0, looking: 0 }]);
      });

      if (kind === 'postgres') return;

      it('wait a quarter of an hour after five wrong passwords, on whichever nodes', async () => {
        for (const node of [park.app, other, park.app, other, other])
          assert.equal(await guess('admin', { node }), 'adminLoginFailed');
        for (const node of [park.app, other]) {
          const answer = (await on(node, { userName: 'Admin', password: ADMIN_PASSWORD })).json();
          assert.equal(answer.extras?.error, 'adminLocked');
          assert.match(answer.message, /in 15 minutes/);
        }
        now += BUDGETS.name.ms - 1;
        assert.equal((await enter()).extras.error, 'adminLocked', 'trying does not begin it anew');
        now += 1;
        assert.equal((await enter()).code, 200);
        assert.equal(await guess('admin'), 'adminLoginFailed', 'and the count begins anew');
      });

      it('lock nobody else out: another address and another name go on, an IPv6 network counts as one address', async () => {
        await times(6, () => guess('admin', { from: '2001:db8:1:2::1' }));
        assert.equal(await guess('admin', { from: '2001:db8:1:2:ffff::9' }), 'adminLocked', 'the same network');
        assert.equal((await enter('2001:db8:1:3::1')).code, 200);
        assert.equal((await enter('198.51.100.7')).code, 200);
        assert.equal(await guess('nobody', { from: '2001:db8:1:2::1' }), 'adminLoginFailed');
      });

      it('do not hold up a browser that has signed in before, from their own address either', async () => {
        const { device } = (await enter()).result;
        await times(6, () => guess('admin'));
        assert.equal((await enter()).extras.error, 'adminLocked');
        assert.equal((await enter(undefined, device)).code, 200);
        assert.equal((await enter()).extras.error, 'adminLocked', 'which frees no guesser');
        assert.equal((await enter(undefined, `${device}x`)).extras.error, 'adminLocked', 'a made-up one is none');
        assert.equal((await enter(undefined, device, 'nobody')).extras.error, 'adminLoginFailed', 'nor for another name');
        const own = () => on(park.app, { userName: 'admin', password: 'guess', device }).then((one) => one.json().extras.error);
        assert.deepEqual(await times(6, own), [...Array(5).fill('adminLoginFailed'), 'adminLocked'], 'and it has five itself');
      });

      it('stop no office with forty wrong ones, but are stopped after a hundred, whatever the names, with a real 429', async () => {
        const { device } = (await enter()).result;
        const guessed = (userName: string) =>
          guesses.take({ userName, secret: undefined, network: '198.51.100.1', device: undefined }, now);
        await times(40, (i) => guessed(`admin${i}`));
        assert.equal((await enter()).code, 200, 'a right password counts nothing');
        await times(59, (i) => guessed(`staff${i}`));
        assert.equal(await guess('the hundredth'), 'adminLoginFailed');
        const answer = await on(park.app, { userName: 'admin', password: 'guess' });
        assert.equal(answer.statusCode, 429);
        assert.equal(answer.json().extras.error, 'tooManyRequests');
        assert.ok(Number(answer.headers['retry-after']) > 0);
        assert.equal((await enter(undefined, device)).code, 200, 'a known browser passes');
        assert.equal((await enter('198.51.100.8')).code, 200, 'and so does any other address');
      });

      it('gain nothing by many addresses: one name has a bound over all, which known browsers pass', async () => {
        const { device } = (await enter()).result;
        const { rows } = await park.database.executeSql('select password_hash from admin_account', []);
        const secret: string = rows[0]?.password_hash;
        await times(BUDGETS.everywhere.max - 1, (i) =>
          guesses.take({ userName: 'ADMIN', secret, network: `10.0.${i >> 8}.${i & 255}`, device: undefined }, now),
        );
        assert.equal(await guess('admin', { from: '198.51.100.2' }), 'adminLoginFailed');
        assert.equal(await guess('admin', { from: '198.51.100.3' }), 'tooManyRequests');
        assert.equal((await enter('198.51.100.9', device)).code, 200);
        now += BUDGETS.everywhere.ms;
        assert.equal((await enter('198.51.100.9')).code, 200);
      });

      it('learn nothing from the lock: a name that nobody has is locked the same', async () => {
        const answers = (userName: string) =>
          times(6, async (i) => (await on(i < 3 ? park.app : other, { userName, password: 'guess' })).json().message);
        const known = await answers('admin');
        assert.deepEqual(await answers('nobody'), known);
        const { rows } = await park.database.executeSql('select * from audit_log, wrong_guess', []);
        assert.doesNotMatch(JSON.stringify(rows), /nobody|198\.51/, 'what was typed as a name may be a password');
      });

      it('are forgotten after a right password and when their time is over', async () => {
        await times(4, () => guess('admin'));
        assert.equal((await enter()).code, 200);
        assert.deepEqual(await times(4, () => guess('admin', { node: other })), Array(4).fill('adminLoginFailed'));
        now += BUDGETS.name.ms;
        assert.equal(await guess('admin', { node: other }), 'adminLoginFailed');
        assert.equal((await enter()).code, 200);
        await guess('nobody');
        assert.equal(await forgetOldGuesses(park.database.db, now + BUDGETS.name.ms - 1), 0);
        assert.ok((await forgetOldGuesses(park.database.db, now + BUDGETS.everywhere.ms)) > 0);
        const { rows } = await park.database.executeSql('select * from wrong_guess', []);
        assert.deepEqual(rows, []);
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

    if (kind === 'postgres') return;

    it('sign in with the first account, whatever the case of its name, and out again', async () => {
      await makeOwner(park.database, now);
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
      await makeOwner(park.database, now);
      const wrong = await login('admin', 'wrong');
      const unknown = await login('nobody', ADMIN_PASSWORD);
      for (const answer of [wrong, unknown]) {
        assert.equal(answer.code, 400);
        assert.equal(answer.extras?.error, 'adminLoginFailed');
      }
      assert.equal(wrong.message, unknown.message);
    });

    it('leave a log that only grows', async () => {
      const admin = { id: 'a1', userName: 'admin' };
      await audit(park.database.db, { admin, now, req: { id: 'r' } }, 'help.take', 'thing:1', { n: 1 });
      await audit(park.database.db, { admin: null, now: now + 1 }, 'help.resolve', 'thing:1');
      const log = await auditOf(park.database.db, 'thing:1');
      assert.deepEqual(
        log.map(({ id: _, ...row }) => row),
        [
          {
            at: new Date(now),
            actorKind: 'admin',
            actorId: 'a1',
            actorName: 'admin',
            action: 'help.take',
            subject: 'thing:1',
            details: { n: 1 },
            requestId: 'r',
          },
          {
            at: new Date(now + 1),
            actorKind: 'system',
            actorId: null,
            actorName: null,
            action: 'help.resolve',
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
    // What a park pays; the tests around this one pay less.
    assert.match(hash, /^scrypt\$32768\$8\$1\$/);
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
