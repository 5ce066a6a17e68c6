import { PERIODS, type Period, periodAt } from '@park/contract/exhibit/periods';
import type { ExhibitBrief } from '@park/contract/exhibit/schemas';

export interface Layer {
  period: Period;
  /** Million years before now. */
  fromMa: number;
  toMa: number;
  /** The youngest first. */
  exhibits: ExhibitBrief[];
}

/** The column of time as it lies in the ground: the youngest layer first, those without an exhibit too. */
export function columnOf(exhibits: readonly ExhibitBrief[]): Layer[] {
  return PERIODS.map(({ id: period, fromMa }, index) => ({
    period,
    fromMa,
    toMa: PERIODS[index + 1]?.fromMa ?? 0,
    exhibits: exhibits.filter((one) => periodAt(one.fromMa) === period).sort((a, b) => a.fromMa - b.fromMa),
  })).reverse();
}
