import type { MapShape } from '@park/contract/map/schemas';
import exhibits from '../../../../content/sample-park/exhibits.json';
import sample from '../../../../content/sample-park/places.json';
import points from '../../../../content/sample-park/points.json';
import ways from '../../../../content/sample-park/ways.json';
import { type Placed, placedOf } from '../placed';
import { dotsAmong, namesOn } from './names';
import { obstaclesOn } from './obstacles';
import { parkSheet } from './useSheet';

const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en', 'es', 'fr'] as const;
type Lang = (typeof LANGUAGES)[number];
const WINDOWS = { phone: [375, 768], small: [320, 500], beside: [408, 980], desktop: [920, 676] } as const;
const MUSEUM = 'fossil-museum';
/** px: normal, large and largest text. */
const TEXTS = [12, 13.8, 15.6];
const ZOOMS = Array.from({ length: 21 }, (_, step) => 1 + step / 4);

function parkIn(lang: Lang): { places: Placed[]; shapes: MapShape[] } {
  const located = [
    ...sample.map((place) => ({ ...place, kind: place.kind as Placed['kind'] })),
    ...points.map((point) => ({ ...point, kind: 'livePoint' as const })),
  ];
  const places = located.map(({ id, kind, name, latitude, longitude }) => ({
    ...{ id, kind, name: name[lang], text: '', closed: null, latitude, longitude },
  }));
  const shown = exhibits.flatMap(({ id, name, ...at }) => {
    const { latitude, longitude } = at as Partial<Record<'latitude' | 'longitude', number>>;
    return latitude && longitude ? [{ id, name: name[lang], text: '', latitude, longitude }] : [];
  });
  return {
    places: placedOf({ places: places as never, exhibits: shown as never }, undefined),
    shapes: ways.map(({ id, kind, line, ...way }) => ({
      ...{ id, kind: kind as MapShape['kind'], line: line as MapShape['line'], stepFree: true, closed: null },
      name: 'name' in way && way.name ? (way.name as Record<Lang, string>)[lang] : '',
    })),
  };
}

describe.each(LANGUAGES)('the sample park in %s', (lang) => {
  const { places, shapes } = parkIn(lang);
  const museum = places.find(({ id }) => id === MUSEUM) as Placed;

  it.each(Object.entries(WINDOWS))(
    '%s: its museum has its name at every zoom, beside what covers the map',
    (window, [width, height]) => {
      const isPhone = window === 'phone' || window === 'small';
      const frame = { width, height, park: { width: width - 60, height: isPhone ? height * 0.42 : height } };
      const sheet = parkSheet(places, shapes, frame);
      const obstacles = obstaclesOn({ width, height }, isPhone ? 190 : 0);
      for (const size of TEXTS)
        for (const zoom of ZOOMS) {
          // The museum in the middle of what is seen, as far as the sheet's edges let it.
          const { x, y } = sheet.at(museum);
          const begin = (share: number, long: number, to: number) =>
            Math.min(long * (zoom - 1), Math.max(0, share * long * zoom - to));
          const view = {
            zoom,
            left: begin(x, width, frame.park.width / 2),
            top: begin(y, height, (height - (isPhone ? 190 : 0)) / 2),
          };
          const shown = places.filter(({ kind }) => zoom >= 1.8 || kind !== 'exhibit');
          const dots = dotsAmong(shown, sheet, { zoom, chosenId: '' });
          const names = namesOn(sheet, { places: shown, shapes }, { view, size, chosenId: '', dots, obstacles });
          expect([zoom, size, names.some(({ id }) => id === MUSEUM)]).toEqual([zoom, size, true]);
        }
    },
  );
});
