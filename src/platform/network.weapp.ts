import Taro from '@tarojs/taro';

/** Calls back whenever the phone's network comes or goes. The app listens for its whole life, so there is no way to stop. */
export function onNetworkChange(changed: (online: boolean) => void): void {
  Taro.onNetworkStatusChange(({ isConnected }) => changed(isConnected));
}

/** Whether the phone has a network now; true where it cannot say. */
export async function isOnline(): Promise<boolean> {
  try {
    const { networkType } = await Taro.getNetworkType();
    return networkType !== 'none';
  } catch {
    return true;
  }
}
