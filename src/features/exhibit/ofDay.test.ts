import type { ExhibitBrief } from '@park/contract/exhibit/schemas';
import { addDays } from '@park/contract/parkTime';
import { exhibitOfDay } from './ofDay';

const exhibits = ['1', '4', '24'].map((id) => ({ id }) as ExhibitBrief);

it('gives every exhibit its day, each another than the day before, and begins anew', () => {
  const week = [0, 1, 2, 3].map((days) => exhibitOfDay(exhibits, addDays('2026-12-30', days))?.id);
  expect([...week.slice(0, 3)].sort()).toEqual(['1', '24', '4']);
  expect(week[3]).toBe(week[0]);
});

it('has none in an empty catalogue', () => expect(exhibitOfDay([], '2026-12-30')).toBeUndefined());
