import { parkDay } from '@park/contract/parkTime';

/** Whether a park day is over. */
export const isPast = (day: string, now = Date.now()): boolean => day < parkDay(now);
