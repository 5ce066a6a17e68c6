import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shortLived } from './shortLived';

test('an answer is made once for all who ask meanwhile, anew when its time is over, and again after a failure', async () => {
  let made = 0;
  const make = async () => ++made;
  const cached = shortLived<number>(60_000, 2);
  assert.deepEqual(await Promise.all([cached('a', make), cached('a', make), cached('b', make)]), [1, 1, 2]);
  // The third key pushes the oldest out.
  assert.deepEqual([await cached('c', make), await cached('a', make)], [3, 4]);
  const brief = shortLived<number>(0);
  assert.deepEqual([await brief('a', make), await brief('a', make)], [5, 6]);
  await assert.rejects(
    cached('d', () => Promise.reject(new Error('gone'))),
    /gone/,
  );
  assert.equal(await cached('d', make), 7);
});
