import Taro from '@tarojs/taro';
import type { PhonePosition } from './position.h5';

export type { PhonePosition };

type Location = Pick<Taro.getLocation.SuccessCallbackResult, 'latitude' | 'longitude'> & { accuracy?: number };

const toPosition = ({ latitude, longitude, accuracy }: Location): PhonePosition => ({
  ...{ latitude, longitude, accuracy: accuracy ?? null, system: 'gcj02' },
});

/** Asks WeChat where the phone is; null when it may not or cannot say. WeChat asks the visitor the first time. */
export async function phonePosition(): Promise<PhonePosition | null> {
  try {
    return toPosition(await Taro.getLocation({ type: 'gcj02', isHighAccuracy: true }));
  } catch {
    return null;
  }
}

/** As `phonePosition`, and again whenever the phone has moved, as long as the program is in front. @returns the way to stop */
export function watchPosition(heard: (position: PhonePosition | null) => void): () => void {
  let isOver = false;
  const moved = (found: Location) => heard(toPosition(found));
  Taro.onLocationChange(moved);
  Taro.startLocationUpdate({
    type: 'gcj02',
    // WeChat grants this call apart from the other one.
    fail: async () => {
      const found = await phonePosition();
      if (!isOver) heard(found);
    },
  });
  return () => {
    isOver = true;
    Taro.offLocationChange(moved);
    Taro.stopLocationUpdate({ fail: () => {} });
  };
}
