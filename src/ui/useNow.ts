import { useEffect, useState } from 'react';
import { useShown } from './shown';

/** A clock may be set right while one waits for its moment. ms */
const LONGEST_WAIT = 60_000;

/**
 * The time (epoch milliseconds), renewed at the moment the caller says something changes, so that a button appears or goes
 * when its hour comes and not at the next visit.
 * @param nextChange of the time shown; null: nothing changes any more.
 * @param clock whose time it is, the phone's by default. Always the same function.
 */
export function useNow(nextChange: (now: number) => number | null, clock: () => number = Date.now): number {
  const [now, setNow] = useState(clock);
  const next = nextChange(now);
  const isShown = useShown();
  useEffect(() => {
    // An answer of the server has corrected a clock that was ahead or behind.
    const current = clock();
    if (current < now || (next !== null && current >= next)) setNow(current);
  });
  useEffect(() => {
    if (next === null || !isShown) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = next - clock();
      if (left <= 0) setNow(clock());
      else timer = setTimeout(wait, Math.min(left, LONGEST_WAIT));
    };
    wait();
    return () => clearTimeout(timer);
  }, [next, clock, isShown]);
  return now;
}

/** The first of these moments (ISO 8601 or epoch milliseconds) that is still to come, epoch milliseconds; null: there is none. */
export function soonest(moments: readonly (string | number | null)[], now: number): number | null {
  const ahead = moments.map((moment) => new Date(moment ?? 0).getTime()).filter((moment) => moment > now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}
