import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WHEELS } from '@park/contract/map/limits';
import type { MapShape } from '@park/contract/map/schemas';
import { distance } from '@park/contract/map/spot';
import { LANGS } from '../i18n/lang';
import { type Contents, readContent } from './contents';

type Shape = Contents['ways'][number];
const valley = await readContent('ways', 0);
const places = await readContent('places', 0);
const points = await readContent('points', 0);
const notices = await readContent('notices', 0);
const exhibits = await readContent('exhibits', 0);
const walks = await readContent('walks', 0);
const activities = await readContent('activities', 0);
const WALKED: readonly string[] = ['path', 'steps', 'road'];
const keyOf = ([longitude, latitude]: MapShape['line'][number]) => `${longitude},${latitude}`;

/** The points that are reached from the first way's, each way from its neighbours. */
function reached(ways: readonly Shape[]): Set<string> {
  const first = ways[0]?.line[0];
  assert.ok(first);
  const found = new Set([keyOf(first)]);
  let before = 0;
  while (found.size > before) {
    before = found.size;
    for (const { line } of ways) {
      if (!line.some((point) => found.has(keyOf(point)))) continue;
      for (const point of line) found.add(keyOf(point));
    }
  }
  return found;
}

const open = valley.filter(({ kind, closed }) => WALKED.includes(kind) && closed === null);
const stepFree = open.filter((way) => way.stepFree && way.kind !== 'steps');

/** Metres from a place to the nearest point of a way. */
const apart = (spot: { latitude: number; longitude: number }, ways: readonly Shape[]) =>
  Math.min(...ways.flatMap(({ line }) => line.map(([longitude, latitude]) => distance(spot, { latitude, longitude }))));

test('the seeded ways are one piece, without steps, too', () => {
  for (const ways of [open, stepFree]) {
    const found = reached(ways);
    for (const { id, line } of ways)
      assert.ok(
        line.every((point) => found.has(keyOf(point))),
        id,
      );
  }
});

test('every seeded place lies at a way, and those that everybody needs at a step-free one', () => {
  for (const { id, ...at } of [...places, ...points]) assert.ok(apart(at, open) < 60, `${id} ${apart(at, open)}`);
  for (const { id, kind, ...at } of places)
    if (['museum', 'toilet', 'firstAid', 'shuttle', 'entrance'].includes(kind))
      assert.ok(apart(at, stepFree) < 60, `${id} ${apart(at, stepFree)}`);
});

test('every seeded exhibit lies at a way', () => {
  for (const { id, at } of exhibits) {
    assert.ok(at, id);
    const metres = apart(at, open);
    assert.ok(metres < 60, `${id} ${metres}`);
  }
});

/** Step-free ways without the pieces that a wheelchair does not manage. */
const forWheels = stepFree
  .filter(({ surface, width }) => surface != null && WHEELS.surfaces.includes(surface) && (width ?? 0) >= WHEELS.narrowest)
  .filter(({ line }) =>
    line.every(([longitude, latitude, height], index) => {
      const next = line[index + 1];
      if (!next) return true;
      const metres = distance({ latitude, longitude }, { latitude: next[1], longitude: next[0] });
      return (Math.abs(next[2] - height) / metres) * 100 <= WHEELS.steepest;
    }),
  );

test('wheels come to all that everybody needs, and along the step-free walk, on ways of at most 8 percent', () => {
  assert.ok(forWheels.length > 6);
  const found = reached(forWheels);
  for (const { id, line } of forWheels)
    assert.ok(
      line.every((point) => found.has(keyOf(point))),
      id,
    );
  for (const { id, kind, ...at } of places)
    if (['museum', 'toilet', 'firstAid', 'shuttle', 'entrance'].includes(kind)) assert.ok(apart(at, forWheels) < 60, id);
  const stops = walks.find(({ isStepFree }) => isStepFree)?.stops ?? [];
  for (const { id, at } of exhibits.filter(({ id }) => stops.includes(id))) assert.ok(at && apart(at, forWheels) < 60, id);
});

test('no name in any language stands for two things of the map that lie apart', () => {
  const named = [...places, ...points, ...valley];
  const all = named.flatMap(({ name }) => Object.entries(name ?? {}).map(([lang, text]) => `${lang} ${text}`));
  assert.deepEqual(
    all.filter((one, index) => all.indexOf(one) !== index),
    [],
  );
});

test('the steps that a notice closes are closed on the map, in the same words', () => {
  const notice = notices.find(({ id }) => id === 'lower-steps-closed');
  const [steps, ramp] = ['ridge-steps', 'ridge-detour'].map((wanted) => valley.find(({ id }) => id === wanted));
  for (const lang of LANGS) {
    assert.ok(notice?.title[lang]?.includes(ramp?.name?.[lang] ?? '?'), lang);
    assert.ok(steps?.closed?.[lang]?.includes(ramp?.name?.[lang] ?? '?'), lang);
  }
});

test('no way is steeper than the hills of the valley', () => {
  for (const { id, kind, line } of open)
    for (const [index, [longitude, latitude, height]] of line.entries()) {
      const next = line[index + 1];
      if (!next || kind === 'steps') continue;
      const metres = distance({ latitude, longitude }, { latitude: next[1], longitude: next[0] });
      assert.ok(Math.abs(next[2] - height) / metres < 0.3, `${id} ${index}`);
    }
});

test('whoever looks an activity up on the map is led into the park', () => {
  for (const { id, position } of activities) assert.ok(position && apart(position, open) < 150, id);
});
