import { parkDay } from './parkTime';

/** Years that a date picker reaches either side of the current one (R-limit-7). */
const YEARS = 150;

/** First and last park day (`yyyy-MM-dd`) that a date picker offers, seen from a moment (epoch ms). */
export function dateSpan(now: number): { first: string; last: string } {
  const year = Number(parkDay(now).slice(0, 4));
  return { first: `${year - YEARS}-01-01`, last: `${year + YEARS}-12-31` };
}

/** What a picker may offer: the span, narrowed by what the form asks for. */
export function narrowed(span: { first: string; last: string }, min = '', max = ''): { first: string; last: string } {
  return { first: min > span.first ? min : span.first, last: max !== '' && max < span.last ? max : span.last };
}
