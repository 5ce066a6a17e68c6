import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ITEM_CATEGORIES } from '@park/contract/lostFound/limits';
import { MOTIFS, PLACES, STAMPED } from '@park/contract/motifs';
import { readContent } from '../server/src/seed/contents';
import { inRoot } from './root';

/** Bytes: what a phone fetches for one picture, before it is compressed. */
const MAX_SVG_CHARACTERS = 32_000;

const folder = inRoot('content', 'pictures');
const files = Object.fromEntries(
  readdirSync(folder).map((file) => [path.basename(file, '.svg'), readFileSync(path.join(folder, file), 'utf8')]),
);

test('every motif, every stamp and every kind of lost thing has a picture that is no other’s, in a plate’s measure', () => {
  const drawn = PLACES as readonly string[];
  const motifs = MOTIFS.filter((motif) => !drawn.includes(motif));
  const stamps = STAMPED.map((fossil) => `stamp-${fossil}`);
  assert.deepEqual(Object.keys(files).sort(), [...motifs, ...stamps, ...ITEM_CATEGORIES].sort());
  assert.equal(new Set(Object.values(files)).size, Object.keys(files).length);
  for (const [name, svg] of Object.entries(files)) {
    assert.ok(svg.length < MAX_SVG_CHARACTERS && !svg.includes('NaN'), name);
    assert.match(svg, /^<svg [^>]*viewBox="0 0 750 420">.*<\/svg>$/s, name);
  }
});

test('every seeded exhibit has a plate that is no other’s, with its own Latin name under it', async () => {
  const exhibits = await readContent('exhibits', 0);
  for (const { id, latin, motif } of exhibits) assert.ok(files[motif]?.includes(`font-style="italic">${latin}</text>`), id);
  assert.equal(new Set(exhibits.map(({ motif }) => motif)).size, exhibits.length);
});
