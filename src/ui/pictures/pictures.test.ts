import { PLACES } from '@park/contract/motifs';
import { DRAWINGS } from './drawings';
import { ICONS, iconUri } from './icons';
import { pictureUri } from './pictureUri';
import { STATE_URIS } from './states';
import { STRATA_URI } from './strata';

const drawingOf = (uri: string) => decodeURIComponent(uri.replace('data:image/svg+xml;charset=utf-8,', ''));
const isDrawn = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror') === null;

it.each(PLACES)('%s is a small drawing of its own', (motif) => {
  expect(isDrawn(DRAWINGS[motif])).toBe(true);
  expect(DRAWINGS[motif].length).toBeLessThan(2048);
  expect(PLACES.filter((other) => DRAWINGS[other] === DRAWINGS[motif])).toEqual([motif]);
  expect(drawingOf(pictureUri(motif) ?? '')).toBe(DRAWINGS[motif].replace(/"/g, "'"));
});

it('draws every icon, the four states and the strata', () => {
  for (const uri of [...Object.values(ICONS).map(iconUri), ...Object.values(STATE_URIS), STRATA_URI]) {
    expect(isDrawn(drawingOf(uri))).toBe(true);
    // Neither may end the url("…") it stands in.
    expect(uri).not.toMatch(/["\\\n]/);
  }
});
