import { beaconTime } from '@park/contract/beacon/chain';
import { BEACON_GAP_MS, type EntryState, MAX_PRIZE_VALUE_FEN, type RoundState } from '@park/contract/prize/limits';
import type { Violation } from '../../../http/violation';
import type { Localized } from '../../../i18n/lang';

/** What the clock counts with; moments are epoch milliseconds. */
export interface RoundTimes {
  state: RoundState;
  /** Null: by hand alone. */
  openAt: number | null;
  closeAt: number;
  drawAt: number;
  claimUntil: number;
  /** Named when it opened; null: it is drawn without a beacon. */
  beaconRound: number | null;
  /** Null in a draft that opens by hand, or is from before it was asked: then the clock does not open it. */
  organiser: Localized | null;
}

export type RoundStep = 'open' | 'close' | 'draw' | 'end';

/** What is to be done to a round by now; a draft whose sign-up would be over, or that does not say who holds it, is left to staff. */
export function dueStep(
  { state, openAt, closeAt, drawAt, claimUntil, beaconRound, organiser }: RoundTimes,
  now: number,
): RoundStep | null {
  switch (state) {
    case 'draft':
      return openAt !== null && openAt <= now && now < closeAt && organiser !== null ? 'open' : null;
    case 'open':
      return closeAt <= now ? 'close' : null;
    case 'closed':
      return (beaconRound === null ? drawAt : beaconTime(beaconRound)) <= now ? 'draw' : null;
    case 'drawn':
      return claimUntil <= now ? 'end' : null;
    case 'ended':
    case 'calledOff':
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
export function checkTimes(
  {
    openAt,
    closeAt,
    drawAt,
    claimUntil,
    beacon,
  }: Omit<RoundTimes, 'state' | 'beaconRound' | 'organiser'> & { beacon: boolean },
  now: number,
): Violation | null {
  const inOrder = (openAt === null || openAt < closeAt) && closeAt <= drawAt && drawAt < claimUntil;
  if (!inOrder || closeAt <= now) return { error: 'roundTimesWrong' };
  return beacon && drawAt - closeAt < BEACON_GAP_MS
    ? { error: 'beaconTooSoon', params: { minutes: BEACON_GAP_MS / 60_000 } }
    : null;
}

/** What visitors are told of a draw before they enter it. */
interface Offer {
  organiser: Localized | null;
  claimHow: Localized | null;
  rules: readonly Localized[];
  /** `value`: fen, of one */
  prizes: readonly { value: number | null }[];
}

/**
 * Whether a round may be announced with this: period, rule, number and value of each prize, how to claim it and who holds the draw must be
 * known before anybody enters, and no prize may be worth more than the law lets one be (rules on sales promotion, articles 12 to 17).
 * @param announced false: it is a draft that opens by hand, and may lack what is not written yet
 */
export function checkOffer({ organiser, claimHow, rules, prizes }: Offer, announced: boolean): Violation | null {
  const dear = prizes.findIndex(({ value }) => value !== null && value > MAX_PRIZE_VALUE_FEN);
  if (dear >= 0)
    return { error: 'prizeTooDear', params: { number: dear + 1, most: (MAX_PRIZE_VALUE_FEN / 100).toLocaleString('en') } };
  if (!announced) return null;
  if (!organiser) return { error: 'organiserMissing' };
  if (rules.length === 0) return { error: 'drawRulesMissing' };
  if (!claimHow) return { error: 'claimHowMissing' };
  const unvalued = prizes.findIndex(({ value }) => value === null);
  return unvalued < 0 ? null : { error: 'prizeValueMissing', params: { number: unvalued + 1 } };
}

/** What became of an entry. @param win null: it did not win, or nothing is drawn yet */
export function entryState(
  round: RoundTimes & { drawnAt: number | null },
  { gaveWay }: { gaveWay: boolean },
  win: { writtenOffAt: number | null } | null,
  now: number,
): EntryState {
  if (round.state === 'calledOff') return 'calledOff';
  if (gaveWay) return 'gaveWay';
  if (round.drawnAt === null) return 'waiting';
  if (!win) return 'notWon';
  if (win.writtenOffAt !== null) return 'writtenOff';
  return round.claimUntil <= now ? 'forfeited' : 'won';
}
