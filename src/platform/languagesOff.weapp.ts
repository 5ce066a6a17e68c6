import { getItem, setItem } from './storage';

const STORAGE_KEY = 'languages-off';

/** The languages that the park does not offer, as this phone heard last. */
export const languagesOff = (): readonly string[] => getItem(STORAGE_KEY).split(' ');

export function setLanguagesOff(off: readonly string[]): void {
  setItem(STORAGE_KEY, off.join(' '));
}
