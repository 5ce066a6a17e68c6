import type { LineKind } from '@park/contract/map/limits';
import type { MapShape } from '@park/contract/map/schemas';
import { byShuttle, findWay, soonest, type Way } from './findWay';
import { piecesOf } from './walkLine';

/** A degree of 111 m each way, so that figures can be read. */
const at = (east: number, north: number) => ({ longitude: east / 111_195, latitude: north / 111_195 });
const way = (id: string, kind: LineKind, points: [number, number, number][], more: Partial<MapShape> = {}): MapShape => ({
  id,
  kind,
  name: id,
  stepFree: kind !== 'steps',
  closed: null,
  line: points.map(([east, north, height]) => [east / 111_195, north / 111_195, height]),
  ...more,
});
/** A hill with steps straight over it, and a ramp of three sides around. */
const STEPS = way('steps', 'steps', [
  [0, 0, 0],
  [0, 100, 10],
  [0, 200, 0],
]);
const RAMP = way('ramp', 'path', [
  [0, 0, 0],
  [150, 0, 2],
  [150, 200, 2],
  [0, 200, 0],
]);
const [SOUTH, NORTH] = [at(0, 0), at(0, 200)];
const found = (result: ReturnType<typeof findWay>): Way => {
  if (typeof result === 'string') throw new Error(`no way: ${result}`);
  return result;
};

it('takes the quicker way, with its length and climb', () => {
  const { metres, climb, minutes, slopes } = found(findWay([STEPS, RAMP], SOUTH, NORTH, 'walker'));
  expect([metres, climb, slopes.steepest]).toEqual([200, 10, 10]);
  expect(minutes).toBeGreaterThanOrEqual(3);
});

it('wheels go around the steps, and are told when nothing else leads there', () => {
  expect(found(findWay([STEPS, RAMP], SOUTH, NORTH, 'wheels')).metres).toBe(500);
  expect(findWay([STEPS], SOUTH, NORTH, 'wheels')).toBe('steps');
  expect(findWay([STEPS, { ...RAMP, stepFree: false }], SOUTH, NORTH, 'wheels')).toBe('steps');
});

it('what is closed is gone around, and where all is closed no way is made up', () => {
  const closed = { ...STEPS, closed: 'ice' };
  expect(found(findWay([closed, RAMP], SOUTH, NORTH, 'walker')).metres).toBe(500);
  expect(typeof findWay([closed, { ...RAMP, closed: 'ice' }], SOUTH, NORTH, 'walker')).toBe('string');
});

it('streams, shuttle lines and areas are not walked', () => {
  const line = { ...STEPS, kind: 'stream' as const };
  expect(found(findWay([line, RAMP], SOUTH, NORTH, 'walker')).metres).toBe(500);
  expect(typeof findWay([{ ...line, kind: 'shuttle' as const }], SOUTH, NORTH, 'walker')).toBe('string');
});

it('begins and ends between the points of a way, and beside it', () => {
  const { metres, line } = found(findWay([RAMP], at(70, -20), at(130, 100), 'walker'));
  // 20 m onto the way, 80 and 100 along it, 20 off it.
  expect(metres).toBe(220);
  expect(line[0]?.slice(0, 2)).toEqual([at(70, -20).longitude, at(70, -20).latitude]);
  const along = found(findWay([RAMP], at(20, 0), at(90, 0), 'walker'));
  expect(along.metres).toBe(70);
  expect(piecesOf(along).map(({ isWay }) => isWay)).toEqual([true]);
  const beside = found(findWay([RAMP], at(70, -20), at(130, 100), 'walker'));
  expect(beside.off.map(Math.round)).toEqual([20, 20]);
  expect(piecesOf(beside).map(({ line, isWay }) => [line.length, isWay])).toEqual([
    [2, false],
    [3, true],
    [2, false],
  ]);
});

it('leaves a piece that leads nowhere for the next one', () => {
  const island = way('island', 'path', [
    [-10, 5, 0],
    [-10, 30, 0],
  ]);
  expect(found(findWay([island, RAMP], at(-8, 10), NORTH, 'walker')).metres).toBeGreaterThan(500);
});

it('says that the start lies outside the park', () => {
  expect(findWay([RAMP], at(5000, 5000), NORTH, 'walker')).toBe('away');
});

it('the soonest place is the one of the shorter way, not of the shorter line, and never a closed one', () => {
  const wall = { ...at(0, 190), closed: null, id: 'behind the hill' };
  const around = { ...at(150, 120), closed: null, id: 'on the ramp' };
  expect(soonest([RAMP], SOUTH, [wall, around], 'walker')?.id).toBe('on the ramp');
  expect(soonest([RAMP], SOUTH, [wall, { ...around, closed: 'wet' }], 'walker')?.id).toBe('behind the hill');
  expect(soonest([RAMP], SOUTH, [], 'walker')).toBeNull();
});

describe('wheels', () => {
  const HILL = way('hill', 'path', [
    [0, 0, 0],
    [0, 100, 12],
    [0, 200, 0],
  ]);
  it('go around what is steeper than 8 percent, however short, and are told where nothing gentle leads there', () => {
    expect(found(findWay([HILL, RAMP], SOUTH, NORTH, 'wheels'))).toMatchObject({ metres: 500, isForWheels: true });
    expect(found(findWay([HILL], SOUTH, NORTH, 'wheels'))).toMatchObject({
      metres: 200,
      slopes: { steepest: 12 },
      isForWheels: false,
    });
    const dense = Array.from({ length: 51 }, (_, n): [number, number, number] => [
      0,
      n * 4,
      n < 25 ? 0 : n < 30 ? (n - 24) * 0.6 : 3,
    ]);
    expect(found(findWay([way('dense', 'path', dense)], SOUTH, NORTH, 'wheels')).slopes.steepest).toBe(15);
  });
  it('go around gravel and what is narrow, and the way says what it is made of and how wide', () => {
    const straight = way(
      'straight',
      'path',
      [
        [0, 0, 0],
        [0, 200, 0],
      ],
      { surface: 'gravel', width: 2 },
    );
    const paved = { ...RAMP, surface: 'paved' as const, width: 1.5 };
    const wheels = found(findWay([straight, paved], SOUTH, NORTH, 'wheels'));
    expect(wheels).toMatchObject({ metres: 500, surfaces: ['paved'], narrowest: 1.5, isForWheels: true });
    expect(found(findWay([{ ...straight, surface: 'paved', width: 0.6 }, paved], SOUTH, NORTH, 'wheels')).metres).toBe(500);
    expect(found(findWay([straight], SOUTH, NORTH, 'wheels'))).toMatchObject({ surfaces: ['gravel'], isForWheels: false });
  });
  it('are told of a ramp of a few metres before a long level piece, and of each begun percent', () => {
    const kerb = way('kerb', 'path', [
      [0, 0, 0],
      [0, 6, 1],
      [0, 200, 1],
    ]);
    expect(found(findWay([kerb], SOUTH, NORTH, 'wheels'))).toMatchObject({ slopes: { steepest: 17 }, isForWheels: false });
    expect(found(findWay([kerb, RAMP], SOUTH, NORTH, 'wheels'))).toMatchObject({ metres: 500, isForWheels: true });
    const hill = way('hill', 'path', [
      [0, 0, 0],
      [0, 200, 16.8],
    ]);
    expect(found(findWay([hill], SOUTH, NORTH, 'wheels'))).toMatchObject({ slopes: { steepest: 9 }, isForWheels: false });
    const steps = Array.from({ length: 201 }, (_, n): [number, number, number] => [0, n, Math.min(Math.max(n - 20, 0), 6) / 6]);
    expect(found(findWay([way('dense', 'path', steps), RAMP], SOUTH, NORTH, 'wheels')).metres).toBe(500);
  });
  it('are told how much of it is too steep, of a long climb, and whether anybody measured the ground', () => {
    const hill = way('hill', 'path', [
      [0, 0, 0],
      [0, 40, 4],
      [0, 140, 10],
      [0, 200, 10],
    ]);
    const { slopes, isMeasured } = found(findWay([hill], SOUTH, NORTH, 'wheels'));
    expect([slopes.over(8).metres, slopes.over(5).longest, isMeasured]).toEqual([40, 139, false]);
    const measured = { ...RAMP, surface: 'paved' as const, width: 2 };
    expect(found(findWay([measured], SOUTH, NORTH, 'wheels'))).toMatchObject({ slopes: { steepest: 2 }, isMeasured: true });
  });
  it('stand beside the ways: that is not a route with steps', () => {
    expect(findWay([RAMP], at(0, -90), NORTH, 'wheels')).toBe('far');
    expect(findWay([{ ...RAMP, stepFree: false }], at(0, -20), NORTH, 'wheels')).toBe('steps');
    expect(findWay([RAMP], at(0, -9000), NORTH, 'wheels')).toBe('away');
  });
  it('are led to a toilet with an accessible cabin first', () => {
    const near = { ...at(150, 20), closed: null, accessible: null, id: 'near' };
    const cabin = { ...at(150, 200), closed: null, accessible: 'yes' as const, id: 'cabin' };
    expect(soonest([RAMP], SOUTH, [near, cabin], 'wheels')?.id).toBe('cabin');
    expect(soonest([RAMP], SOUTH, [near, cabin], 'walker')?.id).toBe('near');
  });
  it('take the shuttle where ways lead to a stop and from another, and not where they do not', () => {
    const far = way('far', 'path', [
      [0, 900, 0],
      [0, 990, 0],
    ]);
    const stops = [at(150, 10), at(10, 900)];
    expect(byShuttle([RAMP, far], stops, SOUTH, at(0, 990))).toBe(true);
    expect(byShuttle([RAMP, far], stops.slice(0, 1), SOUTH, at(0, 990))).toBe(false);
    expect(byShuttle([RAMP, far], stops, at(0, 500), at(0, 990))).toBe(false);
  });
  it('are not told of a slope that nobody measured: a spot beside two ways of different heights', () => {
    const above = way('above', 'path', [
      [10, 0, 30],
      [10, -300, 30],
    ]);
    expect(found(findWay([RAMP, above], at(5, 0), at(140, 0), 'wheels')).slopes.steepest).toBe(2);
  });
});

it('nobody gets onto a way straight over a stream, a lake or a cliff, but leaves the rock that they stand on', () => {
  const stream = way('stream', 'stream', [
    [-50, 10, 0],
    [400, 10, 0],
  ]);
  const near = way('near', 'path', [
    [-40, 0, 0],
    [0, 0, 0],
  ]);
  const behind = way('behind', 'path', [
    [100, 60, 0],
    [100, 20, 0],
    [300, 20, 0],
  ]);
  expect(found(findWay([near, behind, stream], at(20, 14), at(300, 20), 'walker')).line[1]?.[1]).toBeCloseTo(20 / 111_195, 6);
  expect(findWay([near, stream], at(0, 20), at(-40, 0), 'walker')).toBe('none');
  const rock = way('rock', 'path', [
    [-30, -30, 0],
    [30, -30, 0],
    [30, 8, 0],
    [-30, 8, 0],
    [-30, -30, 0],
  ]);
  const cliff = { ...rock, kind: 'rock' as const };
  expect(
    found(
      findWay(
        [
          way('out', 'path', [
            [0, 20, 0],
            [0, 200, 0],
          ]),
          cliff,
        ],
        at(0, 0),
        NORTH,
        'walker',
      ),
    ).metres,
  ).toBe(200);
});
