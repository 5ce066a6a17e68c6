import { nearOf } from './NearLinks';

const names = (kinds: string[] | undefined) => nearOf(kinds).map(([kind]) => kind);

it('leads to what the map has, and to all of it while that is not known', () => {
  expect(names(undefined)).toEqual(['toilet', 'firstAid', 'shuttle', 'entrance']);
  expect(names(['museum', 'toilet', 'entrance'])).toEqual(['toilet', 'entrance']);
  expect(names([])).toEqual([]);
});
