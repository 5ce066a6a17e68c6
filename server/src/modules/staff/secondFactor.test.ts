import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import * as staff from '@park/contract/staff/calls';
import { adminLogin, adminLogout } from '@park/contract/staff/calls';
import { Secret, TOTP } from 'otpauth';
import { ADMIN_PASSWORD, makeOwner, startTestApp, type TestApp, testDatabases } from '../../testing/testApp';
import { createSessions } from '../session/session.service';
import { auditOf } from './audit.service';
import { recoverAccount } from './secondFactor.service';

const DAY = 86_400_000;
const HALF_MINUTE = 30_000;

for (const kind of testDatabases()) {
  describe(`a second factor on ${kind}`, () => {
    let park: TestApp;
    let now: number;
    beforeEach(async () => {
      now = Date.parse('2026-05-01T02:00:00Z');
      park = await startTestApp({ kind, clock: () => now, config: { ownerGraceDays: 7 } });
      await makeOwner(park.database, now);
    });
    afterEach(() => park.close());

    const login = (code?: string, more: object = {}) =>
      park.call(adminLogin, { userName: 'admin', password: ADMIN_PASSWORD, code, ...more });
    const errorOf = async (answer: Promise<{ extras?: { error?: string } | null }>) => (await answer).extras?.error;
    const tokenOf = async (code?: string) => (await login(code)).result.accessToken;
    const codeOf = (secret: string, at = now) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
    const begin = async (token: string, code?: string) =>
      (await park.call(staff.beginSecondFactor, { password: ADMIN_PASSWORD, code }, token)).result;
    /** Of the administrator, by the calls. */
    const setUp = async (token: string) => {
      const { secret, setUp } = await begin(token);
      const { result } = await park.call(staff.finishSecondFactor, { setUp, code: codeOf(secret) }, token);
      now += HALF_MINUTE;
      return { secret, recovery: result.recoveryCodes };
    };
    const adminId = async () => (await park.database.executeSql('select id from admin_account', [])).rows[0]?.id as string;

    it('takes each code once, also when it comes twice at once, and one of a clock half a minute off', async () => {
      const { secret } = await setUp(await tokenOf());
      const answers = await Promise.all([1, 2, 3].map(() => login(codeOf(secret))));
      assert.deepEqual(answers.map(({ code, extras }) => extras?.error ?? code).sort(), [
        200,
        'secondFactorWrong',
        'secondFactorWrong',
      ]);
      assert.equal(await errorOf(login(codeOf(secret))), 'secondFactorWrong');
      assert.equal((await login(codeOf(secret, now + HALF_MINUTE))).code, 200);
      assert.equal(await errorOf(login(codeOf(secret))), 'secondFactorWrong', 'an older one is over');
      now += 10 * HALF_MINUTE;
      assert.equal(await errorOf(login(codeOf(secret, now - 2 * HALF_MINUTE))), 'secondFactorWrong');
      assert.equal((await login(codeOf(secret))).code, 200);
    });

    it('takes a recovery code in place of one, each once, and counts them', async () => {
      const { recovery, secret } = await setUp(await tokenOf());
      const [one = '', two = ''] = recovery;
      const answers = await Promise.all([one, one.toUpperCase()].map((code) => login(code)));
      assert.deepEqual(answers.map(({ code }) => code).sort(), [200, 400]);
      assert.equal(await errorOf(login(one)), 'secondFactorWrong');
      const token = await tokenOf(two);
      const mine = (await park.call(staff.getSecondFactor, {}, token)).result;
      assert.equal(mine.recoveryCodes, 8);
      // Another phone: with a code of the old one, and new recovery codes.
      assert.equal(
        await errorOf(park.call(staff.beginSecondFactor, { password: ADMIN_PASSWORD }, token)),
        'secondFactorNeeded',
      );
      const offer = await begin(token, codeOf(secret));
      now += HALF_MINUTE;
      assert.equal(
        (await park.call(staff.finishSecondFactor, { setUp: offer.setUp, code: codeOf(offer.secret) }, token)).code,
        200,
      );
      now += HALF_MINUTE;
      assert.equal(await errorOf(login(codeOf(secret))), 'secondFactorWrong');
      assert.equal(await errorOf(login(recovery[4])), 'secondFactorWrong');
      assert.equal((await login(codeOf(offer.secret))).code, 200);
    });

    if (kind === 'postgres') return;

    it('is asked for once its first code was shown, beside the password and not in place of it', async () => {
      const [token, other] = [await tokenOf(), await tokenOf()];
      const { secret, uri, setUp } = await begin(token);
      assert.match(uri, /^otpauth:\/\/totp\/.*:admin\?/);
      assert.equal((await login()).code, 200, 'nothing has changed yet');
      const finish = (code: string) => park.call(staff.finishSecondFactor, { setUp, code }, token);
      assert.equal(await errorOf(finish('000000')), 'secondFactorWrong');
      const done = await finish(codeOf(secret));
      assert.equal(new Set(done.result.recoveryCodes).size, 10);
      assert.equal((await park.send(staff.whoAmI, {}, other)).statusCode, 401, 'other sign-ins end');
      assert.equal(await errorOf(finish(codeOf(secret))), 'setUpOver', 'once');
      now += HALF_MINUTE;
      assert.equal(await errorOf(login()), 'secondFactorNeeded');
      assert.equal(
        await errorOf(park.call(adminLogin, { userName: 'admin', password: 'x', code: codeOf(secret) })),
        'adminLoginFailed',
      );
      assert.equal((await login(` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)} `)).code, 200);
      const { rows } = await park.database.executeSql('select * from admin_account, admin_recovery_code', []);
      const stored = JSON.stringify(rows);
      for (const word of [secret, ...done.result.recoveryCodes]) assert.ok(!stored.includes(word), 'neither is kept in clear');
    });

    it('can be guessed twenty times an hour by whoever has the password, and a known browser passes', async () => {
      const before = await login();
      const { secret } = await setUp(before.result.accessToken);
      const { device } = (await login(codeOf(secret), { device: before.result.device })).result;
      now += HALF_MINUTE;
      const guess = async (n: number) => {
        const payload = { userName: 'admin', password: ADMIN_PASSWORD, code: '000000' };
        return (await park.app.inject({ method: 'POST', url: adminLogin.path, payload, remoteAddress: `10.0.0.${n}` })).json();
      };
      const seen: unknown[] = [];
      for (let n = 0; n < 21; n++) seen.push((await guess(n)).extras.error);
      assert.deepEqual(seen, [...Array(20).fill('secondFactorWrong'), 'tooManyRequests']);
      assert.equal(await errorOf(login(codeOf(secret))), 'tooManyRequests');
      const old = login(codeOf(secret), { device: before.result.device });
      assert.equal(await errorOf(old), 'tooManyRequests', 'a browser known before the second factor is a stranger');
      assert.equal((await login(codeOf(secret), { device })).code, 200);
      const actions = (await auditOf(park.database.db, `admin:${await adminId()}`)).map(({ action }) => action);
      assert.equal(actions.filter((action) => action === 'admin.codeFailed').length, 20);
    });

    it('can be guessed twenty times an hour in all known browsers together', async () => {
      const { secret } = await setUp(await tokenOf());
      const devices: string[] = [];
      for (let n = 0; n < 5; n++) {
        devices.push((await login(codeOf(secret))).result.device);
        now += HALF_MINUTE;
      }
      const seen: unknown[] = [];
      for (const device of devices) for (let n = 0; n < 5; n++) seen.push(await errorOf(login('000000', { device })));
      assert.deepEqual(seen, [...Array(20).fill('secondFactorWrong'), ...Array(5).fill('tooManyRequests')]);
    });

    it('must be set up by an owner within a week of signing in without one; then nothing else works before it', async () => {
      const info = (await login()).result;
      assert.equal(Date.parse(info.secondFactorDue ?? ''), now + 7 * DAY);
      now += 6 * DAY;
      const later = (await login()).result;
      assert.equal(later.secondFactorDue, info.secondFactorDue, 'another sign-in moves nothing');
      now += DAY - 1;
      assert.equal((await park.call(staff.getAccounts, {}, later.accessToken)).code, 200);
      now += 1;
      const token = await tokenOf();
      assert.equal(await errorOf(park.call(staff.getAccounts, {}, token)), 'secondFactorMissing');
      assert.equal((await park.call(staff.whoAmI, {}, token)).code, 200);
      await setUp(token);
      assert.equal((await park.call(staff.getAccounts, {}, token)).code, 200);
      const mine = (await park.call(staff.getSecondFactor, {}, token)).result;
      assert.equal(mine.due, null);
      assert.equal((await park.call(adminLogout, {}, token)).code, 200);
    });

    it('is the choice of others, who may end it again; an owner may not', async () => {
      const owner = await tokenOf();
      const { secret } = await setUp(owner);
      const account = {
        id: 'guide-1',
        version: 0,
        userName: 'guide',
        displayName: 'Guide',
        roles: ['gate' as const],
        active: true,
      };
      await park.call(staff.saveAccount, account, owner);
      const { password: issued } = (
        await park.call(staff.resetPassword, { id: 'guide-1', password: ADMIN_PASSWORD, code: codeOf(secret) }, owner)
      ).result;
      const password = 'one of their own';
      const enter = (code?: string, typed = password) => park.call(adminLogin, { userName: 'guide', password: typed, code });
      const { accessToken, secondFactorDue } = (await enter(undefined, issued)).result;
      await park.call(staff.changePassword, { password: issued, newPassword: password }, accessToken);
      assert.equal(secondFactorDue, null);
      const offer = (await park.call(staff.beginSecondFactor, { password }, accessToken)).result;
      await park.call(staff.finishSecondFactor, { setUp: offer.setUp, code: codeOf(offer.secret) }, accessToken);
      assert.equal(await errorOf(enter()), 'secondFactorNeeded');
      now += HALF_MINUTE;
      const end = { password, code: codeOf(offer.secret) };
      assert.equal(await errorOf(park.call(staff.endSecondFactor, { ...end, password: 'x' }, accessToken)), 'passwordWrong');
      assert.equal((await park.call(staff.endSecondFactor, end, accessToken)).code, 200);
      assert.equal((await enter()).code, 200);
      const own = { password: ADMIN_PASSWORD, code: codeOf(secret) };
      assert.equal(await errorOf(park.call(staff.endSecondFactor, own, owner)), 'secondFactorKept');
      const stolen = await park.call(staff.finishSecondFactor, { setUp: offer.setUp, code: codeOf(offer.secret) }, owner);
      assert.equal(stolen.extras?.error, 'setUpOver', 'an offer is good for whom it was made');
    });

    it('is taken away by an owner or at the server; an owner then sets it up before anything else', async () => {
      const { secret } = await setUp(await tokenOf());
      const token = await tokenOf(codeOf(secret));
      const listed = (await park.call(staff.getAccounts, {}, token)).result.items;
      assert.deepEqual(
        listed.map(({ secondFactor }) => secondFactor),
        [true],
      );
      assert.ok(!JSON.stringify(listed).includes('totp'));
      now += HALF_MINUTE;
      const proof = { password: ADMIN_PASSWORD, code: codeOf(secret) };
      assert.equal((await park.call(staff.resetSecondFactor, { id: await adminId(), ...proof }, token)).code, 200);
      assert.equal((await park.send(staff.whoAmI, {}, token)).statusCode, 401);
      const back = await tokenOf();
      assert.equal(await errorOf(park.call(staff.getAccounts, {}, back)), 'secondFactorMissing');
      await setUp(back);
      const sessions = createSessions(park.database.db, park.config.authSecret);
      assert.equal(await recoverAccount(park.database, sessions, 'nobody', now), false);
      assert.equal(await recoverAccount(park.database, sessions, 'Admin', now), true);
      assert.equal((await login()).code, 200);
      const log = await auditOf(park.database.db, `admin:${await adminId()}`);
      assert.deepEqual(
        log.filter(({ action }) => action.startsWith('staff.')).map(({ action, actorName }) => [action, actorName]),
        [
          ['staff.setSecondFactor', 'admin'],
          ['staff.resetSecondFactor', 'admin'],
          ['staff.setSecondFactor', 'admin'],
          ['staff.resetSecondFactor', null],
        ],
      );
    });
  });
}
