/** How a language writes days and numbers. */
export interface Calendar {
  /** Monday first. */
  weekdays: readonly string[];
  weekdaysShort: readonly string[];
  months: readonly string[];
  day(month: number, date: number, weekdayShort: string): string;
  spoken(month: number, date: number, weekday: string): string;
  year(year: number, month: number, date: number): string;
  near: Record<-1 | 0 | 1 | 2, string | null>;
  decimal: string;
  thousands: string;
}
