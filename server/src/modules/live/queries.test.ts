import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getAnchorsDetails, getLiveMessages, getNewestAudit, getRegistrations } from '@park/contract/live/anchor/calls';
import { getLivePlatforms, getLivePoints } from '@park/contract/live/point/calls';
import { getComingRooms, getLiveRooms, getReservationRecords, getReservations } from '@park/contract/live/reservation/calls';
import { getLivePointsByTimeSpan, getTimespanByDay, getTimespanByPoint } from '@park/contract/live/timespan/calls';
import { getPark } from '@park/contract/park/calls';
import pg from 'pg';
import { testDatabases } from '../../testing/testDatabase';
import { dayAhead, type LivePark, LOOKOUT, NINE, startLivePark, type TestAnchor, TOMORROW, WALL } from './livePark.testing';
import { finishEnded, markNoShows } from './reservation/reservation.repo';

interface Sent {
  text: string;
  values: unknown[];
}

/** The statements that `work` sends to PostgreSQL, transactions' begin and commit among them. */
async function statementsOf(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [query, values] = args as [string | { text: string }, unknown];
    sent.push({
      text: typeof query === 'string' ? query : query.text,
      values: Array.isArray(values) ? values : [],
    });
    return Reflect.apply(original, this, args);
  } as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return sent;
}

const onPostgres = testDatabases().includes('postgres');

describe('queries on postgres', { skip: !onPostgres }, () => {
  let park: LivePark;
  let anchor: TestAnchor;
  let admin: string;
  before(async () => {
    park = await startLivePark('postgres');
    admin = await park.signInAdmin();
    anchor = await park.anchor();
    await fill();
  });
  after(() => park.close());

  /** Two years of a busy park: 300 anchors, 40 points, 30 000 reservations, as many messages. */
  async function fill(): Promise<void> {
    await park.database.session((session) =>
      session.script(`
        insert into visitor (id) select 'v' || n from generate_series(1, 300) n;
        insert into live_anchor (id, visitor_id, status, name, phone, platform_id, account, created_at, updated_at)
          select 'a' || n, 'v' || n, 2, 'Anchor', '13800138000', 'douyin', 'x', now(), now() from generate_series(1, 300) n;
        insert into live_registration (id, anchor_id, status, name, phone, platform_id, account, created_at, decided_at)
          select 'g' || n, 'a' || (n % 300 + 1), 2, 'Anchor', '13800138000', 'douyin', 'x', timestamptz '2025-01-01' + n * interval '1 hour', now()
          from generate_series(1, 3000) n;
        insert into live_point (id, name, text, motif, latitude, longitude, capacity)
          select 'p' || n, '{"en": "Point"}', '{"en": "Text"}', 'valley', 25, 105, 3 from generate_series(1, 40) n;
        insert into live_reservation (id, number, anchor_id, point_id, timespan_id, platform_id, day, start_at, end_at, no_show_at,
            status, created_at, checked_in_at, ended_at)
          select 'r' || n, 'n' || n, 'a' || (n % 300 + 1), 'p' || (n % 40 + 1),
            case n % 3 when 0 then 'span-0900' when 1 then 'span-1030' else 'span-1300' end, 'douyin',
            date '2024-05-18' + n / 41, s.at, s.at + interval '90 minutes', s.at + interval '30 minutes',
            case when s.at < '2026-05-04' then 'finished' else 'booked' end, s.at - interval '3 days', s.at,
            case when s.at < '2026-05-04' then s.at + interval '90 minutes' end
          from generate_series(1, 30000) n,
            lateral (select (date '2024-05-18' + n / 41) + interval '1 hour' + n * interval '1 millisecond' as at) s;
        insert into live_message (id, visitor_id, kind, params, reservation_id, created_at)
          select 'm' || n, 'v' || (n % 300 + 1), 'reservationBooked', '{}', 'r' || n, timestamptz '2024-05-18' + n * interval '1 minute'
          from generate_series(1, 30000) n;
        analyze`),
    );
  }

  async function indexesOf(work: () => Promise<unknown>, about: RegExp): Promise<string> {
    const statement = (await statementsOf(work)).find(({ text }) => about.test(text));
    assert.ok(statement, `no statement matches ${about}`);
    // explain plans with the values at hand; "generic" plans do not matter for statements that are not prepared.
    const { rows } = await park.database.executeSql(`explain ${statement.text}`, statement.values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    // The count, which ends at a thousand, may read them as they lie: the second of two mentions (`_1`).
    assert.doesNotMatch(plan, /Seq Scan on live_(reservation|message|registration)(?! live_\w+_1 )/, plan);
    return plan;
  }

  it('ask a fixed, small number of times, however much there is', async () => {
    // A node knows the park's rules for some seconds.
    await park.call(getPark, {});
    const counted = async (work: () => Promise<{ code: number }>) =>
      (await statementsOf(async () => assert.equal((await work()).code, 200))).length;
    const { call } = park;
    const { token } = anchor;
    // One statement reads the session where a token is sent.
    assert.equal(await counted(() => call(getTimespanByDay, { day: TOMORROW })), 1);
    assert.equal(await counted(() => call(getLiveRooms, {})), 1);
    assert.equal(await counted(() => call(getComingRooms, {})), 1);
    assert.equal(await counted(() => call(getLivePlatforms, {})), 1);
    assert.equal(await counted(() => call(getTimespanByPoint, { day: TOMORROW, pointId: WALL })), 2);
    assert.equal(await counted(() => call(getLivePointsByTimeSpan, { day: TOMORROW, timespanId: NINE })), 2);
    assert.equal(await counted(() => call(getLivePoints, { pageSize: 100 })), 2);
    assert.equal(await counted(() => call(getReservationRecords, { pageSize: 100 }, token)), 3);
    assert.equal(await counted(() => call(getLiveMessages, { pageSize: 100 }, token)), 3);
    assert.equal(await counted(() => call(getAnchorsDetails, {}, token)), 3);
    assert.equal(await counted(() => call(getNewestAudit, {}, token)), 2);
    assert.equal(await counted(() => call(getReservations, { pageSize: 100 }, admin)), 3);
    assert.equal(await counted(() => call(getRegistrations, { pageSize: 100 }, admin)), 3);
    // Session, begin, locks, facts, insert, commit.
    assert.equal(await counted(() => park.book(anchor, { pointId: LOOKOUT })), 6);
  });

  it('find their rows by an index', async () => {
    const { call } = park;
    const own = { token: anchor.token };
    const places = /live_reservation_places/;
    assert.match(await indexesOf(() => call(getTimespanByDay, { day: TOMORROW }), /as span/), places);
    assert.match(await indexesOf(() => call(getTimespanByPoint, { day: TOMORROW, pointId: 'p5' }), /as span/), places);
    const points = { day: TOMORROW, timespanId: NINE };
    assert.match(await indexesOf(() => call(getLivePointsByTimeSpan, points), /as taken/), places);
    const facts = await indexesOf(() => park.book(anchor, { day: dayAhead(2), pointId: 'p7' }), /as own/);
    assert.match(facts, places);
    assert.match(facts, /live_reservation_of_anchor/);
    assert.match(await indexesOf(() => call(getLiveRooms, {}), /live_reservation/), /live_reservation_live/);
    assert.match(await indexesOf(() => call(getComingRooms, {}), /live_reservation/), /live_reservation_by_status/);
    const records = () => call(getReservationRecords, {}, own.token);
    assert.match(await indexesOf(records, /order by/), /live_reservation_of_anchor/);
    assert.match(await indexesOf(() => call(getLiveMessages, {}, own.token), /order by/), /live_message_newest/);
    assert.match(await indexesOf(() => call(getNewestAudit, {}, own.token), /order by/), /live_registration_of_anchor/);
    assert.match(await indexesOf(() => call(getReservations, {}, admin), /order by/), /live_reservation_in_order/);
    const ofPoint = () => call(getReservations, { pointId: 'p9' }, admin);
    assert.match(await indexesOf(ofPoint, /order by/), /live_reservation_of_point/);
    assert.match(await indexesOf(() => call(getRegistrations, {}, admin), /order by/), /live_registration_newest/);
    const long = Date.parse('2024-01-01');
    assert.match(await indexesOf(() => markNoShows(park.database.db, long), /noShow/), /live_reservation_no_show_due/);
    assert.match(await indexesOf(() => finishEnded(park.database.db, long), /finished/), /live_reservation_live/);
  });
});
