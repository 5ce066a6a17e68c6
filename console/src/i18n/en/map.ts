import * as words from '@park/contract/map/words';
import { inLanguage } from '@park/contract/words';
import type { map as zh } from '../zh/map';

export const map: typeof zh = {
  title: 'Map places',
  about:
    'What visitors find on the park’s map. Live points are changed where they are kept; here they only show where things lie.',
  kinds: inLanguage(words.place, 'en'),
  add: 'New place',
  text: 'About it',
  position: 'Where it lies',
  latitude: 'Latitude',
  longitude: 'Longitude',
  map: 'The park, north above',
  move: 'Click on the drawing to put the place there, or write its degrees (GCJ-02).',
  edit: (name) => `Edit ${name}`,
  gone: 'This place was not found; somebody may have removed it.',
  up: (name) => `Move ${name} up`,
  down: (name) => `Move ${name} down`,
  order: 'Order',
  removeTitle: (name) => `Remove ${name}?`,
  removeAbout: 'It is  gone from the visitors’ map at once and cannot be brought back.',
  empty: 'There are no places yet.',
};
