import type { CallInput } from '@park/contract/call';
import type { saveWalk } from '@park/contract/walk/calls';
import type { AdminWalk } from '@park/contract/walk/schemas';
import { written } from '../../../ui/contentLanguages';
import type { Versioned } from '../../../ui/EditForm';

type Contents = Omit<CallInput<typeof saveWalk>, 'version' | 'id'>;

export const WALKS = { kind: 'walk', path: '/exhibits/walks' };

/** A walk as its form holds it: a stop is null until it is chosen. */
export interface WalkValues extends Omit<Contents, 'minutes' | 'stops'> {
  minutes: number | null;
  stops: (string | null)[];
}

export const newWalk = (): WalkValues => ({
  ...{ name: {}, text: {}, minutes: null, isStepFree: false, stops: [null, null], stepFreeId: null, isShown: false },
});

export function toForm(walk: AdminWalk): Versioned<WalkValues> {
  const { id: _id, version, updatedAt: _at, updatedBy: _by, ...values } = walk;
  return { version, values };
}

/** What is sent of a form whose rules all fit. */
export function toContents({ name, text, minutes, stops, stepFreeId, ...rest }: WalkValues): Contents {
  return {
    ...rest,
    name: written(name),
    text: written(text),
    minutes: minutes ?? 0,
    stops: stops.flatMap((stop) => stop ?? []),
    stepFreeId: stepFreeId ?? null,
  };
}

/**
 * An earlier walk as it can be now.
 * @param exhibits numbers of those there are; undefined: not asked yet
 * @param walks those that may be taken in its place
 */
export function restoredWalk(
  { stops, stepFreeId, ...earlier }: WalkValues,
  exhibits: ReadonlySet<string> | undefined,
  walks: readonly AdminWalk[] | undefined,
) {
  const gone = stops.filter((stop): stop is string => stop !== null && exhibits?.has(stop) === false);
  const isVariantGone = stepFreeId !== null && walks?.some((one) => one.id === stepFreeId && one.isStepFree) === false;
  return {
    values: {
      ...earlier,
      stops: stops.filter((stop) => !gone.includes(stop ?? '')),
      stepFreeId: isVariantGone ? null : stepFreeId,
    },
    stopsGone: gone,
    isVariantGone,
  };
}
