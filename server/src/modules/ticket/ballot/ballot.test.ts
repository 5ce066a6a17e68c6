import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { saveCapacity } from '@park/contract/capacity/calls';
import { parkMoment, toParkIso } from '@park/contract/parkTime';
import {
  callOffBallot,
  enterBallot,
  getAdminBallots,
  getBallot,
  getBallotEntries,
  getBallotList,
  leaveBallot,
} from '@park/contract/ticket/ballot/calls';
import { checkBallotInSlices } from '@park/contract/ticket/ballot/rule';
import { changeOrderDay } from '@park/contract/ticket/order/calls';
import { getTicket, getTicketStock, setStock } from '@park/contract/ticket/product/calls';
import { joinWaitingList } from '@park/contract/ticket/waitlist/calls';
import { testDatabases } from '../../../testing/testDatabase';
import { sha256 } from '../../prize/draw/draw.service';
import { staffClosures } from '../closure/closure.service';
import { ADULT, AFTERNOON, FREE, type Guest, MORNING, NAMED, NOON, ok, refused, TODAY, TOMORROW } from '../salePark.testing';
import { lapseOffers } from '../waitlist/waitlist.service';
import { checkBallots } from './ballotCheck.service';
import { type BallotPark, HOUR, recount, startBallotPark } from './ballotPark.testing';

const MINUTE = 60_000;
const NOON_TOMORROW = { slotId: NOON };

for (const kind of testDatabases())
  describe(`a ballot on ${kind}`, () => {
    let park: BallotPark;
    let guests: Guest[] = [];
    before(async () => {
      park = await startBallotPark(kind);
    });
    beforeEach(async () => {
      await park.reset();
      guests = await park.guests(6);
      await park.setStock(4);
      await park.setStock(3, NOON_TOMORROW);
    });
    after(() => park.close());

    const guest = (index: number) => guests[index] as Guest;
    /** Everybody signs up for the morning, then noon, two tickets each. */
    const allEnter = async (id: string) => {
      for (const one of guests) ok(await park.enter(one, id, { quantity: 2, wishes: [1, 2] }));
    };
    const closeSlot = (slotId: string) =>
      staffClosures(park.database, park.app.pay).closeSlot({ day: TOMORROW, slotId, reason: 'Storm' }, park.staff());
    const wonBy = async (who: Guest) => ok(await park.call(getBallotEntries, {}, who.token))[0]?.won;
    const whoWon = async (slot: number) => {
      const won = await Promise.all(guests.map(wonBy));
      return guests.filter((_, index) => won[index] === slot);
    };

    it('takes its slots off ordinary sale until it is drawn, and leaves the others on it', async () => {
      const earlier = await park.bought(guest(0), { slotId: AFTERNOON, quantity: 1 });
      const { id, state, commitment, seed } = await park.open();
      assert.deepEqual([state, commitment.length, seed], ['open', 64, null]);
      assert.match(refused(await park.order(guest(1)), 'ticketInBallot'), /by ballot/);
      refused(
        await park.call(joinWaitingList, { ticketId: ADULT, day: TOMORROW, slotId: MORNING, quantity: 5 }, guest(1).token),
        'ticketInBallot',
      );
      const change = { orderId: earlier.id, day: TOMORROW, slotId: NOON };
      refused(await park.call(changeOrderDay, change, guest(0).token), 'ticketInBallot');
      ok(await park.order(guest(1), { slotId: AFTERNOON }));
      const stock = ok(await park.call(getTicketStock, { id: ADULT, day: TOMORROW }));
      assert.deepEqual(
        stock.map((slot) => [slot.state, slot.remaining]),
        [
          ['ballot', 0],
          ['ballot', 0],
          ['open', 47],
        ],
      );
      const { ballots } = ok(await park.call(getTicket, { id: ADULT }));
      assert.deepEqual(
        ballots.map((one) => [one.id, one.state, one.days]),
        [[id, 'open', [TOMORROW]]],
      );
      await park.draw(id);
      ok(await park.order(guest(1)));
      assert.deepEqual(ok(await park.call(getTicket, { id: ADULT })).ballots, []);
      await park.agree();
    });

    it('honours what was offered before it, and gives the rest of such an offer to the ballot', async () => {
      await park.bought(guest(0), { quantity: 4 });
      const waiting = { ticketId: ADULT, day: TOMORROW, slotId: MORNING, quantity: 2 };
      ok(await park.call(joinWaitingList, waiting, guest(1).token));
      await park.setStock(6);
      const owner = await park.owner();
      ok(await park.call(setStock, { ticketId: ADULT, day: TOMORROW, slotId: MORNING, stock: 7, seen: 6 }, owner));
      assert.deepEqual(await park.lines(guest(1)), ['offered 2']);
      refused(await park.tryOpen(), 'ballotOffersOut');
      park.later(31 * MINUTE);
      const { id } = await park.open();
      assert.deepEqual(await park.lines(guest(1)), ['lapsed 2']);
      await park.closeSignUp(id);
      assert.match((await park.published(id)).list, /^3,3$/);
      await park.agree();
    });

    it('gives out no more than its day has room for', async () => {
      await park.setStock(5);
      await park.setStock(5, { slotId: NOON });
      const approved = { validFrom: TODAY, daily: 8, momentary: 8, approval: 'No. 7', meanStay: null, version: 0 };
      ok(await park.call(saveCapacity, approved, await park.owner()));
      const { id } = await park.open();
      ok(await park.order(guest(0), { ticketId: FREE, slotId: AFTERNOON, quantity: 1 }));
      for (const index of [1, 2, 3]) ok(await park.enter(guest(index), id, { quantity: 3, wishes: [1, 2] }));
      await park.closeSignUp(id);
      const { list } = await park.published(id);
      assert.match(list, /^5,2\n/);
      refused(await park.order(guest(4), { slotId: AFTERNOON, quantity: 1 }), 'ticketDayFull');
      await park.agree();
      await park.draw(id);
      // One group of three in the morning; nobody else fits, so the other places are for sale.
      const lines = await Promise.all([1, 2, 3].map((index) => park.lines(guest(index))));
      assert.deepEqual(lines.flat().sort(), ['offered 3', 'waiting 3', 'waiting 3']);
      ok(await park.order(guest(4), { slotId: AFTERNOON, quantity: 4 }));
      refused(await park.order(guest(4), { slotId: AFTERNOON, quantity: 1 }), 'ticketDayFull');
      await park.agree();
    });

    it('takes one entry of an account, which may change or go until sign-up closes', async () => {
      const { id } = await park.open({ openAt: toParkIso(park.now() + HOUR) });
      refused(await park.enter(guest(0), id), 'ballotNotOpen');
      park.later(HOUR);
      const first = ok(await park.enter(guest(0), id, { quantity: 2, wishes: [2] }));
      assert.match(first.number, /^[0-9A-HJKMNP-TV-Z]{8}$/);
      const again = ok(await park.enter(guest(0), id, { quantity: 1, wishes: [1, 2] }));
      assert.deepEqual([again.number, again.quantity, again.wishes], [first.number, 1, [1, 2]]);
      ok(await park.enter(guest(1), id));
      ok(await park.call(leaveBallot, { id }, guest(1).token));
      ok(await park.call(leaveBallot, { id }, guest(1).token));
      refused(await park.call(enterBallot, { id, quantity: 1, wishes: [3] }, guest(1).token), 'ticketSlotNotFound');
      refused(await park.call(enterBallot, { id, quantity: 1, wishes: [1, 1] }, guest(1).token), 'invalidInput');
      refused(await park.enter(guest(1), id, { people: [1] }), 'visitorsNotAsked');
      refused(await park.enter(guest(1), 'none'), 'ballotNotFound');
      refused(await park.call(getBallotList, { id }), 'ballotListNotFixed');
      await park.closeSignUp(id);
      refused(await park.enter(guest(1), id), 'ballotClosed');
      refused(await park.call(leaveBallot, { id }, guest(0).token), 'ballotClosed');
      assert.equal((await park.published(id)).list, `4,3\n${first.number} 1 1,2`);
    });

    it('takes a person once, whatever account names them, and holds a win for whom it named', async () => {
      await park.setStock(2, { productId: NAMED });
      const { id } = await park.open({ ticketId: NAMED, slots: [{ day: TOMORROW, slotId: MORNING }] });
      refused(await park.enter(guest(0), id), 'visitorsMissing');
      ok(await park.enter(guest(0), id, { quantity: 2, people: [1, 2] }));
      assert.match(refused(await park.enter(guest(1), id, { quantity: 2, people: [3, 2] }), 'ballotPersonEntered'), /Person 2/);
      refused(await park.enter(guest(1), id, { quantity: 2, people: [3, 3] }), 'visitorTwice');
      ok(await park.enter(guest(0), id, { quantity: 1, people: [1] }));
      ok(await park.enter(guest(1), id, { quantity: 1, people: [2] }));
      const nosy = await park.guest();
      for (let tries = 0; tries < 10; tries++)
        refused(await park.enter(nosy, id, { quantity: 1, people: [1] }), 'ballotPersonEntered');
      for (const people of [[1], [4]]) refused(await park.enter(nosy, id, { quantity: 1, people }), 'personChecksUsedUp');
      await park.draw(id);
      const named = { ticketId: NAMED, quantity: 1 };
      const visitor = (number: number) => ({
        visitors: [{ name: `Person ${number}`, idKind: 'passport' as const, idNumber: `E0000000${number}` }],
      });
      refused(await park.order(guest(0), { ...named, ...visitor(9) }), 'ballotPersonsOther');
      ok(await park.order(guest(0), { ...named, ...visitor(1) }));
      assert.deepEqual(await park.lines(guest(0)), ['taken 1']);
      await park.agree();
    });

    it('gives out what a stranger finds who recounts it, and never splits a group', async () => {
      const { id, commitment } = await park.open();
      await allEnter(id);
      await park.closeSignUp(id);
      const fixed = await park.published(id);
      assert.equal(fixed.outcome, '');
      assert.deepEqual(
        fixed.ballot.slots.map(({ places }) => places),
        [4, 3],
      );
      await park.draw(id);
      const { ballot, list, outcome } = await park.published(id);
      assert.deepEqual([list, ballot.commitment], [fixed.list, commitment]);
      assert.equal(outcome, recount(ballot.seed ?? '', list, [false, false]));
      const own = ok(await park.call(getBallotEntries, {}, guest(0).token))[0];
      const steps = [
        ...checkBallotInSlices(ballot, { list, outcome }, { sha256, own: { number: own?.number ?? '', slot: own?.won ?? -1 } }),
      ];
      assert.deepEqual(
        steps.filter((step) => step && !step.ok),
        [],
      );
      assert.deepEqual(await checkBallots(park.database.db), { ballots: 1, faults: [] }, 'as after a restore');
      // Four and three places for groups of two: two groups and one.
      assert.deepEqual(
        outcome
          .split('\n')
          .map((line) => Number(line.slice(9)))
          .sort(),
        [0, 0, 0, 1, 1, 2],
      );
      assert.deepEqual([await park.taken(), await park.taken(NOON_TOMORROW)], [4, 2]);
      await park.agree();
    });

    it('offers winners their places for their time, and what they leave to the others in the order of drawing', async () => {
      const { id } = await park.open();
      for (const one of guests) ok(await park.enter(one, id, { quantity: 2, wishes: [1] }));
      await park.draw(id);
      const byPlace = async (who: Guest) => ok(await park.call(getBallotEntries, {}, who.token))[0]?.place ?? 0;
      const places = await Promise.all(guests.map(byPlace));
      const drawn = [...guests].sort((a, b) => (places[guests.indexOf(a)] ?? 0) - (places[guests.indexOf(b)] ?? 0));
      const lines = () => Promise.all(drawn.map(async (one) => (await park.lines(one))[0]));
      assert.deepEqual(await lines(), ['offered 2', 'offered 2', 'waiting 2', 'waiting 2', 'waiting 2', 'waiting 2']);
      const [winner, late, next, after] = drawn as [Guest, Guest, Guest, Guest];
      assert.deepEqual(await park.kinds(winner), ['ballotWon']);
      assert.deepEqual((await park.messages(winner))[0]?.page, {
        name: 'ticketConfirm',
        params: { id: ADULT, day: TOMORROW, slotId: MORNING },
      });
      assert.deepEqual((await park.messages(next))[0]?.page, { name: 'ticketConfirm', params: { id: ADULT, ballot: id } });
      // The winner takes one of two: nobody waits for one, so it is on ordinary sale.
      await park.bought(winner, { quantity: 1 });
      refused(await park.order(await park.guest()), 'ticketsLeft');
      park.later(60 * MINUTE - 1);
      assert.equal(await lapseOffers(park.database, park.now()), 0);
      park.later(1);
      assert.equal(await lapseOffers(park.database, park.now()), 1);
      assert.deepEqual(await lines(), ['taken 2', 'lapsed 2', 'offered 2', 'waiting 2', 'waiting 2', 'waiting 2']);
      assert.deepEqual(await park.kinds(next), ['ticketOfferMade', 'ballotWaiting']);
      assert.deepEqual([await park.kinds(late), await park.kinds(after)], [['ballotWon'], ['ballotWaiting']]);
      await park.agree();
    });

    it('is called off before its draw: everybody is told, the slots are on sale, nothing is drawn', async () => {
      const { id } = await park.open();
      await allEnter(id);
      await park.closeSignUp(id);
      const owner = await park.owner();
      const done = ok(await park.call(callOffBallot, { id, reason: 'Not enough guides' }, owner));
      ok(await park.call(callOffBallot, { id, reason: 'Again' }, owner));
      assert.deepEqual([done.state, done.reason, done.seed], ['calledOff', 'Not enough guides', null]);
      assert.deepEqual(await park.kinds(guest(0)), ['ballotCalledOff']);
      ok(await park.order(guest(5), { quantity: 4 }));
      await park.draw(id);
      assert.equal(ok(await park.call(getBallot, { id })).state, 'calledOff');
      assert.equal(await park.count(`audit_log where action = 'ticket.callOffBallot'`), 1);
      await park.agree();
      const second = await park.open();
      refused(await park.tryOpen(), 'ballotSlotTaken');
      await park.draw(second.id);
      refused(await park.call(callOffBallot, { id: second.id, reason: 'Late' }, owner), 'ballotDrawn');
    });

    it('gives nothing of a slot that the park closed meanwhile, and says so to those who check', async () => {
      const { id } = await park.open();
      await allEnter(id);
      const only = await park.guest();
      ok(await park.enter(only, id, { wishes: [1] }));
      await park.closeSignUp(id);
      await closeSlot(MORNING);
      await park.agree();
      await park.draw(id);
      const { ballot, list, outcome } = await park.published(id);
      assert.deepEqual(
        ballot.slots.map(({ places, closed }) => [places, closed]),
        [
          [4, true],
          [3, false],
        ],
      );
      assert.equal(outcome, recount(ballot.seed ?? '', list, [true, false]));
      assert.equal((await whoWon(2)).length, 1);
      assert.deepEqual([await park.taken(), await park.taken(NOON_TOMORROW)], [0, 2]);
      // The others wait for the wish that is left; who has none is told so.
      const [loser] = await whoWon(0);
      assert.deepEqual(await park.lines(loser as Guest), ['waiting 2']);
      assert.deepEqual([await park.lines(only), await park.kinds(only)], [[], ['ballotLost']]);
      await park.agree();
    });

    it('follows the stock until sign-up closes, and keeps its places from then on', async () => {
      const { id } = await park.open();
      const owner = await park.owner();
      const set = (stock: number, seen: number) =>
        park.call(setStock, { ticketId: ADULT, day: TOMORROW, slotId: MORNING, stock, seen }, owner);
      ok(await set(2, 4));
      await park.closeSignUp(id);
      refused(await set(1, 2), 'stockBelowTaken');
      assert.equal(ok(await set(9, 2)).taken, 2);
      refused(await park.order(guest(0)), 'ticketInBallot');
      await park.draw(id);
      assert.match((await park.published(id)).list, /^2,3$/);
      ok(await park.order(guest(0), { quantity: 5 }));
      await park.agree();
    });

    it('lets the number of an account that is gone take part, and gives its places to whoever is next', async () => {
      await park.setStock(2);
      const { id } = await park.open({ slots: [{ day: TOMORROW, slotId: MORNING }] });
      const gone = await park.guest();
      const { number } = ok(await park.enter(gone, id, { quantity: 2 }));
      ok(await park.enter(guest(0), id, { quantity: 2 }));
      await park.closeSignUp(id);
      await park.sql('delete from session where visitor_id = $1', [gone.visitorId]);
      await park.sql('delete from visitor where id = $1', [gone.visitorId]);
      await park.draw(id);
      const { list, outcome, ballot } = await park.published(id);
      assert.ok(list.includes(number) && outcome === recount(ballot.seed ?? '', list, [false]));
      assert.deepEqual(await park.lines(guest(0)), ['offered 2']);
      await park.agree();
    });

    it('is drawn when the server comes back, with slots that are over then given to nobody', async () => {
      const { id } = await park.open();
      await allEnter(id);
      park.at(TOMORROW, '12:30');
      const { state, slots } = ok(await park.call(getBallot, { id }));
      assert.deepEqual([state, slots.map(({ closed }) => closed)], ['drawn', [true, false]]);
      const until = await park.sql<{ until: string }>(
        `select to_char(offer_until at time zone 'Asia/Shanghai', 'DD HH24:MI') as until from ticket_waiting where status = 'offered'`,
      );
      assert.deepEqual(until, [{ until: '05 13:30' }]);
      await park.agree();
    });

    it('asks for times that follow each other, for slots on sale at the draw, and for a free slot', async () => {
      const at = (day: string, clock: string) => toParkIso(parkMoment(day, clock));
      refused(await park.tryOpen({ closeAt: at(TODAY, '07:00') }), 'ballotTimesWrong');
      refused(await park.tryOpen({ drawAt: at(TODAY, '09:00') }), 'ballotTimesWrong');
      refused(await park.tryOpen({ drawAt: at(TOMORROW, '12:00') }), 'ballotTimesWrong');
      const far = { slots: [{ day: '2026-05-20', slotId: MORNING }] };
      refused(await park.tryOpen(far), 'ballotTimesWrong');
      refused(await park.tryOpen({ slots: [{ day: TOMORROW, slotId: 'midnight' }] }), 'ticketSlotNotFound');
      refused(await park.tryOpen({ ticketId: 'winter' }), 'ticketNotOnSale');
      const { id } = await park.open({ ...far, closeAt: at('2026-05-13', '08:00'), drawAt: at('2026-05-13', '08:00') });
      assert.deepEqual(ok(await park.call(getTicket, { id: ADULT })).ballots[0]?.days, ['2026-05-20']);
      ok(await park.enter(guest(0), id));
      await park.draw(id);
      // Nine days on one signs in anew.
      await park.bought(await park.guest(guest(0).visitorId), { day: '2026-05-20', quantity: 1 });
      const listed = ok(await park.call(getAdminBallots, {}, await park.owner())).items;
      assert.deepEqual(
        listed.map((one) => [one.entrants, one.asked, one.given, one.winners]),
        [[1, 1, 1, 1]],
      );
    });
  });
