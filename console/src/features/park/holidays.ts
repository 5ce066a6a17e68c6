import { HOLIDAY_YEARS, type Holiday } from '@park/contract/park/holidays';
import { type OpenSpan, openingOf, USUAL_SPAN } from '@park/contract/park/hours';
import { addDays } from '@park/contract/parkTime';
import { type Hours, isOpen, type SpecialDaysForm } from './rules';

interface Days {
  from: string;
  until: string;
}

export interface HolidayAhead extends Holiday {
  /** Its days that have no hours of their own yet, in as few spans as hold them. */
  free: readonly Days[];
  /** What its first free day has now, or a day's usual ones. */
  usual: readonly OpenSpan[];
}

interface HolidaysAhead {
  /** Years that have a holiday which is not over. */
  years: readonly { year: number; holidays: readonly HolidayAhead[] }[];
  /** The first year, this one or a later one, whose holidays are not known. */
  unknownYear: number;
}

/** The holidays that hours may still get days from. @param today park day */
export function holidaysAhead(hours: Hours, today: string): HolidaysAhead {
  const years = HOLIDAY_YEARS.map(({ year, holidays }) => ({
    year,
    holidays: holidays
      .filter(({ until }) => until >= today)
      .map((holiday) => {
        const free = freeDays(holiday, hours.specialDays, today);
        const now = openingOf<unknown>(hours, free[0]?.from ?? holiday.from).spans;
        return { ...holiday, free, usual: isOpen(now) ? now : [USUAL_SPAN] };
      }),
  }));
  let unknownYear = Number(today.slice(0, 4));
  while (HOLIDAY_YEARS.some(({ year }) => year === unknownYear)) unknownYear += 1;
  return { years: years.filter(({ holidays }) => holidays.length > 0), unknownYear };
}

function freeDays({ from, until }: Days, taken: readonly Days[], today: string): Days[] {
  const free: Days[] = [];
  for (let day = from < today ? today : from; day <= until; day = addDays(day, 1)) {
    if (taken.some((days) => days.from <= day && day <= days.until)) continue;
    const last = free.at(-1);
    if (last?.until === addDays(day, -1)) last.until = day;
    else free.push({ from: day, until: day });
  }
  return free;
}

/** As days of their own, for whose hours visitors read the holiday's name. */
export const toSpecialDays = ({ free, name }: HolidayAhead, spans: readonly OpenSpan[]): SpecialDaysForm[] =>
  free.map((days) => ({ ...days, spans: [...spans], reason: { ...name } }));
