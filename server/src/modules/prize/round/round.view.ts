import { toParkIso } from '@park/contract/parkTime';
import type { AdminRound, Prize, PrizeRound } from '@park/contract/prize/round/schemas';
import { parkIsos, pick } from '../../../fields';
import { type Lang, pickText } from '../../../i18n/lang';
import type { PrizeRow, RoundView } from './round.repo';
import { stateAt } from './round.rules';

export function toPrize({ id, name, text, motif, count, value }: PrizeRow, lang: Lang): Prize {
  return { id, name: pickText(name, lang), text: pickText(text, lang), motif, count, value };
}

export function toRound(round: RoundView, lang: Lang, now: number): PrizeRound {
  return {
    ...pick(round, 'id', 'entrants', 'commitment', 'digest', 'beaconRound', 'calledOff'),
    state: stateAt(round, now),
    name: pickText(round.name, lang),
    text: pickText(round.text, lang),
    rules: round.rules.map((rule) => pickText(rule, lang)),
    organiser: round.organiser && pickText(round.organiser, lang),
    claimHow: round.claimHow && pickText(round.claimHow, lang),
    // What the public sees has an opening time.
    openAt: toParkIso(round.openAt ?? round.createdAt),
    ...parkIsos(round, 'closeAt', 'closedAt', 'drawAt', 'claimUntil'),
    prizes: round.prizes.map((one) => toPrize(one, lang)),
  };
}

/** What staff see, in every language it is written in. */
export function toAdminRound(
  { encryptedSeed: _, ...round }: RoundView,
  wins: { won: number; writtenOff: number } | undefined,
  now: number,
): AdminRound {
  const { won, writtenOff } = wins ?? { won: 0, writtenOff: 0 };
  const state = stateAt(round, now);
  return {
    ...round,
    state,
    ...parkIsos(round, 'openAt', 'closeAt', 'closedAt', 'drawAt', 'drawnAt', 'claimUntil', 'createdAt', 'updatedAt'),
    won,
    writtenOff,
    forfeited: state === 'ended' ? won - writtenOff : 0,
  };
}
