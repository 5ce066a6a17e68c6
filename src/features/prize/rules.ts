import type { DrawWinner } from '@park/contract/prize/draw/schemas';
import type { RoundState } from '@park/contract/prize/limits';
import type { PrizeRound } from '@park/contract/prize/round/schemas';
import type { Tone } from '@/ui/Tag';
import { clockLeft } from '@/ui/timeLeft';
import { soonest } from '@/ui/useNow';

/** What the draw's pages show, judged from the server's own moments. Pure: `now` is epoch milliseconds by the server's clock. */

type Times = Pick<PrizeRound, 'state' | 'openAt' | 'closeAt' | 'drawAt' | 'claimUntil'>;

/** The state now: sign-up and the time to claim end on the minute; opening and drawing the park has to do. */
export function roundStateNow({ state, closeAt, claimUntil }: Times, now: number): RoundState {
  if (state === 'open' && Date.parse(closeAt) <= now) return 'closed';
  if (state === 'drawn' && Date.parse(claimUntil) <= now) return 'ended';
  return state;
}

/** What a round waits for: a key of `prize.clock`, and until when (ISO 8601). */
export interface RoundClock {
  name: 'opens' | 'closes' | 'draws' | 'claim';
  until: string;
}

/** The clock of a round, or null when nothing is ahead of it. */
export function roundClock(round: Times, now: number): RoundClock | null {
  switch (roundStateNow(round, now)) {
    case 'draft':
      return { name: 'opens', until: round.openAt };
    case 'open':
      return { name: 'closes', until: round.closeAt };
    case 'closed':
      return { name: 'draws', until: round.drawAt };
    case 'drawn':
      return { name: 'claim', until: round.claimUntil };
    case 'ended':
    case 'calledOff':
      return null;
  }
}

/** When what a round waits for comes (epoch milliseconds), or null when nothing is ahead of it. */
export function nextRoundChange(round: Times, now: number): number | null {
  return soonest([roundClock(round, now)?.until ?? null], now);
}

/** Whether the park is about to open or to draw: the moment is past, and the step not done. */
export function isOverdue(round: Times, now: number): boolean {
  const clock = roundClock(round, now);
  return (clock?.name === 'opens' || clock?.name === 'draws') && Date.parse(clock.until) <= now;
}

/** What a phone can remind of: sign-up that opens, and the draw once there is nothing to do but wait; null when neither is ahead. */
export function roundReminder(round: Times, isEntered: boolean, now: number): { name: 'opens' | 'draws'; at: string } | null {
  const state = roundStateNow(round, now);
  if (isDrawn(state) || state === 'calledOff' || (state === 'open' && !isEntered)) return null;
  const reminder =
    state === 'draft' ? { name: 'opens' as const, at: round.openAt } : { name: 'draws' as const, at: round.drawAt };
  return Date.parse(reminder.at) > now ? reminder : null;
}

export function isDrawn(state: RoundState): boolean {
  return state === 'drawn' || state === 'ended';
}

/** The colour of a state; its word is `prize.state`. */
export const ROUND_TONES: Record<RoundState, Tone> = {
  draft: 'info',
  open: 'ok',
  closed: 'warn',
  drawn: 'info',
  ended: 'muted',
  calledOff: 'muted',
};

/** What is left of a time, as `prize.clock.left` takes it: whole days, and `03:07:09`. */
export function timeLeft(seconds: number): { days: number; clock: string } {
  return { days: Math.floor(seconds / 86_400), clock: clockLeft(seconds % 86_400) };
}

/** The winners of one prize. */
export interface PrizeWinners {
  prize: { id: string; name: string };
  winners: DrawWinner[];
}

/** The first `max` winners, by prize and in the order of drawing; prizes without a winner among them are left out. */
export function winnersByPrize(
  { prizes, winners }: { prizes: readonly { id: string; name: string }[]; winners: readonly DrawWinner[] },
  max: number,
): PrizeWinners[] {
  const shown = winners.slice(0, max);
  return prizes
    .map((prize) => ({ prize, winners: shown.filter(({ prizeId }) => prizeId === prize.id) }))
    .filter((group) => group.winners.length > 0);
}

/**
 * The beat at which a winner appears when a result is revealed: after the own result, before the proof at 20, however many there are.
 * @param place in the order of drawing, from 1
 */
export function revealTurn(place: number, winners: number): number {
  return 4 + Math.min(14, (place - 1) * Math.min(2, 14 / Math.max(1, winners - 1)));
}
