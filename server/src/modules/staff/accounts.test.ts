import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import * as staff from '@park/contract/staff/calls';
import { adminLogin } from '@park/contract/staff/calls';
import { sharedPark } from '../../testing/sharedPark';
import { ADMIN_PASSWORD, startTestApp, testDatabases } from '../../testing/testApp';
import { STAFF_SESSION_MS, TOKEN_LIFE_MS } from '../session/session.service';

const ok = <T>({ code, message, result }: Envelope<T>): T => {
  assert.equal(code, 200, message);
  return result;
};

for (const kind of testDatabases()) {
  describe(`accounts of the staff on ${kind}`, () => {
    const park = sharedPark(() => startTestApp({ kind, clock: () => now }));
    let owner: string;
    let now = Date.parse('2026-05-01T02:00:00Z');
    let made = 0;
    before(async () => {
      owner = await park.signInAdmin();
    });

    const draft = (change: Partial<CallInput<typeof staff.saveAccount>> = {}): CallInput<typeof staff.saveAccount> => {
      made += 1;
      return {
        id: `member-${made}`,
        version: 0,
        userName: `member${made}`,
        displayName: '林',
        roles: ['gate'],
        active: true,
        ...change,
      };
    };
    const proof = { password: ADMIN_PASSWORD };
    const save = (input: CallInput<typeof staff.saveAccount>, token = owner) => park.call(staff.saveAccount, input, token);
    const signIn = (userName: string, password: string) => park.call(adminLogin, { userName, password });
    /** A member of staff who has signed in. */
    const hired = async (change: Partial<CallInput<typeof staff.saveAccount>> = {}) => {
      const input = draft(change);
      ok(await save(input));
      const { password: issued } = ok(await park.call(staff.resetPassword, { id: input.id, ...proof }, owner));
      // Logins are limited by the address, and all of a test come from one.
      const info = ok(await signIn(input.userName, issued));
      const password = `${issued} of their own`;
      ok(await park.call(staff.changePassword, { password: issued, newPassword: password }, info.accessToken));
      return { input, password, issued, info, token: info.accessToken };
    };
    const isOut = async (token: string) => (await park.send(staff.whoAmI, {}, token)).statusCode === 401;

    it('keep one when all owners demote one another at once', async () => {
      const { rows } = await park.database.executeSql(
        `select id, version, user_name as "userName", display_name as "displayName" from admin_account
         where 'owner' = any(roles)`,
        [],
      );
      const others = [draft({ roles: ['owner'] }), draft({ roles: ['owner'] }), draft({ roles: ['owner'] })];
      for (const input of others) ok(await save(input));
      const all: CallInput<typeof staff.saveAccount>[] = [
        ...others.map((input) => ({ ...input, version: 1, ...proof })),
        { ...rows[0], active: true, ...proof },
      ];
      const answers = await Promise.all(
        all.map((input, i) => save(i % 2 ? { ...input, active: false } : { ...input, roles: ['gate'] })),
      );
      const errors = answers.map(({ extras }) => extras?.error ?? 'saved');
      const left = await park.database.executeSql(`select id from admin_account where active and 'owner' = any(roles)`, []);
      assert.ok(left.rows.length >= 1, 'somebody is left');
      // Who was demoted before their own call arrived is refused or signed out by it.
      assert.ok(errors.includes('saved') && errors.some((error) => error !== 'saved'), errors.join());
    });

    if (kind === 'postgres') return;

    it('are made, get a password once, sign in and say who they are', async () => {
      const { input, issued, info, token } = await hired({ roles: ['draw', 'gate', 'gate'] });
      assert.match(issued, /^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
      assert.deepEqual([info.displayName, info.roles], ['林', ['gate', 'draw']]);
      const me = ok(await park.call(staff.whoAmI, {}, token));
      assert.deepEqual([me.id, me.userName, me.roles], [input.id, input.userName, ['gate', 'draw']]);
      assert.equal(Date.parse(me.expiresAt), now + TOKEN_LIFE_MS.admin);
      const row = ok(await park.call(staff.getAccounts, {}, owner)).items.find(({ id }) => id === input.id);
      assert.deepEqual([row?.hasPassword, row?.changedBy, Date.parse(row?.lastLoginAt ?? '')], [true, 'admin', now]);
      assert.equal(JSON.stringify(row).includes('scrypt'), false);
      const named = async (keyword: string) => ok(await park.call(staff.getAccounts, { keyword }, owner));
      assert.deepEqual(
        (await named(input.userName.toUpperCase())).items.map(({ id }) => id),
        [input.id],
      );
      assert.equal((await named('林')).total > 0, true);
      assert.deepEqual([(await named('%')).total, (await named('%')).items], [0, []], 'a sign is a letter like others');
      const log = ok(await park.call(staff.getAuditLog, { subject: `admin:${input.id}` }, owner));
      assert.deepEqual(
        log.items.map(({ action }) => action),
        ['staff.changePassword', 'admin.login', 'staff.resetPassword', 'staff.saveAccount'],
      );
      assert.equal(JSON.stringify(log).includes(issued), false);
    });

    it('answer a save that is sent again as the first time, and tell the second of two editors', async () => {
      const input = draft();
      const first = ok(await save(input));
      assert.deepEqual(ok(await save(input)), first);
      const mine = { ...input, version: 1, roles: ['live' as const], ...proof };
      assert.equal(ok(await save(mine)).version, 2);
      assert.equal(ok(await save(mine)).version, 2);
      const late = await save({ ...input, version: 1, displayName: 'Ma' });
      assert.equal(late.extras?.error, 'accountChanged');
      assert.match(late.message, /admin .*2026-05-0\d/);
      assert.equal((await save(draft({ userName: input.userName.toUpperCase() }))).extras?.error, 'userNameTaken');
      assert.equal((await save(draft({ version: 3 }))).extras?.error, 'accountNotFound');
      const unknown = await park.call(staff.resetPassword, { id: 'nobody', ...proof }, owner);
      assert.equal(unknown.extras?.error, 'accountNotFound');
    });

    it('choose a password of their own first, within three days of the one that was made for them', async () => {
      now += 61_000;
      const input = draft();
      ok(await save(input));
      const issue = async () => ok(await park.call(staff.resetPassword, { id: input.id, ...proof }, owner)).password;
      const issued = await issue();
      const info = ok(await signIn(input.userName, issued));
      assert.equal(info.passwordIssued, true);
      const token = info.accessToken;
      const error = async (call: Promise<Envelope<unknown>>) => (await call).extras?.error;
      for (const call of [staff.getSecondFactor, staff.beginSecondFactor])
        assert.equal(
          await error(park.call(call as typeof staff.getSecondFactor, { ...proof } as never, token)),
          'passwordIssued',
        );
      ok(await park.call(staff.whoAmI, {}, token));
      const days = 24 * 3_600_000;
      now += 3 * days;
      assert.equal(await error(signIn(input.userName, 'a guess')), 'adminLoginFailed');
      assert.equal(await error(signIn(input.userName, issued)), 'passwordExpired');
      owner = await park.signInAdmin();
      const next = ok(await signIn(input.userName, await issue()));
      assert.equal(await isOut(token), true);
      const { items } = ok(await park.call(staff.getAccounts, { keyword: input.userName }, owner));
      assert.equal(Date.parse(items[0]?.passwordUntil ?? ''), now + 3 * days);
      assert.equal(items[0]?.sessions, 1);
      ok(await park.call(staff.endSessions, { id: input.id }, owner));
      assert.equal(await isOut(next.accessToken), true);
      assert.equal(ok(await park.call(staff.getAccounts, { keyword: input.userName }, owner)).items[0]?.sessions, 0);
      assert.equal(await error(park.call(staff.endSessions, { id: 'nobody' }, owner)), 'accountNotFound');
      const member = await hired();
      assert.equal(ok(await signIn(member.input.userName, member.password)).passwordIssued, false);
    });

    it('sign out at once when they are turned off, and not in again', async () => {
      now += 61_000;
      const { input, password, token } = await hired();
      ok(await save({ ...input, version: 1, active: false }));
      assert.equal(await isOut(token), true);
      assert.equal((await signIn(input.userName, password)).extras?.error, 'adminLoginFailed');
      ok(await save({ ...input, version: 2, active: true, ...proof }));
      assert.equal(await isOut(token), true, 'an ended session stays ended');
    });

    it('change their own password, which ends their other sessions; a reset ends all', async () => {
      const { input, password, token } = await hired();
      const other = ok(await signIn(input.userName, password)).accessToken;
      const wrong = await park.call(staff.changePassword, { password: 'guess', newPassword: 'a better one' }, token);
      assert.equal(wrong.extras?.error, 'passwordWrong');
      const short = await park.call(staff.changePassword, { password, newPassword: 'short' }, token);
      assert.equal(short.extras?.error, 'invalidInput');
      ok(await park.call(staff.changePassword, { password, newPassword: 'a better one' }, token));
      assert.deepEqual([await isOut(token), await isOut(other)], [false, true]);
      assert.equal((await signIn(input.userName, password)).extras?.error, 'adminLoginFailed');
      ok(await park.call(staff.resetPassword, { id: input.id, ...proof }, owner));
      assert.equal(await isOut(token), true);
    });

    it('are locked out of the session in which somebody guesses the password, and of no other; the log tells', async () => {
      const { input, password, token } = await hired();
      const own = ok(await signIn(input.userName, password)).accessToken;
      const change = async (typed: string, by: string) =>
        (await park.call(staff.changePassword, { password: typed, newPassword: 'a better one' }, by)).extras?.error;
      for (let i = 0; i < 5; i++) assert.equal(await change('guess', token), 'passwordWrong');
      assert.equal(await change(password, token), 'adminLocked');
      const { items } = ok(await park.call(staff.getAuditLog, { subject: `admin:${input.id}` }, owner));
      const failed = items.filter(({ action }) => action === 'admin.proofFailed');
      assert.deepEqual(
        failed.map(({ userName }) => userName),
        Array(5).fill(input.userName),
      );
      assert.equal(await change(password, own), undefined);
      assert.equal(await isOut(token), true);
    });

    it('must set up a second factor in time from when they are made an owner, not from their next sign-in', async () => {
      const { input } = await hired();
      const due = async () =>
        (await park.database.executeSql(`select totp_due from admin_account where id = $1`, [input.id])).rows[0]?.totp_due;
      assert.equal(await due(), null);
      ok(await save({ ...input, version: 1, roles: ['owner'], ...proof }));
      assert.ok(new Date(await due()).getTime() > now);
      ok(await save({ ...input, version: 2, roles: ['gate'], ...proof }));
      assert.equal(await due(), null);
    });

    it('stay signed in for a week while they ask for more', async () => {
      const { token } = await hired();
      const since = now;
      let last = token;
      for (let day = 1; day <= 7; day++) {
        now += TOKEN_LIFE_MS.admin - 1000;
        const renewed = ok(await park.call(staff.renewStaff, {}, last));
        last = renewed.accessToken;
        assert.equal(Date.parse(renewed.expiresAt), Math.min(now + TOKEN_LIFE_MS.admin, since + STAFF_SESSION_MS));
      }
      assert.equal(await isOut(last), false);
      now = since + STAFF_SESSION_MS;
      assert.equal(await isOut(last), true);
      owner = await park.signInAdmin();
    });

    it('gain nothing by a token alone: rights take the password of who gives them, which is counted', async () => {
      const { input, token } = await hired();
      const other = draft({ roles: ['owner'] });
      ok(await save(other));
      const refused = async (answer: Promise<Envelope<unknown>>) => (await answer).extras?.error;
      const wrong = { password: 'guess' };
      const attempts = (proof: Partial<typeof wrong>) => [
        save({ ...input, version: 1, roles: ['gate', 'owner'], ...proof }),
        save({ ...input, version: 1, roles: ['draw'], ...proof }),
        save({ ...other, version: 1, roles: ['gate'], ...proof }),
        save({ ...other, version: 1, active: false, ...proof }),
      ];
      for (const attempt of attempts({})) assert.equal(await refused(attempt), 'proofNeeded');
      for (const attempt of attempts(wrong)) assert.equal(await refused(attempt), 'passwordWrong');
      const change = { id: input.id } as CallInput<typeof staff.resetPassword>;
      assert.equal(await refused(park.call(staff.resetPassword, change, owner)), 'invalidInput');
      assert.equal(await refused(park.call(staff.resetSecondFactor, change, owner)), 'invalidInput');
      assert.equal(await refused(park.call(staff.resetPassword, { ...change, ...wrong }, owner)), 'passwordWrong');
      assert.equal(await refused(park.call(staff.resetSecondFactor, { ...change, ...proof }, owner)), 'adminLocked');
      assert.equal(await isOut(token), false);
      // To take rights away quickly is no gain.
      ok(await save({ ...input, version: 1, active: false }));
      assert.equal(await refused(save({ ...input, version: 2, active: true })), 'proofNeeded');
      now += 16 * 60_000;
      ok(await save({ ...other, version: 1, roles: ['gate'], ...proof }));
    });

    it('keep an active owner who can sign in, whoever tries', async () => {
      ok(await save(draft({ roles: ['owner'] })));
      const { items } = ok(await park.call(staff.getAccounts, { pageSize: 100 }, owner));
      const first = items.find(({ userName }) => userName === 'admin');
      assert.ok(first);
      const { id, version, userName, displayName } = first;
      const self = { id, version, userName, displayName, active: true, ...proof };
      assert.equal((await save({ ...self, roles: ['gate'] })).extras?.error, 'lastOwner');
      assert.equal((await save({ ...self, roles: ['owner'], active: false })).extras?.error, 'lastOwner');
    });
  });
}
