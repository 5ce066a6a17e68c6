import { parkClock, parkDay } from '@park/contract/parkTime';

/** A moment in an error's sentence: today the time alone, else the day too; in the park's zone. */
export function inParkWords(moment: number, now: number): string {
  return `${parkDay(moment) === parkDay(now) ? '' : `${parkDay(moment)} `}${parkClock(moment)}`;
}
