import { type AreaKind, isArea, type LineKind } from '@park/contract/map/limits';
import { toMap } from '@park/contract/map/spot';
import { type Drawn, type Point, thinned } from './edits';

export type System = 'wgs84' | 'gcj02';
export type Read = Pick<Drawn, 'kind' | 'line' | 'stepFree' | 'name'> & { hasHeights: boolean };

const KINDS = ['path', 'steps', 'road', 'shuttle', 'stream', 'water', 'wood', 'rock', 'meadow', 'paved'] as const;

/**
 * The lines and areas of a GPX or GeoJSON file, in the system of the park's map. What the file does not say is a path, or a meadow.
 * @throws SyntaxError when it is neither
 */
export async function readFileOf(text: string, system: System): Promise<Read[]> {
  const found = text.trimStart().startsWith('<') ? await fromGpx(text) : (JSON.parse(text) as GeoJSON.GeoJSON);
  return featuresOf(found).flatMap(({ geometry, properties }) => {
    const said = KINDS.find((kind) => kind === properties?.kind);
    const title = String(properties?.name ?? '')
      .trim()
      .slice(0, 60);
    return linesOf(geometry).map(({ line, isRing }): Read => {
      const kind: LineKind | AreaKind = said && isArea(said) === isRing ? said : isRing ? 'meadow' : 'path';
      const name = title === '' ? null : { 'zh-Hans': title };
      const stepFree = properties?.stepFree === true;
      const hasHeights = line.every(([, , height]) => height !== undefined);
      return { kind, name, stepFree, hasHeights, line: thinned(line.map((point) => inPark(point, system))) };
    });
  });
}

async function fromGpx(text: string): Promise<GeoJSON.GeoJSON> {
  const { gpx } = await import('@tmcw/togeojson');
  const file = new DOMParser().parseFromString(text, 'text/xml');
  if (file.querySelector('parsererror')) throw new SyntaxError('not XML');
  return gpx(file) as GeoJSON.GeoJSON;
}

function featuresOf(found: GeoJSON.GeoJSON): { geometry: GeoJSON.Geometry | null; properties: GeoJSON.GeoJsonProperties }[] {
  if (found.type === 'FeatureCollection') return found.features;
  return found.type === 'Feature' ? [found] : [{ geometry: found, properties: null }];
}

function linesOf(geometry: GeoJSON.Geometry | null): { line: GeoJSON.Position[]; isRing: boolean }[] {
  const lines =
    geometry?.type === 'LineString'
      ? [{ line: geometry.coordinates, isRing: false }]
      : geometry?.type === 'MultiLineString'
        ? geometry.coordinates.map((line) => ({ line, isRing: false }))
        : geometry?.type === 'Polygon'
          ? [{ line: geometry.coordinates[0] ?? [], isRing: true }]
          : geometry?.type === 'MultiPolygon'
            ? geometry.coordinates.map(([line = []]) => ({ line, isRing: true }))
            : [];
  return lines.filter(({ line }) => line.length > 1);
}

function inPark([x = 0, y = 0, height = 0]: GeoJSON.Position, system: System): Point {
  const { longitude, latitude } = toMap({ longitude: x, latitude: y, system });
  return [Number(longitude.toFixed(6)), Number(latitude.toFixed(6)), Math.round(height * 10) / 10];
}

/** All shapes as GeoJSON. It says in which system: that of the park's map, not GeoJSON's own. */
export const asGeoJson = (shapes: readonly Drawn[]): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    system: 'gcj02',
    features: shapes.map(({ id, kind, name, line, stepFree }) => ({
      ...{ type: 'Feature', id, properties: { kind, name: name?.['zh-Hans'] ?? '', stepFree } },
      geometry: isArea(kind) ? { type: 'Polygon', coordinates: [line] } : { type: 'LineString', coordinates: line },
    })),
  });
