import { spansText } from './hours';

test('hours are read from the wall, a night with its next morning', () => {
  const day = { from: '09:00', lastEntry: '16:00', until: '17:00' };
  const night = { from: '19:00', lastEntry: '23:00', until: '25:00' };
  expect(spansText([day, night])).toBe('09:00–17:00, 19:00–01:00');
  expect(spansText([])).toBe('');
});
