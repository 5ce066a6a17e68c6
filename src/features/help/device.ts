import { newDeviceSecret } from '@/platform/deviceSecret';
import { getItem, setItem } from '@/platform/storage';

const KEY = 'help-device';
const LENGTH = 64;
let made: Promise<string> | null = null;

/** This phone's own secret: whoever knows it may follow and cancel its calls for help. Made once and kept. */
export function deviceSecret(): Promise<string> {
  const stored = getItem(KEY);
  if (stored.length === LENGTH) return Promise.resolve(stored);
  made ??= newDeviceSecret().then((secret) => {
    setItem(KEY, secret);
    return secret;
  });
  return made;
}
