import { HEARD_WHOLE } from '@park/contract/exhibit/limits';

/** One listening; each place is a share of the whole, 0 to 1. */
export interface Hearing {
  /** Where it stood when it was asked to play; null: it was not. */
  from: number | null;
  /** What was heard last; null: nothing yet. */
  last: number | null;
}
export const NOT_BEGUN: Hearing = { from: null, last: null };

interface Heard {
  isPlaying: boolean;
  /** Its page is in front. */
  isShown: boolean;
  /** Where it is, or goes on; null: at its end, or at its beginning. */
  at: number | null;
  /** It is heard once it moves, for it may not load; else from the tap on. */
  mayNotLoad: boolean;
}

/** What becomes of a listening. @returns `endedIn`: the tenth in which it ended, if it has: at its end, or because the page was left */
export function heardNext({ from, last }: Hearing, now: Heard): { hearing: Hearing; endedIn?: number } {
  const { isPlaying, isShown, at, mayNotLoad } = now;
  if (isPlaying) {
    const isHeard = at !== null && (last !== null || !mayNotLoad || (from !== null && at !== from));
    return { hearing: { from: from ?? at, last: isHeard ? at : last } };
  }
  if (last === null) return { hearing: NOT_BEGUN };
  if (at === null) return { hearing: NOT_BEGUN, endedIn: HEARD_WHOLE };
  return isShown ? { hearing: { from, last } } : { hearing: NOT_BEGUN, endedIn: tenthOf(last) };
}

/** Below the one that says that it was heard to its end. */
export const tenthOf = (share: number): number => Math.min(HEARD_WHOLE - 1, Math.max(0, Math.floor(share * HEARD_WHOLE)));
