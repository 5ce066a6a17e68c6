import { skyOf } from './sky';

it.each([
  ['03:00', '2026-06-21', 'night', 'summer'],
  ['05:10', '2026-06-21', 'dawn', 'summer'],
  ['12:00', '2026-03-01', 'day', 'spring'],
  ['16:30', '2026-12-31', 'dusk', 'winter'],
  ['18:00', '2026-01-05', 'night', 'winter'],
  ['17:59', '2026-11-30', 'dusk', 'autumn'],
])('at %s on %s it is %s in %s', (clock, day, time, season) => {
  expect(skyOf(clock, day)).toEqual({ season, time });
});
