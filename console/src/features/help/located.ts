import type { AdminHelp } from '@park/contract/help/schemas';
import type { MapPlace } from '@park/contract/map/schemas';
import type { Sheet, Spot } from '@park/contract/map/sheet';
import { nearest, toMap } from '@park/contract/map/spot';

/** Farther from all places of the map nobody is near one. Metres */
const NEAR = 3_000;

/** A call with where it is on the park's map. */
export interface Located {
  call: AdminHelp;
  /** The first to go to is 1; the same number stands on the map. */
  rank: number;
  near: { place: MapPlace; metres: number } | null;
  /** Metres to the park for who is not in it. */
  away: number | null;
  drawn: Drawn | null;
}

export function locate(calls: readonly AdminHelp[], places: readonly MapPlace[], sheet: Sheet | null): Located[] {
  return calls.map((call, index) => {
    const spot = call.position ? toMap(call.position) : null;
    const closest = spot && nearest(spot, places);
    const isAway = closest !== null && closest.metres > NEAR;
    return {
      call,
      rank: index + 1,
      near: isAway ? null : closest,
      away: isAway ? closest.metres : null,
      drawn: spot && sheet ? drawOn(sheet, spot) : null,
    };
  });
}

interface Drawn {
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
