interface Position {
  latitude: number;
  longitude: number;
}

export interface Projected {
  /** Share of the sheet's width from its left edge, 0 to 1. */
  x: number;
  /** Share of its height from the top. */
  y: number;
}

/** Share of the sheet that stays free on every side, so that a pin at the edge is whole. */
const EDGE = 0.09;

/**
 * Positions on a sheet, north above: true to scale in both directions, as large as the sheet allows, in its middle. A park is so
 * small that the earth is flat there.
 * @param ratio the sheet's height by its width
 */
export function project(positions: readonly Position[], ratio: number): Projected[] {
  const latitudes = positions.map(({ latitude }) => latitude);
  const longitudes = positions.map(({ longitude }) => longitude);
  const [south, north, west, east] = [
    Math.min(...latitudes),
    Math.max(...latitudes),
    Math.min(...longitudes),
    Math.max(...longitudes),
  ];
  // A degree of longitude is shorter than one of latitude.
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const width = (east - west) * squeeze;
  const height = north - south;
  const room = 1 - 2 * EDGE;
  // Of a single place neither counts.
  const scale = Math.min(
    width > 0 ? room / width : Number.POSITIVE_INFINITY,
    height > 0 ? (room * ratio) / height : Number.POSITIVE_INFINITY,
  );
  const across = Number.isFinite(scale) ? scale : 0;
  return positions.map(({ latitude, longitude }) => ({
    x: 0.5 + (longitude - (west + east) / 2) * squeeze * across,
    y: 0.5 - ((latitude - (south + north) / 2) * across) / ratio,
  }));
}
