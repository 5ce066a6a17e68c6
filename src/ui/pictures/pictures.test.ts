import { ICONS, iconUri } from './icons';
import { STATE_URIS } from './states';
import { STRATA_URI } from './strata';

const drawingOf = (uri: string) => decodeURIComponent(uri.replace('data:image/svg+xml;charset=utf-8,', ''));
const isDrawn = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror') === null;

it('draws every icon, the states and the strata', () => {
  for (const uri of [...Object.values(ICONS).map(iconUri), ...Object.values(STATE_URIS), STRATA_URI]) {
    expect(isDrawn(drawingOf(uri))).toBe(true);
    // Neither may end the url("…") it stands in.
    expect(uri).not.toMatch(/["\\\n]/);
  }
});
