import type { MapShape } from '@park/contract/map/schemas';
import { metresOf, walkLine } from './walkLine';

/** A degree of 111 m each way. */
const at = (east: number, north: number) => ({ longitude: east / 111_195, latitude: north / 111_195 });
const way = (kind: MapShape['kind'], points: [number, number][]): MapShape => ({
  ...{ id: kind, kind, name: kind, stepFree: kind !== 'steps', closed: null },
  line: points.map(([east, north]) => [east / 111_195, north / 111_195, 0]),
});
const STEPS = way('steps', [
  [0, 0],
  [0, 200],
]);
const RAMP = way('path', [
  [0, 0],
  [150, 0],
  [150, 200],
  [0, 200],
]);
const STOPS = [at(0, 0), at(0, 200), at(0, 210)].map((spot) => ({ at: spot }));
const pieces = (shapes: MapShape[], isStepFree: boolean) =>
  walkLine(shapes, { stops: STOPS, isStepFree }).map(({ line, isWay }) => [line.length, isWay]);

it('goes by the quickest ways, and straight from a stop to one beside it', () => {
  expect(pieces([STEPS, RAMP], false)).toEqual([
    [2, true],
    [2, true],
  ]);
});

it('a step-free walk goes around steps, and is a guess where no way without them is known', () => {
  expect(pieces([STEPS, RAMP], true)[0]).toEqual([4, true]);
  expect(pieces([STEPS], true)[0]).toEqual([2, false]);
});

it('is as long as the ways, and of no length where one is not known', () => {
  expect(metresOf(walkLine([STEPS, RAMP], { stops: STOPS, isStepFree: true }))).toBe(510);
  expect(metresOf(walkLine([STEPS], { stops: STOPS, isStepFree: true }))).toBeNull();
});
