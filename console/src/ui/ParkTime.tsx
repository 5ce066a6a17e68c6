import { getLanguage, useLanguage } from '../i18n/language';

/** The park's clock, wherever the console is open. */
const ZONE = 'Asia/Shanghai';

const TIME: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

/** A moment (ISO 8601) by the park's clock, in the language that is shown. */
export function parkTime(moment: string, options: Intl.DateTimeFormatOptions = TIME): string {
  return new Intl.DateTimeFormat(getLanguage() === 'en' ? 'en-GB' : 'zh-CN', { ...options, timeZone: ZONE }).format(
    new Date(moment),
  );
}

export function ParkTime({
  at,
  options,
  none = '—',
}: {
  at: string | null;
  options?: Intl.DateTimeFormatOptions;
  none?: string;
}) {
  useLanguage();
  return at === null ? <span>{none}</span> : <time dateTime={at}>{parkTime(at, options)}</time>;
}
