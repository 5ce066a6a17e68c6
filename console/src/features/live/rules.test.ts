import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AnchorStatus } from '@park/contract/live/limits';
import { mistakesOf, statusShown, touchedBy } from './rules';

test('a suspended anchor’s registration stands as suspended, another’s as it was decided', () => {
  assert.equal(statusShown({ status: AnchorStatus.approved, anchorStatus: AnchorStatus.suspended }), AnchorStatus.suspended);
  assert.equal(statusShown({ status: AnchorStatus.rejected, anchorStatus: AnchorStatus.approved }), AnchorStatus.rejected);
});

test('timespans may touch but not overlap, and end after they start', () => {
  assert.deepEqual(
    mistakesOf([
      { start: '09:00', end: '10:00' },
      { start: '10:00', end: '11:00' },
    ]),
    [null, null],
  );
  assert.deepEqual(
    mistakesOf([
      { start: '09:00', end: '10:01' },
      { start: '10:00', end: '11:00' },
    ]),
    ['overlap', 'overlap'],
  );
  assert.deepEqual(
    mistakesOf([
      { start: '09:00', end: '09:00' },
      { start: '', end: '11:00' },
    ]),
    ['endsEarly', 'needed'],
  );
});

test('a change touches those whose timespan goes, by clock on a day and by timespan otherwise', () => {
  const booked = [
    { start: '2026-05-04T09:00:00+08:00', end: '2026-05-04T10:00:00+08:00', timespanId: 'a' },
    { start: '2026-05-05T09:00:00+08:00', end: '2026-05-05T10:00:00+08:00', timespanId: 'of-that-day' },
  ];
  const timespans = [
    { id: 'a', start: '09:00', end: '10:00' },
    { id: 'b', start: '10:00', end: '11:00' },
  ];
  const next = [{ start: '10:00', end: '11:00' }];
  assert.equal(touchedBy(booked, { day: null, timespans }, next), 1);
  assert.equal(touchedBy(booked.slice(1), { day: '2026-05-05', timespans }, next), 1);
  assert.equal(touchedBy(booked, { day: null, timespans }, timespans), 0);
});
