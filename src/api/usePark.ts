import { getPark } from '@park/contract/park/calls';
import { DEFAULT_HOURS, type ParkHours } from '@park/contract/park/hours';
import type { Part } from '@park/contract/park/parts';
import { type ParkRules, rulesOf } from '@park/contract/park/rules';
import type { Park } from '@park/contract/park/schemas';
import { useCallback, useMemo } from 'react';
import { useT } from '@/i18n/useT';
import { useCall } from './useCall';

/** What the park is, stored on the phone; undefined: this phone has never heard it. */
export const usePark = (): Park | undefined => useCall(getPark, {}, { isQuiet: true }).data;

export const useParkHours = (): ParkHours => usePark()?.hours ?? DEFAULT_HOURS;

/** What the park has chosen; as delivered on a phone that has never heard it. The server decides. */
export function useRules(): ParkRules {
  const rules = usePark()?.rules;
  return useMemo(() => rulesOf(rules ?? {}), [rules]);
}

/** Which parts the park offers: all, on a phone that has never heard it or has an older release's answer. */
export function useParts(): (part: Part) => boolean {
  const off = usePark()?.partsOff;
  return useCallback((part) => !off?.includes(part), [off]);
}

/** Which parts the park offers and has something in, as far as this phone and an older release know. */
export function useFilled(): (part: Part) => boolean {
  const isOffered = useParts();
  const empty = usePark()?.partsEmpty;
  return useCallback((part) => isOffered(part) && !empty?.includes(part), [isOffered, empty]);
}

/** What the park is called; one that has no name is the park. */
export function useParkName(): string {
  const { home } = useT().center;
  return usePark()?.name || home.parkName;
}
