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

function written(form: 'day' | 'spoken' | 'year', day: string, weekday: string, lang: Lang): string {
  const { calendar } = packOf(lang);
  const { year, month, date } = parts(day);
  return calendar[form]({ year, month, monthName: calendar.months[month - 1] ?? '', date, weekday });
}

/** `Sat 21 Nov`, `11月21日 周六`. */
export function formatDay(day: string, lang: Lang = getLanguage()): string {
  return written('day', day, formatWeekdayShort(day, lang), lang);
}

/** With the year, for what is long ago or far ahead: `21 Nov 2026`. */
export function formatDate(day: string, lang: Lang = getLanguage()): string {
  return written('year', day, '', lang);
}

/** For screen readers, with the whole weekday: `Saturday, 21 Nov`. */
export function formatDaySpoken(day: string, lang: Lang = getLanguage()): string {
  return written('spoken', day, formatWeekday(day, lang), lang);
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
  const { yesterday, today: now, tomorrow, afterTomorrow } = packOf(lang).calendar.near;
  const name = [yesterday, now, tomorrow, afterTomorrow].find((_, index) => addDays(today, index - 1) === day);
  // English has no word for the day after tomorrow.
  return name || formatDay(day, lang);
}

/** `14:30`, in the park. `at` is a moment (epoch ms or ISO 8601). */
export const formatClock = (at: number | string): string => parkClock(at);

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

/** A price: nothing is "free". Both are integers of fen. @param to the highest, where it is one of several: `from ¥80` */
export function formatPrice(fen: number, to = fen): string {
  const { money } = t().core;
  if (to > fen) return money.from({ price: formatMoney(fen) });
  return fen === 0 ? money.free : formatMoney(fen);
}

/** `2.5`, `2,5`. */
export function formatDecimal(value: number | string, lang: Lang = getLanguage()): string {
  return String(value).replace('.', packOf(lang).calendar.decimal);
}

/** `850 m`, `1.2 km`. */
export function formatDistance(metres: number, lang: Lang = getLanguage()): string {
  const { m, km } = packOf(lang).calendar.units;
  return metres < 1_000 ? m({ n: metres }) : km({ n: formatDecimal((metres / 1_000).toFixed(1), lang) });
}

/** Of a thing: `8 mm`, `2.5 cm`, `12 m`. */
export function formatSize(millimetres: number, lang: Lang = getLanguage()): string {
  const { mm, cm, m } = packOf(lang).calendar.units;
  if (millimetres < 10) return mm({ n: millimetres });
  if (millimetres < 1_000) return cm({ n: formatDecimal(millimetres / 10, lang) });
  return m({ n: formatDecimal(Number((millimetres / 1_000).toFixed(2)), lang) });
}

/** `1.2 MB`. */
export function formatMegabytes(bytes: number, lang: Lang = getLanguage()): string {
  return packOf(lang).calendar.units.megabytes({ n: formatDecimal((bytes / 1_000_000).toFixed(1), lang) });
}
