import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ITEM_CATEGORIES } from '@park/contract/lostFound/limits';
import { MOTIFS, PLACES, STAMPED } from '@park/contract/motifs';
import { pictureFiles } from '../config/pictures';
import { seededExhibits } from '../server/src/seed/exhibits.seed';

/** Bytes: what a phone fetches for one picture, before it is compressed. */
const MOST = 32_000;

test('every motif, every stamp and every kind of lost thing has a picture that is no other’s, in a plate’s measure', () => {
  const files = pictureFiles();
  const drawn = PLACES as readonly string[];
  const motifs = MOTIFS.filter((motif) => !drawn.includes(motif));
  const stamps = STAMPED.map((fossil) => `stamp-${fossil}`);
  assert.deepEqual(Object.keys(files).sort(), [...motifs, ...stamps, ...ITEM_CATEGORIES].sort());
  assert.equal(new Set(Object.values(files)).size, Object.keys(files).length);
  for (const [name, svg] of Object.entries(files)) {
    assert.ok(svg.length < MOST && !svg.includes('NaN'), name);
    assert.match(svg, /^<svg [^>]*viewBox="0 0 750 420">.*<\/svg>$/s, name);
  }
});

test('every seeded exhibit has a plate that is no other’s, with its own Latin name under it', () => {
  const files = pictureFiles();
  for (const { id, latin, motif } of seededExhibits)
    assert.ok(files[motif]?.includes(`font-style="italic">${latin}</text>`), id);
  assert.equal(new Set(seededExhibits.map(({ motif }) => motif)).size, seededExhibits.length);
});
