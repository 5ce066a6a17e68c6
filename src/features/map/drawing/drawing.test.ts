import type { MapShape } from '@park/contract/map/schemas';
import { groundUri, pathOf } from './groundDrawing';
import { middleOf, namesOn, scaleOf } from './names';
import { reliefOf } from './relief';
import { parkSheet } from './useSheet';

const shape = (id: string, kind: MapShape['kind'], line: MapShape['line'], more: Partial<MapShape> = {}): MapShape => ({
  id,
  kind,
  name: id,
  line,
  stepFree: true,
  closed: null,
  ...more,
});
const PLACES = [
  { latitude: 25, longitude: 105 },
  { latitude: 25.01, longitude: 105.01 },
];
const sheet = parkSheet(PLACES, [], { width: 343, height: 412, park: { width: 343, height: 412 } });
const PATH = shape('trail', 'path', [
  [105, 25, 100],
  [105.005, 25.005, 140],
  [105.01, 25.01, 220],
]);
const LAKE = shape('lake', 'water', [
  [105.002, 25.002, 110],
  [105.004, 25.002, 110],
  [105.004, 25.004, 110],
  [105.002, 25.002, 110],
]);
const text = (uri: string) => decodeURIComponent(uri);

it('draws ways, areas as closed rings, and closed ways apart', () => {
  const open = text(groundUri([PATH, LAKE], sheet, 'light'));
  expect(open).toContain(`${pathOf(LAKE.line, sheet)}Z`);
  expect(open).not.toContain('#b3382c');
  expect(text(groundUri([{ ...PATH, closed: 'ice' }], sheet, 'light'))).toContain('#b3382c');
});

it('the ground is in bands from the heights of the ways, and flat where none is known', () => {
  const bands = reliefOf([PATH], sheet, 5);
  expect(bands).toHaveLength(5);
  expect(bands[0]?.path.length).toBeGreaterThan(100);
  expect(reliefOf([LAKE], sheet, 5)).toEqual([]);
});

it('names of lines come when the map is enlarged, of areas at once', () => {
  const names = (zoom: number) =>
    namesOn(
      sheet,
      { places: [], shapes: [PATH, LAKE] },
      { view: { zoom, left: 0, top: 0 }, size: 12, chosenId: undefined, dots: new Map() },
    ).map(({ id }) => id);
  expect(names(1)).toEqual(['lake']);
  expect(names(3)).toEqual(['trail', 'lake']);
});

it('the middle of a way is on it, of an area within it', () => {
  expect(middleOf(PATH)).toEqual({ longitude: 105.005, latitude: 25.005 });
  expect(middleOf(LAKE)?.latitude).toBeCloseTo(25.00267, 4);
});

it('the scale is a round length that fits, shorter the larger the map is', () => {
  const [small, large] = [scaleOf(sheet, 1, 76), scaleOf(sheet, 6, 76)];
  expect([200, 100, 50]).toContain(small.metres);
  expect(small.px).toBeLessThanOrEqual(76);
  expect(large.metres).toBeLessThan(small.metres);
});
