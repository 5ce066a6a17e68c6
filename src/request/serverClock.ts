/** An answer tells its time to the second, cut off; on average it was half a second later. ms */
const HALF = 500;
/** Differences up to this are the cut-off second and the way of the answer, not the phone's clock. ms */
const JITTER = 1000;

let ahead = 0;
let isHeard = false;

/** Learns from an answer's `time` (ISO 8601) how far the phone's clock is off. What is no time teaches nothing. */
export function hearServerTime(time: unknown): void {
  const serverTime = typeof time === 'string' ? Date.parse(time) : Number.NaN;
  if (Number.isNaN(serverTime)) return;
  const difference = serverTime + HALF - Date.now();
  if (Math.abs(difference - ahead) > JITTER) ahead = difference;
  isHeard = true;
}

/** Until an answer sets it, the phone's clock is as far off as when this was stored. @param storedAhead `clockAhead` of then, ms */
export function assumeClock(storedAhead: number): void {
  if (!isHeard) ahead = storedAhead;
}

/** How far the server's clock is ahead of the phone's, ms. */
export const clockAhead = (): number => ahead;

/** The server's time (epoch milliseconds), whatever the phone's clock says; the phone's own before the first answer. */
export function serverNow(): number {
  return Date.now() + ahead;
}
