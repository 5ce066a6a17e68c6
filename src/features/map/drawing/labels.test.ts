import { sheetOf } from '@park/contract/map/sheet';
import { EDGE, MIN_WIDTH_METRES, RATIO } from './groundDrawing';
import { type Label, placed, textWidth } from './labels';
import { dotsAmong } from './names';

const label = (id: string, x: number, y: number, more: Partial<Label> = {}): Label => ({
  id,
  text: 'South Gate',
  x,
  y,
  rank: 1,
  mark: 12,
  ...more,
});

it('of two names that would lie on one another the important one stays', () => {
  expect([...placed([label('minor', 100, 100, { rank: 5 }), label('major', 130, 102, { rank: 1 })], 12)]).toEqual(['major']);
  expect(placed([label('a', 100, 100), label('b', 300, 100)], 12).size).toBe(2);
});

it('of marks that would lie on one another the minor ones are dots until there is room, and the chosen one never', () => {
  const places = [
    { id: 'toilet', kind: 'toilet' as const, longitude: 105.43 },
    { id: 'gate', kind: 'entrance' as const, longitude: 105.4302 },
    { id: 'far', kind: 'food' as const, longitude: 105.44 },
  ].map((place) => ({ ...place, name: place.id, text: '', closed: null, latitude: 25.62 }));
  const sheet = sheetOf(places, RATIO, EDGE, MIN_WIDTH_METRES);
  const dots = (zoom: number, chosenId?: string) => [...dotsAmong(places, sheet, { zoom, chosenId }).keys()];
  expect(dots(1)).toEqual(['toilet']);
  expect(dots(1, 'toilet')).toEqual(['gate']);
  expect(dots(6)).toEqual([]);
});

it('no name lies on another’s mark', () => {
  expect(placed([label('above', 100, 100), label('mark', 100, 124, { text: '', rank: 9 })], 12).has('above')).toBe(false);
});

it('larger text takes more room, and Han letters more than Latin ones', () => {
  const near = [label('a', 100, 100), label('b', 176, 100)];
  expect([placed(near, 12).size, placed(near, 15.6).size]).toEqual([2, 1]);
  expect(textWidth('云岭', 12)).toBe(24);
  expect(textWidth('ab', 12)).toBeLessThan(14);
});
