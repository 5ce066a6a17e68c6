import { openingOf, type ParkHours } from '../park/hours';
import { weekday } from '../parkTime';

/** When a slot is sold. Clocks are `HH:mm` of one day. */
export interface SlotTimes {
  start: string;
  end: string;
  /** ISO: 1 is Monday. */
  weekdays: readonly number[];
  /** Ids of the park's seasons; none: in all of them. */
  seasons: readonly string[];
}

export const MAX_SLOTS = 24;

/** Whether a slot is one of a day's: on its weekday, in its season, and while the park lets somebody in. */
export function isSlotOn(hours: ParkHours<unknown>, { start, end, weekdays, seasons }: SlotTimes, day: string): boolean {
  const { spans, season } = openingOf(hours, day);
  return (
    weekdays.includes(weekday(day)) &&
    (seasons.length === 0 || seasons.includes(season)) &&
    spans.some(({ from, lastEntry }) => start < lastEntry && end > from)
  );
}
