import { BEACON_GAP_MS } from '@park/contract/prize/limits';
import type { AdminRound, SaveRoundIn } from '@park/contract/prize/round/schemas';
import { type Localized, written } from '../../ui/contentLanguages';
import { fromLines, toLines } from '../../ui/lines';
import { fromParkInput, ofEach, toParkInput } from '../../ui/parkInput';

export const TIMES = ['openAt', 'closeAt', 'drawAt', 'claimUntil'] as const;
export type Time = (typeof TIMES)[number];
export type Times = Record<Time, string> & { beacon?: boolean };

type Prize = SaveRoundIn['prizes'][number];

/** A round as its form has it: moments as fields of the browser have them, rules as lines, what a prize is worth in yuan. */
export interface RoundGiven extends Times {
  name: Localized;
  text: Localized;
  rules: Localized;
  organiser: Localized;
  claimHow: Localized;
  beacon: boolean;
  prizes: (Omit<Prize, 'value'> & { yuan: number | null })[];
}

type TimeMistake = 'needed' | 'closeOver' | 'closeAfterOpen' | 'drawAfterClose' | 'drawAfterGap' | 'claimAfterDraw';

/** What is wrong with a moment of a round beside the ones before it. @param now as a field of the browser has it, by the park's clock */
export function timeMistake(field: Time, times: Times, now: string): TimeMistake | null {
  const { openAt, closeAt, drawAt, claimUntil, beacon } = times;
  if (field === 'openAt') return null;
  if (!times[field]) return 'needed';
  if (field === 'closeAt') {
    if (closeAt <= now) return 'closeOver';
    return openAt && closeAt <= openAt ? 'closeAfterOpen' : null;
  }
  if (field === 'drawAt') {
    if (!closeAt) return null;
    if (drawAt < closeAt) return 'drawAfterClose';
    return beacon && Date.parse(drawAt) - Date.parse(closeAt) < BEACON_GAP_MS ? 'drawAfterGap' : null;
  }
  return drawAt && claimUntil <= drawAt ? 'claimAfterDraw' : null;
}

export function toGiven(round: AdminRound): RoundGiven {
  return {
    name: round.name,
    text: round.text,
    rules: toLines(round.rules),
    organiser: round.organiser ?? {},
    claimHow: round.claimHow ?? {},
    ...ofEach(TIMES, (name) => toParkInput(round[name])),
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
    ...ofEach(TIMES, (name) => fromParkInput(given[name]) ?? ''),
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
