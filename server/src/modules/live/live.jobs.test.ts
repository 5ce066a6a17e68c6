import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { getLiveMessages } from '@park/contract/live/anchor/calls';
import { sharedPark } from '../../testing/sharedPark';
import { testDatabases } from '../../testing/testDatabase';
import { dayAhead, HALF_PAST_TEN, NINE, ok, startLivePark, TODAY, WALL } from './livePark.testing';
import { finishEnded, markNoShows } from './reservation/reservation.repo';

for (const kind of testDatabases())
  describe(`jobs of live on ${kind}`, () => {
    const park = sharedPark(() => startLivePark(kind));
    beforeEach(() => park.reset());

    const statusOf = async (id: string) =>
      (await park.sql<{ status: string }>('select status from live_reservation where id = $1', [id]))[0]?.status;
    const noShowMessages = async () =>
      (await park.sql<{ n: number }>(`select count(*)::int as n from live_message where kind = 'reservationNoShow'`))[0]?.n;

    it('makes a no-show of what was not checked in, at its moment and not before, and tells the anchor once', async () => {
      const anchor = await park.anchor();
      const due = await park.put(anchor, TODAY, NINE, 'booked', WALL);
      const later = await park.put(anchor, TODAY, HALF_PAST_TEN, 'booked');
      const came = await park.put(await park.anchor(), TODAY, NINE, 'checkedIn');
      park.at(TODAY, '09:30');
      assert.equal(await markNoShows(park.database.db, park.now() - 1), 0);
      assert.equal(await markNoShows(park.database.db, park.now()), 1);
      assert.equal(await markNoShows(park.database.db, park.now()), 0);
      assert.deepEqual([await statusOf(due), await statusOf(later), await statusOf(came)], ['noShow', 'booked', 'checkedIn']);
      const messages = ok(await park.call(getLiveMessages, {}, anchor.token)).items;
      assert.deepEqual(
        messages.map(({ kind: about, reservationId }) => [about, reservationId]),
        [['reservationNoShow', due]],
      );
      assert.match(messages[0]?.text ?? '', /Ammonite Wall, Mon 4 May 09:00–10:30/);
    });

    it('finishes a check-in when its time has ended', async () => {
      const id = await park.put(await park.anchor(), TODAY, NINE, 'checkedIn');
      park.at(TODAY, '10:30');
      assert.equal(await finishEnded(park.database.db, park.now() - 1), 0);
      assert.equal(await finishEnded(park.database.db, park.now()), 1);
      assert.equal(await finishEnded(park.database.db, park.now()), 0);
      assert.equal(await statusOf(id), 'finished');
    });

    it('does each thing once when many nodes do it at the same moment', async () => {
      for (let i = 0; i < 20; i++) {
        const anchor = await park.anchor();
        await park.put(anchor, dayAhead(-1), NINE, 'booked');
        await park.put(anchor, dayAhead(-1), HALF_PAST_TEN, 'checkedIn');
      }
      const nodes = Array.from({ length: 8 }, () => park.database.db);
      const missed = await Promise.all(nodes.map((db) => markNoShows(db, park.now())));
      const finished = await Promise.all(nodes.map((db) => finishEnded(db, park.now())));
      const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
      assert.deepEqual([sum(missed), sum(finished), await noShowMessages()], [20, 20, 20]);
    });

    it('leaves to another run what somebody is holding just now', async () => {
      const id = await park.put(await park.anchor(), dayAhead(-1), NINE, 'booked');
      if (kind === 'postgres') {
        await park.database.session(async (session) => {
          await session.query('select 1 from live_reservation where id = $1 for update', [id]);
          assert.equal(await markNoShows(park.database.db, park.now()), 0);
        });
      }
      assert.equal(await markNoShows(park.database.db, park.now()), 1);
    });
  });
