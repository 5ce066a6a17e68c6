import type { HelpPosition } from '../help/schemas';
import { RADIUS, radians, type Spot } from './sheet';

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

/** A place in the system of the park's map. Browsers say wgs84, in China up to half a kilometre beside it; WeChat says gcj02. */
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

/** Nothing of a park lies farther from the middle of its places, unless they lie far apart themselves. m */
const MAX_OUTSIDE_METRES = 5_000;
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[(values.length - 1) >> 1] ?? 0;

/** Tells of a spot how far outside the park of these places it lies, in metres; 0: in it. One place that is wrong does not move the park. */
export function outsidePark(places: readonly Spot[]): (spot: Spot) => number {
  if (places.length === 0) return () => 0;
  const middle = {
    latitude: median(places.map(({ latitude }) => latitude)),
    longitude: median(places.map(({ longitude }) => longitude)),
  };
  const reach = MAX_OUTSIDE_METRES + 3 * median(places.map((place) => distance(middle, place)));
  return (spot) => {
    const metres = distance(middle, spot);
    return metres > reach ? metres : 0;
  };
}

/** What lies in the park of these places: what does not would make every map of it an empty sheet. */
export function inPark<Some extends Spot>(spots: readonly Some[], places: readonly Spot[]): Some[] {
  const outside = outsidePark(places);
  return spots.filter((spot) => outside(spot) === 0);
}

/** As if latitude and longitude stood in each other's place. */
export const swapped = ({ latitude, longitude }: Spot): Spot => ({ latitude: longitude, longitude: latitude });

/** Less exact than this a phone does not know where in the park it is. m */
const VAGUE = 500;
/** Whether a position says where somebody is. @param accuracy metres; null: the phone does not say */
export const isExact = ({ accuracy }: Pick<HelpPosition, 'accuracy'>): boolean => (accuracy ?? 0) <= VAGUE;
