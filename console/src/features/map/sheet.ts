/** GCJ-02, degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** A part of the earth, so small that it is flat, drawn north above and true to scale. */
export interface Sheet {
  middle: Position;
  /** Degrees of latitude from the sheet's top to its bottom. */
  height: number;
  /** A degree of longitude is shorter than one of latitude, by this factor. */
  squeeze: number;
  /** The sheet's height by its width. */
  ratio: number;
}

/** Room around the outermost places, so that one can be put further out. Share of the whole */
const AROUND = 0.25;
/** Of a park with a single place. Degrees */
const LEAST = 0.004;
/** About 10 cm. */
const DIGITS = 6;

/** The sheet that has all these places on it. @param ratio the sheet's height by its width */
export function sheetOf(positions: readonly Position[], ratio: number): Sheet {
  const latitudes = positions.map(({ latitude }) => latitude);
  const longitudes = positions.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const squeeze = Math.cos((middle.latitude * Math.PI) / 180);
  const height = Math.max(north - south, (east - west) * squeeze * ratio, LEAST) * (1 + 2 * AROUND);
  return { middle, height, squeeze, ratio };
}

/** Where a position lies: shares of the sheet's width from the left and of its height from the top. */
export function toSheet(
  { middle, height, squeeze, ratio }: Sheet,
  { latitude, longitude }: Position,
): { x: number; y: number } {
  return {
    x: 0.5 + ((longitude - middle.longitude) * squeeze * ratio) / height,
    y: 0.5 - (latitude - middle.latitude) / height,
  };
}

/** What lies there. */
export function fromSheet({ middle, height, squeeze, ratio }: Sheet, { x, y }: { x: number; y: number }): Position {
  return {
    latitude: Number((middle.latitude - (y - 0.5) * height).toFixed(DIGITS)),
    longitude: Number((middle.longitude + ((x - 0.5) * height) / squeeze / ratio).toFixed(DIGITS)),
  };
}
