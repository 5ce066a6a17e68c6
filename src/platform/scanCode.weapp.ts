import Taro from '@tarojs/taro';
import type { Scanned, ScanWords } from './scanCode.h5';

/** Opens WeChat's scanner, which speaks for itself. Rejects when there is no camera to be had. */
export async function scanCode(_words: ScanWords): Promise<Scanned> {
  try {
    const { result } = await Taro.scanCode({});
    return { outcome: 'read', text: result };
  } catch (error) {
    if ((error as { errMsg?: string } | null)?.errMsg?.includes('cancel')) return { outcome: 'cancelled' };
    throw error;
  }
}
