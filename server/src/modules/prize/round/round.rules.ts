import type { EntryState, RoundState } from '@park/contract/prize/limits';
import type { Violation } from '../../../http/violation';

/** What the clock counts with; moments are epoch milliseconds. */
export interface RoundTimes {
  state: RoundState;
  /** Null: by hand alone. */
  openAt: number | null;
  closeAt: number;
  drawAt: number;
  claimUntil: number;
}

export type RoundStep = 'open' | 'close' | 'draw' | 'end';

/** What is to be done to a round by now; a draft whose sign-up would be over is left to staff. */
export function dueStep({ state, openAt, closeAt, drawAt, claimUntil }: RoundTimes, now: number): RoundStep | null {
  switch (state) {
    case 'draft':
      return openAt !== null && openAt <= now && now < closeAt ? 'open' : null;
    case 'open':
      return closeAt <= now ? 'close' : null;
    case 'closed':
      return drawAt <= now ? 'draw' : null;
    case 'drawn':
      return claimUntil <= now ? 'end' : null;
    case 'ended':
      return null;
  }
}

/** The state that counts now, whether or not the step to it has been written down; opening and drawing are only done by doing. */
export function stateAt(round: RoundTimes, now: number): RoundState {
  const step = dueStep(round, now);
  if (step === 'close') return 'closed';
  return step === 'end' ? 'ended' : round.state;
}

/** Whether a round may be saved, or opened, with these times. */
export function checkTimes({ openAt, closeAt, drawAt, claimUntil }: Omit<RoundTimes, 'state'>, now: number): Violation | null {
  const inOrder = (openAt === null || openAt < closeAt) && closeAt <= drawAt && drawAt < claimUntil;
  return inOrder && now < closeAt ? null : { error: 'roundTimesWrong' };
}

/** What became of an entry. @param win null: it did not win, or nothing is drawn yet */
export function entryState(
  round: RoundTimes & { drawnAt: number | null },
  { gaveWay }: { gaveWay: boolean },
  win: { writtenOffAt: number | null } | null,
  now: number,
): EntryState {
  if (gaveWay) return 'gaveWay';
  if (round.drawnAt === null) return 'waiting';
  if (!win) return 'notWon';
  if (win.writtenOffAt !== null) return 'writtenOff';
  return round.claimUntil <= now ? 'forfeited' : 'won';
}
