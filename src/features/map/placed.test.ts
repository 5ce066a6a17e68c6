import type { MapPlace } from '@park/contract/map/schemas';
import type { Walk } from '@park/contract/walk/schemas';
import { dotsAmong } from './drawing/names';
import { parkSheet } from './drawing/useSheet';
import { fromTheGround, numbersOn, placedOf } from './placed';

const at = (metres: number) => ({ latitude: 25 + metres / 111_195, longitude: 105 });
const gate: MapPlace = { id: 'gate', kind: 'entrance', name: 'Gate', text: '', closed: null, ...at(0) };
const exhibit = (id: string, metres: number) => ({ id, name: id, text: 'at the wall', ...at(metres) });
const stop = (id: string, metres: number | null) =>
  ({ id, name: id, latin: `${id} latin`, at: metres === null ? null : at(metres) }) as Walk['stops'][number];
const walk = {
  id: 'w',
  name: 'Walk',
  isStepFree: false,
  stops: [stop('7', 2000), stop('3', null), stop('9', 2005), stop('8', 500)],
};

it('exhibits follow the places, and a stop that the map does not know is there all the same', () => {
  const placed = placedOf({ places: [gate], exhibits: [exhibit('7', 2000), exhibit('1', 10)] }, walk);
  expect(placed.map(({ id, stop }) => [id, stop])).toEqual([
    ['gate', undefined],
    ['exhibit:7', 1],
    ['exhibit:1', undefined],
    ['exhibit:9', 3],
    ['exhibit:8', 4],
  ]);
  expect(placed[3]).toMatchObject({ text: '9 latin', exhibitId: '9', ...at(2005) });
  expect(fromTheGround(placed).at(-1)?.id).toBe('gate');
});

it('a map of before has no exhibits', () => {
  expect(placedOf({ places: [gate] }, undefined)).toEqual([gate]);
});

describe('marks', () => {
  const placed = placedOf({ places: [gate], exhibits: [exhibit('1', 1)] }, walk);
  const sheet = parkSheet(placed, [], { width: 343, height: 412, park: { width: 343, height: 412 } });
  const dots = (zoom: number, chosenId = '') => dotsAmong(placed, sheet, { zoom, chosenId });

  it('an exhibit yields to a gate, and a stop to the one before it', () => {
    expect([...dots(1)]).toEqual([
      ['exhibit:9', 'exhibit:7'],
      ['exhibit:1', 'gate'],
    ]);
  });

  it('the chosen one yields to none', () => {
    expect([...dots(1, 'exhibit:9')][0]).toEqual(['exhibit:7', 'exhibit:9']);
  });

  it('say the numbers of all stops that lie below them, and when all of these were seen', () => {
    const numbers = (seen: string[], chosenId = '') => [...numbersOn(placed, dots(1, chosenId), new Set(seen))];
    expect(numbers([])).toEqual([
      ['exhibit:7', '1, 3'],
      ['exhibit:8', '4'],
    ]);
    expect(numbers(['7', '8'], 'exhibit:9')).toEqual([
      ['exhibit:9', '1, 3'],
      ['exhibit:8', '4 ✓'],
    ]);
    expect(numbers(['7', '9'])[0]).toEqual(['exhibit:7', '1, 3 ✓']);
  });
});
