/** Whether the phone lets a page raise the screen's brightness; a browser does not, so the page asks in words. */
export const CAN_BRIGHTEN: boolean = false;

interface WakeLock {
  /** The browser let go of it: the page was hidden. */
  released: boolean;
  release(): Promise<void>;
}
type Awake = { wakeLock?: { request(kind: 'screen'): Promise<WakeLock> } };

let lock: WakeLock | null = null;
/** Holding and letting go one after the other, however fast pages change. */
let turn: Promise<void> = Promise.resolve();

function inTurn(step: () => Promise<void>): Promise<void> {
  turn = turn.then(step).catch(() => {
    // A browser that refuses (no battery, no right) lets the screen sleep as always.
  });
  return turn;
}

/** Keeps the screen from sleeping while a code is shown, where the browser can. A hidden page loses it: call again when shown. */
export function brighten(): Promise<void> {
  return inTurn(async () => {
    if (lock && !lock.released) return;
    lock = (await (navigator as Awake).wakeLock?.request('screen')) ?? null;
  });
}

/** Lets the screen sleep again. */
export function dim(): Promise<void> {
  return inTurn(async () => {
    const held = lock;
    lock = null;
    await held?.release();
  });
}
