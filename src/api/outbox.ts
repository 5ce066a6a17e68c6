import { onlineManager } from '@tanstack/react-query';

const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;

/** Milliseconds until the next try, after a pause of so many. */
export const nextPause = (pause: number): number => Math.min(LONGEST_PAUSE, pause === 0 ? FIRST_PAUSE : pause * 2);

/**
 * What sends the contents of a queue, after growing pauses until they have left.
 * @param send tries once. @returns false: something is left to be tried again; what waits for more than the server is not
 */
export function outbox(send: () => Promise<boolean>) {
  let pause = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = async () => {
    // Of two that run at once the first that failed says when the next try is due.
    if ((await send()) || timer) return;
    pause = nextPause(pause);
    timer = setTimeout(() => {
      timer = undefined;
      void run();
    }, pause);
  };
  /** Called when something is stored. */
  const sendNow = () => {
    clearTimeout(timer);
    timer = undefined;
    pause = 0;
    void run();
  };
  return {
    sendNow,
    /** Sends what an app that was closed left behind, once `ready`, and whenever the network comes back. Called once, when the app starts. */
    start(ready: Promise<unknown> = Promise.resolve()): void {
      onlineManager.subscribe((online) => online && sendNow());
      void ready.finally(sendNow);
    },
  };
}
