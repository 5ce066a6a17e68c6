import { secondsOf } from './pace';

const minutes = (...piece: Parameters<typeof secondsOf>) => secondsOf(...piece) / 60;

it('a visitor strolls, a slow one takes longer, wheels the longest', () => {
  const [walker, slow, wheels] = (['walker', 'slow', 'wheels'] as const).map((who) => minutes(1000, 0, 'path', who));
  expect(walker).toBeGreaterThan(12);
  expect(walker).toBeLessThan(16);
  expect(slow).toBeGreaterThan((walker ?? 0) * 1.4);
  expect(wheels).toBeGreaterThan(walker ?? 0);
});

it('a climb and steps take time, a gentle descent less than the level', () => {
  expect(minutes(500, 50, 'path', 'walker')).toBeGreaterThan(minutes(500, 0, 'path', 'walker') * 1.3);
  expect(minutes(500, -20, 'path', 'walker')).toBeLessThan(minutes(500, 0, 'path', 'walker'));
  expect(minutes(500, -120, 'path', 'walker')).toBeGreaterThan(minutes(500, 0, 'path', 'walker'));
  expect(minutes(50, 10, 'steps', 'walker')).toBeGreaterThan(minutes(50, 10, 'path', 'walker') * 1.5);
});

it('for wheels a slope counts both ways', () => {
  expect(minutes(100, -8, 'path', 'wheels')).toBeCloseTo(minutes(100, 8, 'path', 'wheels'));
  expect(minutes(100, 8, 'path', 'wheels')).toBeGreaterThan(minutes(100, 0, 'path', 'wheels') * 1.6);
});

it('no length takes no time', () => {
  expect(secondsOf(0, 5, 'path', 'walker')).toBe(0);
});
