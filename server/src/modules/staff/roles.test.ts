import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import { getAdminNotices } from '@park/contract/notice/calls';
import * as staff from '@park/contract/staff/calls';
import { getAdminOrders } from '@park/contract/ticket/order/calls';
import { newId } from '../../db/newId';
import { sharedPark } from '../../testing/sharedPark';
import { ADMIN_PASSWORD, startTestApp, testDatabases } from '../../testing/testApp';
import { createSessions } from '../session/session.service';

const proof = { password: ADMIN_PASSWORD };

for (const kind of testDatabases())
  describe(`roles of the staff on ${kind}`, () => {
    const park = sharedPark(() => startTestApp({ kind }));
    let owner: string;
    before(async () => {
      owner = await park.signInAdmin();
    });
    const save = (input: Partial<CallInput<typeof staff.saveRole>>, token = owner) =>
      park.call(
        staff.saveRole,
        { id: newId(), version: 0, name: 'Ticket hall', permissions: ['notices.write'], ...input },
        token,
      );
    const hire = async (...roles: string[]) => {
      const id = newId();
      const sql = `insert into admin_account (id, user_name, password_hash, roles) values ($1, $1, '', $2)`;
      await park.database.executeSql(sql, [id, roles]);
      const sessions = createSessions(park.database.db, park.config.authSecret);
      const { accessToken } = await sessions.open(park.database.db, { adminId: id, adminName: id }, Date.now());
      return { id, token: accessToken };
    };
    const account = (roles: string[], change: Partial<CallInput<typeof staff.saveAccount>> = {}) => {
      const id = newId();
      return { ...{ id, version: 0, userName: `u${id.slice(0, 12)}`, displayName: '林', roles, active: true }, ...change };
    };
    const errorOf = async (answer: Promise<{ extras?: { error?: string } | null }>) => (await answer).extras?.error;

    it('go to nobody while they are deleted, however the two race', async () => {
      for (let turn = 0; turn < 5; turn += 1) {
        const id = newId();
        await save({ id });
        const draft = account([id]);
        const [removed, given] = await Promise.all([
          errorOf(park.call(staff.removeRole, { id }, owner)),
          errorOf(park.call(staff.saveAccount, draft, owner)),
        ]);
        assert.deepEqual([removed, given].filter(Boolean).length, 1, `${removed} ${given}`);
        assert.ok(removed === 'roleHeld' || given === 'roleNotFound', `${removed} ${given}`);
      }
    });

    it('are saved by one of two editors at once', async () => {
      const id = newId();
      await save({ id });
      const others = await Promise.all(
        ['orders.read', 'gate.scan'].map((one) =>
          save({ id, version: 1, permissions: ['notices.write', one as 'gate.scan'], ...proof }),
        ),
      );
      const saved = others.filter(({ code }) => code === 200).length;
      // The same person twice: the second finds what the first made.
      assert.equal(saved, 1);
      assert.ok(others.some(({ extras }) => extras?.error === 'roleChanged'));
    });

    if (kind === 'postgres') return;

    it('bring along what a job needs, and count at the next call of everybody who has them', async () => {
      const id = newId();
      const made = (await save({ id })).result;
      assert.deepEqual([made.permissions, made.version, made.accounts], [['notices.write', 'pictures.upload'], 1, 0]);
      const { token } = await hire(id);
      assert.equal((await park.call(getAdminNotices, {}, token)).code, 200);
      const me = (await park.call(staff.whoAmI, {}, token)).result;
      assert.deepEqual([me.permissions, me.roleNames], [['notices.write', 'pictures.upload'], { [id]: 'Ticket hall' }]);
      // Somebody has a dialog open: what they send is refused, and the role that is left counts.
      assert.equal((await save({ id, version: 1, permissions: ['orders.read'], ...proof })).result.accounts, 1);
      assert.equal(await errorOf(park.call(getAdminNotices, {}, token)), 'roleMissing');
      assert.equal((await park.call(getAdminOrders, {}, token)).code, 200);
      const log = (await park.call(staff.getAuditLog, { subject: `role:${id}` }, owner)).result.items;
      assert.deepEqual(
        log.map(({ action, title, details }) => [action, title, details.before]),
        [
          ['staff.saveRole', 'Ticket hall', ['notices.write', 'pictures.upload']],
          ['staff.saveRole', 'Ticket hall', []],
        ],
      );
    });

    it('take a proof where they let somebody do more', async () => {
      const id = newId();
      await save({ id, permissions: ['orders.read', 'gate.scan'] });
      assert.equal((await save({ id, version: 1, permissions: ['orders.read'] })).result.version, 2);
      const more = { id, version: 2, permissions: ['orders.read' as const, 'staff.manage' as const] };
      assert.equal(await errorOf(save(more)), 'proofNeeded');
      assert.equal((await save({ ...more, ...proof })).result.version, 3);
    });

    it('stay as they are: an owner’s, the names of the delivered ones, those that accounts have', async () => {
      assert.equal(await errorOf(save({ id: 'owner', version: 0 })), 'roleNotFound');
      const gate = (await park.call(staff.getRoles, {}, owner)).result.find(({ id }) => id === 'gate');
      assert.ok(gate);
      const saved = (await save({ ...gate, name: 'Doors', permissions: ['gate.scan'] })).result;
      assert.deepEqual([saved.name, saved.permissions, saved.version], ['', ['gate.scan'], 2]);
      assert.equal(await errorOf(park.call(staff.removeRole, { id: 'gate' }, owner)), 'roleNotFound');
      assert.equal(await errorOf(save({ name: '' })), 'invalidInput');
      const id = newId();
      await save({ id });
      await hire(id);
      assert.equal(await errorOf(park.call(staff.removeRole, { id }, owner)), 'roleHeld');
    });

    it('let nobody get round a refund limit of their own by another role or account', async () => {
      const desk = { permissions: ['staff.manage' as const, 'refunds.make' as const], refundLimit: 30_000 };
      const id = newId();
      await save({ id, ...desk });
      const chief = await hire(id);
      const mine = (input: Partial<CallInput<typeof staff.saveRole>>) => errorOf(save(input, chief.token));
      assert.equal(await mine({ permissions: ['refunds.make'] }), 'rightsExceeded');
      assert.equal(
        await mine({ permissions: ['refunds.make'], refundLimit: 30_000 }),
        'rightsExceeded',
        'limits are set by who approves',
      );
      const free = newId();
      await save({ id: free, permissions: ['refunds.make'] });
      assert.equal(await mine({ id: free, version: 1, permissions: ['refunds.read'] }), 'rightsExceeded');
      const give = (roles: string[]) => errorOf(park.call(staff.saveAccount, account(roles), chief.token));
      assert.equal(await give([free]), 'rightsExceeded');
      const cashier = await hire(free);
      assert.equal(await errorOf(park.call(staff.endSessions, { id: cashier.id }, chief.token)), 'rightsExceeded');
      assert.equal(await give([id]), undefined);
    });

    it('give nobody what who gives them may not do, and leave those alone who may do more', async () => {
      const id = newId();
      await save({ id, permissions: ['staff.manage', 'gate.scan', 'notices.write'] });
      const chief = await hire(id);
      const mine = (input: Partial<CallInput<typeof staff.saveRole>>) => errorOf(save(input, chief.token));
      assert.equal(await mine({ permissions: ['gate.scan', 'refunds.make'] }), 'rightsExceeded');
      assert.equal(await mine({ permissions: ['gate.scan'] }), undefined);
      const stronger = newId();
      await save({ id: stronger, permissions: ['refunds.make'] });
      assert.equal(await mine({ id: stronger, version: 1, permissions: ['gate.scan'] }), 'rightsExceeded');
      assert.equal(await errorOf(park.call(staff.removeRole, { id: stronger }, chief.token)), 'rightsExceeded');
      const give = (roles: string[], change = {}) => errorOf(park.call(staff.saveAccount, account(roles, change), chief.token));
      assert.equal(await give(['owner']), 'rightsExceeded');
      assert.equal(await give([stronger]), 'rightsExceeded');
      assert.equal(await give(['nothing']), 'roleNotFound');
      assert.equal(await give([id]), undefined);
      const others = await Promise.all([hire('owner'), hire(stronger)]);
      for (const { id: other } of others) {
        assert.equal(await give([id], { id: other, version: 1, active: false }), 'rightsExceeded');
        assert.equal(await errorOf(park.call(staff.endSessions, { id: other }, chief.token)), 'rightsExceeded');
      }
    });
  });
