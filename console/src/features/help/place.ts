import type { Sheet, Spot } from '@park/contract/map/sheet';

export interface Drawn {
  /** Share of the sheet's width from its left edge, and of its height from the top; 0 to 1. */
  x: number;
  y: number;
  /** It lies farther out than the sheet goes: it is drawn at the edge in its direction. */
  outside: boolean;
}

/** Where what lies farther out is put. */
const BRINK = 0.05;

export function drawOn(sheet: Sheet, spot: Spot): Drawn {
  const held = (share: number) => Math.min(1 - BRINK, Math.max(BRINK, share));
  const { x, y } = sheet.at(spot);
  return { x: held(x), y: held(y), outside: held(x) !== x || held(y) !== y };
}
