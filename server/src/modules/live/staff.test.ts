import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import { getAnchorsDetails, getLiveMessages, suspendAnchor } from '@park/contract/live/anchor/calls';
import { AnchorStatus } from '@park/contract/live/limits';
import { getLivePoint, setPointOpen } from '@park/contract/live/point/calls';
import { getReservationRecords, getReservations } from '@park/contract/live/reservation/calls';
import { sharedPark } from '../../testing/sharedPark';
import { auditOf } from '../staff/audit.service';
import {
  CLOSED,
  dayAhead,
  HALF_PAST_TEN,
  LOOKOUT,
  NINE,
  ONE,
  ok,
  refused,
  startLivePark,
  type TestAnchor,
  TODAY,
  TOMORROW,
  WALL,
} from './livePark.testing';

describe('staff', () => {
  const park = sharedPark(startLivePark);
  let admin: string;
  before(async () => {
    admin = await park.signInAdmin();
  });
  beforeEach(() => park.reset());

  const statuses = async (anchor: TestAnchor) =>
    Object.fromEntries(
      ok(await park.call(getReservationRecords, {}, anchor.token)).items.map(({ id, status }) => [id, status]),
    );
  const cancelledMessages = async (anchor: TestAnchor) =>
    ok(await park.call(getLiveMessages, {}, anchor.token)).items.filter(({ kind }) => kind === 'reservationCancelledByPark');

  it('close a point: what is to come is cancelled, each anchor told why; what is past or on air stays', async () => {
    const [one, two] = [await park.anchor(), await park.anchor()];
    const reason = 'Rock fell on the path';
    const auditsBefore = (await auditOf(park.database.db, `point:${LOOKOUT}`)).length;
    park.at(TODAY, '10:15');
    const finished = await park.put(one, dayAhead(-1), NINE, 'finished');
    const onAir = await park.put(one, TODAY, NINE, 'checkedIn');
    const checkedInEarly = await park.put(two, TODAY, HALF_PAST_TEN, 'checkedIn');
    const missed = await park.put(two, TODAY, NINE, 'booked');
    const tomorrow = await park.put(one, TOMORROW, NINE, 'booked');
    const elsewhere = await park.put(two, TOMORROW, ONE, 'booked', WALL);

    const closed = ok(await park.call(setPointOpen, { id: LOOKOUT, open: false, reason }, admin));
    assert.equal(closed.cancelledReservations, 2);
    assert.deepEqual([closed.point.open, closed.point.closedReason], [false, reason]);
    assert.deepEqual(await statuses(one), { [finished]: 'finished', [onAir]: 'checkedIn', [tomorrow]: 'cancelledByPark' });
    assert.deepEqual(await statuses(two), {
      [checkedInEarly]: 'cancelledByPark',
      [missed]: 'noShow',
      [elsewhere]: 'booked',
    });
    const [message, ...more] = await cancelledMessages(one);
    assert.equal(more.length, 0);
    assert.equal(message?.reservationId, tomorrow);
    assert.match(message?.text ?? '', /Lookout 100%.*\nReason: Rock fell on the path/);
    refused(await park.book(await park.anchor()), 'pointClosed');

    // Again: nothing more to do, nobody told twice.
    assert.equal(ok(await park.call(setPointOpen, { id: LOOKOUT, open: false, reason }, admin)).cancelledReservations, 0);
    assert.equal((await cancelledMessages(one)).length, 1);
    assert.equal((await auditOf(park.database.db, `point:${LOOKOUT}`)).length, auditsBefore + 1);
  });

  it('open a point again', async () => {
    const opened = ok(await park.call(setPointOpen, { id: CLOSED, open: true }, admin));
    assert.deepEqual([opened.point.open, opened.point.closedReason, opened.cancelledReservations], [true, null, 0]);
    ok(await park.book(await park.anchor(), { pointId: CLOSED }));
    refused(await park.call(setPointOpen, { id: CLOSED, open: false }, admin), 'reasonRequired');
    refused(await park.call(setPointOpen, { id: 'nowhere', open: true }, admin), 'pointNotFound');
    refused(await park.call(setPointOpen, { id: WALL, open: 'no' as unknown as boolean }, admin), 'invalidInput');
    assert.equal(ok(await park.call(getLivePoint, { id: CLOSED })).open, true);
  });

  it('suspend an anchor and restore one', async () => {
    const anchor = await park.anchor();
    const finished = await park.put(anchor, dayAhead(-1), NINE, 'finished');
    const gone = ok(await park.book(anchor)).id;
    const input = { anchorId: anchor.anchorId, suspended: true, reason: 'Climbed over the fence' };
    const suspended = ok(await park.call(suspendAnchor, input, admin));
    assert.deepEqual(suspended, { anchorId: anchor.anchorId, status: AnchorStatus.suspended, cancelledReservations: 1 });
    assert.deepEqual(await statuses(anchor), { [finished]: 'finished', [gone]: 'cancelledByPark' });
    assert.equal(ok(await park.call(getAnchorsDetails, {}, anchor.token)).reason, input.reason);
    refused(await park.book(anchor), 'anchorSuspended');
    assert.equal(ok(await park.call(suspendAnchor, input, admin)).cancelledReservations, 0);

    const restored = ok(await park.call(suspendAnchor, { anchorId: anchor.anchorId, suspended: false }, admin));
    assert.equal(restored.status, AnchorStatus.approved);
    ok(await park.book(anchor));
    const kinds = ok(await park.call(getLiveMessages, {}, anchor.token)).items.map((message) => message.kind);
    assert.deepEqual(kinds.sort(), [
      'anchorRestored',
      'anchorSuspended',
      'reservationBooked',
      'reservationBooked',
      'reservationCancelledByPark',
    ]);
    const actions = (await auditOf(park.database.db, `anchor:${anchor.anchorId}`)).map(({ action }) => action);
    assert.deepEqual(actions, ['live.suspendAnchor', 'live.restoreAnchor']);

    refused(await park.call(suspendAnchor, { anchorId: 'nobody', suspended: true }, admin), 'anchorNotFound');
    const awaiting = await park.anchor(AnchorStatus.awaiting);
    refused(await park.call(suspendAnchor, { anchorId: awaiting.anchorId, suspended: true }, admin), 'anchorNotSuspendable');
  });

  it('see everyone’s reservations, by day, point and status', async () => {
    const [one, two] = [await park.anchor(), await park.anchor()];
    const a = await park.put(one, TOMORROW, NINE, 'booked', WALL);
    const b = await park.put(two, TOMORROW, ONE, 'booked');
    const c = await park.put(two, dayAhead(-1), ONE, 'finished');
    const list = async (input: object) => ok(await park.call(getReservations, input, admin)).items.map(({ id }) => id);
    assert.deepEqual(await list({}), [b, a, c]);
    assert.deepEqual(await list({ day: TOMORROW, order: 'asc' }), [a, b]);
    assert.deepEqual(await list({ pointId: WALL }), [a]);
    assert.deepEqual(await list({ status: 'finished' }), [c]);
    const [row] = ok(await park.call(getReservations, { pointId: WALL }, admin)).items;
    assert.deepEqual([row?.anchorId, row?.anchorName], [one.anchorId, 'Ada']);
    refused(await park.call(getReservations, { day: '2026-02-30' }, admin), 'invalidInput');
  });

  it('are staff: nobody else may, and nothing happens when they try', async () => {
    const anchor = await park.anchor();
    for (const token of [undefined, anchor.token, 'forged']) {
      assert.equal((await park.call(setPointOpen, { id: WALL, open: false, reason: 'x' }, token)).code, 401);
      assert.equal((await park.call(suspendAnchor, { anchorId: anchor.anchorId, suspended: true }, token)).code, 401);
      assert.equal((await park.call(getReservations, {}, token)).code, 401);
    }
    assert.equal(ok(await park.call(getLivePoint, { id: WALL })).open, true);
    assert.equal(ok(await park.call(getAnchorsDetails, {}, anchor.token)).status, AnchorStatus.approved);
  });
});
