import { getPark } from '@park/contract/park/calls';
import { DEFAULT_HOURS, type ParkHours } from '@park/contract/park/hours';
import type { Park } from '@park/contract/park/schemas';
import { useT } from '@/i18n/useT';
import { useCall } from './useCall';

/** Staff change it a few times a year. */
const FRESH_MS = 600_000;

/** What the park is, stored on the phone; undefined: this phone has never heard it. */
export const usePark = (): Park | undefined =>
  useCall(getPark, {}, { isPersisted: true, isQuiet: true, staleTime: FRESH_MS }).data;

export function useParkHours(): ParkHours {
  return usePark()?.hours ?? DEFAULT_HOURS;
}

/** What the park is called; one that has no name is a fossil park. */
export function useParkName(): string {
  const { home } = useT().center;
  return usePark()?.name || home.parkName;
}
