import { project } from './project';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

it('puts north above and east right, within the sheet', () => {
  const [southWest, northEast] = project([at(25.617, 105.427), at(25.629, 105.435)], 1.2);
  expect(southWest?.x).toBeLessThan(northEast?.x ?? 0);
  expect(southWest?.y).toBeGreaterThan(northEast?.y ?? 1);
  for (const value of [southWest?.x, southWest?.y, northEast?.x, northEast?.y]) {
    expect(value).toBeGreaterThanOrEqual(0.08);
    expect(value).toBeLessThanOrEqual(0.92);
  }
});

it('is true to scale: a square on the ground is a square on the sheet', () => {
  const degree = 0.01;
  const wide = degree / Math.cos((25.005 * Math.PI) / 180);
  const ratio = 1.5;
  const [corner, east, north] = project([at(25, 105), at(25, 105 + wide), at(25 + degree, 105)], ratio);
  const right = (east?.x ?? 0) - (corner?.x ?? 0);
  const up = ((corner?.y ?? 0) - (north?.y ?? 0)) * ratio;
  expect(up / right).toBeCloseTo(1, 3);
});

it('puts a single place in the middle, and none nowhere', () => {
  expect(project([at(25, 105)], 1)).toEqual([{ x: 0.5, y: 0.5 }]);
  expect(project([], 1)).toEqual([]);
});
