import { sha256 } from '@noble/hashes/sha2';
import {
  type CountedCheck,
  checkDrawInSlices,
  DRAW_STEPS,
  type DrawStep,
  type OwnEntry,
  type PublishedDraw,
} from '@park/contract/prize/draw';

/** The phone counts this long before it looks after its page again: less than a dropped frame is noticed. ms */
const SLICE = 12;

/** The steps that will be checked: those about one's own entry only where there is one. */
export function stepsOf(own: OwnEntry | undefined): DrawStep[] {
  return DRAW_STEPS.filter((step) => own !== undefined || (step !== 'number' && step !== 'result'));
}

interface Watcher {
  /** A step was checked. */
  onStep: (check: CountedCheck) => void;
  /** Nobody looks any more. */
  isOver: () => boolean;
}

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/**
 * Checks a drawn round by the published rule, in slices, so that the page stays alive however slow the phone.
 * Resolves when all is checked or nobody looks any more.
 */
export async function runDrawCheck(
  published: PublishedDraw,
  list: string,
  own: OwnEntry | undefined,
  { onStep, isOver }: Watcher,
): Promise<void> {
  let begun = Date.now();
  for (const check of checkDrawInSlices(published, list, sha256, own)) {
    if (check) onStep(check);
    if (Date.now() - begun < SLICE) continue;
    await breathe();
    if (isOver()) return;
    begun = Date.now();
  }
}
