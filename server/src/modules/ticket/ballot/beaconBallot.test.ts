import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { beaconTime } from '@park/contract/beacon/chain';
import { recordedRound } from '@park/contract/beacon/recordedRounds.testing';
import { verifyInSlices } from '@park/contract/beacon/signature';
import { addDays, parkDay, toParkIso } from '@park/contract/parkTime';
import { getBallot, getBallotEntries } from '@park/contract/ticket/ballot/calls';
import { checkBallotInSlices } from '@park/contract/ticket/ballot/rule';
import { createSeeds } from '../../../drawSeed';
import { type RecordedBeacon, startRecordedBeacon } from '../../../testing/recordedBeacon';
import { testDatabases } from '../../../testing/testDatabase';
import { createBeacon } from '../../beacon/beacon.service';
import { sha256 } from '../../prize/draw/draw.service';
import { MORNING, ok, refused } from '../salePark.testing';
import { ticketKeys } from '../ticketKeys';
import { type BallotPark, HOUR, recount, startBallotPark } from './ballotPark.testing';
import { ballotProgress, createBallotSteps } from './ballotSteps.service';

const { round: NAMED, signature: SIGNED } = recordedRound(657_413);
/** The moment that the recorded round was signed at; the park's clock stands around it. */
const DRAW = beaconTime(NAMED);
const DAY = addDays(parkDay(DRAW), 3);
const WITH_BEACON = {
  beacon: true,
  slots: [{ day: DAY, slotId: MORNING }],
  closeAt: toParkIso(DRAW - HOUR),
  drawAt: toParkIso(DRAW),
};

for (const kind of testDatabases())
  describe(`a ballot with a public beacon on ${kind}`, () => {
    let beacon: RecordedBeacon;
    let park: BallotPark;
    before(async () => {
      beacon = await startRecordedBeacon();
      park = await startBallotPark(kind, { beaconUrls: [beacon.url] });
    });
    beforeEach(async () => {
      await park.reset();
      park.at(DRAW - 10 * HOUR);
      await park.setStock(5, { day: DAY });
      beacon.manner = 'true';
      beacon.asked.length = 0;
    });
    after(async () => {
      await park.close();
      await beacon.close();
    });

    it('waits for the round that it named, and is drawn with what the beacon signed', async () => {
      const { id, rule } = await park.open(WITH_BEACON);
      assert.equal(rule, 'park-ballot-2');
      const guests = await park.guests(4);
      for (const one of guests) ok(await park.enter(one, id, { quantity: 2 }));
      await park.closeSignUp(id);
      beacon.asked.length = 0;
      park.at(DRAW - 1);
      assert.deepEqual(ok(await park.call(getBallot, { id })).beacon, { round: NAMED, signature: null });
      assert.deepEqual(beacon.asked, [], 'nobody asks before its time');
      park.at(DRAW);
      beacon.manner = 'away';
      const steps = createBallotSteps(createSeeds(ticketKeys(park.config)));
      const impatient = createBeacon([beacon.url], { timeoutMs: 150, againMs: 5 });
      const node = ballotProgress(park.database, { steps, beacon: impatient });
      await assert.rejects(node.advance(DRAW), { name: 'BeaconAwayError' });
      await park.agree();
      beacon.manner = 'true';
      const { ballot, list, outcome } = await park.published(id);
      assert.deepEqual([ballot.state, ballot.beacon], ['drawn', { round: NAMED, signature: SIGNED }]);
      assert.notEqual(ballot.seed, null);
      const own = ok(await park.call(getBallotEntries, {}, guests[0]?.token))[0];
      const how = { sha256, verifyBeacon: verifyInSlices, own: { number: own?.number ?? '', slot: own?.won ?? -1 } };
      const checks = [...checkBallotInSlices(ballot, { list, outcome }, how)].flatMap((check) => check ?? []);
      assert.deepEqual(
        checks.map(({ step, ok: holds }) => [step, holds]),
        ['commitment', 'list', 'digest', 'number', 'beacon', 'winners', 'result'].map((step) => [step, true]),
      );
      // SHA-256(seed ‖ SHA-256(signature)), written anew.
      const signed = sha256(Buffer.from(SIGNED, 'hex'));
      const mixed = Buffer.from(sha256(Buffer.concat([Buffer.from(ballot.seed ?? '', 'hex'), signed]))).toString('hex');
      assert.equal(outcome, recount(mixed, list, [false]));
      await park.agree();
    });

    it('stands as it is to readers until the round’s own time, where the draw’s lies between two', {
      timeout: 20_000,
    }, async () => {
      const { id } = await park.open({ ...WITH_BEACON, drawAt: toParkIso(DRAW - 1_000) });
      await park.closeSignUp(id);
      beacon.asked.length = 0;
      park.at(DRAW - 1);
      assert.equal(ok(await park.call(getBallot, { id })).state, 'closed');
      assert.deepEqual(beacon.asked, []);
      park.at(DRAW);
      assert.equal(ok(await park.call(getBallot, { id })).state, 'drawn');
    });

    it('is not promised while the beacon is away, nor so soon that its list is unseen', async () => {
      beacon.manner = 'lying';
      refused(await park.tryOpen(WITH_BEACON), 'beaconAway');
      beacon.manner = 'true';
      refused(await park.tryOpen({ ...WITH_BEACON, closeAt: toParkIso(DRAW - 60_000) }), 'beaconTooSoon');
      assert.equal(await park.count('ticket_ballot'), 0);
    });
  });
