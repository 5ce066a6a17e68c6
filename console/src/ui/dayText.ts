import { getLanguage } from '../i18n/language';

const WHOLE: Intl.DateTimeFormatOptions = { dateStyle: 'full' };

/** A park day (`yyyy-MM-dd`) in words of the language that is shown. */
export function dayText(day: string, options: Intl.DateTimeFormatOptions = WHOLE): string {
  const language = getLanguage() === 'en' ? 'en-GB' : 'zh-CN';
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** `21 Nov` or `11月21日`. */
export const shortDay = (day: string): string => dayText(day, { day: 'numeric', month: 'short' });
