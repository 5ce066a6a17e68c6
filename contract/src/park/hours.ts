import { addDays, parkDay, parkMoment, weekday } from '../parkTime';

/**
 * When the park lets people in and until when they may stay. Clocks are `HH:mm` of the day that it begins on; `until` may go on past
 * midnight, as 25:30 does (half past one), as OpenStreetMap writes opening hours.
 */
export interface OpenSpan {
  from: string;
  lastEntry: string;
  until: string;
}

export interface SeasonDays {
  id: string;
  /** First and last day, both included, `MM-dd`; it may go over the new year. Null: all year, which the first season is. */
  from: string | null;
  until: string | null;
}

interface Season extends SeasonDays {
  /** Monday first; a day without a span is closed. */
  week: readonly (readonly OpenSpan[])[];
}

/** Days that are not as their season has them; both are included. Without a span the park is closed. */
interface SpecialDays<Reason = string> {
  from: string;
  until: string;
  spans: readonly OpenSpan[];
  /** In the park's words. */
  reason: Reason | null;
}

export interface ParkHours<Reason = string> {
  /** Of two that hold a day the later one is meant. */
  seasons: readonly Season[];
  specialDays: readonly SpecialDays<Reason>[];
}

export interface DayHours<Reason = string> {
  /** In their order; none: closed. */
  spans: readonly OpenSpan[];
  reason: Reason | null;
  season: string;
}

/** What a day begins with. */
export const USUAL_SPAN: OpenSpan = { from: '09:00', lastEntry: '17:30', until: '18:00' };

/** Of a park that has set none. */
export const DEFAULT_HOURS: ParkHours<never> = {
  seasons: [{ id: 'year', from: null, until: null, week: Array.from({ length: 7 }, () => [USUAL_SPAN]) }],
  specialDays: [],
};

/** How far a search for an open day goes: a year and its season. */
const MAX_DAYS_AHEAD = 400;

/** The hours of a park day. Everything that depends on them asks here. */
export function openingOf<Reason>({ seasons, specialDays }: ParkHours<Reason>, day: string): DayHours<Reason> {
  const season = seasonOn(seasons, day);
  const special = specialDays.find(({ from, until }) => from <= day && day <= until);
  const usual = season?.week[weekday(day) - 1] ?? [];
  return { spans: special?.spans ?? usual, reason: special?.reason ?? null, season: season?.id ?? '' };
}

export const seasonOn = <S extends SeasonDays>(seasons: readonly S[], day: string): S | undefined =>
  [...seasons].reverse().find((one) => isInSeason(one, day));

function isInSeason({ from, until }: SeasonDays, day: string): boolean {
  if (from === null || until === null) return true;
  const date = day.slice(5);
  return from <= until ? from <= date && date <= until : from <= date || date <= until;
}

const DAY_MINUTES = 24 * 60;

/** Minutes after midnight of a clock, which may be past 24:00. */
export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Epoch milliseconds of a clock of a park day, which may be past 24:00. */
export const clockMoment = (day: string, clock: string): number => parkMoment(day, '00:00') + minutesOf(clock) * 60_000;

/** As it stands on a wall: 25:30 is 01:30. */
export function wallClock(clock: string): string {
  const minutes = minutesOf(clock) % DAY_MINUTES;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** `09:00–17:00, 19:00–01:00`: from when to when the park is open, in a language. */
export const spansIn = (spans: readonly OpenSpan[], lang: string): string =>
  spans.map(({ from, until }) => `${from}–${wallClock(until)}`).join(lang.startsWith('zh') ? '、' : ', ');

export interface ParkStatus {
  /** before: it opens later today, be it again. after: it does not. */
  status: 'before' | 'open' | 'after';
  /** The one that is on, else the next of today; null: there is none any more. */
  span: OpenSpan | null;
  /** The day on which it begins, which a night is of to its end; without one today. */
  day: string;
  /** When this says something else next, epoch milliseconds. */
  changesAt: number;
}

/** Whether the park is open at a moment (epoch milliseconds); a night that began yesterday counts. */
export function parkStatus(hours: ParkHours<unknown>, now: number): ParkStatus {
  const today = parkDay(now);
  const spans = [addDays(today, -1), today].flatMap((day) =>
    openingOf(hours, day).spans.map((span) => ({
      ...{ span, day },
      opensAt: clockMoment(day, span.from),
      closesAt: clockMoment(day, span.until),
    })),
  );
  const open = spans.find(({ opensAt, closesAt }) => opensAt <= now && now < closesAt);
  if (open) return { status: 'open', span: open.span, day: open.day, changesAt: open.closesAt };
  const next = spans.find(({ opensAt }) => opensAt > now);
  if (next) return { status: 'before', span: next.span, day: next.day, changesAt: next.opensAt };
  return { status: 'after', span: null, day: today, changesAt: parkMoment(addDays(today, 1), '00:00') };
}

/** The first day that is open after a day; null: none within a year. */
export function nextOpenDay(hours: ParkHours<unknown>, after: string): string | null {
  for (let ahead = 1; ahead <= MAX_DAYS_AHEAD; ahead += 1) {
    const day = addDays(after, ahead);
    if (openingOf(hours, day).spans.length > 0) return day;
  }
  return null;
}

/** The first day from now on (epoch milliseconds) on which somebody is still let in; null: none within a year. */
export function nextEntryDay(hours: ParkHours<unknown>, now: number): string | null {
  const today = parkDay(now);
  const isEntryOpen = openingOf(hours, today).spans.some(({ lastEntry }) => now < clockMoment(today, lastEntry));
  return isEntryOpen ? today : nextOpenDay(hours, today);
}

/** What is wrong with the spans of a day; null: nothing. @param before the spans of the day before */
export function spanFault(spans: readonly OpenSpan[], before: readonly OpenSpan[] = []): 'order' | 'overlap' | null {
  if (spans.some(({ from, lastEntry, until }) => from >= until || lastEntry < from || lastEntry > until)) return 'order';
  const night = before.at(-1);
  let busyUntil = night ? minutesOf(night.until) - DAY_MINUTES : 0;
  for (const { from, until } of spans) {
    if (minutesOf(from) < busyUntil) return 'overlap';
    busyUntil = minutesOf(until);
  }
  return null;
}
