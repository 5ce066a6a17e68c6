import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { callOffBallot, getBallot } from '@park/contract/ticket/ballot/calls';
import { resealSeeds } from '../../../db/resealSeeds';
import { createSeeds } from '../../../drawSeed';
import { testDatabases } from '../../../testing/testDatabase';
import { type Guest, MORNING, NAMED, ok, refused, TOMORROW } from '../salePark.testing';
import { stripBallots } from '../ticket.jobs.service';
import { ticketKeys } from '../ticketKeys';
import { type BallotPark, recount, startBallotPark } from './ballotPark.testing';
import { ballotProgress, createBallotSteps } from './ballotSteps.service';

const NO_BEACON = { signatureOf: () => Promise.reject(new Error('no ballot of this file has a beacon')) };
const MONTH = 32 * 24 * 3_600_000;

for (const kind of testDatabases())
  describe(`a ballot when things go wrong, on ${kind}`, () => {
    let park: BallotPark;
    let guests: Guest[] = [];
    before(async () => {
      park = await startBallotPark(kind);
    });
    beforeEach(async () => {
      await park.reset();
      guests = await park.guests(8);
      await park.setStock(5);
    });
    after(() => park.close());

    /** Another node. */
    const node = () =>
      ballotProgress(park.database, { steps: createBallotSteps(createSeeds(ticketKeys(park.config))), beacon: NO_BEACON });
    const enterAll = async (id: string) => {
      await Promise.all(
        guests.map(async (one, index) => ok(await park.enter(one, id, { quantity: 1 + (index % 3), wishes: [1, 2] }))),
      );
    };
    const check = async (id: string) => {
      const { ballot, list, outcome } = await park.published(id);
      assert.equal(
        outcome,
        recount(
          ballot.seed ?? '',
          list,
          ballot.slots.map(({ closed }) => closed),
        ),
      );
      await park.agree();
      return outcome;
    };

    it('is as it was before a step that breaks off, and the same step is taken again', async () => {
      const { id } = await park.open();
      await enterAll(id);
      const breakAt = (action: string) =>
        park.database.session((session) =>
          session.script(`
            create or replace function break_off() returns trigger language plpgsql as $$ begin raise exception 'the node dies'; end $$;
            create trigger break_off before insert on audit_log for each row when (new.action = '${action}') execute function break_off();`),
        );
      const mend = () => park.sql('drop trigger break_off on audit_log');
      const state = async () => (await park.sql<{ state: string }>('select state from ticket_ballot'))[0]?.state;
      await breakAt('ticket.closeBallot');
      await park.closeSignUp(id);
      assert.deepEqual([await state(), await park.count('ticket_ballot_list'), await park.taken()], ['open', 0, 0]);
      await mend();
      await assert.doesNotReject(node().advance(park.now()));
      const { list } = await park.published(id);
      await breakAt('ticket.drawBallot');
      park.at(Date.parse(ok(await park.call(getBallot, { id })).drawAt));
      await assert.rejects(node().advance(park.now()));
      assert.deepEqual([await state(), await park.count('ticket_waiting'), await park.count('message')], ['closed', 0, 0]);
      await park.agree();
      await mend();
      await node().advance(park.now());
      assert.equal((await park.published(id)).list, list);
      await check(id);
    });

    it('draws nothing from a list or a seed that is not the published one', async () => {
      const { id } = await park.open();
      await enterAll(id);
      await park.closeSignUp(id);
      const forge = (statement: string) =>
        park.database.session((session) =>
          session.script(`set session_replication_role = replica; ${statement}; set session_replication_role = origin;`),
        );
      await forge(`update ticket_ballot_list set list = replace(list, ' 1 ', ' 2 ')`);
      park.later(3_600_000);
      await assert.rejects(node().advance(park.now()), /the list of entries is not the one that was fixed/);
      await forge(
        `update ticket_ballot_list set list = replace(list, ' 2 ', ' 1 '); update ticket_ballot set commitment = repeat('0', 64)`,
      );
      await assert.rejects(node().advance(park.now()), /the seed is not the promised one/);
    });

    it('keeps what it promised, even from statements typed by hand', async () => {
      const { id } = await park.open();
      await enterAll(id);
      const refusesChange = (statement: string) => assert.rejects(park.sql(statement), statement);
      await refusesChange(`update ticket_ballot set draw_at = draw_at + interval '1 hour'`);
      await refusesChange('delete from ticket_ballot_slot');
      await park.closeSignUp(id);
      await refusesChange('update ticket_ballot_slot set places = 9');
      await refusesChange('update ticket_ballot_entry set quantity = 5');
      await refusesChange('delete from ticket_ballot_entry');
      await refusesChange(`update ticket_ballot_list set list = ''`);
      await park.draw(id);
      await refusesChange('update ticket_ballot_entry set won = 1');
      await refusesChange(`update ticket_ballot set state = 'closed'`);
      await refusesChange('update ticket_ballot_slot set closed = true');
      await refusesChange('truncate ticket_ballot cascade');
    });

    it('loses persons and accounts a month after it was over, and can still be checked', async () => {
      const { id } = await park.open();
      await enterAll(id);
      const newKey = { id: 'new', key: new Uint8Array(32).fill(7) };
      const seeds = createSeeds(ticketKeys({ ...park.config, dataKeys: [newKey] }));
      assert.equal(await resealSeeds(park.database.db, 'ticket_ballot', seeds, 'new.'), 1);
      await park.closeSignUp(id);
      park.later(3_600_000);
      const progress = ballotProgress(park.database, { steps: createBallotSteps(seeds), beacon: NO_BEACON });
      assert.equal(await progress.advance(park.now()), 1);
      assert.equal(await stripBallots(park.database, park.now()), 0);
      assert.equal(await stripBallots(park.database, park.now() + MONTH), guests.length);
      assert.equal(await park.count('ticket_ballot_entry where visitor_id is not null'), 0);
      assert.equal(await park.count('ticket_ballot_person'), 0);
      await check(id);
    });
  });

describe('a ballot in a rush, on PostgreSQL', { skip: !testDatabases().includes('postgres') }, () => {
  let park: BallotPark;
  before(async () => {
    park = await startBallotPark('postgres');
  });
  beforeEach(() => park.reset());
  after(() => park.close());

  const node = () =>
    ballotProgress(park.database, { steps: createBallotSteps(createSeeds(ticketKeys(park.config))), beacon: NO_BEACON });

  it('takes a person once, however many accounts name them at the same moment', async () => {
    const { id } = await park.open({ ticketId: NAMED, slots: [{ day: TOMORROW, slotId: MORNING }] });
    const accounts = await park.guests(10);
    const rivals = await Promise.all(
      accounts.map((one, index) => park.enter(one, id, { quantity: 2, people: index % 2 ? [1, 2] : [2, 1] })),
    );
    const entered = rivals.filter(({ code }) => code === 200);
    assert.equal(entered.length, 1);
    for (const answer of rivals) if (answer !== entered[0]) refused(answer, 'ballotPersonEntered');
    assert.deepEqual([await park.count('ticket_ballot_entry'), await park.count('ticket_ballot_person')], [1, 2]);
  });

  it('takes one entry of an account that taps many times', async () => {
    const { id } = await park.open();
    const one = await park.guest();
    const answers = await Promise.all(Array.from({ length: 8 }, () => park.enter(one, id)));
    assert.equal(new Set(answers.map((answer) => ok(answer).number)).size, 1);
    assert.equal(await park.count('ticket_ballot_entry'), 1);
  });

  it('is drawn once while nodes, readers, buyers and sign-ups meet at its draw', async () => {
    const { id, closeAt, drawAt } = await park.open();
    const guests = await park.guests(30);
    await Promise.all(guests.slice(0, 20).map((one) => park.enter(one, id, { quantity: 2, wishes: [1, 2] })));
    park.at(Date.parse(closeAt));
    await Promise.all([node().advance(park.now()), node().advance(park.now()), ...guests.map((one) => park.enter(one, id))]);
    park.at(Date.parse(drawAt));
    const orders = guests.slice(20).map((one) => park.order(one, { quantity: 1 }));
    await Promise.all([node().advance(park.now()), node().advance(park.now()), park.call(getBallot, { id }), ...orders]);
    const { ballot, list, outcome } = await park.published(id);
    assert.equal(list.split('\n').length, 21);
    assert.equal(outcome, recount(ballot.seed ?? '', list, [false, false]));
    assert.equal(await park.count(`audit_log where action = 'ticket.drawBallot'`), 1);
    assert.equal(await park.count('ticket_waiting where ballot_entry_id is not null'), 20);
    await park.agree();
  });

  it('is either drawn or called off', async () => {
    const { id, drawAt } = await park.open();
    const guests = await park.guests(6);
    await Promise.all(guests.map((one) => park.enter(one, id)));
    await park.closeSignUp(id);
    const owner = await park.owner();
    // The one who calls it off reads the clock before the draw, the others after it.
    const calls = park.call(callOffBallot, { id, reason: 'Storm' }, owner);
    park.at(Date.parse(drawAt));
    await Promise.all([calls, node().advance(park.now()), node().advance(park.now())]);
    const { state } = ok(await park.call(getBallot, { id }));
    const messages = await park.count(`message where kind = 'ballotCalledOff'`);
    assert.deepEqual([state === 'calledOff', messages], state === 'calledOff' ? [true, 6] : [false, 0]);
    await park.agree();
  });
});
