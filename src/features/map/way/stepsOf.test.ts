import type { MapShape } from '@park/contract/map/schemas';
import type { Spot } from '@park/contract/map/sheet';
import { findWay, type Way } from './findWay';
import { progressOn, stepsLeft, stepsOf } from './stepsOf';

/** Metres east and north of a corner of the park. */
const spot = (east: number, north: number): Spot => ({ latitude: 25 + north / 111_195, longitude: 105 + east / 100_777 });
const way = (id: string, ends: [number, number][], more: Partial<MapShape> = {}): MapShape => ({
  ...{ id, kind: 'path', name: '', stepFree: true, closed: null },
  line: ends.map(([east, north]): [number, number, number] => {
    const { latitude, longitude } = spot(east, north);
    return [Number(longitude.toFixed(6)), Number(latitude.toFixed(6)), 0];
  }),
  ...more,
});
// Up the trail, whose second half is another line of it, right over a bridge, and left up the steps.
const SHAPES = [
  way(
    'trail-1',
    [
      [0, 0],
      [0, 60],
      [20, 100],
    ],
    { name: 'Valley Trail' },
  ),
  way(
    'trail-2',
    [
      [20, 100],
      [20, 200],
    ],
    { name: 'Valley Trail' },
  ),
  way('bridge', [
    [20, 200],
    [80, 200],
  ]),
  way(
    'steps',
    [
      [80, 200],
      [80, 230],
    ],
    { kind: 'steps' },
  ),
];
const found = (from: Spot, to: Spot) => {
  const one = findWay(SHAPES, from, to, 'walker');
  if (typeof one === 'string') throw new Error(one);
  return one;
};
const wordsOf = (one: Way) =>
  stepsOf(one, SHAPES).map(({ turn, kind, name, metres }) => [turn, name || kind, Math.round(metres)]);

it('a way is told by names and kinds, its bends are none, and its lines of one name are one step', () => {
  expect(wordsOf(found(spot(0, 0), spot(80, 230)))).toEqual([
    ['ahead', 'Valley Trail', 205],
    ['right', 'path', 60],
    ['left', 'steps', 30],
  ]);
  expect(wordsOf(found(spot(80, 230), spot(0, 0)))).toEqual([
    ['ahead', 'steps', 30],
    ['right', 'path', 60],
    ['left', 'Valley Trail', 205],
  ]);
});

it('what leads onto the ways and off them is no way, and what is too short is no step', () => {
  expect(wordsOf(found(spot(-30, 30), spot(70, 203)))).toEqual([
    ['ahead', null, 30],
    ['left', 'Valley Trail', 175],
    ['right', 'path', 53],
  ]);
});

it('who walks has the steps that are left, and how far they are beside the way', () => {
  const one = found(spot(0, 0), spot(80, 230));
  const steps = stepsOf(one, SHAPES);
  const { beside, left } = progressOn(one.line, spot(50, 188));
  expect(Math.round(beside)).toBe(12);
  expect(Math.round(left)).toBe(60);
  expect(stepsLeft(steps, left).map(({ turn, metres }) => [turn, Math.round(metres)])).toEqual([
    ['right', 30],
    ['left', 30],
  ]);
  expect(stepsLeft(steps, 0)).toEqual([]);
});
