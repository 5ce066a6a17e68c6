import { soonest } from './useNow';

it('finds the first moment that is still to come', () => {
  const at = (clock: string) => `2026-11-21T${clock}:00+08:00`;
  const noon = Date.parse(at('12:00'));
  expect(soonest([at('17:30'), null, at('12:00'), at('15:00')], noon)).toBe(Date.parse(at('15:00')));
  expect(soonest([noon + 2, noon + 1, ''], noon)).toBe(noon + 1);
  expect(soonest([at('12:00'), null], noon)).toBeNull();
});
