import type { ExhibitBrief } from '@park/contract/exhibit/schemas';
import { DAY_MS } from '@park/contract/parkTime';

/** The exhibit of a day: each has its turn, in the order of their numbers. @param day yyyy-MM-dd, the park's */
export function exhibitOfDay(exhibits: readonly ExhibitBrief[], day: string): ExhibitBrief | undefined {
  return exhibits[(Date.parse(day) / DAY_MS) % exhibits.length];
}
