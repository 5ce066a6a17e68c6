import { PARK_ZONE, parkClock } from '@park/contract/parkTime';
import type { Lang } from './lang';

/** `Sat 21 Nov`, `11月21日 周六`: the park's day of a moment (epoch ms), for inside a sentence. */
export function sayDay(moment: number, lang: Lang): string {
  const day = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, {
    timeZone: PARK_ZONE,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  }).format(moment);
  // Inside a sentence the comma that Spanish and newer English data put after the weekday reads as a pause.
  return day.replace(',', '').replace(/日(?=[周週])/, '日 ');
}

/** `Sat 21 Nov 09:00–12:00`. */
export const saySpan = (start: number, end: number, lang: Lang): string =>
  `${sayDay(start, lang)} ${parkClock(start)}–${parkClock(end)}`;

/** `Sat 21 Nov 18:30`; midnight is the end of its day, as the app says it, and not the beginning of the next. */
export function sayUntil(moment: number, lang: Lang): string {
  const clock = parkClock(moment);
  return clock === '00:00' ? `${sayDay(moment - 1, lang)} 24:00` : `${sayDay(moment, lang)} ${clock}`;
}
