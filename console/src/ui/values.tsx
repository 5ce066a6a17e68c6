import { parkDay } from '@park/contract/parkTime';
import { getLanguage, useLanguage } from '../i18n/language';

/** `¥12.30` of 1,230 fen; a negative amount has its sign before the yuan. */
export function yuan(fen: number): string {
  const text = (Math.abs(fen) / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${fen < 0 ? '−' : ''}¥${text}`;
}

export const Money = ({ fen }: { fen: number }) => <span style={{ fontVariantNumeric: 'tabular-nums' }}>{yuan(fen)}</span>;

/** The park's clock, wherever the console is open. */
const ZONE = 'Asia/Shanghai';

const locale = () => (getLanguage() === 'en' ? 'en-GB' : 'zh-CN');

const TIME: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

/** A moment (ISO 8601) by the park's clock, in the language that is shown. */
export function parkTime(moment: string, options: Intl.DateTimeFormatOptions = TIME): string {
  return new Intl.DateTimeFormat(locale(), { ...options, timeZone: ZONE }).format(new Date(moment));
}

/** Broken between the day and the hour only, wherever its column is narrow; Chinese may break between any two characters. */
const parts = (text: string) => text.split(/ (?=\d{1,2}:)/).map((part) => <Unbroken key={part}>{part}</Unbroken>);

/** With the space after it that a line may break at. */
export function Unbroken({ children }: { children: string }) {
  return (
    <>
      <span className="unbroken">{children}</span>{' '}
    </>
  );
}

/** The year only where it is not this one: a column of moments has no room to repeat it. */
const SHORT: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};
const yearOf = (moment: number) => parkDay(moment).slice(0, 4);
const thisYear = (moment: string) => yearOf(Date.parse(moment)) === yearOf(Date.now());

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
  return at === null ? (
    <span>{none}</span>
  ) : (
    <time dateTime={at}>{parts(parkTime(at, options ?? (thisYear(at) ? SHORT : TIME)))}</time>
  );
}

/** A park day (`yyyy-MM-dd`) in words of the language that is shown. */
export const dayText = (day: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'full' }): string =>
  new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** `21 Nov 2026` or `2026年11月21日`. */
export const mediumDay = (day: string): string => dayText(day, { dateStyle: 'medium' });

/** `21 Nov` or `11月21日`. */
export const shortDay = (day: string): string => dayText(day, { day: 'numeric', month: 'short' });
