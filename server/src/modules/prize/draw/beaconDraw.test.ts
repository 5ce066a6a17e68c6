import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { beaconTime } from '@park/contract/beacon/chain';
import { recordedRound } from '@park/contract/beacon/recordedRounds.testing';
import { verifyInSlices } from '@park/contract/beacon/signature';
import { toParkIso } from '@park/contract/parkTime';
import { getDraw, getEntrants } from '@park/contract/prize/draw/calls';
import { checkDraw } from '@park/contract/prize/draw/rule';
import { getAdminRound, getRound, openRound, saveRound } from '@park/contract/prize/round/calls';
import { createSeeds } from '../../../drawSeed';
import { type RecordedBeacon, startRecordedBeacon } from '../../../testing/recordedBeacon';
import { testDatabases } from '../../../testing/testApp';
import { createBeacon } from '../../beacon/beacon.service';
import { prizeKeys } from '../prizeKeys';
import { HOUR, ok, type PrizePark, ROUND, refused, startPrizePark } from '../prizePark.testing';
import { createProgress } from '../round/progress.service';
import { createRoundSteps, sha256 } from './draw.service';
import { checkDraws } from './drawnCheck.service';

const { round: NAMED, signature: SIGNED } = recordedRound(657_413);
/** The moment that the recorded round was signed at; the park's clock stands around it. */
const DRAW = beaconTime(NAMED);
const OPEN = DRAW - 10 * HOUR;
const CLOSE = DRAW - HOUR;
const MINUTE = 60_000;
const WITH_BEACON = {
  openAt: null,
  closeAt: toParkIso(CLOSE),
  drawAt: toParkIso(DRAW),
  claimUntil: toParkIso(DRAW + 48 * HOUR),
  beacon: true,
};

for (const kind of testDatabases()) {
  describe(`draws with a public beacon on ${kind}`, () => {
    let beacon: RecordedBeacon;
    let park: PrizePark;
    before(async () => {
      beacon = await startRecordedBeacon();
      park = await startPrizePark({ kind, config: { beaconUrls: [beacon.url] } });
    });
    after(async () => {
      await park.close();
      await beacon.close();
    });
    beforeEach(async () => {
      await park.reset();
      park.at(OPEN);
    });
    afterEach(() => {
      beacon.manner = 'true';
      beacon.asked.length = 0;
    });

    /** An open round with so many people in it. */
    async function opened(change: Partial<typeof WITH_BEACON> = {}, people = 6): Promise<string> {
      const { id, version } = await park.save({ ...WITH_BEACON, ...change });
      ok(await park.call(openRound, { id, version }, await park.staff()));
      await park.crowd(id, people);
      beacon.asked.length = 0;
      return id;
    }
    const drawOf = async (id: string) => ok(await park.call(getDraw, { id }));
    const checked = async (id: string) => {
      const { numbers } = ok(await park.call(getEntrants, { id }));
      return [...checkDraw(await drawOf(id), numbers, { sha256, verifyBeacon: verifyInSlices })];
    };
    /** @param timeoutMs for the beacon; long, unless it is to be silent */
    const node = (timeoutMs = 30_000) =>
      createProgress(park.database, {
        steps: createRoundSteps(createSeeds(prizeKeys(park.config))),
        beacon: createBeacon([beacon.url], { timeoutMs, againMs: 5 }),
      });

    it('name its round when they open, and everybody can check what it made', async () => {
      const id = await opened();
      const open = ok(await park.call(getRound, { id }));
      assert.deepEqual([open?.beaconRound, open?.digest], [NAMED, null]);
      assert.deepEqual((await drawOf(id)).beacon, { round: NAMED, signature: null });
      park.at(CLOSE);
      assert.match(ok(await park.call(getRound, { id }))?.digest ?? '', /^[0-9a-f]{64}$/);
      park.at(DRAW - 1);
      assert.equal((await drawOf(id)).state, 'closed');
      assert.deepEqual(beacon.asked, [], 'nobody asks before its time');
      park.at(DRAW);
      const draw = await drawOf(id);
      assert.deepEqual([draw.state, draw.rule, draw.beacon], ['drawn', 'park-draw-2', { round: NAMED, signature: SIGNED }]);
      assert.equal(draw.winners.length, 3);
      assert.deepEqual(
        await checked(id),
        ['commitment', 'list', 'digest', 'beacon', 'winners'].map((step) => ({ step, ok: true })),
      );
      assert.deepEqual(await checkDraws(park.database.db), { rounds: 1, faults: [] }, 'as after a restore');
      await drawOf(id);
      assert.deepEqual(beacon.asked, [`public/${NAMED}`], 'it is asked once');
    });

    it('wait while the beacon is away, silent or lying, and are never drawn without it', async () => {
      const id = await opened();
      park.at(DRAW);
      for (const manner of ['away', 'silent', 'lying', 'garbled'] as const) {
        beacon.manner = manner;
        await assert.rejects(node(150).advance(park.now()), { name: 'BeaconAwayError' }, manner);
        const [row] = await park.sql<{ state: string; seed: string | null }>(
          'select state, seed, beacon_signature from prize_round',
        );
        assert.deepEqual(row, { state: 'closed', seed: null, beacon_signature: null }, manner);
      }
      beacon.manner = 'true';
      assert.equal(await node().advance(DRAW + 90 * MINUTE), 1);
      park.at(DRAW + 90 * MINUTE);
      const draw = await drawOf(id);
      assert.deepEqual(draw.beacon, { round: NAMED, signature: SIGNED });
      assert.ok((await checked(id)).every((step) => step.ok));
    });

    it('are shown as waiting to readers, who ask again after seconds, then once a minute', async () => {
      const id = await opened();
      beacon.manner = 'lying';
      const read = async (at: number) => {
        park.at(at);
        const { state } = await drawOf(id);
        return [state, beacon.asked.length];
      };
      assert.deepEqual(await read(DRAW), ['closed', 1]);
      assert.deepEqual(await read(DRAW + 4_999), ['closed', 1]);
      // From the failure on, which is a moment later than the question.
      assert.deepEqual(await read(DRAW + 15_000), ['closed', 2]);
      assert.deepEqual(await read(DRAW + 74_999), ['closed', 2]);
      beacon.manner = 'true';
      assert.deepEqual(await read(DRAW + 90_000), ['drawn', 3]);
    });

    it('are drawn at once by a beacon that is a moment late', async () => {
      const id = await opened();
      beacon.manner = 'late';
      assert.equal(await node().advance(DRAW), 2);
      park.at(DRAW);
      assert.equal((await drawOf(id)).state, 'drawn');
    });

    it('wait for the round’s own time where the draw’s lies between two', async () => {
      const drawAt = toParkIso(DRAW - 1_000);
      const id = await opened({ drawAt });
      assert.deepEqual((await drawOf(id)).beacon, { round: NAMED, signature: null });
      park.at(DRAW - 1);
      assert.equal((await drawOf(id)).state, 'closed');
      park.at(DRAW);
      assert.equal((await drawOf(id)).state, 'drawn');
      assert.ok((await checked(id)).every((step) => step.ok));
    });

    it('are drawn once by nodes that ask the beacon at the same time', async () => {
      const id = await opened();
      const taken = await Promise.all([node().advance(DRAW), node().advance(DRAW), node().advance(DRAW)]);
      assert.equal(
        taken.reduce((sum, steps) => sum + steps),
        2,
        'closed once and drawn once',
      );
      park.at(DRAW);
      assert.ok((await checked(id)).every((step) => step.ok));
      const wins = await park.sql('select 1 from prize_win where round_id = $1', [id]);
      assert.equal(wins.length, 3);
    });

    it('cannot be promised by a park that does not reach the beacon', async () => {
      beacon.manner = 'lying';
      const staff = await park.staff();
      refused(await park.call(saveRound, { ...ROUND, ...WITH_BEACON }, staff), 'beaconAway');
      beacon.manner = 'true';
      const { id, version } = await park.save(WITH_BEACON);
      beacon.manner = 'lying';
      refused(await park.call(openRound, { id, version }, staff), 'beaconAway');
      const draft = ok(await park.call(getAdminRound, { id }, staff));
      assert.deepEqual([draft.state, draft.beacon, draft.beaconRound], ['draft', true, null]);
      // What was chosen is not asked for again: a typo can be corrected, and the beacon left out.
      const changed = ok(await park.call(saveRound, { ...ROUND, ...WITH_BEACON, id, version }, staff));
      const without = { ...ROUND, ...WITH_BEACON, id, version: changed.version, beacon: false };
      const { version: last } = ok(await park.call(saveRound, without, staff));
      const round = ok(await park.call(openRound, { id, version: last }, staff));
      assert.deepEqual([round.state, round.beaconRound], ['open', null]);
    });

    it('leave minutes between the end of sign-up and the beacon’s round, for everybody to see the list’s digest', async () => {
      const closeAt = (before: number) => ({ ...WITH_BEACON, closeAt: toParkIso(DRAW - before) });
      const staff = await park.staff();
      const close = refused(await park.call(saveRound, { ...ROUND, ...closeAt(5 * MINUTE - 1_000) }, staff), 'beaconTooSoon');
      assert.match(close, /5/);
      ok(await park.call(saveRound, { ...ROUND, ...closeAt(5 * MINUTE) }, staff));
      ok(await park.call(saveRound, { ...ROUND, ...closeAt(0), beacon: false }, staff));
    });

    it('name the round when the clock opens them, too', async () => {
      const { id } = await park.save({ ...WITH_BEACON, openAt: toParkIso(OPEN + MINUTE) });
      assert.equal(ok(await park.call(getRound, { id }))?.beaconRound, null);
      beacon.manner = 'away';
      park.at(OPEN + MINUTE);
      assert.equal(ok(await park.call(getRound, { id }))?.beaconRound, NAMED);
    });

    it('keep their word: no statement changes the round, leaves the beacon out, or changes what it signed', async () => {
      const id = await opened();
      const set = (what: string) => park.sql(`update prize_round set ${what} where id = $1`, [id]);
      for (const what of ['beacon_round = beacon_round + 1', 'beacon = false', 'beacon = false, beacon_round = null'])
        await assert.rejects(set(what), /keeps its word/, what);
      park.at(CLOSE);
      await drawOf(id);
      await assert.rejects(
        set(`state = 'drawn', drawn_at = now(), seed = '${'00'.repeat(32)}'`),
        /prize_round_beacon/,
        'not without a signature',
      );
      park.at(DRAW);
      await drawOf(id);
      await assert.rejects(set(`beacon_signature = '${recordedRound(1000).signature}'`), /keeps its word/);
      await assert.rejects(set('beacon_signature = null'), /keeps its word|prize_round_beacon/);
    });
  });
}
