import { getHeard } from '@park/contract/exhibit/calls';
import { HEARD_WHOLE, type HeardHow } from '@park/contract/exhibit/limits';
import { resultOf, staffToken } from './staff';

/** How often an exhibit was played in English, by the tenth in which people stopped; the last: to its end. */
export async function playsOf(id: string, how: HeardHow): Promise<number[]> {
  const lines = await resultOf(getHeard, { days: '7' }, await staffToken());
  const line = lines.find((one) => one.id === id && one.language === 'en' && one.how === how);
  return line?.tenths ?? Array<number>(HEARD_WHOLE + 1).fill(0);
}

/** The same, once for each of these tenths more. */
export const withPlays = (counts: number[], ...tenths: number[]): number[] =>
  counts.map((count, tenth) => count + tenths.filter((one) => one === tenth).length);
