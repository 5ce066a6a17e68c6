import { addDays, parkClock, parkDay, weekday } from '@park/contract/parkTime';
import { getLanguage, t } from './language';
import type { Lang } from './languages';
import { packOf } from './packs';

/**
 * Days, clocks and money in the visitor's language. Written out, without Intl: a mini-program's engine may lack it. How a language
 * writes them is in its texts (`calendar`). Days are the park's (`yyyy-MM-dd`), moments ISO 8601, and both are told in the park's zone
 * whatever the phone's.
 */

function parts(day: string): { year: number; month: number; date: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date };
}

/** `Sat 21 Nov`, `11月21日 周六`. */
export function formatDay(day: string, lang: Lang = getLanguage()): string {
  const { month, date } = parts(day);
  return packOf(lang).calendar.day(month, date, formatWeekdayShort(day, lang));
}

/** With the year, for what is long ago or far ahead: `21 Nov 2026`. */
export function formatDate(day: string, lang: Lang = getLanguage()): string {
  const { year, month, date } = parts(day);
  return packOf(lang).calendar.year(year, month, date);
}

/** For screen readers, with the whole weekday: `Saturday, 21 Nov`. */
export function formatDaySpoken(day: string, lang: Lang = getLanguage()): string {
  const { month, date } = parts(day);
  return packOf(lang).calendar.spoken(month, date, formatWeekday(day, lang));
}

/** `21`; on the first of a month with the month: `12/1`, `1/12`. */
export function formatDayOfMonth(day: string, lang: Lang = getLanguage()): string {
  const { month, date } = parts(day);
  if (date !== 1) return String(date);
  return lang === 'zh-Hans' || lang === 'zh-Hant' ? `${month}/${date}` : `${date}/${month}`;
}

/** `Saturday`, `星期六`. */
export function formatWeekday(day: string, lang: Lang = getLanguage()): string {
  return packOf(lang).calendar.weekdays[weekday(day) - 1] ?? '';
}

/** `Sat`, `周六`. */
export function formatWeekdayShort(day: string, lang: Lang = getLanguage()): string {
  return packOf(lang).calendar.weekdaysShort[weekday(day) - 1] ?? '';
}

/** `Today`, `Tomorrow`, …, else the day. `today` is the park's. */
export function formatRelativeDay(day: string, today: string = parkDay(Date.now()), lang: Lang = getLanguage()): string {
  for (const distance of [-1, 0, 1, 2] as const) {
    if (addDays(today, distance) === day) return packOf(lang).calendar.near[distance] ?? formatDay(day, lang);
  }
  return formatDay(day, lang);
}

/** `14:30`, in the park. `at` is a moment (epoch ms or ISO 8601). */
export function formatClock(at: number | string): string {
  return parkClock(at);
}

/** `14:30–15:30`, in the park. */
export function formatClockRange(start: number | string, end: number | string): string {
  return `${parkClock(start)}–${parkClock(end)}`;
}

/** Day and clock of a moment, the day told from the park's today: `Today 14:30`, `Sat 21 Nov 14:30`. */
export function formatMoment(at: number | string, today?: string, lang: Lang = getLanguage()): string {
  const ms = typeof at === 'number' ? at : Date.parse(at);
  return `${formatRelativeDay(parkDay(ms), today, lang)} ${parkClock(ms)}`;
}

/** The same amid a sentence: `until today 14:30`. */
export function formatMomentAmid(at: number | string, today?: string, lang: Lang = getLanguage()): string {
  const moment = formatMoment(at, today, lang);
  const near = Object.values(packOf(lang).calendar.near).find((word) => word && moment.startsWith(word));
  return near ? near.toLowerCase() + moment.slice(near.length) : moment;
}

/** `¥12`, `¥1,280.50`: the sign before the number in every language; cents only where there are any. `fen` is an integer. */
export function formatMoney(fen: number, lang: Lang = getLanguage()): string {
  const { decimal } = packOf(lang).calendar;
  const yuan = Math.floor(Math.abs(fen) / 100);
  const cents = Math.abs(fen) % 100;
  return `${fen < 0 ? '−' : ''}¥${formatCount(yuan, lang)}${cents ? decimal + String(cents).padStart(2, '0') : ''}`;
}

/** `1,280` of a count. */
export function formatCount(count: number, lang: Lang = getLanguage()): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, packOf(lang).calendar.thousands);
}

/** A price: nothing is "free". `fen` is an integer. */
export function formatPrice(fen: number): string {
  return fen === 0 ? t().core.money.free : formatMoney(fen);
}
