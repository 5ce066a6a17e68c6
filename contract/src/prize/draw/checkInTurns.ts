import type { CountedCheck } from './rule';

/** A phone or browser counts this long before it looks after its page again: less than a dropped frame is noticed. ms */
const SLICE = 12;

interface Watcher {
  /** A step was checked. */
  onStep: (check: CountedCheck) => void;
  /** Nobody looks any more. */
  isOver?: () => boolean;
}

/**
 * Goes through the checks of a draw, so that the page stays alive however slow the phone.
 * Resolves when all is checked or nobody looks any more.
 * @param checks of `checkDrawInSlices` or `checkBallotInSlices`
 */
export async function checkInTurns(checks: Iterable<CountedCheck | null>, { onStep, isOver }: Watcher): Promise<void> {
  let begun = Date.now();
  for (const check of checks) {
    if (check) onStep(check);
    if (Date.now() - begun < SLICE) continue;
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
    if (isOver?.()) return;
    begun = Date.now();
  }
}
