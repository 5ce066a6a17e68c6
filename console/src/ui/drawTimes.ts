import { BEACON_GAP_MS } from '@park/contract/prize/limits';

/** The moments of a draw, in their order; a ballot of tickets has no last one. */
export const DRAW_TIMES = ['openAt', 'closeAt', 'drawAt', 'claimUntil'] as const;
export type DrawTime = (typeof DRAW_TIMES)[number];
/** As fields of the browser have them. */
export type DrawTimes = Partial<Record<DrawTime, string>> & { beacon?: boolean };
export type TimeMistake = 'needed' | 'closeOver' | 'closeAfterOpen' | 'drawAfterClose' | 'drawAfterGap' | 'claimAfterDraw';

/** What is wrong with a moment beside the ones before it. @param now as a field of the browser has it, by the park's clock */
export function timeMistake(field: DrawTime, times: DrawTimes, now: string): TimeMistake | null {
  const { openAt = '', closeAt = '', drawAt = '', beacon } = times;
  const moment = times[field];
  if (!moment) return 'needed';
  if (field === 'closeAt') {
    if (moment <= now) return 'closeOver';
    return openAt && moment <= openAt ? 'closeAfterOpen' : null;
  }
  if (field === 'claimUntil') return drawAt && moment <= drawAt ? 'claimAfterDraw' : null;
  if (field !== 'drawAt' || !closeAt) return null;
  if (moment < closeAt) return 'drawAfterClose';
  return beacon && Date.parse(moment) - Date.parse(closeAt) < BEACON_GAP_MS ? 'drawAfterGap' : null;
}
