import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdminHelp } from '@park/contract/help/schemas';
import type { MapPlace } from '@park/contract/map/schemas';
import { locate } from './located';

const GATE = { id: 'gate', name: 'Gate', latitude: 25.617, longitude: 105.4317 } as MapPlace;
const from = (latitude: number, longitude: number) =>
  ({ id: 'call', position: { latitude, longitude, accuracy: 9, system: 'gcj02', at: '' } }) as unknown as AdminHelp;

test('who calls from far away is near no place of the park', () => {
  const [here, there] = locate([from(25.6171, 105.4318), from(25.621, 108.44)], [GATE], null);
  assert.deepEqual([here?.near?.place.name, here?.away], ['Gate', null]);
  assert.equal(there?.near, null);
  assert.equal(Math.round((there?.away ?? 0) / 1000), 302);
});
