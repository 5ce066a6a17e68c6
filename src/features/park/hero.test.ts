import { heroOf } from './hero';

const HEROES = [
  { picture: 'snow', seasons: ['winter' as const], times: [] },
  { picture: 'stars', seasons: [], times: ['night' as const] },
  { picture: 'valley', seasons: ['spring' as const, 'summer' as const], times: ['day' as const] },
];

it.each([
  ['winter', 'night', 'snow'],
  ['autumn', 'night', 'stars'],
  ['summer', 'day', 'valley'],
  ['autumn', 'day', undefined],
] as const)('shows in %s by %s the first picture that fits: %s', (season, time, picture) => {
  expect(heroOf(HEROES, { season, time })).toBe(picture);
});

it('shows the drawn valley where there is no picture', () => {
  expect(heroOf(undefined, { season: 'spring', time: 'day' })).toBeUndefined();
});
