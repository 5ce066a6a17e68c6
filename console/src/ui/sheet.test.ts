import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sheetOf } from '@park/contract/map/sheet';

const GATE = { latitude: 25.617, longitude: 105.4317 };
const LOOKOUT = { latitude: 25.6295, longitude: 105.433 };

test('north is above, and every place lies on the sheet with room around it', () => {
  const sheet = sheetOf([GATE, LOOKOUT], 0.7, 1 / 6, 445);
  const [gate, lookout] = [sheet.at(GATE), sheet.at(LOOKOUT)];
  assert.ok(lookout.y < gate.y);
  for (const share of [gate.x, gate.y, lookout.x, lookout.y]) assert.ok(share > 0.1 && share < 0.9, String(share));
});

test('what is pointed at is where it is drawn', () => {
  const sheet = sheetOf([GATE, LOOKOUT], 0.7, 1 / 6, 445);
  const back = sheet.spotAt(sheet.at(GATE));
  assert.ok(Math.abs(back.latitude - GATE.latitude) < 1e-6 && Math.abs(back.longitude - GATE.longitude) < 1e-6);
});

test('a single place stands in the middle', () => {
  assert.deepEqual(sheetOf([GATE], 1, 1 / 6, 445).at(GATE), { x: 0.5, y: 0.5 });
});
