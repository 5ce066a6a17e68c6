import { minutesAndSeconds, secondsLeft } from './timeLeft';

it('counts down to zero, never below, and says zero only at the end', () => {
  expect([900_000, 899_001, 1, 0, -5].map((left) => minutesAndSeconds(secondsLeft(left, 0)))).toEqual([
    '15:00',
    '15:00',
    '00:01',
    '00:00',
    '00:00',
  ]);
  expect(minutesAndSeconds(3661)).toBe('61:01');
});
