import { getItem, setItem } from '@/platform/storage';

/** Contact that was given once, on this phone only. */
const KEY = 'help-phone';

export const keptPhone = (): string => getItem(KEY);
export const rememberPhone = (phone: string): void => setItem(KEY, phone.trim());
