/**
 * Calls back whenever the phone's network comes or goes; there is no way to stop, as the app listens for its whole life.
 * The browser's own events: Taro's listens to `navigator.connection`, which phones of iOS do not have.
 */
export function onNetworkChange(changed: (online: boolean) => void): void {
  window.addEventListener('online', () => changed(true));
  window.addEventListener('offline', () => changed(false));
}

/** Whether the phone has a network now. */
export async function isOnline(): Promise<boolean> {
  return navigator.onLine;
}
