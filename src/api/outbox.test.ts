import { nextPause, outbox } from './outbox';

it('tries again soon, then more rarely, and never gives up', () => {
  const pauses = [0, 0, 0, 0, 0, 0].reduce<number[]>((all) => [...all, nextPause(all.at(-1) ?? 0)], []);
  expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

it('does not put off the next try for a slow one that fails meanwhile', async () => {
  jest.useFakeTimers();
  const tries: ((isDone: boolean) => void)[] = [];
  const { sendNow } = outbox(() => new Promise((resolve) => tries.push(resolve)));
  for (let run = 0; run < 3; run++) sendNow();
  for (const end of tries.splice(0)) {
    end(false);
    await jest.advanceTimersByTimeAsync(500);
  }
  await jest.advanceTimersByTimeAsync(500);
  expect(tries).toHaveLength(1);
  jest.useRealTimers();
});
