import type { MapShape } from '@park/contract/map/schemas';
import { parkSheet } from './useSheet';

const FRAME = { width: 375, height: 700, park: { width: 315, height: 350 } };

const PLACES = [
  { latitude: 25.617, longitude: 105.431 },
  { latitude: 25.629, longitude: 105.433 },
  { latitude: 25.622, longitude: 105.429 },
];
const way = (line: MapShape['line']): MapShape => ({
  ...{ id: 'way', kind: 'path', name: '', stepFree: false, closed: null, line },
});
const INSIDE = way([
  [105.43, 25.617, 1180],
  [105.428, 25.631, 1200],
]);
const near = parkSheet(PLACES, [INSIDE], FRAME);

it('a way with latitude and longitude swapped, of another country, or a place that lies there shrinks no map', () => {
  const swapped = way([
    [25.617, 105.43, 0],
    [25.631, 105.428, 0],
  ]);
  const abroad = way(Array.from({ length: 300 }, (_, n): [number, number, number] => [2 + n / 1000, 48, 0]));
  expect(parkSheet(PLACES, [INSIDE, swapped, abroad], FRAME).width(100)).toBe(near.width(100));
  expect(parkSheet([...PLACES, { latitude: 39.9, longitude: 116.4 }], [INSIDE], FRAME).width(100)).toBe(near.width(100));
});

it('what lies a little outside the places shows', () => {
  const trail = way([
    [105.43, 25.629, 1180],
    [105.43, 25.65, 1200],
  ]);
  const sheet = parkSheet(PLACES, [trail], FRAME);
  expect(sheet.width(100)).toBeLessThan(near.width(100));
  expect(sheet.at({ latitude: 25.65, longitude: 105.43 }).y).toBeGreaterThan(0);
});
