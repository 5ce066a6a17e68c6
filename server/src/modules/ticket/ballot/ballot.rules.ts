import { beaconTime } from '@park/contract/beacon/chain';
import type { TicketRules } from '@park/contract/park/rules';
import { addDays, DAY_MS, parkDay } from '@park/contract/parkTime';
import { BEACON_GAP_MS } from '@park/contract/prize/limits';
import { BALLOT, type BallotState } from '@park/contract/ticket/ballot/limits';
import type { Violation } from '../../../http/violation';

/** What the clock counts with; moments are epoch milliseconds. */
export interface BallotTimes {
  state: 'open' | 'closed' | 'drawn' | 'calledOff';
  openAt: number;
  closeAt: number;
  drawAt: number;
  /** Named when it opened; null: it is drawn without a beacon. */
  beaconRound: number | null;
}

/** What is to be done to a ballot by now. */
export function dueStep({ state, closeAt, drawAt, beaconRound }: BallotTimes, now: number): 'close' | 'draw' | null {
  if (state === 'open') return closeAt <= now ? 'close' : null;
  if (state !== 'closed') return null;
  return (beaconRound === null ? drawAt : beaconTime(beaconRound)) <= now ? 'draw' : null;
}

/** The state that counts now, whether or not the step to it has been written down; drawing is only done by doing. */
export function stateAt({ state, openAt, closeAt }: Omit<BallotTimes, 'beaconRound'>, now: number): BallotState {
  if (state !== 'open') return state;
  if (closeAt <= now) return 'closed';
  return openAt <= now ? 'open' : 'announced';
}

/** Whether a ballot may be opened: its times follow each other, winners can order at once, and no slot is over by then. */
export function checkTimes(
  { openAt, closeAt, drawAt, beacon }: Omit<BallotTimes, 'state' | 'beaconRound'> & { beacon: boolean },
  slots: readonly { day: string; endAt: number }[],
  { daysAhead }: Pick<TicketRules, 'daysAhead'>,
  now: number,
): Violation | null {
  const inOrder = Math.max(openAt, now) < closeAt && closeAt <= drawAt && drawAt <= now + BALLOT.days * DAY_MS;
  const lastSold = addDays(parkDay(drawAt), daysAhead);
  const canBeOrdered = slots.every(({ day, endAt }) => endAt > drawAt && day <= lastSold);
  if (!inOrder || !canBeOrdered) return { error: 'ballotTimesWrong' };
  return beacon && drawAt - closeAt < BEACON_GAP_MS
    ? { error: 'beaconTooSoon', params: { minutes: BEACON_GAP_MS / 60_000 } }
    : null;
}
