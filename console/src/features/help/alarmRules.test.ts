import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clock, goneFrom, seenKey, unseen } from './alarmRules';

const call = (id: string, urgency: 1 | 2, status: 'active' | 'responding', responder: string | null = null) => ({
  id,
  urgency,
  status,
  responder,
});

test('what was seen is silent until it becomes more urgent or somebody goes', () => {
  const before = call('a', 2, 'active');
  assert.deepEqual(unseen([before], new Set()), [before]);
  const seen = new Set([seenKey(before)]);
  assert.deepEqual(unseen([before], seen), []);
  const worse = call('a', 1, 'active');
  assert.deepEqual(unseen([worse], seen), [worse]);
  assert.deepEqual(unseen([call('b', 1, 'responding', 'li')], seen), []);
});

test('whoever is on the way learns that the call is gone', () => {
  const mine = call('a', 1, 'responding', 'li');
  assert.deepEqual(goneFrom([mine, call('b', 1, 'responding', 'wu')], [], 'li'), [mine]);
  assert.deepEqual(goneFrom([mine], [mine], 'li'), []);
});

test('waiting is told in minutes, and in hours when it takes so long', () => {
  assert.deepEqual([0, 65, 599, 3_729].map(clock), ['0:00', '1:05', '9:59', '1:02:09']);
});
