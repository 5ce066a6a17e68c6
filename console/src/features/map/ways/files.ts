import { AREA_KINDS, isArea, LINE_KINDS, MAP_FIELD, SURFACES } from '@park/contract/map/limits';
import type { Spot } from '@park/contract/map/sheet';
import { outsidePark, toMap } from '@park/contract/map/spot';
import { CONTENT_LANGUAGES, type Localized } from '../../../ui/contentLanguages';
import { type Drawn, type Point, thinned } from './edits';

export type System = 'wgs84' | 'gcj02';
/** A line or an area of a file, with the id that this page's own export gave it. */
export type Read = Omit<Drawn, 'id' | 'version'> & { id?: string; hasHeights: boolean };

/** What of a file is not on the map as it stands there. */
type Note = 'outside' | 'points' | 'holes' | 'short' | 'kinds' | 'names' | 'thinned' | 'heights' | 'fields';

export interface Reading {
  shapes: Read[];
  /** Of what each was said: names of things, or of fields. */
  notes: ReadonlyMap<Note, string[]>;
  /** Which the file itself says. */
  system: System | null;
  /** Its coordinates are no degrees. */
  isInMetres: boolean;
  /** What lies far outside would lie in the park with latitude and longitude in each other's place. */
  maySwap: boolean;
}

interface ReadOptions {
  /** Of a file that does not say it. */
  system: System;
  /** Of the park. */
  places: readonly Spot[];
  isSwapped: boolean;
}

type Feature = Pick<GeoJSON.Feature<GeoJSON.Geometry | null>, 'id' | 'geometry' | 'properties'>;

const KINDS = [...LINE_KINDS, ...AREA_KINDS] as const;
/** What a feature says and the map has room for; the third is of GPX files. */
const FIELDS = new Set(['kind', 'name', 'names', 'stepFree', 'surface', 'width', 'closed', '_gpxType']);
const swap = ([x = 0, y = 0, ...height]: GeoJSON.Position): GeoJSON.Position => [y, x, ...height];
const spotOf = ([longitude, latitude]: Point) => ({ longitude, latitude });

/**
 * The lines and areas of a GPX or GeoJSON file, in the system of the park's map. What the file does not say is a path, or a meadow; what
 * lies kilometres outside the park is left out.
 * @throws SyntaxError when it is neither
 */
export async function readFileOf(text: string, { places, isSwapped, ...options }: ReadOptions): Promise<Reading> {
  const found = text.trimStart().startsWith('<') ? await fromGpx(text) : (JSON.parse(text) as GeoJSON.GeoJSON);
  const declared = (found as { system?: unknown }).system;
  const system = declared === 'gcj02' || declared === 'wgs84' ? declared : null;
  const notes = new Map<Note, string[]>();
  const note = (what: Note, of: string) => notes.set(what, [...new Set([...(notes.get(what) ?? []), of])]);
  const outside = outsidePark(places);
  const farOf = (line: readonly Point[]) => Math.max(...line.map((point) => outside(spotOf(point))));
  let [isInMetres, maySwap] = [false, false];

  const shapes = featuresOf(found).flatMap((feature, index) => {
    const { geometry, id, properties } = feature;
    const { name, kind: saidKind } = properties ?? {};
    const title = String(name ?? '').trim() || `#${index + 1}`;
    for (const key of Object.keys(properties ?? {})) if (!FIELDS.has(key)) note('fields', key);
    const { lines, points, holes } = partsOf(geometry);
    if (points > 0) note('points', title);
    if (holes > 0) note('holes', title);
    return lines.flatMap(({ line, isRing }, part): Read[] => {
      const isWhole = line.length > (isRing ? 3 : 1) && line.every((point) => point.slice(0, 3).every(Number.isFinite));
      if (!isWhole) note('short', title);
      if (line.some(([x = 0, y = 0]) => Math.abs(x) > 180 || Math.abs(y) > 180)) isInMetres = true;
      if (!isWhole || isInMetres) return [];
      const onMap = (all: GeoJSON.Position[]) => all.map((point) => placed(point, system ?? options.system));
      const turned = onMap(line.map(swap));
      const straight = onMap(line);
      const far = farOf(straight);
      const isTurnedIn = far > 0 && farOf(turned) === 0;
      if (isTurnedIn && !isSwapped) maySwap = true;
      if (far > 0 && !(isTurnedIn && isSwapped)) {
        note('outside', `${title} (${Math.round(far / 1_000)} km)`);
        return [];
      }
      const own = KINDS.find((one) => one === saidKind);
      const kind = own && isArea(own) === isRing ? own : isRing ? 'meadow' : 'path';
      if (saidKind !== undefined && saidKind !== kind) note('kinds', `${title}: ${saidKind}`);
      const whole = isTurnedIn ? turned : straight;
      const points = thinned(whole);
      if (points.length < whole.length) note('thinned', title);
      const hasHeights = line.every(([, , height]) => height !== undefined);
      if (!hasHeights) note('heights', title);
      return [
        {
          ...(system !== null && part === 0 && /^[\w-]{1,40}$/.test(String(id ?? '')) && { id: String(id) }),
          ...{ kind, hasHeights, line: points },
          ...readProperties(properties ?? {}, (what) => note(what, title)),
        },
      ];
    });
  });
  return { shapes, notes, system, isInMetres, maySwap };
}

/** What a feature says of itself beside its kind and line. */
function readProperties(properties: NonNullable<GeoJSON.GeoJsonProperties>, note: (what: Note) => void) {
  const { names, name, stepFree, surface, width } = properties;
  const known = localized(names, MAP_FIELD.name) ?? localized({ 'zh-Hans': name }, MAP_FIELD.name);
  if (Object.values({ ...names, name }).some((text) => String(text ?? '').trim().length > MAP_FIELD.name)) note('names');
  const ground = SURFACES.find((one) => one === surface) ?? null;
  const isWidth = typeof width === 'number' && width >= 0.2 && width <= 50;
  if ((surface ?? null) !== ground || (width != null && !isWidth)) note('fields');
  // An older file opens nothing that was closed since.
  const closed = localized(properties.closed, MAP_FIELD.reason);
  return {
    ...{ name: known, stepFree: stepFree === true, surface: ground, width: isWidth ? width : null },
    ...(closed && { closed }),
  };
}

/** Null: it is written in no language. @param maxLength letters in one */
function localized(value: unknown, maxLength: number): Localized | null {
  const texts = CONTENT_LANGUAGES.flatMap((language) => {
    const text = (value as Record<string, unknown> | null)?.[language];
    return typeof text === 'string' && text.trim() !== '' ? [[language, text.trim().slice(0, maxLength)]] : [];
  });
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}

async function fromGpx(text: string): Promise<GeoJSON.GeoJSON> {
  const { gpx } = await import('@tmcw/togeojson');
  const file = new DOMParser().parseFromString(text, 'text/xml');
  if (file.querySelector('parsererror')) throw new SyntaxError('not XML');
  return gpx(file) as GeoJSON.GeoJSON;
}

function featuresOf(found: GeoJSON.GeoJSON): Feature[] {
  if (found.type === 'FeatureCollection') return found.features;
  return found.type === 'Feature' ? [found] : [{ geometry: found, properties: null }];
}

interface Parts {
  lines: { line: GeoJSON.Position[]; isRing: boolean }[];
  points: number;
  holes: number;
}

function partsOf(geometry: GeoJSON.Geometry | null): Parts {
  const line = (lines: GeoJSON.Position[][]): Parts => ({
    lines: lines.map((one) => ({ line: one, isRing: false })),
    ...{ points: 0, holes: 0 },
  });
  const area = (areas: GeoJSON.Position[][][]): Parts => ({
    lines: areas.map(([ring = []]) => ({ line: ring, isRing: true })),
    ...{ points: 0, holes: areas.some((rings) => rings.length > 1) ? 1 : 0 },
  });
  switch (geometry?.type) {
    case 'LineString':
      return line([geometry.coordinates]);
    case 'MultiLineString':
      return line(geometry.coordinates);
    case 'Polygon':
      return area([geometry.coordinates]);
    case 'MultiPolygon':
      return area(geometry.coordinates);
    case 'GeometryCollection': {
      const all = geometry.geometries.map(partsOf);
      const sum = (of: 'points' | 'holes') => all.reduce((total, one) => total + one[of], 0);
      return { lines: all.flatMap(({ lines }) => lines), points: sum('points'), holes: sum('holes') };
    }
    default:
      return { lines: [], points: 1, holes: 0 };
  }
}

function placed([x = 0, y = 0, height = 0]: GeoJSON.Position, system: System): Point {
  const { longitude, latitude } = toMap({ longitude: x, latitude: y, system });
  return [Number(longitude.toFixed(6)), Number(latitude.toFixed(6)), Math.round(height * 10) / 10];
}

/** All shapes as GeoJSON. It says in which system: that of the park's map, not GeoJSON's own. `name` is for other programs. */
export const asGeoJson = (shapes: readonly Drawn[]): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    system: 'gcj02',
    features: shapes.map(({ id, version: _, line, name, ...said }) => ({
      ...{ type: 'Feature', id, properties: { ...said, name: name?.['zh-Hans'] ?? '', names: name } },
      geometry: isArea(said.kind) ? { type: 'Polygon', coordinates: [line] } : { type: 'LineString', coordinates: line },
    })),
  });
