import { readKept } from './listeners';

/** Shared by the tabs of a browser, and kept when somebody signs out. */
const KEY = 'park-console-devices';
/** A shared tablet knows so many people, the last ones. */
const MOST = 20;

type Devices = Record<string, string>;

const read = () => readKept<Devices>(KEY, {});

/** What the server answered to this name's last sign-in here; others' wrong passwords then do not hold it up. */
export const knownDevice = (userName: string): string | undefined => read()[userName.toLowerCase()];

export function keepDevice(userName: string, device: string): void {
  const { [userName.toLowerCase()]: _, ...others } = read();
  const last = Object.entries({ ...others, [userName.toLowerCase()]: device }).slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(last)));
}
