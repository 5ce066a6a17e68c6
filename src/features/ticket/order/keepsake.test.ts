import { STAMPED } from '@park/contract/motifs';
import { addDays } from '@park/contract/parkTime';
import { fossilOf, wornEdge } from './keepsake';

const days = (count: number, every: number) => Array.from({ length: count }, (_, nth) => addDays('2026-11-21', nth * every));

it('stamps with another fossil each day, the same for all who came that day, and has them all in twelve days', () => {
  expect(fossilOf('2026-11-21')).toBe(fossilOf('2026-11-21'));
  expect(new Set(days(12, 1).map(fossilOf)).size).toBe(STAMPED.length);
  expect(fossilOf(addDays('2026-11-21', 12))).toBe(fossilOf('2026-11-21'));
});

it('whoever comes every week has them all in twelve weeks', () => {
  expect(new Set(days(12, 7).map(fossilOf)).size).toBe(STAMPED.length);
});

it.each(['1969-12-31', '1970-01-01', '2000-02-29'])('knows one for %s', (day) => {
  expect(STAMPED).toContain(fossilOf(day));
});

it('wears the edge of a ticket always in the same way, and of each in its own', () => {
  const numbers = ['0000000000', '0000000001', '0123456789', '2147483650', '9876543210', '9999999999'];
  expect(numbers.map(wornEdge)).toEqual(numbers.map(wornEdge));
  expect(new Set(numbers.map(wornEdge)).size).toBe(numbers.length);
  for (const edge of numbers.map(wornEdge)) {
    expect(edge).not.toMatch(/NaN|Infinity/);
    const heights = [...edge.matchAll(/L\d+ ([\d.]+)/g)].map(([, y]) => Number(y));
    expect(heights).toHaveLength(73);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(9.6);
    expect(Math.max(...heights)).toBeLessThan(24);
  }
});
