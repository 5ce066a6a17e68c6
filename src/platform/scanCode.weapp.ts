import Taro from '@tarojs/taro';

export type Scanned = { outcome: 'read'; text: string } | { outcome: 'cancelled' } | { outcome: 'unsupported' };

/** WeChat's scanner speaks for itself. */
export interface ScanWords {
  hint: string;
  close: string;
}

/** Opens WeChat's scanner. Rejects when there is no camera to be had. */
export async function scanCode(_words: ScanWords): Promise<Scanned> {
  try {
    const { result } = await Taro.scanCode({});
    return { outcome: 'read', text: result };
  } catch (error) {
    if ((error as { errMsg?: string } | null)?.errMsg?.includes('cancel')) return { outcome: 'cancelled' };
    throw error;
  }
}
