import { getPark } from '@park/contract/park/calls';
import type { Part } from '@park/contract/park/parts';
import type { Park } from '@park/contract/park/schemas';
import { useCall } from './hooks';

/** As long as an answer is taken as it is; a change at this screen is heard at once. */
const STALE_MS = 60_000;

/** What the park is to visitors; undefined until it is heard. */
export const usePark = (): Park | undefined => useCall(getPark, {}, { fresh: STALE_MS }).data;

/** Which parts the park offers: all, until it is heard what it does without. */
export function useParts(): (part: Part) => boolean {
  const off = usePark()?.partsOff;
  return (part) => !off?.includes(part);
}
