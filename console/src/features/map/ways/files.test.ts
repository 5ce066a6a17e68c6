import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Drawn } from './edits';
import { asGeoJson, readFileOf } from './files';

const PLACES = [
  { latitude: 25.617, longitude: 105.431 },
  { latitude: 25.629, longitude: 105.433 },
  { latitude: 25.622, longitude: 105.429 },
];
const LINE: Drawn['line'] = [
  [105.43, 25.62, 1200],
  [105.431, 25.621, 1204.5],
];
const OPTIONS = { system: 'wgs84', places: PLACES, isSwapped: false } as const;
const feature = (coordinates: unknown, properties: object = {}, type = 'LineString') => ({
  ...{ type: 'Feature', properties, geometry: { type, coordinates } },
});
const read = (features: object[], change: Partial<Parameters<typeof readFileOf>[1]> = {}) =>
  readFileOf(JSON.stringify({ type: 'FeatureCollection', features }), { ...OPTIONS, ...change });

test('what this page exports comes back as it was: ids, every language, closures, surface and width, where it lay', async () => {
  const shapes: Drawn[] = [
    {
      ...{ id: 's-1', version: 4, kind: 'steps', name: { 'zh-Hans': '石阶', fr: 'Marches' }, stepFree: true, line: LINE },
      ...{ surface: 'boardwalk', width: 1.4, closed: { 'zh-Hans': '维修', en: 'repair' } },
    },
    {
      ...{ id: 'lake', version: 1, kind: 'water', name: null, stepFree: false, surface: null, width: null },
      line: [...LINE, [105.432, 25.62, 1200], LINE[0] as Drawn['line'][number]],
    },
  ];
  const { shapes: back, notes, system } = await readFileOf(asGeoJson(shapes), OPTIONS);
  assert.deepEqual(
    back.map(({ hasHeights: _, ...shape }) => shape),
    shapes.map(({ version: _, ...shape }) => shape),
  );
  assert.deepEqual([notes.size, system], [0, 'gcj02']);
});

test('a line with latitude and longitude swapped, or of another country, is left out and told; the first comes in turned', async () => {
  const swapped = feature(
    LINE.map(([x, y, z]) => [y, x, z]),
    { name: 'A' },
  );
  const abroad = feature([[2.3, 48.8, 0], [2.4, 48.9, 0]], { name: 'B' }); // biome-ignore format: one line
  const first = await read([swapped, abroad, feature(LINE)]);
  assert.deepEqual([first.shapes.length, first.maySwap], [1, true]);
  assert.match(first.notes.get('outside')?.join() ?? '', /^A \(\d{4,5} km\),B \(\d{4,5} km\)$/);
  const turned = await read([swapped, abroad], { isSwapped: true, system: 'gcj02' });
  assert.deepEqual([turned.shapes.map(({ line }) => line), turned.maySwap], [[LINE], false]);
  assert.match(turned.notes.get('outside')?.join() ?? '', /^B/);
});

test('coordinates in metres are told', async () => {
  const { shapes, isInMetres } = await read([feature([[11_735_000, 2_950_000], [11_735_100, 2_950_100]])]); // biome-ignore format: one line
  assert.deepEqual([shapes, isInMetres], [[], true]);
});

test('what is not understood is named', async () => {
  const ring = [...LINE, [105.432, 25.62, 1200], LINE[0]];
  const { shapes, notes } = await read([
    feature(LINE[0], { name: 'gate' }, 'Point'),
    feature([ring, ring], { name: 'pond', kind: 'water' }, 'Polygon'),
    feature(LINE, { name: 'x'.repeat(61), kind: 'motorway', colour: 'red', surface: 'lava' }),
    feature([[105.43, 25.62], [105.431, 25.621]], { name: 'flat' }), // biome-ignore format: one line
    feature([LINE[0]], { name: 'dot' }),
    feature([[105.43, null], LINE[1]], { name: 'broken' }),
    feature(
      Array.from({ length: 400 }, (_, n) => [105.43 + n / 1e5, 25.62, 1]),
      { name: 'long' },
    ),
    { type: 'Feature', properties: { name: 'both' }, geometry: { type: 'GeometryCollection', geometries: [{ type: 'LineString', coordinates: LINE }, { type: 'Point', coordinates: LINE[0] }] } }, // biome-ignore format: one line
  ]);
  assert.equal(shapes.length, 5);
  assert.deepEqual(Object.fromEntries(notes), {
    points: ['gate', 'both'],
    holes: ['pond'],
    kinds: [`${'x'.repeat(61)}: motorway`],
    names: ['x'.repeat(61)],
    fields: ['colour', 'x'.repeat(61)],
    heights: ['flat'],
    short: ['dot', 'broken'],
    thinned: ['long'],
  });
});
