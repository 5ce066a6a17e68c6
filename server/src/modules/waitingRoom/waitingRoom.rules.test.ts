import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { askAfter, askEarly, rateOf, roomFor, waitOf } from './waitingRoom.rules';

const NOW = Date.UTC(2026, 4, 4);

describe('room for those who wait', () => {
  it('is what the limit leaves of passes in use, and never less than none', () => {
    const roomOf = (inUse: number) => roomFor({ kind: 'atOnce', amount: 10, allowedAt: null }, inUse, NOW).room;
    assert.deepEqual([roomOf(0), roomOf(7), roomOf(10), roomOf(12)], [10, 3, 0, 0]);
    assert.equal(roomFor({ kind: 'off', amount: 10, allowedAt: null }, 0, NOW).room, 0);
  });

  for (const [amount, minutes] of [
    [1, 10],
    [7, 10],
    [60, 3],
    [1_000, 3],
    [100_000, 1],
  ] as const)
    it(`of ${amount} a minute is ${amount} in each minute, however often it is looked for`, () => {
      let allowedAt: number | null = null;
      let letIn = 0;
      for (let at = 0; at < minutes * 60_000; at += 937) {
        const { room, allowedAfter } = roomFor({ kind: 'perMinute', amount, allowedAt }, 0, NOW + at);
        if (room === 0) continue;
        letIn += room;
        allowedAt = allowedAfter(room);
      }
      // What was saved up before the first one comes on top.
      const max = amount * minutes + 1 + Math.ceil(amount / 30);
      assert.ok(letIn <= max && letIn >= amount * minutes * 0.98 - 1, `${letIn} of ${amount * minutes}`);
    });
});

describe('what is told', () => {
  it('is no wait while too little is known', () => {
    assert.equal(rateOf(0, NOW - 60_000, NOW), null);
    assert.equal(rateOf(5, null, NOW), null);
    assert.equal(rateOf(5, NOW - 5_000, NOW), null);
    assert.equal(rateOf(60, NOW - 60_000, NOW), 1);
    assert.equal(rateOf(300, NOW - 3_600_000, NOW), 1);
    assert.deepEqual([waitOf(99, 1), waitOf(99, null)], [{ from: 80, to: 150 }, null]);
  });

  it('is when to ask again: soon near the front, seldom far behind, and never all at one moment', () => {
    const span = (ahead: number, rate: number | null, waiting = 200) =>
      [0, 1].map((random) => askAfter(ahead, waiting, rate, random));
    assert.deepEqual(span(0, 1), [1.6, 2.4]);
    assert.deepEqual(span(80, 1), [8, 12]);
    assert.deepEqual(span(100_000, 1), [24, 36]);
    assert.deepEqual(span(10, null), [1.6, 2.4]);
    assert.deepEqual(span(5_000, null), [8, 12]);
    // Of a hundred thousand 833 ask a second, and whoever's turn comes before is there.
    assert.deepEqual(span(50_000, 20, 100_000), [96, 144]);
    assert.deepEqual(span(100, 20, 100_000), [4, 6]);
  });

  it('spreads those who came early over as many seconds as their number takes', () => {
    const span = (opensIn: number, early: number) => [0, 1].map((random) => askEarly(opensIn, early, random));
    assert.deepEqual(span(20, 10), [21, 25]);
    assert.deepEqual(span(20, 40_000), [21, 101]);
    assert.deepEqual(span(0, 1_000_000), [1, 121]);
    assert.deepEqual(span(3_600, 10), [24, 36]);
    assert.deepEqual(span(40, 10_000), [16, 24]);
  });
});
