import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { Envelope } from '@park/contract/envelope';
import * as staff from '@park/contract/staff/calls';
import { adminLogin } from '@park/contract/staff/calls';
import type { PasskeyOptions, SecondFactorNeeded, ShownPasskey } from '@park/contract/staff/passkey';
import { Secret, TOTP } from 'otpauth';
import { softAuthenticator } from '../../testing/softAuthenticator';
import { ADMIN_PASSWORD, makeOwner, startTestApp, type TestApp, testDatabases } from '../../testing/testApp';
import { findAdmin, noteLogin } from './account.repo';
import { auditOf } from './audit.service';
import { CHALLENGE_MS } from './codes';
import { siteOf } from './site';

const DAY = 86_400_000;

for (const kind of testDatabases()) {
  describe(`passkeys on ${kind}`, () => {
    let park: TestApp;
    let now: number;
    let lines: string[];
    beforeEach(async () => {
      now = Date.parse('2026-05-01T02:00:00Z');
      lines = [];
      const logTo = { write: (line: string) => void lines.push(line) };
      park = await startTestApp({ kind, clock: () => now, config: { ownerGraceDays: 7 }, logTo });
      await makeOwner(park.database, now);
    });
    afterEach(() => park.close());

    const password = ADMIN_PASSWORD;
    const login = (more: object = {}) => park.call(adminLogin, { userName: 'admin', password, ...more });
    const errorOf = async (answer: Promise<Envelope<unknown>>) => (await answer).extras?.error;
    /** What a browser is handed after the password; a challenge of its own, as a moment has passed. */
    const optionsFrom = async (answer: Promise<Envelope<unknown>> = login()): Promise<PasskeyOptions> => {
      now += 1;
      const { extras, result } = await answer;
      assert.equal(extras?.error, 'secondFactorNeeded');
      const { passkey } = result as SecondFactorNeeded;
      assert.ok(passkey);
      return passkey;
    };
    const enter = (passkey: ShownPasskey) => login({ passkey });
    const add = async (token: string, key: ReturnType<typeof softAuthenticator>, proof: object = {}, name = 'Desk') => {
      const options = (await park.call(staff.beginPasskey, { password, ...proof }, token)).result;
      const passkey = key.make(options);
      const { code, result } = await park.call(staff.finishPasskey, { name, passkey }, token);
      assert.equal(code, 200);
      return { id: passkey.id, passkey, recovery: result.recoveryCodes };
    };
    const mine = async (token: string) => (await park.call(staff.getSecondFactor, {}, token)).result;
    const adminId = async () => (await park.database.executeSql('select id from admin_account', [])).rows[0]?.id as string;
    const actions = async () => (await auditOf(park.database.db, `admin:${await adminId()}`)).map(({ action }) => action);
    /** The administrator with a passkey. */
    const withKey = async (counts = true) => {
      const key = softAuthenticator({ counts });
      const token = (await login()).result.accessToken;
      return { key, token, ...(await add(token, key)) };
    };

    for (const counts of [true, false])
      it(`answer each challenge once, also when it comes twice at once, and not for long (${counts ? 'with' : 'without'} a counter)`, async () => {
        const { key } = await withKey(counts);
        const shown = key.show(await optionsFrom());
        const answers = await Promise.all([1, 2, 3].map(() => enter(shown)));
        const errors = answers.map(({ extras, code }) => extras?.error ?? code);
        assert.deepEqual(errors.sort(), [200, 'passkeyWrong', 'passkeyWrong']);
        const [older, newer] = [await optionsFrom(), await optionsFrom()];
        assert.equal((await enter(key.show(newer))).code, 200);
        assert.equal(await errorOf(enter(key.show(older))), 'passkeyWrong', 'an older one is over');
        const late = await optionsFrom();
        now += CHALLENGE_MS;
        assert.equal(await errorOf(enter(key.show(late))), 'passkeyWrong');
      });

    it('are removed with a proof; the last second thing of an owner stays, also when two go at once', async () => {
      const { key, token, id } = await withKey();
      const remove = async (gone: string, proof: object) =>
        park.call(staff.removePasskey, { id: gone, password, ...proof }, token);
      const proof = async () => ({ passkey: key.show(await optionsFrom(remove(id, {})), id) });
      assert.equal(await errorOf(remove(id, await proof())), 'secondFactorKept');
      assert.equal(await errorOf(remove('none', await proof())), 'passkeyNotFound');
      const second = await add(token, key, await proof(), 'Phone');
      assert.deepEqual(second.recovery, [], 'the first codes stay');
      const shown = key.show(await optionsFrom(), second.id);
      const both = await Promise.all([remove(id, await proof()), remove(second.id, { passkey: shown })]);
      assert.deepEqual(both.map(({ code, extras }) => extras?.error ?? code).sort(), [200, 'secondFactorKept']);
      assert.equal((await mine(token)).passkeys.length, 1);
    });

    if (kind === 'postgres') return;

    it('are asked for beside the password, and are all that an owner needs', async () => {
      const key = softAuthenticator();
      const [{ result }, other] = [await login(), (await login()).result.accessToken];
      assert.ok(result.secondFactorDue);
      const token = result.accessToken;
      assert.equal(await errorOf(park.call(staff.beginPasskey, { password: 'x' }, token)), 'passwordWrong');
      const { id, passkey, recovery } = await add(token, key);
      assert.equal(new Set(recovery).size, 10);
      assert.equal((await park.send(staff.whoAmI, {}, other)).statusCode, 401, 'other sign-ins end');
      assert.equal(await errorOf(park.call(staff.finishPasskey, { name: 'Again', passkey }, token)), 'passkeyWrong');
      const shown = key.show(await optionsFrom());
      const entered = await enter(shown);
      assert.equal(entered.code, 200);
      assert.equal(entered.result.secondFactorDue, null);
      assert.equal(
        await errorOf(park.call(adminLogin, { userName: 'admin', password: 'x', passkey: shown })),
        'adminLoginFailed',
      );
      now += 8 * DAY;
      const later = (await enter(key.show(await optionsFrom()))).result.accessToken;
      assert.equal((await park.call(staff.getAccounts, {}, later)).result.items[0]?.secondFactor, true);
      const { passkeys, since, due } = await mine(later);
      assert.deepEqual([passkeys.map(({ name }) => name), since, due], [['Desk'], null, null]);
      assert.equal(Date.parse(passkeys[0]?.lastUsedAt ?? ''), Math.floor(now / 1000) * 1000);
      assert.equal((await login({ code: recovery[0] })).code, 200, 'a recovery code is the last resort');
      assert.ok((await actions()).includes('staff.addPasskey'));
      for (const secret of [id, shown.response.signature, passkey.response.clientDataJSON])
        assert.ok(!lines.join('').includes(secret), 'none of it is in the log');
    });

    it('are good for their own account and site, with their own key and counter', async () => {
      const { key, token, id, passkey } = await withKey();
      const refused = async (shown: ShownPasskey, why: string) =>
        assert.equal(await errorOf(enter(shown)), 'passkeyWrong', why);
      const elsewhere = softAuthenticator({ origin: 'https://park.example.evil' });
      elsewhere.make({});
      await refused({ ...elsewhere.show(await optionsFrom()), id, rawId: id }, 'another site');
      const stranger = softAuthenticator();
      stranger.make({});
      await refused({ ...stranger.show(await optionsFrom()), id, rawId: id }, 'another key');
      await refused(stranger.show(await optionsFrom()), 'one that nobody has');
      await refused(key.show({ challenge: Buffer.from('made up').toString('base64url') }), 'no challenge of ours');
      const { passkey: proof } = { passkey: key.show(await optionsFrom()) };
      const options = (await park.call(staff.beginPasskey, { password, passkey: proof }, token)).result;
      await refused(key.show(options), 'a challenge to make one');
      assert.deepEqual(
        (options.excludeCredentials as { id: string }[]).map((one) => one.id),
        [passkey.id],
      );
      await park.database.executeSql('update admin_passkey set counter = 1000', []);
      await refused(key.show(await optionsFrom()), 'a copy that is behind');
    });

    it('can be guessed as often as codes', async () => {
      const { key } = await withKey();
      const wrong = key.show({ challenge: 'AAAA' });
      const seen: unknown[] = [];
      for (let n = 0; n < 21; n++) seen.push(await errorOf(enter(wrong)));
      assert.deepEqual(seen, [...Array(20).fill('passkeyWrong'), 'tooManyRequests']);
      assert.equal((await actions()).filter((action) => action === 'admin.codeFailed').length, 20);
    });

    it('stand beside the app’s codes, and are the choice of others, who may go on without', async () => {
      const { key, token, recovery } = await withKey();
      const offer = (await park.call(staff.beginSecondFactor, { password, code: recovery[0] }, token)).result;
      const codeOf = () => new TOTP({ secret: Secret.fromBase32(offer.secret) }).generate({ timestamp: now });
      const done = await park.call(staff.finishSecondFactor, { setUp: offer.setUp, code: codeOf() }, token);
      assert.equal(done.result.recoveryCodes.length, 10);
      now += 30_000;
      const [one] = (await mine(token)).passkeys;
      assert.equal((await park.call(staff.removePasskey, { id: one?.id ?? '', password, code: codeOf() }, token)).code, 200);
      const needed = (await login()).result as unknown as SecondFactorNeeded;
      assert.equal(needed.passkey, null, 'there is none to show');
      const guide = {
        id: 'guide-1',
        version: 0,
        userName: 'guide',
        displayName: 'Guide',
        roles: ['gate' as const],
        active: true,
      };
      await park.call(staff.saveAccount, guide, token);
      now += 30_000;
      const issued = (await park.call(staff.resetPassword, { id: 'guide-1', password, code: codeOf() }, token)).result;
      const own = { password: 'one of their own' };
      const come = (typed = own) => park.call(adminLogin, { userName: 'guide', ...typed });
      const theirs = (await come(issued)).result.accessToken;
      await park.call(staff.changePassword, { ...issued, newPassword: own.password }, theirs);
      const options = (await park.call(staff.beginPasskey, own, theirs)).result;
      const passkey = key.make(options);
      const stolen = await park.call(staff.finishPasskey, { name: 'Mine', passkey }, token);
      assert.equal(stolen.extras?.error, 'passkeyWrong', 'a challenge is good for whom it was made');
      assert.equal((await park.call(staff.finishPasskey, { name: 'Gate', passkey }, theirs)).code, 200);
      const shown = key.show(await optionsFrom(come()));
      assert.equal((await park.call(staff.removePasskey, { id: passkey.id, ...own, passkey: shown }, theirs)).code, 200);
      assert.equal((await come()).code, 200);
      assert.deepEqual((await mine(theirs)).recoveryCodes, 0, 'which open nothing any more');
    });

    it('go with the second factor when it is taken away, and hold up a sign-in that began without them', async () => {
      const before = await findAdmin(park.database.db, 'admin');
      const { key } = await withKey();
      assert.ok(before);
      assert.equal(await noteLogin(park.database.db, before, now), false);
      const { accessToken } = (await enter(key.show(await optionsFrom()))).result;
      const proof = { password, passkey: key.show(await optionsFrom()) };
      await park.call(staff.resetSecondFactor, { id: before.id, ...proof }, accessToken);
      const { result } = await login();
      assert.equal(await errorOf(park.call(staff.getAccounts, {}, result.accessToken)), 'secondFactorMissing');
      assert.deepEqual((await mine(result.accessToken)).passkeys, []);
    });

    it('are ten at most', async () => {
      const { token, recovery } = await withKey();
      const { result } = await park.call(staff.beginPasskey, { password, code: recovery[0] }, token);
      await park.database.executeSql(
        `insert into admin_passkey select n, admin_id, n, '', 0, '{}', now() from admin_passkey, generate_series(1, 9) n`,
        [],
      );
      const finish = park.call(staff.finishPasskey, { name: 'Eleventh', passkey: softAuthenticator().make(result) }, token);
      assert.equal(await errorOf(finish), 'tooManyPasskeys');
      assert.equal(await errorOf(park.call(staff.beginPasskey, { password, code: recovery[1] }, token)), 'tooManyPasskeys');
    });
  });
}

describe('the site of a passkey', () => {
  it('is where the park says it is reached, or else where the request came in', () => {
    const request = { protocol: 'http', host: 'M.park.example:8443' };
    const origins = ['https://park.example', 'https://m.park.example:8443'];
    assert.deepEqual(siteOf(request, origins), { origin: 'https://m.park.example:8443', rpId: 'm.park.example' });
    assert.equal(siteOf({ protocol: 'https', host: 'evil.example' }, origins).rpId, 'park.example');
    assert.deepEqual(siteOf({ protocol: 'http', host: 'localhost:80' }, []), { origin: 'http://localhost', rpId: 'localhost' });
    assert.equal(siteOf({ protocol: 'http', host: 'no host' }, []).rpId, 'invalid');
  });
});
