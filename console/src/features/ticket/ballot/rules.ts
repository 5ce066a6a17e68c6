import { addDays } from '@park/contract/parkTime';
import { BEACON_GAP_MS } from '@park/contract/prize/limits';
import { BALLOT } from '@park/contract/ticket/ballot/limits';
import type { OpenBallotIn } from '@park/contract/ticket/ballot/schemas';
import { fromParkInput, ofEach } from '../../../ui/parkInput';

export const TIMES = ['openAt', 'closeAt', 'drawAt'] as const;
export type Time = (typeof TIMES)[number];
export type Times = Record<Time, string>;

/** A ballot as its form has it: moments and days as fields of the browser have them. */
export interface BallotGiven extends Times {
  ticketId: string;
  from: string;
  to: string;
  slotIds: string[];
  /** Minutes. */
  payWithin: number;
  /** A public beacon is mixed into the draw. */
  beacon: boolean;
}

type TimeMistake = 'needed' | 'closeOver' | 'closeAfterOpen' | 'drawAfterClose' | 'drawAfterGap';

/** What is wrong with a moment beside the ones before it. @param now as a field of the browser has it, by the park's clock */
export function timeMistake(field: Time, times: Times & { beacon: boolean }, now: string): TimeMistake | null {
  const { openAt, closeAt, drawAt, beacon } = times;
  if (!times[field]) return 'needed';
  if (field === 'closeAt') {
    if (closeAt <= now) return 'closeOver';
    return openAt && closeAt <= openAt ? 'closeAfterOpen' : null;
  }
  if (field !== 'drawAt' || !closeAt) return null;
  if (drawAt < closeAt) return 'drawAfterClose';
  return beacon && Date.parse(drawAt) - Date.parse(closeAt) < BEACON_GAP_MS ? 'drawAfterGap' : null;
}

/** The slots of all days from the first to the last, at most one more than a ballot may have. */
export function slotsOf({ from, to, slotIds }: Pick<BallotGiven, 'from' | 'to' | 'slotIds'>): OpenBallotIn['slots'] {
  const slots: OpenBallotIn['slots'] = [];
  for (let day = from; from && day <= to && slots.length <= BALLOT.slots; day = addDays(day, 1))
    slots.push(...slotIds.map((slotId) => ({ day, slotId })));
  return slots;
}

export function toOpen({ ticketId, payWithin, beacon, ...given }: BallotGiven): Omit<OpenBallotIn, 'id'> {
  return { ticketId, payWithin, beacon, slots: slotsOf(given), ...ofEach(TIMES, (name) => fromParkInput(given[name]) ?? '') };
}
