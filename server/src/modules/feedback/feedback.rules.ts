import type { CheckResult, Violation } from '../../http/violation';
import type { FeedbackRow, LineRow } from './feedback.repo';

/** What may be done to a feedback. Pure: the caller holds its row. */

type Facts = Pick<FeedbackRow, 'state' | 'rating' | 'takenBy'>;
type Lines = readonly Pick<LineRow, 'author' | 'text'>[];

export function additionOf(lines: Lines): string | undefined {
  return lines.find(({ author }) => author === 'visitor')?.text;
}

/** One addition, until the answer was rated: then the matter is closed. */
export function checkAddition({ rating }: Facts, lines: Lines, text: string): CheckResult {
  const addition = additionOf(lines);
  if (addition === text) return 'done';
  return addition !== undefined || rating !== null ? { error: 'feedbackAddedAlready' } : 'go';
}

export function checkRating({ state, rating: rated }: Facts, rating: number): CheckResult {
  if (rated === rating) return 'done';
  if (rated !== null) return { error: 'feedbackRated' };
  return state === 'answered' ? 'go' : { error: 'feedbackNotAnswered' };
}

/** @param from who has it, as whoever gives it to `userName` saw it; what nobody has anybody may give */
export function checkTaking({ state, takenBy }: Facts, userName: string, from: string | null = null): CheckResult {
  if (state === 'answered') return { error: 'feedbackAnswered' };
  if (takenBy === null) return 'go';
  if (takenBy === userName) return 'done';
  return takenBy === from ? 'go' : { error: 'feedbackTaken', params: { who: takenBy } };
}

export function checkAnswer({ state }: Facts, lines: Lines, text: string): CheckResult {
  if (state !== 'answered') return 'go';
  const last = lines.filter(({ author }) => author === 'staff').at(-1);
  return last?.text === text ? 'done' : { error: 'feedbackAnswered' };
}

/** @param today how many the visitor has sent on this day of the park */
export function checkDayLimit(today: number, limit: number): Violation | null {
  return today >= limit ? { error: 'feedbackDayLimit', params: { limit } } : null;
}
