import Taro from '@tarojs/taro';

/** Whether the phone lets a page raise the screen's brightness; where it does not, the page asks in words. */
export const CAN_BRIGHTEN: boolean = true;

/** The brightness before it was raised, 0 to 1; null while it is the visitor's own. */
let before: number | null = null;
/** Raising and restoring one after the other, however fast pages change. */
let turn: Promise<void> = Promise.resolve();

function inTurn(step: () => Promise<void>): Promise<void> {
  turn = turn.then(step).catch(() => {
    // A phone that refuses leaves the screen as it is.
  });
  return turn;
}

/** Makes the screen bright and keeps it from sleeping, for a gate's scanner. */
export function brighten(): Promise<void> {
  return inTurn(async () => {
    if (before !== null) return;
    const { value } = await Taro.getScreenBrightness();
    before = value;
    await Promise.all([Taro.setScreenBrightness({ value: 1 }), Taro.setKeepScreenOn({ keepScreenOn: true })]);
  });
}

/** Gives the visitor's own brightness back and lets the screen sleep. */
export function dim(): Promise<void> {
  return inTurn(async () => {
    if (before === null) return;
    const value = before;
    before = null;
    await Promise.all([Taro.setScreenBrightness({ value }), Taro.setKeepScreenOn({ keepScreenOn: false })]);
  });
}
