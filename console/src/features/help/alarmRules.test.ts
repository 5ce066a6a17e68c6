import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clock, goneFrom, seenKey, unseen } from './alarmRules';

const call = (id: string, kind: 'hurt' | 'lostWay', status: 'active' | 'responding', responder: string | null = null) => ({
  id,
  kind,
  status,
  responder,
});

test('what was seen is silent until it becomes more urgent or somebody goes', () => {
  const before = call('a', 'lostWay', 'active');
  assert.deepEqual(unseen([before], new Set()), [before]);
  const seen = new Set([seenKey(before)]);
  assert.deepEqual(unseen([before], seen), []);
  const worse = call('a', 'hurt', 'active');
  assert.deepEqual(unseen([worse], seen), [worse]);
  assert.deepEqual(unseen([call('b', 'hurt', 'responding', 'li')], seen), []);
});

test('whoever is on the way learns that the call is gone', () => {
  const mine = call('a', 'hurt', 'responding', 'li');
  assert.deepEqual(goneFrom([mine, call('b', 'hurt', 'responding', 'wu')], [], 'li'), [mine]);
  assert.deepEqual(goneFrom([mine], [mine], 'li'), []);
});

test('waiting is told in minutes, and in hours when it takes so long', () => {
  assert.deepEqual([0, 65, 599, 3_729].map(clock), ['0:00', '1:05', '9:59', '1:02:09']);
});
