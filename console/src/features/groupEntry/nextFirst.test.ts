import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextFirst } from './nextFirst';

const on = (day: string) => ({ start: `2026-05-${day}T09:00:00+08:00`, end: `2026-05-${day}T11:00:00+08:00` });

test('whoever is at the meeting point sees the next activity first', () => {
  const [past, before, running, next, later] = ['01', '03', '05', '06', '09'].map(on);
  const now = Date.parse('2026-05-05T10:00:00+08:00');
  assert.deepEqual(nextFirst([past, later, before, next, running] as Parameters<typeof nextFirst>[0][number][], now), [
    running,
    next,
    later,
    before,
    past,
  ]);
});
