import { alongMarks, marksOf, spanOf } from '@park/contract/walk/marks';
import { sketchUri } from './sketch';
import { nextStop, seenOf, stopNow, walkOf } from './steps';

const walk = { id: 'deep-time', stopIds: ['3', '1', '7'] };

it('goes on behind the stop where one is, then to what was left out, and ends', () => {
  expect(nextStop(walk, [])).toBe('3');
  expect(nextStop(walk, ['deep-time/1'], '1')).toBe('7');
  expect(nextStop(walk, ['deep-time/7', 'deep-time/1'], '7')).toBe('3');
  expect(nextStop(walk, ['deep-time/7', 'deep-time/1', 'deep-time/3'], '3')).toBeUndefined();
});

it('is heard from where one left off, else from the first that was not seen, else from its first', () => {
  expect(stopNow(walk, ['deep-time/3'], ['children/1', 'deep-time/7'])).toBe('7');
  expect(stopNow(walk, ['deep-time/3'], ['children/7', 'deep-time/gone'])).toBe('1');
  expect(stopNow(walk, ['deep-time/7', 'deep-time/1', 'deep-time/3'], [])).toBe('3');
});

it('counts the steps of its own walk alone', () => {
  expect([...seenOf(walk, ['children/3', 'deep-time/7', 'deep-time/99'])]).toEqual(['7']);
  expect(walkOf('deep-time/7')).toBe('deep-time');
});

it('marks neighbours once and leaves out what has no place, and goes from mark to mark in the order of the stops', () => {
  const marks = marksOf([{ x: 0, y: 0 }, { x: 50, y: 0 }, { x: 0, y: 9 }, null, { x: 0, y: 0 }, { x: 0, y: 20 }], 20);
  expect(marks.map(({ numbers }) => spanOf(numbers))).toEqual(['1, 3, 5', '2', '6']);
  expect(alongMarks(marks).map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [50, 0],
    [0, 0],
    [0, 0],
    [0, 20],
  ]);
});

it('draws a walk north up', () => {
  const at = (latitude: number) => ({ latitude, longitude: 105 });
  const drawn = decodeURIComponent(sketchUri([at(25), at(25.00001), null, at(25.01)], 'light'));
  const [from, to] = [...(/ d='M[\d.]+ ([\d.]+)L[\d.]+ [\d.]+L[\d.]+ ([\d.]+)' stroke/.exec(drawn) ?? [])].slice(1).map(Number);
  expect(to).toBeLessThan(from ?? 0);
  expect([...drawn.matchAll(/>([^<]+)<\/text>/g)].map(([, text]) => text)).toEqual(['1–2', '4']);
});

it('says which numbers a mark has', () => {
  expect(spanOf([1, 2, 3, 7])).toBe('1–3, 7');
  expect(spanOf([4])).toBe('4');
});
