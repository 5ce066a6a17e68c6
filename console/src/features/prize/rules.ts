import type { AdminRound, SaveRoundIn } from '@park/contract/prize/round/schemas';
import { type Localized, written } from '../../ui/contentLanguages';
import { fromLines, toLines } from '../../ui/lines';
import { fromParkInput, toParkInput } from '../../ui/parkInput';

/** A round as its form has it: moments as fields of the browser have them, rules as lines. */
export interface RoundGiven {
  name: Localized;
  text: Localized;
  rules: Localized;
  openAt: string;
  closeAt: string;
  drawAt: string;
  claimUntil: string;
  prizes: SaveRoundIn['prizes'];
}

export type Times = Pick<RoundGiven, 'openAt' | 'closeAt' | 'drawAt' | 'claimUntil'>;
type TimeMistake = 'needed' | 'closeOver' | 'closeAfterOpen' | 'drawAfterClose' | 'claimAfterDraw';

/** What is wrong with a moment of a round beside the ones before it. @param now as a field of the browser has it, by the park's clock */
export function timeMistake(field: keyof Times, times: Times, now: string): TimeMistake | null {
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
    openAt: toParkInput(round.openAt),
    closeAt: toParkInput(round.closeAt),
    drawAt: toParkInput(round.drawAt),
    claimUntil: toParkInput(round.claimUntil),
    prizes: round.prizes.map(({ name, text, motif, count }) => ({ name, text, motif, count })),
  };
}

export function toSave(given: RoundGiven): Omit<SaveRoundIn, 'id' | 'version'> {
  return {
    name: written(given.name),
    text: written(given.text),
    rules: fromLines(given.rules) as SaveRoundIn['rules'],
    openAt: fromParkInput(given.openAt),
    closeAt: fromParkInput(given.closeAt) ?? '',
    drawAt: fromParkInput(given.drawAt) ?? '',
    claimUntil: fromParkInput(given.claimUntil) ?? '',
    prizes: given.prizes.map((prize) => ({ ...prize, name: written(prize.name), text: written(prize.text) })),
  };
}
