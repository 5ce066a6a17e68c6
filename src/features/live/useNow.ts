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
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = next - Date.now();
      if (left <= 0) setNow(Date.now());
      else timer = setTimeout(wait, Math.min(left, LONGEST));
    };
    wait();
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}
