import Taro from '@tarojs/taro';
import type { PhonePosition } from './position.h5';

export type { PhonePosition };

/** Asks WeChat where the phone is; null when it may not or cannot say. WeChat asks the visitor the first time. */
export async function phonePosition(): Promise<PhonePosition | null> {
  try {
    const { latitude, longitude, accuracy } = await Taro.getLocation({ type: 'gcj02', isHighAccuracy: true });
    return { latitude, longitude, accuracy: accuracy ?? null, system: 'gcj02' };
  } catch {
    return null;
  }
}
