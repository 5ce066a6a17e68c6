import { getItem, setItem } from '@/platform/storage';

const KEY = 'admin-device';

interface Kept {
  userName: string;
  device: string;
}

function read(): Kept | null {
  try {
    return JSON.parse(getItem(KEY)) as Kept;
  } catch {
    return null;
  }
}

/** What the server answered to this name's last sign-in on this phone; others' wrong passwords then do not hold it up. */
export function knownDevice(userName: string): string | undefined {
  const kept = read();
  return kept?.userName.toLowerCase() === userName.toLowerCase() ? kept.device : undefined;
}

export function keepDevice(userName: string, device: string): void {
  setItem(KEY, JSON.stringify({ userName, device }));
}
