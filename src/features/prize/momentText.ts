import { parkDay } from '@park/contract/parkTime';
import { formatClock, formatDay } from '@/i18n/format';

/** Day and clock within a sentence: `Fri 27 Nov 18:00`. A deadline is told by its day, not by "tomorrow". @param at ISO 8601 */
export function momentText(at: string): string {
  return `${formatDay(parkDay(Date.parse(at)))} ${formatClock(at)}`;
}
