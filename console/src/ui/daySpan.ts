import { dateSpan } from '@park/contract/dateSpan';

interface Span {
  min: string;
  max: string;
}

/** What a field for a day offers where nothing narrows it: props to spread. @param now epoch ms */
export function daySpan(now = Date.now()): Span {
  const { first, last } = dateSpan(now);
  return { min: first, max: last };
}

/** The same for a field of a day and time. */
export function momentSpan(now = Date.now()): Span {
  const { min, max } = daySpan(now);
  return { min: `${min}T00:00`, max: `${max}T23:59` };
}
