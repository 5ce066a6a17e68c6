import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { timeText, urgencyOf } from './timeLeft';

const HOUR = 3_600_000;

describe('the time that is left', () => {
  it('is said in hours, minutes and seconds', () => {
    assert.equal(timeText(48 * HOUR), '48:00:00');
    assert.equal(timeText(HOUR + 62_999), '1:01:02');
    assert.equal(timeText(-61_000), '0:01:01');
  });
  it('is urgent for its last twelve hours, and then late', () => {
    assert.equal(urgencyOf(12 * HOUR + 1), 'calm');
    assert.equal(urgencyOf(12 * HOUR), 'urgent');
    assert.equal(urgencyOf(0), 'late');
  });
});
