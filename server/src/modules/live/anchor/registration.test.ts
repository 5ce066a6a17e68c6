import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import {
  anchorCommitRegister,
  decideRegistration,
  getAnchorsDetails,
  getLiveMessages,
  getNewestAudit,
  getRegistrations,
  suspendAnchor,
} from '@park/contract/live/anchor/calls';
import { AnchorStatus } from '@park/contract/live/limits';
import { PREPARED_REASONS } from '@park/contract/texts/preparedReasons';
import { sharedPark } from '../../../testing/sharedPark';
import { testDatabases } from '../../../testing/testDatabase';
import { auditOf } from '../../staff/audit.service';
import { dayAhead, NINE, ok, refused, startLivePark, TODAY } from '../livePark.testing';

const FORM = {
  name: '林晓岚',
  phone: '13800138000',
  platformId: 'douyin',
  account: 'xiaolan',
  introduction: 'Rocks.',
  ofAge: true,
};

for (const kind of testDatabases())
  describe(`registration on ${kind}`, () => {
    const park = sharedPark(() => startLivePark(kind));
    let visitor: { token: string; visitorId: string };
    let admin: string;
    before(async () => {
      admin = await park.signInAdmin();
    });
    beforeEach(async () => {
      await park.reset();
      visitor = await park.guest();
    });

    const register = (change: object = {}, token = visitor.token) =>
      park.call(anchorCommitRegister, { ...FORM, ...change }, token);
    const decide = (id: string, approve: boolean, reason?: string) =>
      park.call(decideRegistration, { id, approve, reason }, admin);
    const details = async () => ok(await park.call(getAnchorsDetails, {}, visitor.token));
    const kinds = async () => ok(await park.call(getLiveMessages, {}, visitor.token)).items.map((message) => message.kind);
    const count = async () => (await park.sql<{ n: number }>('select count(*)::int as n from live_registration'))[0]?.n;

    it('is one when it is sent twice, and waits for an answer before another', async () => {
      const first = ok(await register());
      assert.deepEqual(ok(await register()), first);
      refused(await register({ account: 'other' }), 'registrationPending');
      const [a, b] = await Promise.all([park.guest(), park.guest()]);
      const twice = await Promise.all([
        register({}, a.token),
        register({}, a.token),
        register({}, a.token),
        register({}, b.token),
      ]);
      const ids = twice.map((answer) => ok(answer).id);
      assert.equal(new Set(ids).size, 2);
      assert.equal(await count(), 3);
      assert.deepEqual(await kinds(), ['registrationReceived']);
    });

    it('is decided once: the same again changes nothing, the contrary is refused', async () => {
      const { id } = ok(await register());
      const [first, again] = [ok(await decide(id, true)), ok(await decide(id, true))];
      assert.deepEqual(again, first);
      refused(await decide(id, false, 'Too late'), 'registrationAlreadyDecided');
      refused(await decide('nothing', true), 'registrationNotFound');
      assert.deepEqual((await kinds()).filter((kind) => kind === 'registrationApproved').length, 1);
      assert.equal((await auditOf(park.database.db, `registration:${id}`)).length, 1);

      const other = await park.guest();
      const pending = ok(await register({}, other.token)).id;
      const both = await Promise.all([decide(pending, true), decide(pending, false, 'No')]);
      assert.deepEqual(both.map(({ code }) => code).sort(), [200, 409]);
      assert.equal((await auditOf(park.database.db, `registration:${pending}`)).length, 1);
    });

    if (kind === 'postgres') return;

    it('is for whoever says to be 18 or older', async () => {
      refused(await register({ ofAge: undefined }), 'hostAgeMissing');
      refused(await register({ ofAge: false }), 'hostAgeMissing');
      assert.equal(await count(), 0);
    });

    it('goes from nothing to approved, and the visitor is told', async () => {
      assert.deepEqual(await details(), {
        status: AnchorStatus.none,
        name: null,
        platform: null,
        account: null,
        reason: null,
        noShows: 0,
        blockedUntil: null,
      });
      assert.equal(ok(await park.call(getNewestAudit, {}, visitor.token)), null);
      const sent = ok(await register());
      assert.deepEqual(
        { ...sent, id: '' },
        {
          id: '',
          status: AnchorStatus.awaiting,
          name: FORM.name,
          phone: FORM.phone,
          platform: { id: 'douyin', name: 'Douyin' },
          account: FORM.account,
          introduction: FORM.introduction,
          reason: null,
          createdAt: '2026-05-04T08:00:00+08:00',
          decidedAt: null,
        },
      );
      assert.equal((await details()).status, AnchorStatus.awaiting);
      refused(await park.book(visitor), 'anchorNotApproved');

      park.at(TODAY, '08:10');
      const approved = ok(await decide(sent.id, true));
      assert.equal(approved.status, AnchorStatus.approved);
      assert.equal(approved.decidedAt, '2026-05-04T08:10:00+08:00');
      assert.equal((await details()).status, AnchorStatus.approved);
      assert.equal((await details()).name, FORM.name);
      assert.deepEqual(await kinds(), ['registrationApproved', 'registrationReceived']);
      assert.equal(ok(await park.call(getNewestAudit, {}, visitor.token))?.status, AnchorStatus.approved);
      ok(await park.book(visitor));
      refused(await register(), 'registrationAlreadyApproved');

      const [audit] = await auditOf(park.database.db, `registration:${sent.id}`);
      assert.equal(audit?.action, 'live.decideRegistration');
      assert.equal(audit?.actorKind, 'admin');
    });

    it('tells a prepared reason in the reader’s language, wherever it stands', async () => {
      const [reason] = PREPARED_REASONS.registration;
      assert.ok(reason);
      const { id } = ok(await register());
      const decided = ok(await decide(id, false, reason['zh-Hans']));
      assert.equal(decided.reason, reason.en);
      assert.equal((await details()).reason, reason.en);
      assert.equal(ok(await park.call(getNewestAudit, {}, visitor.token))?.reason, reason.en);
      const [message] = ok(await park.call(getLiveMessages, {}, visitor.token)).items;
      assert.equal(message?.text.split('\n').at(-1), `Reason: ${reason.en}`);
    });

    it('may be sent again after a rejection, which tells why', async () => {
      const first = ok(await register());
      refused(await decide(first.id, false), 'reasonRequired');
      refused(await decide(first.id, false, '   '), 'reasonRequired');
      assert.equal((await details()).status, AnchorStatus.awaiting);
      ok(await decide(first.id, false, 'Name and account differ'));
      assert.deepEqual(
        [(await details()).status, (await details()).reason],
        [AnchorStatus.rejected, 'Name and account differ'],
      );
      const [message] = ok(await park.call(getLiveMessages, {}, visitor.token)).items;
      assert.match(message?.text ?? '', /Reason: Name and account differ/);

      park.at(TODAY, '08:20');
      const second = ok(await register({ account: 'lin' }));
      assert.notEqual(second.id, first.id);
      assert.deepEqual(
        [(await details()).status, (await details()).account, (await details()).reason],
        [AnchorStatus.awaiting, 'lin', null],
      );
      assert.equal(ok(await park.call(getNewestAudit, {}, visitor.token))?.id, second.id);
      assert.equal(await count(), 2);
    });

    it('refuses what a person cannot be reached by', async () => {
      const wrong: object[] = [
        { name: '\u200b' },
        { name: '   ' },
        { name: 'x'.repeat(81) },
        { phone: '12345' },
        { phone: '23800138000' },
        { phone: '1380013800a' },
        { phone: 13800138000 },
        { account: 'x' },
        { account: undefined },
        { introduction: 'x'.repeat(501) },
        { name: 'a\u0000b' },
        { name: '\ud800ab' },
      ];
      for (const change of wrong) refused(await register(change), 'invalidInput');
      refused(await register({ platformId: 'myspace' }), 'platformUnknown');
      assert.equal((await park.call(anchorCommitRegister, FORM)).code, 401);
      assert.equal(await count(), 0);
      assert.equal((await details()).status, AnchorStatus.none);
      ok(await register({ phone: '075512345678' }));
    });

    it('is closed to a suspended anchor', async () => {
      const suspended = await park.anchor(AnchorStatus.suspended);
      refused(await register({}, suspended.token), 'anchorSuspended');
      assert.equal(await count(), 0);
    });

    it('shows no-shows and until when they block', async () => {
      const absent = await park.anchor();
      for (const days of [-25, -12, -1]) await park.put(absent, dayAhead(days), NINE, days === -1 ? 'booked' : 'noShow');
      const shown = ok(await park.call(getAnchorsDetails, {}, absent.token));
      assert.equal(shown.noShows, 3);
      assert.equal(shown.blockedUntil, '2026-06-02T09:30:00+08:00');
    });

    it('is listed for staff alone, newest first, by status and in pages', async () => {
      const ids: string[] = [];
      for (let i = 0; i < 3; i++) {
        park.at(TODAY, `08:0${i}`);
        ids.unshift(ok(await register({ account: `account-${i}` }, (await park.guest()).token)).id);
      }
      ok(await decide(ids[0] ?? '', true));
      const list = async (input: object) => ok(await park.call(getRegistrations, input, admin));
      assert.deepEqual(
        (await list({})).items.map(({ id }) => id),
        ids,
      );
      assert.deepEqual(
        (await list({ status: AnchorStatus.awaiting })).items.map(({ id }) => id),
        ids.slice(1),
      );
      assert.deepEqual(
        (await list({ order: 'asc', pageSize: 2 })).items.map(({ id }) => id),
        [ids[2], ids[1]],
      );
      assert.ok((await list({})).items.every(({ anchorId, phone }) => anchorId && phone === FORM.phone));
      refused(await park.call(getRegistrations, { field: 'phone' }, admin), 'fieldNotSortable');
      for (const token of [undefined, visitor.token]) {
        assert.equal((await park.call(getRegistrations, {}, token)).code, 401);
        assert.equal((await park.call(decideRegistration, { id: ids[1] ?? '', approve: true }, token)).code, 401);
      }
      const [anchor] = (await list({ status: AnchorStatus.approved })).items;
      assert.deepEqual([anchor?.id, anchor?.anchorStatus], [ids[0], AnchorStatus.approved]);
      ok(await park.call(suspendAnchor, { anchorId: anchor?.anchorId ?? '', suspended: true }, admin));
      assert.equal((await list({ status: AnchorStatus.approved })).total, 0);
      const suspended = (await list({ status: AnchorStatus.suspended })).items;
      assert.deepEqual(
        suspended.map(({ id, status, anchorStatus }) => [id, status, anchorStatus]),
        [[ids[0], AnchorStatus.approved, AnchorStatus.suspended]],
      );
    });
  });
