import { addDays, weekday } from '@park/contract/parkTime';
import type { ReportBy, ReportFigure, ReportKind } from '@park/contract/report/kinds';
import { dayText, shortDay } from '../../ui/values';

/** Park days, both included. */
export interface Span {
  from: string;
  to: string;
}

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

/** Spans that are one tap away, seen from today; none goes beyond it. */
export function spansAt(today: string) {
  const yesterday = addDays(today, -1);
  const lastOfMonthBefore = addDays(monthOf(today), -1);
  return {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    week: { from: addDays(today, 1 - weekday(today)), to: today },
    month: { from: monthOf(today), to: today },
    lastMonth: { from: monthOf(lastOfMonthBefore), to: lastOfMonthBefore },
  } satisfies Record<string, Span>;
}

export const daysIn = ({ from, to }: Span): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** Which figures are worth a picture; `stacked`: they are parts of one thing. */
export const DRAWN: Record<ReportKind, { figures: ReportFigure[]; stacked: boolean }> = {
  takings: { figures: ['moneyIn', 'moneyOut'], stacked: false },
  entries: { figures: ['tickets', 'groups'], stacked: true },
  noShows: { figures: ['entered', 'missed'], stacked: true },
  concessions: { figures: ['sold', 'entered'], stacked: false },
  capacity: { figures: ['taken', 'entered'], stacked: false },
};

/** Time goes from left to right; everything else has names that need the room of a line. */
export const isTime = (by: ReportBy): boolean => by === 'day' || by === 'month' || by === 'hour';

/** What a row is called here; days and months by the language that is shown. */
export function rowName(by: ReportBy, { key, name }: { key: string; name: string }, isShort = false): string {
  if (by === 'month') return dayText(`${key}-01`, { year: 'numeric', month: isShort ? 'short' : 'long' });
  if (by !== 'day') return name;
  return isShort ? shortDay(key) : dayText(key, { year: 'numeric', month: 'short', day: 'numeric', weekday: 'short' });
}
