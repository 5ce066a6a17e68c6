import { type Label, placed, textWidth } from './labels';
import { dotsAmong } from './names';
import { parkSheet } from './useSheet';

const label = (id: string, x: number, y: number, more: Partial<Label> = {}): Label => ({
  id,
  text: 'South Gate',
  x,
  y,
  rank: 2,
  mark: 12,
  sides: ['below'],
  ...more,
});

it('of two names that would lie on one another the important one stays', () => {
  expect([...placed([label('minor', 100, 100, { rank: 5 }), label('major', 130, 102)], 12).keys()]).toEqual(['major']);
  expect(placed([label('a', 100, 100), label('b', 300, 100)], 12).size).toBe(2);
});

it('of marks that would lie on one another the minor ones are dots until there is room, and the chosen one never', () => {
  const places = [
    { id: 'toilet', kind: 'toilet' as const, longitude: 105.43 },
    { id: 'gate', kind: 'entrance' as const, longitude: 105.4302 },
    { id: 'far', kind: 'food' as const, longitude: 105.44 },
  ].map((place) => ({ ...place, name: place.id, text: '', closed: null, latitude: 25.62 }));
  const sheet = parkSheet(places, [], { width: 343, height: 412, park: { width: 343, height: 412 } });
  const dots = (zoom: number, chosenId?: string) => [...dotsAmong(places, sheet, { zoom, chosenId }).keys()];
  expect(dots(1)).toEqual(['toilet']);
  expect(dots(1, 'toilet')).toEqual(['gate']);
  expect(dots(6)).toEqual([]);
});

it('a name that has no room below its mark goes to another side of it, the best first', () => {
  const all = { sides: ['below', 'above', 'right', 'left'] as const };
  const below = label('below', 100, 124, { text: '' });
  const above = label('above', 100, 76, { text: '' });
  const side = (...others: Label[]) => placed([label('it', 100, 100, all), ...others], 12).get('it');
  expect([side(), side(below), side(below, above)]).toEqual(['below', 'above', 'right']);
  expect(side(below, above, label('right', 124, 100, { text: '' }))).toBe('left');
});

it('no name lies under an obstacle, not even the chosen one’s', () => {
  const sheet = [{ left: 0, right: 375, top: 110, bottom: 700 }];
  const chosen = (sides: Label['sides']) => [...placed([label('it', 100, 100, { rank: 0, sides })], 12, sheet)];
  expect(chosen(['below'])).toEqual([]);
  expect(chosen(['below', 'above'])).toEqual([['it', 'above']]);
});

it('the first of all has its name where it covers least, whatever it lies on', () => {
  const marks = [76, 100, 124].flatMap((y) => [60, 84, 116, 140].map((x) => label(`${x} ${y}`, x, y, { text: '' })));
  const first = label('it', 100, 100, { rank: 1, sides: ['above', 'below'] });
  expect(placed([{ ...first, rank: 2 }, ...marks], 12).has('it')).toBe(false);
  expect(placed([first, ...marks.filter(({ id }) => !id.startsWith('84 124'))], 12).get('it')).toBe('below');
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
