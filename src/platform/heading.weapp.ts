import Taro from '@tarojs/taro';

/** Turns of less are the hand's shaking. Degrees */
const SHAKE = 4;

/** WeChat tells it unasked. */
export async function askHeading(): Promise<void> {}

/** Tells where the phone looks, in degrees from north, as long as it says so. Returns the way to stop. */
export function watchHeading(heard: (degrees: number) => void): () => void {
  let last = Number.NaN;
  const turned = ({ direction }: { direction: number }) => {
    if (Math.abs(direction - last) < SHAKE) return;
    last = direction;
    heard(Math.round(direction));
  };
  Taro.onCompassChange(turned);
  Taro.startCompass({ fail: () => {} });
  return () => {
    Taro.offCompassChange(turned);
    Taro.stopCompass({ fail: () => {} });
  };
}
