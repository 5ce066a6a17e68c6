import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roomForNames } from './roomForNames';

const ROOM = { size: 10, gap: 9, first: 'above', width: 400 } as const;
/** The sides of the names that found room. */
const sidesOf = (...[spots, room]: Parameters<typeof roomForNames>) =>
  [...roomForNames(spots, room)].map(([id, { side }]) => [id, side]);
const spot = (id: string, x: number, y: number, name = 'South Gate') => ({ id, name, x, y });

test('names that lie apart are written on the first side', () => {
  const sides = sidesOf([spot('a', 100, 100), spot('b', 100, 200)], ROOM);
  assert.deepEqual(sides, [
    ['a', 'above'],
    ['b', 'above'],
  ]);
});

test('of two neighbours the first has the choice, the second the other side, the third none', () => {
  const row = [spot('a', 100, 100), spot('b', 112, 100), spot('c', 124, 100)];
  assert.deepEqual(sidesOf(row, ROOM), [
    ['a', 'above'],
    ['b', 'below'],
  ]);
  assert.equal(roomForNames(row, { ...ROOM, first: 'below' }).get('a')?.side, 'below');
});

test('a name is not written over a spot', () => {
  assert.equal(roomForNames([spot('a', 100, 100), spot('b', 110, 86, '')], ROOM).get('a')?.side, 'below');
});

test('hanzi take twice the room of Latin letters', () => {
  const beside = (name: string) => roomForNames([spot('a', 100, 100, name), spot('b', 134, 100, name)], ROOM).get('b')?.side;
  assert.equal(beside('Gate'), 'above');
  assert.equal(beside('南门入口'), 'below');
});

test('a name at the edge is written further in', () => {
  const [left, right] = ['a', 'b'].map((id) => roomForNames([spot('a', 2, 100), spot('b', 398, 100)], ROOM).get(id)?.x ?? 0);
  assert.equal(left?.toFixed(3), '28.000', 'half of ten letters');
  assert.equal(right?.toFixed(3), '372.000');
});
