import { getPark } from '@park/contract/park/calls';
import { listWords, type ParkList } from '@park/contract/park/lists';
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

/** A list that staff keep: what each entry is called, those that are off among them. @param delivered what the console calls an entry */
export const useParkList = (list: ParkList, delivered: Readonly<Record<string, string>>) =>
  listWords(list, usePark()?.lists ?? {}, delivered);
