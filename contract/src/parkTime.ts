/**
 * Days and moments of the park. Its zone is Asia/Shanghai, which has had no summer time since 1991, so a fixed offset is
 * exact for every day this product knows, and works in a mini-program whose engine has no Intl.
 */
export const PARK_ZONE = 'Asia/Shanghai';
const OFFSET_MS = 8 * 3_600_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** The park's day (`yyyy-MM-dd`) at a moment (epoch milliseconds). */
export const parkDay = (at: number): string => new Date(at + OFFSET_MS).toISOString().slice(0, 10);

/** The day `days` after (or before, when negative) a park day. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** ISO weekday of a park day: 1 is Monday, 7 is Sunday. */
export const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Epoch milliseconds of `HH:mm` on a park day. */
export function parkMoment(day: string, clock: string): number {
  return Date.parse(`${day}T${clock}:00+08:00`);
}

/** ISO 8601 with the park's offset, to the second; what has no moment stays null. */
export function toParkIso(at: number): string;
export function toParkIso(at: number | null): string | null;
export function toParkIso(at: number | null): string | null {
  return at === null ? null : `${new Date(at + OFFSET_MS).toISOString().slice(0, 19)}+08:00`;
}

/** `HH:mm` in the park at a moment (epoch milliseconds or ISO 8601). */
export function parkClock(at: number | string): string {
  const ms = typeof at === 'number' ? at : Date.parse(at);
  return new Date(ms + OFFSET_MS).toISOString().slice(11, 16);
}

/** A part of a park day by its clock, `HH:mm`; the end may be 24:00. */
export interface DayTime {
  day: string;
  start: string;
  end: string;
}
