import { setImmediate } from 'node:timers';
import { act } from '@/platform/testing/mount';

/** Fakes the page's timers and clock, and leaves alone what the real network needs to travel. */
export function fakeTime(now: string): void {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'performance', 'hrtime'],
    now: Date.parse(now),
  });
}

/** Lets fake time pass. ms */
export async function pass(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

/** ms of real time */
const TIMEOUT_MS = 4000;

/**
 * Waits for something while the timers are fake and the network is real: time passes by `step` (ms) between two looks. It never
 * stands still, because a timer of 0 ms that starts while fake time passes is due 1 ms later and would wait for ever.
 */
export async function settled<T>(check: () => T, step = 1): Promise<T> {
  const start = performance.now();
  for (;;) {
    try {
      return check();
    } catch (error) {
      if (performance.now() - start > TIMEOUT_MS) throw error;
      await act(async () => {
        await new Promise<void>((resolve) => void setImmediate(() => resolve()));
        await jest.advanceTimersByTimeAsync(step);
      });
    }
  }
}
