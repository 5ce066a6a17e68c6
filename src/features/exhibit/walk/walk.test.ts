import { marksOf, spanOf } from './sketch';
import { nextStop, seenOf, walkOf } from './steps';

const walk = { id: 'deep-time', stopIds: ['3', '1', '7'] };

it('goes on behind the stop where one is, then to what was left out, and ends', () => {
  expect(nextStop(walk, [])).toBe('3');
  expect(nextStop(walk, ['deep-time/1'], '1')).toBe('7');
  expect(nextStop(walk, ['deep-time/7', 'deep-time/1'], '7')).toBe('3');
  expect(nextStop(walk, ['deep-time/7', 'deep-time/1', 'deep-time/3'], '3')).toBeUndefined();
});

it('counts the steps of its own walk alone', () => {
  expect([...seenOf(walk, ['children/3', 'deep-time/7', 'deep-time/99'])]).toEqual(['7']);
  expect(walkOf('deep-time/7')).toBe('deep-time');
});

it('draws neighbours as one mark and leaves out what has no place; north is up', () => {
  const at = (latitude: number) => ({ latitude, longitude: 105 });
  const marks = marksOf([at(25), at(25.00001), null, at(25.01)]);
  expect(marks.map(({ numbers }) => numbers)).toEqual([[1, 2], [4]]);
  expect(marks[1]?.y).toBeLessThan(marks[0]?.y ?? 0);
});

it('says which numbers a mark has', () => {
  expect(spanOf([1, 2, 3, 7])).toBe('1–3, 7');
  expect(spanOf([4])).toBe('4');
});
