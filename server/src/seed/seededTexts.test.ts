import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { parkMoment } from '@park/contract/parkTime';
import { TICKET_KINDS } from '@park/contract/ticket/limits';
import { LANGS } from '../i18n/lang';
import { contentSchemas, readContent, SAMPLE_PARK } from './contents';

const names = Object.keys(contentSchemas) as (keyof typeof contentSchemas)[];
const NOON = parkMoment('2026-11-21', '12:00');

/** Every object in a value, with the path to it. */
function* objectsIn(value: unknown, path = ''): Generator<[path: string, object: Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [path, value as Record<string, unknown>];
  for (const [key, part] of Object.entries(value)) yield* objectsIn(part, `${path}.${key}`);
}

describe('contents of the sample park', () => {
  it('are what is read and nothing else: no file and no field is passed over', async () => {
    assert.deepEqual((await readdir(SAMPLE_PARK)).sort(), names.map((name) => `${name}.json`).sort());
    for (const name of names) {
      const read = new Map(objectsIn(await readContent(name, NOON)));
      for (const [path, written] of objectsIn(JSON.parse(await readFile(new URL(`${name}.json`, SAMPLE_PARK), 'utf8')))) {
        if ('daysFromNow' in written) continue;
        const known = Object.keys(read.get(path) ?? {});
        for (const key of Object.keys(written)) assert.ok(known.includes(key), `${name}${path}.${key}`);
      }
    }
  });

  it('are complete in every language', async () => {
    for (const name of names)
      for (const [path, texts] of objectsIn(await readContent(name, NOON)))
        if (LANGS.some((lang) => lang in texts)) assert.deepEqual(Object.keys(texts).sort(), [...LANGS].sort(), name + path);
  });

  it('count their days from the day they are read, by the park’s clock', async () => {
    const [walk] = await readContent('activities', parkMoment('2026-12-30', '23:59'));
    assert.deepEqual([walk?.id, walk?.start], ['night-walk', '2027-01-01T19:00:00+08:00']);
    const [cap] = (await readContent('lostFound', parkMoment('2026-03-01', '00:01'))).filter(({ kind }) => kind === 'lost');
    assert.equal(cap?.day, '2026-02-28');
  });

  it('that the contract does not take are told by file and field', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'park-contents-'));
    await writeFile(join(folder, 'slots.json'), '[{ "id": "morning", "start": "9 am", "end": "12:00" }]');
    await assert.rejects(readContent('slots', NOON, pathToFileURL(`${folder}/`)), /slots\.json:\n.*\n.*\[0\]\.start/);
    await rm(folder, { recursive: true });
  });
});

describe('seeded texts', () => {
  it('of points and tickets do not say the same by mistake', async () => {
    const points = await readContent('points', NOON);
    const products = await readContent('products', NOON);
    for (const lang of LANGS) {
      assert.equal(new Set(points.map(({ text }) => text[lang])).size, points.length);
      assert.equal(new Set(products.map(({ text }) => text[lang])).size, products.length);
      assert.equal(new Set(products.map(({ name }) => name[lang])).size, products.length);
    }
    for (const seeds of [points, products]) assert.equal(new Set(seeds.map(({ motif }) => motif)).size, seeds.length);
    assert.ok(points.every(({ capacity }) => capacity >= 1 && capacity <= 4));
    assert.equal(points.filter(({ closedReason }) => closedReason).length, 1);
    assert.deepEqual([...new Set(products.map(({ kind }) => kind))].sort(), [...TICKET_KINDS].sort());
    const slots = (await readContent('slots', NOON)).map(({ id }) => id);
    for (const { id, stock } of products) assert.deepEqual(Object.keys(stock), slots, id);
  });

  it('of draws have as many entrants as they say, each with a phone of their own', async () => {
    const entrants = await readContent('entrants', NOON);
    for (const round of await readContent('rounds', NOON)) assert.ok(round.entrants <= entrants.length);
    assert.equal(new Set(entrants.map(({ phone }) => phone)).size, entrants.length);
  });

  it('of activities and exhibits do not say the same by mistake', async () => {
    const activities = await readContent('activities', NOON);
    const exhibits = await readContent('exhibits', NOON);
    const stories = exhibits.flatMap(({ story, childStory }) => [story, childStory]);
    for (const lang of LANGS) {
      assert.equal(new Set(activities.map(({ title }) => title[lang])).size, activities.length);
      assert.equal(new Set(stories.map((story) => story?.[lang])).size, stories.length);
      assert.equal(new Set(exhibits.map(({ name }) => name[lang])).size, exhibits.length);
    }
  });
});
