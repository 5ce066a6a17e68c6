import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { toParkIso } from '@park/contract/parkTime';
import { setWaitingRoom } from '@park/contract/waitingRoom/calls';
import { sharedPark } from '../../testing/sharedPark';
import { auditOf } from '../staff/audit.service';
import { type Guest, ok, refused } from '../ticket/salePark.testing';
import { drawPlaces } from './waitingRoom.repo';
import { startLinePark } from './waitingRoom.testing';

describe('a line for a sale that starts at a moment', () => {
  const park = sharedPark(startLinePark);
  beforeEach(() => park.reset());

  const MINUTE = 60_000;

  it('lets nobody order before, draws the places of all who came early, and puts the others behind them', async () => {
    await park.set('atOnce', 2, 5 * MINUTE);
    const early = await park.guests(30);
    for (const guest of early) await park.join(guest);
    const place = await park.join(early[0] as Guest);
    assert.deepEqual([place.state, place.ahead, place.opensAt], ['early', null, toParkIso(park.now() + 5 * MINUTE)]);
    await park.turn(4 * MINUTE);
    refused(await park.order(early[0] as Guest), 'waitingRoom');
    assert.deepEqual([(await park.figures()).waiting, (await park.figures()).admitted], [30, 0]);

    park.later(MINUTE);
    const [late] = (await park.guests(1)) as [Guest];
    const latePlace = await park.join(late);
    await park.turn();
    assert.equal((await park.ask(latePlace)).ahead, 28);
    const drawn = await park.sql<{ place: number }>(`select place from waiting_place order by joined_at, place`);
    assert.deepEqual(
      drawn.map((row) => row.place).sort((a, b) => a - b),
      Array.from({ length: 31 }, (_, n) => n + 1),
    );
    // The token from before is traded for one with the drawn place.
    const { state, ahead } = await park.ask(place);
    assert.ok(state === 'admitted' || (ahead !== null && ahead >= 0 && ahead < 28), `${state} ${ahead}`);
    // Whoever doubts it can draw again.
    const [entry] = (await auditOf(park.database.db, `waitingRoom:${(await roundOf()) ?? ''}`)).filter(
      ({ action }) => action === 'ticket.drawPlaces',
    );
    assert.ok(entry);
    const { seed, drawn: count } = entry.details as { seed: string; drawn: number };
    assert.equal(count, 30);
    const order = () => park.sql(`select visitor_id from waiting_place where place <= 30 order by place`);
    const before = await order();
    await park.sql('update waiting_place set place = null where place <= 30');
    await drawPlaces(park.database.db, (await roundOf()) ?? 0, seed);
    assert.deepEqual(await order(), before);
  });

  const roundOf = async () => (await park.sql<{ round: number }>('select round from waiting_room'))[0]?.round;

  it('draws every place as likely for everybody, whenever they came', async () => {
    const PEOPLE = 5;
    const DRAWS = 2_000;
    await park.sql(`insert into visitor (id) select 'early-' || n from generate_series(1, ${PEOPLE}) n on conflict do nothing`);
    await park.sql(`insert into waiting_place (visitor_id, round, product_id, day, slot_id, joined_at)
      select 'early-' || n, 9, 'p', '2026-05-05', 's', '2026-05-04'::timestamptz + n * interval '1 second' from generate_series(1, ${PEOPLE}) n`);
    const counts = new Map<string, number>();
    for (let draw = 0; draw < DRAWS; draw++) {
      await drawPlaces(park.database.db, 9, `fixed seed ${draw}`);
      const places = await park.sql<{ id: string; place: number }>(
        `update waiting_place w set place = null from waiting_place old where w.visitor_id = old.visitor_id and old.round = 9
         returning old.visitor_id as id, old.place`,
      );
      for (const { id, place } of places) counts.set(`${id} ${place}`, (counts.get(`${id} ${place}`) ?? 0) + 1);
    }
    const expected = DRAWS / PEOPLE;
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    assert.equal(counts.size, PEOPLE ** 2);
    // (5 - 1)² degrees of freedom: a fair draw exceeds 39.3 once in a thousand; the seeds are fixed, so this is one draw for good.
    assert.ok(chiSquare < 39.3, `χ² = ${chiSquare}`);
  });

  it('can be moved while nobody was let in, and not after', async () => {
    await park.set('atOnce', 1, 5 * MINUTE);
    const [guest] = (await park.guests(1)) as [Guest];
    const place = await park.join(guest);
    await park.set('atOnce', 3, 10 * MINUTE);
    assert.equal((await park.ask(place)).opensAt, toParkIso(park.now() + 10 * MINUTE));
    const staff = await park.staff();
    const { version, opensAt } = await park.figures();
    const change = { version, kind: 'atOnce', amount: 3 } as const;
    refused(await park.call(setWaitingRoom, { ...change, opensAt: toParkIso(park.now()) }, staff), 'waitingRoomStartPast');
    await park.turn(10 * MINUTE);
    refused(
      await park.call(setWaitingRoom, { ...change, opensAt: toParkIso(park.now() + MINUTE) }, staff),
      'waitingRoomStarted',
    );
    assert.equal(ok(await park.call(setWaitingRoom, { ...change, amount: 4, opensAt }, staff)).amount, 4);
    assert.equal((await park.ask(place)).state, 'admitted');
  });
});
