import { getPark } from '@park/contract/park/calls';
import type { Part } from '@park/contract/park/parts';
import { useCall } from '../api/hooks';

/** As long as an answer is taken as it is; a change at this screen is heard at once. ms */
const FRESH = 60_000;

/** Whether the menu has an area; all, until it is heard what the park does without. */
export function useInMenu(): (area: { part?: Part }) => boolean {
  const off = useCall(getPark, {}, { fresh: FRESH }).data?.partsOff;
  return ({ part }) => !part || !off?.includes(part);
}
