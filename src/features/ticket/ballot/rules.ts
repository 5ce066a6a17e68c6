import { BALLOT } from '@park/contract/ticket/ballot/limits';
import type { Ballot, BallotEntry } from '@park/contract/ticket/ballot/schemas';
import type { TicketDetail } from '@park/contract/ticket/product/schemas';
import { soonest } from '@/ui/useNow';

/** What ballots show, judged from the server's own moments. Pure: `now` is epoch milliseconds by the server's clock. */
type Times = Pick<Ballot, 'state' | 'openAt' | 'closeAt' | 'drawAt'>;

/** The state now: sign-up opens and closes by the clock, whether or not it was asked for again since; the draw is only done by doing. */
export function ballotStateNow({ state, openAt, closeAt }: Times, now: number): Ballot['state'] {
  if (state !== 'announced' && state !== 'open') return state;
  if (Date.parse(closeAt) <= now) return 'closed';
  return Date.parse(openAt) <= now ? 'open' : 'announced';
}

/** When the ballot looks otherwise by the clock (epoch milliseconds), or null. */
export function nextBallotChange({ state, openAt, closeAt, drawAt }: Times, now: number): number | null {
  return state === 'drawn' || state === 'calledOff' ? null : soonest([openAt, closeAt, drawAt], now);
}

/** The wishes after a tap on a slot, by its place from 1: taken back, or added last while there is room. */
export function toggledWish(wishes: readonly number[], wish: number): number[] {
  if (wishes.includes(wish)) return wishes.filter((one) => one !== wish);
  return wishes.length < BALLOT.wishes ? [...wishes, wish] : [...wishes];
}

/** The ballot of a product that gives a day's slots; undefined: none does. */
export function ballotOf({ ballots }: Pick<TicketDetail, 'ballots'>, day: string): TicketDetail['ballots'][number] | undefined {
  return ballots.find(({ days }) => days.includes(day));
}

/** What became of an entry. */
export function resultOf({ won, ballot }: BallotEntry): 'pending' | 'won' | 'lost' | 'calledOff' {
  if (ballot.state === 'calledOff') return 'calledOff';
  return won === null ? 'pending' : won > 0 ? 'won' : 'lost';
}
