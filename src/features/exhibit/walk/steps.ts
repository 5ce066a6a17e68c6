import type { WalkBrief } from '@park/contract/walk/schemas';
import { createPersistentList, isString, usePersistentList } from '@/platform/persistentList';

/** Stops that were seen on a walk, each `walk/exhibit`, the newest first; they never leave the phone. */
const steps = createPersistentList('walk-steps', isString, { maxItems: 300 });

const stepOf = (walkId: string, exhibitId: string) => `${walkId}/${exhibitId}`;

/** Notes that a stop of a walk was seen. */
export function takeStep(walkId: string, exhibitId: string): void {
  const step = stepOf(walkId, exhibitId);
  if (steps.all()[0] !== step) steps.change((all) => [step, ...all.filter((one) => one !== step)]);
}

/** Of each walk the stop at which one is, as steps. */
const stands = createPersistentList('walk-stands', isString, { maxItems: 50 });

const others = (walkId: string) => (all: string[]) => all.filter((step) => walkOf(step) !== walkId);

/** Notes at which stop of a walk one goes on. */
export function standAt(walkId: string, exhibitId: string): void {
  stands.change((all) => [stepOf(walkId, exhibitId), ...others(walkId)(all)]);
}

/** Begins a walk anew. */
export function forgetSteps(walkId: string): void {
  steps.change(others(walkId));
  stands.change(others(walkId));
}

export const useSteps = () => usePersistentList(steps);
export const useStands = () => usePersistentList(stands);

/** Which walk a step is of. */
export const walkOf = (step: string) => step.slice(0, step.lastIndexOf('/'));

type Stops = Pick<WalkBrief, 'id' | 'stopIds'>;

/** The stops of a walk that were seen. */
export const seenOf = ({ id, stopIds }: Stops, steps: readonly string[]): Set<string> =>
  new Set(stopIds.filter((stop) => steps.includes(stepOf(id, stop))));

/** The first stop behind `after` that was not seen, else the first of all; undefined: all were. */
export function nextStop(walk: Stops, steps: readonly string[], after?: string): string | undefined {
  const seen = seenOf(walk, steps);
  const from = after === undefined ? 0 : walk.stopIds.indexOf(after) + 1;
  const open = (id: string) => !seen.has(id) && id !== after;
  return walk.stopIds.slice(from).find(open) ?? walk.stopIds.find(open);
}

/** The stop at which one goes on: where one left off, else the first that was not seen. */
export function stopNow(walk: Stops, steps: readonly string[], stands: readonly string[]): string | undefined {
  return walk.stopIds.find((stop) => stands.includes(stepOf(walk.id, stop))) ?? nextStop(walk, steps) ?? walk.stopIds[0];
}
