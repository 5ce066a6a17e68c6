import type { AdminRound, SaveRoundIn } from '@park/contract/prize/round/schemas';
import { type Localized, written } from '../../ui/contentLanguages';
import { fromLines, toLines } from '../../ui/lines';
import { fromParkInput, ofEach, toParkInput } from '../../ui/parkInput';

export const TIMES = ['openAt', 'closeAt', 'drawAt', 'claimUntil'] as const;
export type Time = (typeof TIMES)[number];
export type Times = Record<Time, string>;

/** A round as its form has it: moments as fields of the browser have them, rules as lines. */
export interface RoundGiven extends Times {
  name: Localized;
  text: Localized;
  rules: Localized;
  prizes: SaveRoundIn['prizes'];
}

type TimeMistake = 'needed' | 'closeOver' | 'closeAfterOpen' | 'drawAfterClose' | 'claimAfterDraw';

/** What is wrong with a moment of a round beside the ones before it. @param now as a field of the browser has it, by the park's clock */
export function timeMistake(field: Time, times: Times, now: string): TimeMistake | null {
  const { openAt, closeAt, drawAt, claimUntil } = times;
  if (field === 'openAt') return null;
  if (!times[field]) return 'needed';
  if (field === 'closeAt') {
    if (closeAt <= now) return 'closeOver';
    return openAt && closeAt <= openAt ? 'closeAfterOpen' : null;
  }
  if (field === 'drawAt') return closeAt && drawAt < closeAt ? 'drawAfterClose' : null;
  return drawAt && claimUntil <= drawAt ? 'claimAfterDraw' : null;
}

export function toGiven(round: AdminRound): RoundGiven {
  return {
    name: round.name,
    text: round.text,
    rules: toLines(round.rules),
    ...ofEach(TIMES, (name) => toParkInput(round[name])),
    prizes: round.prizes.map(({ name, text, motif, count }) => ({ name, text, motif, count })),
  };
}

export function toSave(given: RoundGiven): Omit<SaveRoundIn, 'id' | 'version'> {
  return {
    name: written(given.name),
    text: written(given.text),
    rules: fromLines(given.rules) as SaveRoundIn['rules'],
    ...ofEach(TIMES, (name) => fromParkInput(given[name]) ?? ''),
    openAt: fromParkInput(given.openAt),
    prizes: given.prizes.map((prize) => ({ ...prize, name: written(prize.name), text: written(prize.text) })),
  };
}
