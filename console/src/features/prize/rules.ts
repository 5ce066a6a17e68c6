import type { AdminRound, SaveRoundIn } from '@park/contract/prize/round/schemas';
import { type Localized, written } from '../../ui/contentLanguages';
import { DRAW_TIMES, type DrawTime } from '../../ui/drawTimes';
import { fromLines, toLines } from '../../ui/lines';
import { fromParkInput, ofEach, toParkInput } from '../../ui/parkInput';

type Prize = SaveRoundIn['prizes'][number];

/** A round as its form has it: moments as fields of the browser have them, rules as lines, what a prize is worth in yuan. */
export interface RoundGiven extends Record<DrawTime, string> {
  name: Localized;
  text: Localized;
  rules: Localized;
  organiser: Localized;
  claimHow: Localized;
  beacon: boolean;
  prizes: (Omit<Prize, 'value'> & { yuan: number | null })[];
}

export function toGiven(round: AdminRound): RoundGiven {
  return {
    name: round.name,
    text: round.text,
    rules: toLines(round.rules),
    organiser: round.organiser ?? {},
    claimHow: round.claimHow ?? {},
    ...ofEach(DRAW_TIMES, (name) => toParkInput(round[name])),
    beacon: round.beacon,
    prizes: round.prizes.map(({ name, text, motif, count, value }) => ({
      ...{ name, text, motif, count },
      yuan: value === null ? null : value / 100,
    })),
  };
}

export function toSave(given: RoundGiven): Omit<SaveRoundIn, 'id' | 'version'> {
  return {
    name: written(given.name),
    text: written(given.text),
    rules: fromLines(given.rules) as SaveRoundIn['rules'],
    organiser: written(given.organiser),
    claimHow: written(given.claimHow),
    ...ofEach(DRAW_TIMES, (name) => fromParkInput(given[name]) ?? ''),
    openAt: fromParkInput(given.openAt),
    beacon: given.beacon,
    prizes: given.prizes.map(({ yuan, ...prize }) => ({
      ...prize,
      name: written(prize.name),
      text: written(prize.text),
      // 0.29 × 100 is 28.999…
      value: yuan === null ? null : Math.round(yuan * 100),
    })),
  };
}
