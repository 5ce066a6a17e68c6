import { addDays, parkClock, parkDay, weekday } from '@park/contract/parkTime';
import { getLanguage, t } from './language';
import type { Lang } from './languages';

/**
 * Days, clocks and money in the visitor's language. Written out, without Intl: a mini-program's engine may lack it.
 * Days are the park's (`yyyy-MM-dd`), moments ISO 8601, and both are told in the park's zone whatever the phone's.
 */
interface Calendar {
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

const split = (words: string) => words.split(' ');

const HAN = {
  months: [],
  spoken: (month: number, date: number, name: string) => `${month}月${date}日，${name}`,
  year: (year: number, month: number, date: number) => `${year}年${month}月${date}日`,
  decimal: '.',
  thousands: ',',
};

const CALENDARS: Record<Lang, Calendar> = {
  'zh-Hans': {
    ...HAN,
    weekdays: split('星期一 星期二 星期三 星期四 星期五 星期六 星期日'),
    weekdaysShort: split('周一 周二 周三 周四 周五 周六 周日'),
    day: (month, date, name) => `${month}月${date}日 ${name}`,
    near: { [-1]: '昨天', 0: '今天', 1: '明天', 2: '后天' },
  },
  'zh-Hant': {
    ...HAN,
    weekdays: split('星期一 星期二 星期三 星期四 星期五 星期六 星期日'),
    weekdaysShort: split('週一 週二 週三 週四 週五 週六 週日'),
    day: (month, date, name) => `${month}月${date}日 ${name}`,
    near: { [-1]: '昨天', 0: '今天', 1: '明天', 2: '後天' },
  },
  en: {
    weekdays: split('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
    weekdaysShort: split('Mon Tue Wed Thu Fri Sat Sun'),
    months: split('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    day(month, date, name) {
      return `${name} ${date} ${this.months[month - 1]}`;
    },
    spoken(month, date, name) {
      return `${name}, ${date} ${this.months[month - 1]}`;
    },
    year(year, month, date) {
      return `${date} ${this.months[month - 1]} ${year}`;
    },
    near: { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow', 2: null },
    decimal: '.',
    thousands: ',',
  },
  es: {
    weekdays: split('lunes martes miércoles jueves viernes sábado domingo'),
    weekdaysShort: split('lun mar mié jue vie sáb dom'),
    months: split('ene feb mar abr may jun jul ago sep oct nov dic'),
    day(month, date, name) {
      return `${name} ${date} ${this.months[month - 1]}`;
    },
    spoken(month, date, name) {
      return `${name} ${date} de ${this.months[month - 1]}`;
    },
    year(year, month, date) {
      return `${date} ${this.months[month - 1]} ${year}`;
    },
    near: { [-1]: 'Ayer', 0: 'Hoy', 1: 'Mañana', 2: 'Pasado mañana' },
    decimal: ',',
    thousands: '.',
  },
  fr: {
    weekdays: split('lundi mardi mercredi jeudi vendredi samedi dimanche'),
    weekdaysShort: split('lun. mar. mer. jeu. ven. sam. dim.'),
    months: split('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
    day(month, date, name) {
      return `${name} ${date} ${this.months[month - 1]}`;
    },
    spoken(month, date, name) {
      return `${name} ${date === 1 ? '1er' : date} ${this.months[month - 1]}`;
    },
    year(year, month, date) {
      return `${date === 1 ? '1er' : date} ${this.months[month - 1]} ${year}`;
    },
    near: { [-1]: 'Hier', 0: 'Aujourd’hui', 1: 'Demain', 2: 'Après-demain' },
    decimal: ',',
    thousands: '\u202f',
  },
};

function parts(day: string): { year: number; month: number; date: number } {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date };
}

/** `Sat 21 Nov`, `11月21日 周六`. */
export function formatDay(day: string, lang: Lang = getLanguage()): string {
  const { month, date } = parts(day);
  return CALENDARS[lang].day(month, date, formatWeekdayShort(day, lang));
}

/** With the year, for what is long ago or far ahead: `21 Nov 2026`. */
export function formatDate(day: string, lang: Lang = getLanguage()): string {
  const { year, month, date } = parts(day);
  return CALENDARS[lang].year(year, month, date);
}

/** For screen readers, with the whole weekday: `Saturday, 21 Nov`. */
export function formatDaySpoken(day: string, lang: Lang = getLanguage()): string {
  const { month, date } = parts(day);
  return CALENDARS[lang].spoken(month, date, formatWeekday(day, lang));
}

/** `21`; on the first of a month with the month: `12/1`, `1/12`. */
export function formatDayOfMonth(day: string, lang: Lang = getLanguage()): string {
  const { month, date } = parts(day);
  if (date !== 1) return String(date);
  return lang === 'zh-Hans' || lang === 'zh-Hant' ? `${month}/${date}` : `${date}/${month}`;
}

/** `Saturday`, `星期六`. */
export function formatWeekday(day: string, lang: Lang = getLanguage()): string {
  return CALENDARS[lang].weekdays[weekday(day) - 1] ?? '';
}

/** `Sat`, `周六`. */
export function formatWeekdayShort(day: string, lang: Lang = getLanguage()): string {
  return CALENDARS[lang].weekdaysShort[weekday(day) - 1] ?? '';
}

/** `Today`, `Tomorrow`, …, else the day. `today` is the park's. */
export function formatRelativeDay(day: string, today: string = parkDay(Date.now()), lang: Lang = getLanguage()): string {
  for (const distance of [-1, 0, 1, 2] as const) {
    if (addDays(today, distance) === day) return CALENDARS[lang].near[distance] ?? formatDay(day, lang);
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

/** `¥12`, `¥1,280.50`: the sign before the number in every language; cents only where there are any. `fen` is an integer. */
export function formatMoney(fen: number, lang: Lang = getLanguage()): string {
  const { decimal, thousands } = CALENDARS[lang];
  const yuan = Math.floor(Math.abs(fen) / 100);
  const cents = Math.abs(fen) % 100;
  const whole = String(yuan).replace(/\B(?=(\d{3})+$)/g, thousands);
  return `${fen < 0 ? '−' : ''}¥${whole}${cents ? decimal + String(cents).padStart(2, '0') : ''}`;
}

/** A price: nothing is "free". `fen` is an integer. */
export function formatPrice(fen: number): string {
  return fen === 0 ? t().core.money.free : formatMoney(fen);
}
