export interface Spot {
  latitude: number;
  longitude: number;
}

/** A part of the earth, so small that it is flat, drawn north above and true to scale. Shares are of its width from the left and of its height from the top. */
export interface Sheet {
  at(spot: Spot): { x: number; y: number };
  /** What lies there, to about 10 cm. */
  spotAt(share: { x: number; y: number }): Spot;
  /** Share of the sheet's width that so many metres are. */
  width(metres: number): number;
}

export const RADIUS = 6_371_000;
const DIGITS = 6;
export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The sheet that has all these places on it, as large as fits.
 * @param ratio its height by its width @param edge share that stays free on each side @param minMetres width of a park with a single place
 */
export function sheetOf(spots: readonly Spot[], ratio: number, edge: number, minMetres: number): Sheet {
  const middle = (values: number[]) => (values.length === 0 ? 0 : (Math.min(...values) + Math.max(...values)) / 2);
  const latitude = middle(spots.map((spot) => spot.latitude));
  const longitude = middle(spots.map((spot) => spot.longitude));
  /** Metres of a degree, east and north. */
  const north = radians(1) * RADIUS;
  const east = north * Math.cos(radians(latitude));
  const wide = 2 * Math.max(minMetres / 2, ...spots.map((spot) => Math.abs(spot.longitude - longitude) * east));
  const high = 2 * Math.max(minMetres / 2, ...spots.map((spot) => Math.abs(spot.latitude - latitude) * north));
  const room = 1 - 2 * edge;
  /** Shares of the width a metre. */
  const scale = Math.min(room / wide, (room * ratio) / high);
  return {
    width: (metres) => metres * scale,
    at: (spot) => ({
      x: 0.5 + (spot.longitude - longitude) * east * scale,
      y: 0.5 - ((spot.latitude - latitude) * north * scale) / ratio,
    }),
    spotAt: ({ x, y }) => ({
      latitude: Number((latitude - ((y - 0.5) * ratio) / scale / north).toFixed(DIGITS)),
      longitude: Number((longitude + (x - 0.5) / scale / east).toFixed(DIGITS)),
    }),
  };
}
