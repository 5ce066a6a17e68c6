import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { BESIDE_MM } from '@park/contract/exhibit/limits';
import { ITEM_CATEGORIES } from '@park/contract/lostFound/limits';
import { MOTIFS, SCENES, STAMPED } from '@park/contract/motifs';
import { readContent } from '../server/src/seed/contents';
import { inRoot } from './root';

/** Bytes: what a phone fetches for one picture, before it is compressed. */
const MAX_SVG_CHARACTERS = { plate: 32_000, scene: 12_000 };

const folder = inRoot('content', 'pictures');
const files = Object.fromEntries(
  readdirSync(folder).map((file) => [path.basename(file, '.svg'), readFileSync(path.join(folder, file), 'utf8')]),
);

test('every motif, every stamp, every kind of lost thing and what is drawn beside a fossil has a picture that is no other’s, in a plate’s measure', () => {
  const stamps = STAMPED.map((fossil) => `stamp-${fossil}`);
  assert.deepEqual(Object.keys(files).sort(), [...MOTIFS, ...stamps, ...ITEM_CATEGORIES, ...Object.keys(BESIDE_MM)].sort());
  assert.equal(new Set(Object.values(files)).size, Object.keys(files).length);
  for (const [name, svg] of Object.entries(files)) {
    const max = MAX_SVG_CHARACTERS[SCENES.some((scene) => scene === name) ? 'scene' : 'plate'];
    assert.ok(svg.length < max && !svg.includes('NaN'), name);
    assert.match(svg, /^<svg [^>]*viewBox="0 0 750 420">.*<\/svg>$/s, name);
  }
});

test('every seeded exhibit has a plate that is no other’s, with its own Latin name under it', async () => {
  const exhibits = await readContent('exhibits', 0);
  for (const { id, latin, motif } of exhibits) assert.ok(files[motif]?.includes(`font-style="italic">${latin}</text>`), id);
  assert.equal(new Set(exhibits.map(({ motif }) => motif)).size, exhibits.length);
});

test('what is seeded beside the exhibits is drawn as itself: no two have one drawing, and none has a plate, which names a species', async () => {
  const kinds = await Promise.all(
    (['activities', 'notices', 'places', 'points'] as const).map(async (name) =>
      (await readContent(name, 0)).map(({ motif }) => motif),
    ),
  );
  const prizes = (await readContent('rounds', 0)).flatMap((round) =>
    round.prizes.map(({ name, motif }) => [name.en, motif] as const),
  );
  const products = (await readContent('products', 0)).map(({ motif }) => motif);
  const shown = [...kinds.flat().filter((motif) => motif !== null), ...new Map(prizes).values()];
  assert.equal(new Set(shown).size, shown.length);
  assert.equal(new Set(products).size, products.length);
  const plates = [...shown, ...products].filter((motif) => files[motif]?.includes('font-style="italic"'));
  // The one that is told in its notice.
  assert.deepEqual(plates, ['section']);
});
