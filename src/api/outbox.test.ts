import { nextPause } from './outbox';

it('tries again soon, then more rarely, and never gives up', () => {
  const pauses = [0, 0, 0, 0, 0, 0].reduce<number[]>((all) => [...all, nextPause(all.at(-1) ?? 0)], []);
  expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});
