import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BALLOT } from '@park/contract/ticket/ballot/limits';
import { timeMistake } from '../../../ui/drawTimes';
import { type BallotGiven, slotsOf, toOpen } from './rules';

const GIVEN: BallotGiven = {
  ticketId: 'adult',
  from: '2026-10-01',
  to: '2026-10-02',
  slotIds: ['morning', 'noon'],
  openAt: '2026-09-20T09:00',
  closeAt: '2026-09-22T18:00',
  drawAt: '2026-09-24T12:00',
  payWithin: 1440,
  beacon: false,
};
const NOW = '2026-09-19T08:00';

test('the times of a ballot follow one another', () => {
  const mistakeOf = (field: 'openAt' | 'closeAt' | 'drawAt', change: Partial<BallotGiven> = {}) =>
    timeMistake(field, { ...GIVEN, ...change }, NOW);
  assert.deepEqual([mistakeOf('openAt'), mistakeOf('closeAt'), mistakeOf('drawAt')], [null, null, null]);
  assert.equal(mistakeOf('openAt', { openAt: '' }), 'needed');
  assert.equal(mistakeOf('closeAt', { closeAt: NOW }), 'closeOver');
  assert.equal(mistakeOf('closeAt', { closeAt: GIVEN.openAt }), 'closeAfterOpen');
  assert.equal(mistakeOf('drawAt', { drawAt: '2026-09-22T17:59' }), 'drawAfterClose');
  assert.equal(mistakeOf('drawAt', { drawAt: '2026-09-22T18:04', beacon: true }), 'drawAfterGap');
  assert.equal(mistakeOf('drawAt', { drawAt: '2026-09-22T18:05', beacon: true }), null);
});

test('a ballot has the chosen slots of every day, and never an endless list', () => {
  assert.deepEqual(toOpen(GIVEN).slots, [
    { day: '2026-10-01', slotId: 'morning' },
    { day: '2026-10-01', slotId: 'noon' },
    { day: '2026-10-02', slotId: 'morning' },
    { day: '2026-10-02', slotId: 'noon' },
  ]);
  assert.equal(toOpen(GIVEN).drawAt, '2026-09-24T12:00:00+08:00');
  assert.deepEqual(slotsOf({ ...GIVEN, to: '2026-09-30' }), []);
  assert.ok(slotsOf({ ...GIVEN, to: '2999-12-31' }).length <= BALLOT.slots + 2);
});
