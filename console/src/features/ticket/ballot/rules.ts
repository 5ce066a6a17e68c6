import { addDays } from '@park/contract/parkTime';
import { BALLOT } from '@park/contract/ticket/ballot/limits';
import type { OpenBallotIn } from '@park/contract/ticket/ballot/schemas';
import { fromParkInput, ofEach } from '../../../ui/parkInput';

const TIMES = ['openAt', 'closeAt', 'drawAt'] as const;

/** A ballot as its form has it: moments and days as fields of the browser have them. */
export interface BallotGiven extends Record<(typeof TIMES)[number], string> {
  ticketId: string;
  from: string;
  to: string;
  slotIds: string[];
  /** Minutes. */
  payWithin: number;
  /** A public beacon is mixed into the draw. */
  beacon: boolean;
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
