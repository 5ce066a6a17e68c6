import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { parkMoment } from '@park/contract/parkTime';
import { enterBallot } from '@park/contract/ticket/ballot/calls';
import { getGuardianConsents, getGuardianTerms, withdrawGuardianConsent } from '@park/contract/ticket/guardian/calls';
import { GUARDIAN_VERSION } from '@park/contract/ticket/guardian/limits';
import type { AddOrderIn } from '@park/contract/ticket/sale/schemas';
import { getSavedVisitors, saveVisitor } from '@park/contract/ticket/visitor/calls';
import { newId } from '../../../db/newId';
import { sharedPark } from '../../../testing/sharedPark';
import { testDatabases } from '../../../testing/testDatabase';
import { withoutTriggers } from '../../../testing/withoutTriggers';
import { startBallotPark } from '../ballot/ballotPark.testing';
import { born, FREE, type Guest, MORNING, NAMED, ok, refused, TOMORROW } from '../salePark.testing';

/** The park's clock stands at 2026-05-04. */
const CHILD = born('20150607');
const YES = { relation: 'parent', version: GUARDIAN_VERSION } as const;

for (const kind of testDatabases())
  describe(`a guardian’s consent on ${kind}`, () => {
    const park = sharedPark(() => startBallotPark(kind, { childDataContact: 'Ms Li, 0000-1234567' }));
    let guest: Guest;
    beforeEach(async () => {
      await park.reset();
      guest = await park.guest();
    });

    const save = (person: object, guardian?: object, who = guest) =>
      park.call(saveVisitor, { ...person, guardian } as never, who.token);
    const order = (people: object[], change: Partial<AddOrderIn> = {}, key = newId()) => {
      const visitors = people as AddOrderIn['visitors'];
      return park.order(guest, { ticketId: NAMED, quantity: people.length, visitors, ...change }, key);
    };
    const consents = async (who = guest) => ok(await park.call(getGuardianConsents, {}, who.token));
    const withdraw = (id: string, who = guest) => park.call(withdrawGuardianConsent, { id }, who.token);
    const saved = async () => ok(await park.call(getSavedVisitors, {}, guest.token));
    /** The one consent that was given. */
    const given = async () => {
      const [one, ...more] = await consents();
      assert.ok(one && more.length === 0);
      return one;
    };

    it('is one row however often it is sent, one after another and at once', async () => {
      const answers = await Promise.all(Array.from({ length: 4 }, () => save(CHILD, YES)));
      for (const answer of [...answers, await save(CHILD, YES)]) ok(answer);
      await given();
    });

    it('goes with an order: refused without, one order and one row with, and the same again answers with them', async () => {
      refused(await order([CHILD, born('19900101')]), 'guardianConsentMissing');
      assert.equal(await park.count('ticket_order'), 0);
      const both = await Promise.all([1, 2].map(() => order([CHILD], { guardian: YES }, 'the-same-tap-twice')));
      const [one, two] = both.map((answer) => ok(answer).id);
      assert.equal(one, two);
      await given();
      ok(await order([CHILD], { day: '2026-05-06' }));
      await given();
      ok(await park.order(guest, { ticketId: FREE, quantity: 1 }));
      await park.agree();
    });

    it('and an order at the same moment take turns: it is sold before the withdrawal or not at all', async () => {
      for (const day of [TOMORROW, '2026-05-06', '2026-05-07']) {
        ok(await save(CHILD, YES));
        const standing = (await consents()).find(({ withdrawnAt }) => withdrawnAt === null);
        const [sold, gone] = await Promise.all([order([CHILD], { day }), withdraw(standing?.id ?? '')]);
        ok(gone);
        if (sold.code !== 200) refused(sold, 'guardianConsentMissing');
        refused(await order([CHILD], { day: '2026-05-08' }), 'guardianConsentMissing');
      }
    });

    if (kind === 'postgres') return;

    it('is to a text that names who answers for it, in the reader’s language', async () => {
      const read = async (lang: string) =>
        (await park.send(getGuardianTerms, {}, undefined, { 'accept-language': lang })).json().result;
      const terms = await read('en');
      assert.deepEqual([terms.version, terms.contact], [GUARDIAN_VERSION, 'Ms Li, 0000-1234567']);
      assert.equal(terms.points.length, (await read('zh-CN')).points.length);
      assert.notEqual(terms.points[0].title, (await read('zh-CN')).points[0].title);
    });

    it('is asked before a child is saved: without it nothing is kept, with it a row that names nobody', async () => {
      refused(await save(CHILD), 'guardianConsentMissing');
      assert.deepEqual([await saved(), await consents()], [[], []]);

      const child = ok(await save(CHILD, YES));
      const { id: _, ...evidence } = await given();
      assert.deepEqual(evidence, {
        child: { name: CHILD.name, idNumber: child.idNumber },
        relation: 'parent',
        version: GUARDIAN_VERSION,
        givenAt: '2026-05-04T08:00:00+08:00',
        withdrawnAt: null,
      });
      const [row] = await park.sql('select * from guardian_consent');
      assert.doesNotMatch(JSON.stringify(row), /Born|2015|0607/);
      ok(await save({ ...CHILD, name: 'Renamed' }));
      assert.equal((await given()).child?.name, 'Renamed', 'one that stands is enough');
    });

    it('is asked below 14, counted on the day, where the document or the visitor tells the birthday', async () => {
      refused(await save(born('20120505')), 'guardianConsentMissing');
      ok(await save(born('20120504')));
      park.at(parkMoment('2026-05-05', '00:00'));
      ok(await save(born('20120505')));
      const passport = { name: 'Ada', idKind: 'passport', idNumber: 'X1234567' };
      refused(await save({ ...passport, birthday: '2016-01-01' }), 'guardianConsentMissing');
      ok(await save({ ...passport, birthday: '2016-01-01' }, YES));
      ok(await save({ ...passport, idNumber: 'X7654321' }));
      assert.equal((await given()).child?.name, 'Ada', 'whose birthday nobody told is not known to be a child');
    });

    it('is not written down when the order is refused', async () => {
      await park.setStock(0, { productId: NAMED });
      refused(await order([CHILD], { guardian: YES }), 'ticketSoldOut');
      refused(await order([CHILD, CHILD], { guardian: YES }), 'visitorTwice');
      assert.deepEqual(await consents(), []);
    });

    it('to another text than the one that stands is none, and is asked anew', async () => {
      refused(await order([CHILD], { guardian: { ...YES, version: GUARDIAN_VERSION + 1 } }), 'guardianConsentMissing');
      refused(await save(CHILD, { ...YES, version: GUARDIAN_VERSION + 1 }), 'guardianConsentMissing');
      const child = ok(await save(CHILD, YES));
      // As if the text had been another when it was agreed to.
      await withoutTriggers(park.database, 'update guardian_consent set version = version + 1');
      refused(await order([{ savedVisitorId: child.id }]), 'guardianConsentMissing');
      ok(await order([{ savedVisitorId: child.id }], { guardian: YES }));
      assert.equal((await consents()).length, 2);
    });

    it('is asked by a ballot, too, and stands for what it gives', async () => {
      const { id } = await park.open({ ticketId: NAMED });
      const child = ok(await save(CHILD, YES));
      const enter = (guardian?: object) => {
        const wish = { id, quantity: 1, wishes: [1], savedVisitorIds: [child.id], guardian };
        return park.call(enterBallot, wish as never, guest.token);
      };
      await withoutTriggers(park.database, 'delete from guardian_consent');
      refused(await enter(), 'guardianConsentMissing');
      assert.equal(await park.count('ticket_ballot_entry'), 0);
      ok(await enter(YES));
      await given();
      await park.draw(id);
      ok(await order([{ savedVisitorId: child.id }], { day: TOMORROW, slotId: MORNING }));
    });

    it('is withdrawn at any time: the saved child goes at once, tickets stay, and no more are sold', async () => {
      const child = ok(await save(CHILD, YES));
      await park.bought(guest, { ticketId: NAMED, quantity: 1, visitors: [{ savedVisitorId: child.id }] });
      const { id } = await given();
      park.later(60_000);
      const [after] = ok(await withdraw(id));
      assert.deepEqual([after?.child, after?.withdrawnAt], [null, '2026-05-04T08:01:00+08:00']);
      assert.deepEqual(await saved(), []);
      assert.deepEqual(await park.sql('select status from ticket'), [{ status: 'valid' }]);
      park.later(60_000);
      assert.deepEqual(ok(await withdraw(id)), [after], 'repeating it changes nothing');
      refused(await order([CHILD], { day: '2026-05-06' }), 'guardianConsentMissing');
      ok(await order([CHILD], { day: '2026-05-06', guardian: { ...YES, relation: 'guardian' } }));
      assert.deepEqual(
        (await consents()).map(({ relation, withdrawnAt }) => [relation, withdrawnAt !== null]),
        [
          ['guardian', false],
          ['parent', true],
        ],
      );
    });

    it('takes unpaid orders with it when it is withdrawn; what is paid for one after all goes back', async () => {
      await save(CHILD, YES);
      const [mine, other] = [ok(await order([CHILD])), ok(await order([born('19900101')], { day: '2026-05-06' }))];
      ok(await withdraw((await given()).id));
      assert.deepEqual([await park.status(mine.id), await park.status(other.id)], ['cancelled', 'pending']);
      assert.equal(await park.taken({ productId: NAMED }), 0);
      await park.pay(mine);
      assert.equal(await park.status(mine.id), 'cancelled');
      assert.deepEqual(
        park.refunds.map(({ amount }) => amount),
        [mine.amount],
      );
      await park.agree();
    });

    it('of somebody else does not exist', async () => {
      ok(await save(CHILD, YES));
      const { id } = await given();
      const other = await park.guest();
      assert.deepEqual(await consents(other), []);
      refused(await withdraw(id, other), 'guardianConsentNotFound');
      refused(await save(CHILD, undefined, other), 'guardianConsentMissing');
      assert.equal((await given()).withdrawnAt, null);
    });

    it('is evidence that nobody changes or takes away', async () => {
      ok(await save(CHILD, YES));
      await assert.rejects(park.sql(`update guardian_consent set relation = 'guardian'`), /evidence/);
      await assert.rejects(park.sql('delete from guardian_consent'), /evidence/);
      await assert.rejects(park.sql('truncate guardian_consent'), /evidence/);
      ok(await withdraw((await given()).id));
      await assert.rejects(park.sql('update guardian_consent set withdrawn_at = null'), /evidence/);
      await assert.rejects(park.sql('delete from guardian_consent'), /evidence/);
    });
  });
