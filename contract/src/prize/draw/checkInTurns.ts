import { type CountedCheck, checkDrawInSlices, type OwnEntry, type PublishedDraw, type Sha256 } from './rule';

/** A phone or browser counts this long before it looks after its page again: less than a dropped frame is noticed. ms */
const SLICE = 12;

interface Watcher {
  /** A step was checked. */
  onStep: (check: CountedCheck) => void;
  /** Nobody looks any more. */
  isOver?: () => boolean;
}

/**
 * Checks a drawn round by the published rule, so that the page stays alive however slow the phone.
 * Resolves when all is checked or nobody looks any more.
 */
export async function checkDrawInTurns(
  published: PublishedDraw,
  list: string,
  { sha256, own }: { sha256: Sha256; own?: OwnEntry },
  { onStep, isOver }: Watcher,
): Promise<void> {
  let begun = Date.now();
  for (const check of checkDrawInSlices(published, list, sha256, own)) {
    if (check) onStep(check);
    if (Date.now() - begun < SLICE) continue;
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
    if (isOver?.()) return;
    begun = Date.now();
  }
}
