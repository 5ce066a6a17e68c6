import { useEffect, useState } from 'react';

/** Timers take at most 31 bits of milliseconds. */
const LONGEST = 2 ** 31 - 1;

/**
 * The time (epoch milliseconds), renewed at the moment the caller says something changes, so that a button appears or goes
 * when its hour comes and not at the next visit.
 * @param nextChange of the time shown; null: nothing changes any more.
 */
export function useNow(nextChange: (now: number) => number | null): number {
  const [now, setNow] = useState(() => Date.now());
  const next = nextChange(now);
  useEffect(() => {
    if (next === null) return;
    // `now` too: a timer that fires a moment early must be set again.
    const timer = setTimeout(() => setNow(Date.now()), Math.min(Math.max(next - Date.now(), 0) + 1, LONGEST));
    return () => clearTimeout(timer);
  }, [next, now]);
  return now;
}
