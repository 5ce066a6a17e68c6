import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sheetOf } from '@park/contract/map/sheet';
import { distance, nearest, toMap } from '@park/contract/map/spot';
import { drawOn } from './located';

const GATE = { latitude: 25.61702, longitude: 105.43172 };
const TOWER = { latitude: 25.626, longitude: 105.44 };

test('a browser’s place is moved onto the map of China, WeChat’s is there already', () => {
  // Tiananmen, as published beside the formula.
  const moved = toMap({ latitude: 39.908_722, longitude: 116.397_499, system: 'wgs84' });
  assert.ok(Math.abs(moved.latitude - 39.910_125) < 2e-5, String(moved.latitude));
  assert.ok(Math.abs(moved.longitude - 116.403_742) < 2e-5, String(moved.longitude));
  assert.deepEqual(toMap({ ...GATE, system: 'gcj02' }), GATE);
  const here = distance(GATE, toMap({ ...GATE, system: 'wgs84' }));
  assert.ok(here > 100 && here < 800, String(here));
  const paris = { latitude: 48.8584, longitude: 2.2945 };
  assert.deepEqual(toMap({ ...paris, system: 'wgs84' }), paris);
});

test('the nearest place is named with its distance', () => {
  const found = nearest({ latitude: 25.6171, longitude: 105.4318 }, [TOWER, GATE]);
  assert.equal(found?.place, GATE);
  assert.ok((found?.metres ?? 0) > 5 && (found?.metres ?? 99) < 20);
  assert.equal(nearest(GATE, []), null);
});

test('the sheet is true to scale, and what lies outside stands at its edge', () => {
  const sheet = sheetOf([GATE, TOWER], 0.8, 0.12, 400);
  const [gate, tower] = [drawOn(sheet, GATE), drawOn(sheet, TOWER)];
  assert.ok(gate.x < tower.x && gate.y > tower.y);
  assert.ok(!gate.outside && !tower.outside);
  const drawn = Math.hypot(tower.x - gate.x, (tower.y - gate.y) * 0.8);
  assert.ok(Math.abs(drawn - sheet.width(distance(GATE, TOWER))) < 0.001);
  const far = drawOn(sheet, { latitude: 25.621, longitude: 121 });
  assert.deepEqual([far.outside, far.x], [true, 0.95]);
  const alone = drawOn(sheetOf([GATE], 0.8, 0.12, 400), GATE);
  assert.deepEqual(alone, { x: 0.5, y: 0.5, outside: false });
});
