import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { TICKET } from '@park/contract/ticket/limits';
import { deleteSavedVisitor, getSavedVisitors, saveVisitor } from '@park/contract/ticket/visitor/calls';
import { sharedPark } from '../../../testing/sharedPark';
import { testDatabases } from '../../../testing/testDatabase';
import { type Guest, ok, refused, startSalePark } from '../salePark.testing';
import { ticketKeys } from '../ticketKeys';
import { createPersons } from './person.service';
import { resolveVisitors } from './savedVisitor.service';

const LI = { name: '李小梅', idNumber: '11010519491231002X' };
/** A passport for each place in a row. */
const passport = (n: number) => ({ name: `Guest ${n}`, idKind: 'passport' as const, idNumber: `P${10_000 + n}` });

for (const kind of testDatabases())
  describe(`saved visitors on ${kind}`, () => {
    const park = sharedPark(() => startSalePark({ kind, logTo: { write: (line) => void logged.push(line) } }));
    let guest: Guest;
    const logged: string[] = [];
    beforeEach(async () => {
      await park.sql('delete from saved_visitor');
      guest = await park.guest();
    });
    const list = async (who = guest) => ok(await park.call(getSavedVisitors, {}, who.token));
    const save = (person: object, who = guest) => park.call(saveVisitor, person as typeof LI, who.token);
    const resolve = (visitorId: string, visitors: Parameters<typeof resolveVisitors>[3]) =>
      resolveVisitors(park.database.db, createPersons(ticketKeys(park.config)), visitorId, visitors);

    it('are renamed by the same number, once however often', async () => {
      const { id } = ok(await save(LI));
      const both = await Promise.all([save({ ...LI, name: '李梅' }), save({ ...LI, name: '李梅' })]);
      assert.deepEqual(
        both.map((answer) => ok(answer).id),
        [id, id],
      );
      assert.deepEqual(
        (await list()).map(({ name }) => name),
        ['李梅'],
      );
    });

    it(`are ${TICKET.savedVisitors} at most, also when all are saved at once`, async () => {
      const answers = await Promise.all(Array.from({ length: TICKET.savedVisitors + 4 }, (_, n) => save(passport(n))));
      const tooMany = answers.filter(({ extras }) => extras?.error === 'tooManySavedVisitors');
      assert.equal(tooMany.length, 4);
      const [first] = await list();
      assert.ok(first);
      const taken = answers.findIndex(({ code }) => code === 200);
      ok(await save({ ...passport(taken), name: 'Renamed' }));
      assert.equal(ok(await park.call(deleteSavedVisitor, { id: first.id }, guest.token)).length, TICKET.savedVisitors - 1);
      ok(await save(LI));
    });

    if (kind === 'postgres') return;

    it('are kept encrypted and shown with the number’s ends', async () => {
      const saved = ok(await save({ ...LI, idNumber: '110105 19491231 002x' }));
      assert.deepEqual({ ...saved, id: '' }, { id: '', name: LI.name, idKind: 'idCard', idNumber: '110***********002X' });
      assert.deepEqual(await list(), [saved]);
      const [row] = await park.sql('select * from saved_visitor');
      assert.doesNotMatch(JSON.stringify({ ...row, id_masked: '' }), /李|1949|002X/);
    });

    it('are refused with a wrong number or none, and nothing is written', async () => {
      const wrong = await save({ ...LI, idNumber: '110105194912310021' });
      refused(wrong, 'invalidInput');
      assert.deepEqual(wrong.errors, ['Please check the ID number; one of its digits seems to be wrong.']);
      refused(await save({ name: '李小梅' }), 'invalidInput');
      refused(await save({ ...LI, idKind: 'driver' }), 'invalidInput');
      assert.equal((await park.send(saveVisitor, LI)).statusCode, 401);
      assert.deepEqual(await list(), []);
    });

    it('of somebody else do not exist', async () => {
      const { id } = ok(await save(LI));
      const other = await park.guest();
      assert.deepEqual(await list(other), []);
      assert.deepEqual(ok(await park.call(deleteSavedVisitor, { id }, other.token)), []);
      assert.equal((await list()).length, 1);
      await assert.rejects(resolve(other.visitorId, [{ savedVisitorId: id }]), {
        errorName: 'savedVisitorNotFound',
      });
      const own = ok(await save(LI, other));
      assert.notEqual(own.id, id);
      assert.deepEqual(ok(await park.call(deleteSavedVisitor, { id }, guest.token)), []);
      assert.deepEqual(ok(await park.call(deleteSavedVisitor, { id }, guest.token)), []);
      assert.equal((await list(other)).length, 1);
    });

    it('are in no log, whatever happens to them', async () => {
      logged.length = 0;
      ok(await save(LI));
      refused(await save({ ...LI, idNumber: '110105194912310021' }), 'invalidInput');
      await park.sql(`alter table saved_visitor add constraint broken check (name = 'x') not valid`);
      const broken = await save({ ...LI, name: '王大明' });
      await park.sql('alter table saved_visitor drop constraint broken');
      refused(broken, 'internal');
      const text = logged.join('');
      assert.ok(text.includes(saveVisitor.path));
      assert.doesNotMatch(text, /李小梅|王大明|19491231|002X/);
      assert.doesNotMatch(JSON.stringify(broken), /saved_visitor|王大明/);
    });

    it('and new ones become an order’s persons in its order', async () => {
      const { id } = ok(await save(LI));
      const persons = createPersons(ticketKeys(park.config));
      const encrypted = await resolve(guest.visitorId, [
        { ...passport(1) },
        { savedVisitorId: id, idKind: 'passport', name: 'ignored' },
      ]);
      assert.deepEqual(encrypted.map(persons.decrypt), [
        { ...passport(1), birthday: null },
        { ...LI, idKind: 'idCard', birthday: '1949-12-31' },
      ]);
      assert.equal(encrypted[1]?.idHash, persons.hashOf(LI.idNumber));
    });
  });
