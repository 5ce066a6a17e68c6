import type { HelpPosition } from '@park/contract/help/schemas';

export interface Spot {
  latitude: number;
  longitude: number;
}

const RADIUS = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Half axis (m) and eccentricity of the ellipsoid that gcj02 is made with. */
const AXIS = 6_378_245;
const ECCENTRICITY = 0.006_693_421_622_965_943;

const waves = (value: number, lengths: readonly (readonly [height: number, length: number])[]) =>
  lengths.reduce((sum, [height, length]) => sum + height * Math.sin(value * Math.PI * length), 0) * (2 / 3);

/** The shift of gcj02 in metres, north and east; the formula that every map library of China shares. */
function shiftAt(x: number, y: number): { north: number; east: number } {
  const ripple = waves(x, [
    [20, 6],
    [20, 2],
  ]);
  const north =
    -100 +
    2 * x +
    3 * y +
    0.2 * y * y +
    0.1 * x * y +
    0.2 * Math.sqrt(Math.abs(x)) +
    ripple +
    waves(y, [
      [20, 1],
      [40, 1 / 3],
    ]) +
    waves(y, [
      [160, 1 / 12],
      [320, 1 / 30],
    ]);
  const east =
    300 +
    x +
    2 * y +
    0.1 * x * x +
    0.1 * x * y +
    0.1 * Math.sqrt(Math.abs(x)) +
    ripple +
    waves(x, [
      [20, 1],
      [40, 1 / 3],
    ]) +
    waves(x, [
      [150, 1 / 12],
      [300, 1 / 30],
    ]);
  return { north, east };
}

/**
 * A place in the system of the park's map. Browsers say wgs84, which lies up to half a kilometre beside it in China; WeChat says gcj02.
 */
export function toMap({ latitude, longitude, system }: Spot & Pick<HelpPosition, 'system'>): Spot {
  if (system === 'gcj02') return { latitude, longitude };
  // Outside China the two are the same.
  if (longitude < 72.004 || longitude > 137.8347 || latitude < 0.8293 || latitude > 55.8271) return { latitude, longitude };
  const { north, east } = shiftAt(longitude - 105, latitude - 35);
  const turn = radians(latitude);
  const magic = 1 - ECCENTRICITY * Math.sin(turn) ** 2;
  return {
    latitude: latitude + (north * 180) / (((AXIS * (1 - ECCENTRICITY)) / (magic * Math.sqrt(magic))) * Math.PI),
    longitude: longitude + (east * 180) / ((AXIS / Math.sqrt(magic)) * Math.cos(turn) * Math.PI),
  };
}

/** Metres between two places. */
export function distance(a: Spot, b: Spot): number {
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** The place that is least far, and how far in metres; null where there is none. */
export function nearest<Place extends Spot>(spot: Spot, places: readonly Place[]): { place: Place; metres: number } | null {
  let found: { place: Place; metres: number } | null = null;
  for (const place of places) {
    const metres = distance(spot, place);
    if (!found || metres < found.metres) found = { place, metres };
  }
  return found;
}

export interface Drawn {
  /** Share of the sheet's width from its left edge, and of its height from the top; 0 to 1. */
  x: number;
  y: number;
  /** It lies farther out than the sheet goes: it is drawn at the edge in its direction. */
  outside: boolean;
}

export interface Sheet {
  at(spot: Spot): Drawn;
  /** Share of the sheet's width that so many metres are. */
  width(metres: number): number;
}

/** Share of the sheet that stays free around what it was made for. */
const EDGE = 0.12;
/** Where what lies farther out is put. */
const BRINK = 0.05;
/** A park of a single place is shown as if it were so wide. Metres */
const LEAST = 400;

/** A sheet with north above, true to scale in both directions, as large as fits. @param ratio its height by its width */
export function sheetOf(spots: readonly Spot[], ratio: number): Sheet {
  const middle = (values: number[]) => (values.length === 0 ? 0 : (Math.min(...values) + Math.max(...values)) / 2);
  const centre = {
    latitude: middle(spots.map(({ latitude }) => latitude)),
    longitude: middle(spots.map(({ longitude }) => longitude)),
  };
  const squeeze = Math.cos(radians(centre.latitude));
  const east = (spot: Spot) => radians(spot.longitude - centre.longitude) * squeeze * RADIUS;
  const north = (spot: Spot) => radians(spot.latitude - centre.latitude) * RADIUS;
  const wide = 2 * Math.max(LEAST / 2, ...spots.map((spot) => Math.abs(east(spot))));
  const high = 2 * Math.max(LEAST / 2, ...spots.map((spot) => Math.abs(north(spot))));
  const room = 1 - 2 * EDGE;
  /** Shares of the width a metre. */
  const scale = Math.min(room / wide, (room * ratio) / high);
  const held = (share: number) => Math.min(1 - BRINK, Math.max(BRINK, share));
  return {
    width: (metres) => metres * scale,
    at(spot) {
      const x = 0.5 + east(spot) * scale;
      const y = 0.5 - (north(spot) * scale) / ratio;
      return { x: held(x), y: held(y), outside: held(x) !== x || held(y) !== y };
    },
  };
}
